import Engine
import Glibc
import Testing

@testable import Storage

@Suite("Journals on disk")
struct JournalFolderTests {
    private let scratch: Scratch
    private let place: JournalPlace
    private let base: [JournalRecord] = [.base(Array("One.\n".utf8))]
    private let more: [JournalRecord] = [
        .splice(.init(offset: 4, removed: 0, inserted: [0, 10, 255])), .saving,
        .splice(.init(offset: 1, removed: 2, inserted: [])),
    ]

    init() throws {
        scratch = try Scratch()
        try scratch.write("notes/page.md", "One.\n")
        place = JournalPlace(root: scratch["notes"], document: .init("page.md"))
    }

    private var folder: String { scratch["state/journals"] }

    private func journal(_ calls: WritingCalls = .system) -> JournalFolder { JournalFolder(path: folder, calls: calls) }

    /// Begins one and ends its program.
    private func leave(_ records: [JournalRecord], at place: JournalPlace? = nil) throws {
        let own = journal()
        try own.begin(place ?? self.place, with: Array(records.prefix(1)))
        if records.count > 1 { try own.append(Array(records.dropFirst()), to: place ?? self.place) }
    }

    private func found(_ root: String = "notes") -> [[JournalRecord]] {
        journal().leftovers(below: scratch[root]).map(\.records)
    }

