import Engine
import Glibc
import Testing

@testable import Storage

@Suite("saving a file")
struct SaveTests {
    let scratch: Scratch
    let disk: Disk
    let old = Array("# Old\n\nText.\n".utf8)
    let new = Array("# New\n\nA longer text.\n".utf8)

    init() throws {
        scratch = try Scratch()
        disk = Disk(stateFolder: scratch["state"])
        try scratch.write("work/page.md", old)
    }

    private var page: String { scratch["work/page.md"] }

    private func save(_ bytes: [UInt8], expecting expected: [UInt8]?, evenReadOnly: Bool = false) throws(SaveFailure) {
        try disk.save(bytes, to: page, expecting: expected, evenReadOnly: evenReadOnly)
    }

    @Test("the file is replaced as a whole and nothing else is left")
    func replaces() throws {
        let before = try FileStatus(of: page).identity
        try save(new, expecting: old)
        #expect(try scratch.read("work/page.md") == new)
        #expect(try FileStatus(of: page).identity != before)
        #expect(scratch.names(in: "work") == ["page.md"])
        #expect(scratch.names() == ["work"])
    }

    @Test("mode bits and extended attributes stay", arguments: [0o640, 0o600, 0o755, 0o666] as [mode_t])
    func keepsMode(mode: mode_t) throws {
        chmod(page, mode)
        let hasAttributes = setAttribute("user.origin", "garden", page)
        try save(new, expecting: old)
        #expect(try FileStatus(of: page).mode == mode)
        if hasAttributes { #expect(attribute("user.origin", page) == "garden") }
    }

    @Test("the owner stays", .enabled(if: geteuid() == 0))
    func keepsOwner() throws {
        chown(page, 1234, 2345)
        try save(new, expecting: old)
        let status = try FileStatus(of: page)
        #expect((status.owner, status.group) == (1234, 2345))
        #expect(try scratch.read("work/page.md") == new)
    }

    @Test("a symbolic link stays one and its target is written, through several")
    func followsLinks() throws {
        mkdir(scratch["links"], 0o755)
        symlink("../work/page.md", scratch["links/one.md"])
        symlink("one.md", scratch["links/two.md"])
        try disk.save(new, to: scratch["links/two.md"], expecting: old, evenReadOnly: false)
        #expect(try scratch.read("work/page.md") == new)
        #expect(try FileStatus(of: scratch["links/two.md"], followingLink: false).isLink)
        #expect(scratch.names(in: "links") == ["one.md", "two.md"])
    }

    @Test("all names of a file with several see the new text")
    func keepsHardLinks() throws {
        link(page, scratch["work/second.md"])
        try save(new, expecting: old)
        #expect(try scratch.read("work/second.md") == new)
        #expect(try FileStatus(of: page).links == 2)
        try save(Array("short\n".utf8), expecting: new)
        #expect(try scratch.text("work/second.md") == "short\n")
        #expect(scratch.names(in: "state") == ["unfinished"])
        #expect(scratch.names(in: "state/unfinished") == [])
        #expect(scratch.names(in: "work") == ["page.md", "second.md"])
    }

    @Test("what another program wrote is never overwritten")
    func seesForeignChange() throws {
        try scratch.write("work/page.md", "Theirs.\n")
        #expect(throws: SaveFailure.changedOnDisk) { try save(new, expecting: old) }
        #expect(try scratch.text("work/page.md") == "Theirs.\n")
        unlink(page)
        #expect(throws: SaveFailure.deletedOnDisk) { try save(new, expecting: old) }
        #expect(scratch.names(in: "work") == [])
    }

    @Test("a change that comes while the new file is written is seen, too", arguments: [1, 2])
    func seesLateChange(links: Int) throws {
        if links == 2 { link(page, scratch["work/second.md"]) }
        let page = page
        var calls = WritingCalls.system
        calls.sync = { file in
            let theirs = Glibc.open(page, O_WRONLY | O_TRUNC)
            Glibc.write(theirs, "Theirs.\n", 8)
            Glibc.close(theirs)
            return fsync(file)
        }
        let busy = Disk(stateFolder: scratch["state"], calls: calls)
        #expect(throws: SaveFailure.changedOnDisk) { try busy.save(new, to: page, expecting: old, evenReadOnly: false) }
        #expect(try scratch.text("work/page.md") == "Theirs.\n")
        #expect(scratch.names(in: "work").count == links)
    }

    @Test("a file that holds the new text already is not touched")
    func leavesSameAlone() throws {
        let before = try FileStatus(of: page)
        try save(old, expecting: old)
        try save(old, expecting: new)
        #expect(try FileStatus(of: page) == before)
    }

    @Test("a file that this user may not write is written only if that was asked for, and stays read-only")
    func asksForReadOnly() throws {
        chmod(page, 0o444)
        if geteuid() != 0 {
            #expect(throws: SaveFailure.readOnly) { try save(new, expecting: old) }
            #expect(try scratch.read("work/page.md") == old)
        }
        try save(new, expecting: old, evenReadOnly: true)
        #expect(try scratch.read("work/page.md") == new)
        #expect(try FileStatus(of: page).mode == 0o444)
    }

    @Test("a new file appears whole and never takes another one's name")
    func createsFile() throws {
        try disk.save(new, to: scratch["work/fresh.md"], expecting: nil, evenReadOnly: false)
        #expect(try scratch.read("work/fresh.md") == new)
        #expect(try FileStatus(of: scratch["work/fresh.md"]).links == 1)
        #expect(throws: SaveFailure.changedOnDisk) { try save(new, expecting: nil) }
        #expect(try scratch.read("work/page.md") == old)
        #expect(throws: SaveFailure.notWritten(reason: "No such file or directory")) {
            try disk.save(new, to: scratch["no/fresh.md"], expecting: nil, evenReadOnly: false)
        }
        #expect(scratch.names(in: "work") == ["fresh.md", "page.md"])
    }

    @Test("a new file is made where there are no hard links, too")
    func createsWithoutLinks() throws {
        var calls = WritingCalls.system
        calls.link = { _, _ in refused(EPERM) }
        let plain = Disk(stateFolder: scratch["state"], calls: calls)
        try plain.save(new, to: scratch["work/fresh.md"], expecting: nil, evenReadOnly: false)
        #expect(try scratch.read("work/fresh.md") == new)
        #expect(throws: SaveFailure.changedOnDisk) {
            try plain.save(new, to: page, expecting: nil, evenReadOnly: false)
        }
        #expect(try scratch.read("work/page.md") == old)
        #expect(scratch.names(in: "work") == ["fresh.md", "page.md"])
    }

    @Test("in a folder that may not be written the file is written in place", .enabled(if: geteuid() != 0))
    func writesInPlace() throws {
        chmod(scratch["work"], 0o555)
        try save(new, expecting: old)
        #expect(try scratch.read("work/page.md") == new)
        #expect(scratch.names(in: "state/unfinished") == [])
    }

    @Test("where a replacement is refused the file is written in place", arguments: [EPERM, EACCES, EROFS, EBUSY])
    func fallsBack(code: Int32) throws {
        let before = try FileStatus(of: page).identity
        var calls = WritingCalls.system
        calls.rename = { _, _ in refused(code) }
        try Disk(stateFolder: scratch["state"], calls: calls).save(new, to: page, expecting: old, evenReadOnly: false)
        #expect(try scratch.read("work/page.md") == new)
        #expect(try FileStatus(of: page).identity == before)
        #expect(scratch.names(in: "work") == ["page.md"])
    }
}

private func refused(_ code: Int32) -> Int32 {
    errno = code
    return -1
}
