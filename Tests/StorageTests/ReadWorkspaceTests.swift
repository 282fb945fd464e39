import Engine
import Glibc
import Testing

@testable import Storage

@Suite("reading a workspace")
struct ReadWorkspaceTests {
    let scratch: Scratch
    let disk: Disk

    init() throws {
        scratch = try Scratch()
        disk = Disk(stateFolder: scratch["state"])
    }

    private func paths(_ name: String = ".") throws -> [String] {
        try disk.readWorkspace(at: scratch[name]).documents.map(\.path)
    }

    @Test("Markdown at any depth is listed in order, all else is not")
    func listsMarkdown() throws {
        for name in ["b.md", "a.MD", "deep/er/and/deeper/c.Markdown", "notes.txt", "md", "x.mdx", "deep/d.md"] {
            try scratch.write(name)
        }
        #expect(try paths() == ["a.MD", "b.md", "deep/d.md", "deep/er/and/deeper/c.Markdown"])
    }

    @Test("hidden files and folders are left out")
    func leavesOutHidden() throws {
        for name in [".hidden.md", ".git/a.md", "sub/.b.md", ".md", "seen.md"] { try scratch.write(name) }
        #expect(try paths() == ["seen.md"])
    }

    @Test("odd names stay as they are, and two that look the same are both there")
    func keepsOddNames() throws {
        let names = [
            "with space.md", "caf\u{E9}.md", "cafe\u{301}.md", "北.md", "🧭.markdown", "100%[1]#x.md", "-dash.md",
            "a\nb.md",
        ]
        for name in names { try scratch.write(name) }
        let found = try paths().map { Array($0.utf8) }
        #expect(found.count == names.count)
        #expect(Set(found) == Set(names.map { Array($0.utf8) }))
    }

    @Test("a name that is not UTF-8 is left out with a warning")
    func warnsOfBytes() throws {
        try scratch.write("good.md")
        let name = Array(scratch["bad"].utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)] + Array(".md".utf8CString)
        close(open(name, O_WRONLY | O_CREAT, 0o644))
        let listing = try disk.readWorkspace(at: scratch.path)
        unlink(name)
        #expect(listing.documents.map(\.path) == ["good.md"])
        #expect(listing.warnings == ["“bad\u{FFFD}.md” was left out: its name is not UTF-8."])
    }

    @Test("loops of symbolic links end, and each folder is looked into once")
    func cutsLoops() throws {
        try scratch.write("a/one.md")
        try scratch.write("b/two.md")
        symlink("..", scratch["a/up"])
        symlink("../b", scratch["a/b"])
        symlink("../a", scratch["b/a"])
        symlink("self", scratch["self"])
        #expect(try paths() == ["a/one.md", "b/two.md"])
    }

    @Test("links to files and to folders outside are followed")
    func followsLinks() throws {
        try scratch.write("outside/far/three.md")
        try scratch.write("inside/one.md")
        symlink("../outside/far", scratch["inside/linked"])
        symlink("one.md", scratch["inside/two.md"])
        symlink("nowhere", scratch["inside/gone.md"])
        let listing = try disk.readWorkspace(at: scratch["inside"])
        #expect(listing.documents.map(\.path) == ["linked/three.md", "one.md", "two.md"])
        #expect(listing.warnings == ["The link “gone.md” leads nowhere: No such file or directory."])
    }

    @Test("pipes and folders named like documents are no documents")
    func leavesOutPipes() throws {
        mkfifo(scratch["pipe.md"], 0o600)
        try scratch.write("folder.md/in.md")
        #expect(try paths() == ["folder.md/in.md"])
    }

    @Test("a single file is a workspace of one, whatever its name")
    func readsSingleFile() throws {
        try scratch.write("README")
        try scratch.write("other.md")
        let listing = try disk.readWorkspace(at: scratch["./README"])
        #expect(listing == WorkspaceListing(root: scratch.path, documents: [.init("README")], isSingleFile: true))
    }

    @Test("the root is absolute, without dots")
    func makesAbsolute() throws {
        try scratch.write("a/x.md")
        #expect(try disk.readWorkspace(at: scratch["./a//"]).root == scratch["a"])
        #expect(try disk.readWorkspace(at: scratch["a/.."]).root == resolved(scratch.path))
        #expect(try disk.readWorkspace(at: ".").root == resolved("."))
    }

    @Test("what is missing or no folder is said")
    func saysWhy() throws {
        mkfifo(scratch["pipe"], 0o600)
        try scratch.write("file")
        #expect(throws: ReadFailure.missing(path: scratch["no"])) { try disk.readWorkspace(at: scratch["no"]) }
        #expect(throws: ReadFailure.missing(path: scratch["file/x"])) { try disk.readWorkspace(at: scratch["file/x"]) }
        #expect(throws: ReadFailure.notAFile(path: scratch["pipe"])) { try disk.readWorkspace(at: scratch["pipe"]) }
    }

    @Test("a folder that may not be read becomes a warning, the others are listed", .enabled(if: geteuid() != 0))
    func warnsOfForbiddenFolder() throws {
        try scratch.write("open/a.md")
        try scratch.write("closed/b.md")
        chmod(scratch["closed"], 0)
        let listing = try disk.readWorkspace(at: scratch.path)
        #expect(listing.documents.map(\.path) == ["open/a.md"])
        #expect(listing.warnings == ["The folder “closed” could not be read: Permission denied."])
        #expect(throws: ReadFailure.notPermitted(path: scratch["closed"])) {
            try disk.readWorkspace(at: scratch["closed"])
        }
    }

    @Test("an empty folder holds no documents")
    func readsEmptyFolder() throws {
        #expect(try disk.readWorkspace(at: scratch.path) == WorkspaceListing(root: scratch.path, documents: []))
    }
}
