import Engine
import Glibc
import Testing

@testable import Storage

/// Each call of a save fails in turn; after that one whole version must be on disk.
@Suite("saving on a faulty disk")
struct SaveFaultTests {
    let old = Array("# Old\n\nText that is a little longer than the new one.\n".utf8)
    let new = Array("# New\n\nText.\n".utf8)

    enum Way: CaseIterable { case replacing, inPlace, creating }

    private func prepare(_ way: Way) throws -> Scratch {
        let scratch = try Scratch()
        try WritingCalls.system.makeFolders(scratch["work"])
        if way != .creating { try scratch.write("work/page.md", old) }
        if way == .inPlace { link(scratch["work/page.md"], scratch["work/second.md"]) }
        return scratch
    }

    /// Nil where it worked.
    private func failure(_ way: Way, in scratch: Scratch, _ calls: WritingCalls) -> SaveFailure? {
        do throws(SaveFailure) {
            try Disk(stateFolder: scratch["state"], calls: calls)
                .save(new, to: scratch["work/page.md"], expecting: before(way), evenReadOnly: false)
            return nil
        } catch {
            return error
        }
    }

    private func before(_ way: Way) -> [UInt8]? { way == .creating ? nil : old }

    private func content(_ scratch: Scratch) throws -> [UInt8]? {
        scratch.names(in: "work").contains("page.md") ? try scratch.read("work/page.md") : nil
    }

    private func callCount(_ way: Way) throws -> Int {
        let disk = FaultyDisk()
        #expect(failure(way, in: try prepare(way), disk.calls) == nil)
        return disk.count
    }

    @Test("one call that fails leaves the version that the answer says", arguments: Way.allCases, [ENOSPC, EIO, EPERM])
    func oneFault(way: Way, code: Int32) throws {
        for place in 1...(try callCount(way)) {
            let scratch = try prepare(way)
            let failure = failure(way, in: scratch, FaultyDisk(.only(place, code: code)).calls)
            #expect(try content(scratch) == (failure == nil ? new : before(way)), "call \(place)")
        }
    }

    @Test("a full disk says so and leaves nothing behind, and the next try works", arguments: Way.allCases)
    func fullDisk(way: Way) throws {
        let scratch = try prepare(way)
        let names = scratch.names(in: "work")
        var calls = WritingCalls.system
        calls.write = { _, _, _ in
            errno = ENOSPC
            return -1
        }
        guard case .notWritten(let reason) = failure(way, in: scratch, calls) else {
            Issue.record("a full disk took a file")
            return
        }
        #expect(reason.hasPrefix("No space left on device"))
        #expect(scratch.names(in: "work") == names)
        #expect(try content(scratch) == before(way))
        #expect(failure(way, in: scratch, .system) == nil)
        #expect(try content(scratch) == new)
    }

    @Test("a machine that stops at any call leaves a whole version, in the file or beside it", arguments: Way.allCases)
    func stops(way: Way) throws {
        for place in 1...(try callCount(way)) {
            let scratch = try prepare(way)
            _ = failure(way, in: scratch, FaultyDisk(.from(place, code: EIO)).calls)
            let found = try content(scratch)
            if found == new || found == before(way) { continue }
            #expect(way == .inPlace, "call \(place) left a torn file")
            let names = scratch.names(in: "state/unfinished")
            let text = try #require(names.first { $0.hasSuffix(".text") })
            let path = try #require(names.first { $0.hasSuffix(".path") })
            #expect(try scratch.read("state/unfinished/" + text) == new)
            #expect(try scratch.text("state/unfinished/" + path) == resolved(scratch["work/page.md"]))
        }
    }
}