    private func only() throws -> String { try #require(scratch.names(in: "state/journals").first) }

    @Test("what one program leaves the next one finds, and only this user may look into it")
    func roundTrip() throws {
        #expect(found() == [])
        #expect(scratch.names(in: "state") == [])
        try leave(base + more)
        #expect(found() == [base + more])
        let name = try only()
        #expect(name.hasSuffix(".journal"))
        #expect(try FileStatus(of: folder + "/" + name).mode == 0o600)
        #expect(try FileStatus(of: folder).mode == 0o700)
    }

    @Test("a journal is nobody else's while its program runs, and nobody else's once it is taken")
    func locks() throws {
        let own = journal()
        try own.begin(place, with: base)
        #expect(found() == [])
        #expect(own.leftovers(below: scratch["notes"]) == [])
        try leave(base + more)
        let second = journal()
        let taken = second.leftovers(below: scratch["notes"])
        #expect(taken.map(\.records) == [base + more])
        #expect(found() == [])
        second.release(taken[0].id)
        #expect(found() == [base + more])
        let third = journal()
        for leftover in third.leftovers(below: scratch["notes"]) { third.discard(leftover.id) }
        #expect(scratch.names(in: "state/journals").count == 1)
        try own.append(more, to: place)
        own.remove(place)
        #expect(scratch.names(in: "state/journals") == [])
    }

    @Test("beginning again replaces what this program has, and nothing of another one's")
    func again() throws {
        try leave(base)
        let own = journal()
        try own.begin(place, with: base)
        try own.append(more, to: place)
        try own.begin(place, with: [.base([7])])
        #expect(scratch.names(in: "state/journals").count == 2)
    }

    @Test("after a crash at any byte of the last record the ones before it are there")
    func tornTail() throws {
        try leave(base + more)
        let name = "state/journals/" + (try only())
        let whole = try scratch.read(name)
        let start = JournalFormat.start(JournalPlace(root: try resolved(place.root), document: place.document)).count
        var ends = [start]
        for record in base + more { ends.append((ends.last ?? 0) + JournalFormat.bytes(of: [record]).count) }
        #expect(ends.last == whole.count)
        for length in whole.indices {
            try scratch.write(name, Array(whole[..<length]))
            let count = max(0, ends.count { $0 <= length } - 1)
            #expect(found() == (count == 0 ? [] : [Array((base + more)[..<count])]), "\(length) bytes")
        }
    }

    @Test("a record whose bytes are not what was written ends the journal")
    func checksums() throws {
        try leave(base + more)
        let name = "state/journals/" + (try only())
        let whole = try scratch.read(name)
        for index in whole.indices {
            var bytes = whole
            bytes[index] ^= 0x10
            try scratch.write(name, bytes)
            let records = found()
            #expect(records.isEmpty || (base + more).starts(with: records[0]), "byte \(index)")
            #expect(records != [base + more], "byte \(index)")
        }
        try scratch.write(name, whole + [UInt8](repeating: 0, count: 4096))
        #expect(found() == [base + more])
    }

    @Test("journals are found by where their documents are, through links and from other folders")
    func places() throws {
        try scratch.write("notes/deep/x.md")
        try scratch.write("notes2/y.md")
        symlink(scratch["notes"], scratch["link"])
        try leave(base, at: .init(root: scratch["notes"], document: .init("deep/x.md")))
        func ids(_ root: String) -> [String] { journal().leftovers(below: scratch[root]).map(\.document.path) }
        #expect(ids("notes") == ["deep/x.md"])
        #expect(ids("link") == ["deep/x.md"])
        #expect(ids("notes/deep") == ["x.md"])
        #expect(ids(".") == ["notes/deep/x.md"])
        #expect(ids("notes2") == [])
        #expect(ids("nowhere") == [])
        #expect(journal().leftovers(below: "/").map(\.document.path).first?.hasSuffix("notes/deep/x.md") == true)
    }

    @Test("the oldest comes first")
    func order() throws {
        for number in 0..<4 as Range<UInt8> { try leave([.base([number])]) }
        for (number, name) in scratch.names(in: "state/journals").enumerated() {
            let record = try #require(JournalFormat.read(try scratch.read("state/journals/" + name))?.records.first)
            guard case .base(let bytes) = record else { continue }
            var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1000 - Int(bytes[0]), tv_nsec: number)]
            utimensat(AT_FDCWD, folder + "/" + name, &times, 0)
        }
        #expect(found() == [[.base([3])], [.base([2])], [.base([1])], [.base([0])]])
    }

    @Test("what is none of ours is left alone, and what was never begun is taken away")
    func foreign() throws {
        try leave(base)
        for name in ["notes.txt", ".hidden", "x.journal", "empty.journal", "folder.journal/x"] {
            try scratch.write("state/journals/" + name, name.hasPrefix("empty") ? "" : "Tilewright journal 2\n")
        }
        mkfifo(folder + "/pipe.journal", 0o600)
        try scratch.write("state/journals/half.new")
        let before = scratch.names(in: "state/journals").filter { $0 != "half.new" }
        #expect(found() == [base])
        #expect(scratch.names(in: "state/journals") == before)
    }

    @Test("a folder that can't be written says why")
    func unwritable() throws {
        try scratch.write("state/journals", "a file")
        #expect(throws: JournalFailure(reason: "Not a directory, in \(folder)")) {
            try journal().begin(place, with: base)
        }
        #expect(journal().leftovers(below: scratch["notes"]) == [])
        #expect(throws: JournalFailure.self) { try journal().append(more, to: place) }
    }

    @Test("whichever call fails, what was safe before stays so, and nothing half-done is found")
    func faults() throws {
        for number in 1...60 {
            let disk = FaultyDisk(.only(number, code: ENOSPC))
            let state = scratch["\(number)"]
            var safe: [JournalRecord] = []
            do {
                let own = JournalFolder(path: state, calls: disk.calls)
                do throws(JournalFailure) {
                    try own.begin(place, with: base)
                    safe = base
                    try own.append(more, to: place)
                    safe += more
                } catch {
                    // Once there is room again the next one takes the place of what failed.
                    if !safe.isEmpty {
                        try own.append([.saving], to: place)
                        safe.append(.saving)
                    }
                }
            }
            let next = JournalFolder(path: state).leftovers(below: scratch["notes"])
            #expect(next.map(\.records) == (safe.isEmpty ? [] : [safe]), "call \(number)")
            #expect(!scratch.names(in: "\(number)").contains { $0.hasSuffix(".new") }, "call \(number)")
            if disk.count < number { return }
        }
        Issue.record("more calls than expected")
    }

    @Test("when the machine stops at any call, what was said to be safe is there")
    func stops() throws {
        for number in 1...60 {
            let disk = FaultyDisk(.from(number, code: EIO))
            let state = scratch["\(number)"]
            var safe: [JournalRecord] = []
            do throws(JournalFailure) {
                let own = JournalFolder(path: state, calls: disk.calls)
                try own.begin(place, with: base)
                safe = base
                try own.append(more, to: place)
                safe += more
            } catch {
                #expect(error.reason.hasPrefix("Input/output error"))
            }
            let next = JournalFolder(path: state).leftovers(below: scratch["notes"]).first?.records ?? []
            #expect(next.starts(with: safe), "call \(number)")
            #expect((base + more).starts(with: next), "call \(number)")
            if disk.count < number { return }
        }
        Issue.record("more calls than expected")
    }

    @Test("a document of many megabytes")
    func huge() throws {
        let large = [UInt8](repeating: 0x61, count: 24 << 20)
        try leave([.base(large), .splice(.init(offset: 1 << 20, removed: 0, inserted: large))])
        #expect(found() == [[.base(large), .splice(.init(offset: 1 << 20, removed: 0, inserted: large))]])
    }
}
