import Engine
import Glibc
import Testing

@testable import Storage

@Suite("reading a file")
struct ReadFileTests {
    let scratch: Scratch
    let disk: Disk

    init() throws {
        scratch = try Scratch()
        disk = Disk(stateFolder: scratch["state"])
    }

    private func opens(_ bytes: [UInt8]) throws -> Bool {
        try scratch.write("x.md", bytes)
        do throws(ReadFailure) {
            let found = try disk.readFile(at: scratch["x.md"]).bytes
            #expect(found == bytes)
            return true
        } catch {
            #expect(error == .binary(path: scratch["x.md"]))
            return false
        }
    }

    @Test("files of all sizes come back whole", arguments: [0, 1, 65_535, 65_536, 1_000_003])
    func readsWhole(size: Int) throws {
        #expect(try opens((0..<size).map { UInt8(0x20 + $0 % 90) }))
    }

    @Test("odd texts open")
    func opensOddTexts() throws {
        let latin1 = Array("Stra".utf8) + [0xDF, 0x65] + Array(" mit einem Byte\n".utf8)
        let utf16 = Array("# Überschrift und Text\r\n".utf16)
        #expect(try opens(Array("one NUL \0 in a text\n".utf8)))
        #expect(try opens(latin1))
        #expect(try opens(latin1 + [0]))
        #expect(try opens(Array("bell\u{7} \u{1B}[31m del\u{7F} unit\u{1F}\n\nend\n".utf8)))
        #expect(try opens([0xFF, 0xFE] + utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
        #expect(try opens([0xFE, 0xFF] + utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }))
        #expect(try opens(utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
        #expect(try opens([0xEF, 0xBB, 0xBF] + Array("with a mark\n".utf8)))
    }

    @Test("images, programs and ruined files do not")
    func refusesBinaries() throws {
        let png: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 4, 0, 0, 0, 3, 0,
        ]
        let program = try Descriptor(open: "/proc/self/exe", O_RDONLY).readToEnd(sizeHint: 0)
        #expect(try !opens(png))
        #expect(try !opens(program))
        #expect(try !opens([UInt8](repeating: 0, count: 64)))
        #expect(try !opens((0..<4096).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) }))
    }

    @Test("a character that the sample's end cuts is no sign of a program")
    func cutsSampleBetweenCharacters() throws {
        let text = Array(String(repeating: "\u{1}🌱 leaf", count: 20_000).utf8)
        for shift in 0..<4 { #expect(try opens(Array("abcd".utf8.prefix(shift)) + text)) }
    }

    @Test("pipes, folders and devices are refused without waiting")
    func refusesPipes() throws {
        mkfifo(scratch["pipe.md"], 0o600)
        #expect(throws: ReadFailure.notAFile(path: scratch["pipe.md"])) { try disk.readFile(at: scratch["pipe.md"]) }
        #expect(throws: ReadFailure.notAFile(path: scratch.path)) { try disk.readFile(at: scratch.path) }
        #expect(throws: ReadFailure.notAFile(path: "/dev/zero")) { try disk.readFile(at: "/dev/zero") }
    }

    @Test("a missing file, a loop and a file that is too large say so")
    func saysWhy() throws {
        symlink("loop.md", scratch["loop.md"])
        try scratch.write("huge.md")
        truncate(scratch["huge.md"], Disk.largestFile + 1)
        #expect(throws: ReadFailure.missing(path: scratch["no.md"])) { try disk.readFile(at: scratch["no.md"]) }
        #expect(throws: ReadFailure.unreadable(path: scratch["loop.md"], reason: "Too many levels of symbolic links")) {
            try disk.readFile(at: scratch["loop.md"])
        }
        #expect(throws: ReadFailure.unreadable(path: scratch["huge.md"], reason: "File too large")) {
            try disk.readFile(at: scratch["huge.md"])
        }
    }

    @Test("whether it may be written is told; root may write everything")
    func tellsWritable() throws {
        try scratch.write("rw.md")
        try scratch.write("r.md", mode: 0o444)
        #expect(try disk.readFile(at: scratch["rw.md"]).isWritable)
        #expect(try disk.readFile(at: scratch["r.md"]).isWritable == (geteuid() == 0))
    }

    @Test("a file without permission says so", .enabled(if: geteuid() != 0))
    func saysForbidden() throws {
        try scratch.write("closed.md", mode: 0)
        #expect(throws: ReadFailure.notPermitted(path: scratch["closed.md"])) {
            try disk.readFile(at: scratch["closed.md"])
        }
    }
}
