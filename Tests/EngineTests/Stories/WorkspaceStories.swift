import Engine
import Testing

@Suite("Workspace")
struct WorkspaceStories {
    @Test("a folder opens as its library, a document as its board, and Back leads back")
    func openAndBack() {
        let desk = Desk(["a.md": "# Apples\n\nRed.\n", "b/c.md": "text\n"])
        #expect(desk.editor.navigationSurface.destination == .none)
        #expect(desk.editor.listSurface.scope == .library)
        #expect(desk.editor.sidebarSurface.rows.map(\.title) == ["Apples", "b", "c"])
        desk.perform(.openDocument(.init("a.md")))
        #expect(desk.editor.navigationSurface.destination == .document)
        #expect(desk.names == ["Apples", "Red."])
        desk.perform(.back)
        #expect(desk.editor.listSurface.scope == .library)
    }

    @Test("what is in no folder stands before the folders, as does a folder's only page")
    func looseFirst() {
        let desk = Desk(["z.md": "z\n", "m/n.md": "n\n", "m/o/p.md": "p\n", "y/index.md": "y\n", "index.md": "i\n"])
        let rows = desk.editor.sidebarSurface.rows
        #expect(rows.map(\.title) == ["index", "y", "z", "m", "n", "o", "p"])
        #expect(rows.map(\.depth) == [0, 0, 0, 0, 1, 1, 2])
    }

    @Test("folding a folder hides its documents")
    func fold() {
        let desk = Desk(["a.md": "", "b/c.md": "text\n"])
        desk.perform(.toggleFolder("b"))
        #expect(desk.editor.sidebarSurface.rows.map(\.title) == ["a", "b"])
    }

    @Test("an empty folder, a missing one and an empty page say what can be done")
    func emptyStates() {
        #expect(Desk([:]).editor.listSurface.empty?.title == "No documents here")
        let missing = Desk([:])
        missing.perform(.openWorkspace(path: "/nowhere"))
        #expect(missing.editor.listSurface.empty?.text == "There is no file or folder at /nowhere.")
        let page = Desk(page: "")
        #expect(page.editor.listSurface.empty?.action?.command == .insertAfter)
    }

    @Test("a save that another program got ahead of writes nothing and says so")
    func changedOnDisk() {
        let desk = Desk(page: "One.\n")
        desk.perform(.insertTile(text: "Mine.", after: nil, edit: false))
        desk.files.files["page.md"] = Array("Theirs.\n".utf8)
        desk.perform(.run(.save))
        #expect(desk.saved() == "Theirs.\n")
        #expect(desk.message.contains("changed by another program"))
        #expect(desk.names.contains("Mine."))
    }

    @Test("a full disk keeps the edit, says why, and a second save works")
    func fullDisk() {
        let desk = Desk(page: "One.\n")
        desk.perform(.insertTile(text: "Mine.", after: nil, edit: false))
        desk.files.nextFailure = .notWritten(reason: "No space left on device")
        desk.perform(.run(.save))
        #expect(desk.message.contains("No space left on device"))
        #expect(desk.editor.toolbarSurface.controls.contains { $0.command == .save && $0.isEnabled })
        desk.perform(.run(.save))
        #expect(desk.saved() == "Mine.\n\nOne.\n")
    }

    @Test("a read-only file is asked about before it is written")
    func readOnly() {
        let desk = Desk(["page.md": "One.\n"])
        desk.files.readOnly = ["page.md"]
        desk.perform(.openDocument(.init("page.md")), .insertTile(text: "Mine.", after: nil, edit: false), .run(.save))
        #expect(desk.saved() == "One.\n")
        #expect(desk.editor.dialogSurface.isOpen)
        desk.perform(.answer(.dismiss))
        #expect(desk.saved() == "One.\n")
        desk.perform(.run(.save), .answer(.saveAnyway))
        #expect(desk.saved() == "Mine.\n\nOne.\n")
    }

    @Test("closing with changes asks, and saving closes")
    func closing() {
        let desk = Desk(page: "One.\n")
        desk.perform(.insertTile(text: "Mine.", after: nil, edit: false), .run(.quit))
        #expect(!desk.editor.navigationSurface.isClosing)
        desk.perform(.answer(.dismiss))
        #expect(!desk.editor.dialogSurface.isOpen)
        desk.perform(.run(.quit), .answer(.saveAndClose))
        #expect(desk.editor.navigationSurface.isClosing)
        #expect(desk.saved() == "Mine.\n\nOne.\n")
    }

    @Test("looking at documents writes nothing")
    func looking() {
        let desk = Desk(["a.md": "a  \n", "b.md": "b\r\n"])
        desk.perform(.openDocument(.init("a.md")), .back, .openDocument(.init("b.md")), .run(.save), .run(.quit))
        #expect(desk.files.saves == 0)
    }

    @Test("a report that nobody waits for any more is dropped")
    func staleReport() {
        let desk = Desk(["a.md": "# A\n", "b.md": "# B\n"])
        desk.editor.perform(.openDocument(.init("a.md")))
        let late = desk.background.jobs.removeFirst()
        desk.perform(.openDocument(.init("b.md")))
        desk.perform(.receive(late()))
        #expect(desk.names == ["B"])
    }

    @Test("after the end of a long document, a short one shows its cards")
    func shortAfterLong() {
        let long = (1...400).map { "Tile \($0).\n" }.joined(separator: "\n")
        let desk = Desk(["long.md": long, "short.md": "One.\n\nTwo.\n"])
        desk.perform(.openDocument(.init("long.md")))
        #expect(desk.names.last == "Tile 400.")
        desk.perform(.openDocument(.init("short.md")))
        #expect(desk.names == ["One.", "Two."])
    }

    @Test("what is undone and typed anew while a save is under way is not taken for saved")
    func editedWhileSaving() {
        let desk = Desk(page: "One.\n")
        desk.perform(.insertTile(text: "Mine.", after: nil, edit: false))
        desk.editor.perform(.run(.save))
        desk.editor.perform(.run(.undo))
        desk.editor.perform(.insertTile(text: "Other.", after: nil, edit: false))
        desk.perform(.receive(desk.background.jobs.removeFirst()()))
        #expect(desk.saved() == "Mine.\n\nOne.\n")
        #expect(desk.editor.statusSurface.state != "saved")
        desk.perform(.run(.save))
        #expect(desk.saved() == "Other.\n\nOne.\n")
        #expect(desk.editor.statusSurface.state == "saved")
    }

    @Test("after a reload every document shows what the disk holds, and changes in memory stay")
    func reload() {
        let desk = Desk(["a.md": "# A\n", "b.md": "# B\n", "c.md": "# C\n"])
        for name in ["a.md", "b.md", "c.md"] { desk.perform(.openDocument(.init(name))) }
        desk.perform(.insertTile(text: "Mine.", after: nil, edit: false), .openDocument(.init("b.md")))
        for name in ["a.md", "b.md", "c.md"] { desk.files.files[name] = Array("# New\n".utf8) }
        desk.perform(.run(.reload))
        #expect(desk.names == ["New"])
        desk.perform(.openDocument(.init("a.md")))
        #expect(desk.names == ["New"])
        desk.perform(.openDocument(.init("c.md")))
        #expect(desk.names == ["Mine.", "C"])
    }

    @Test("a reload shows the rows that another program added")
    func reloadAddsRows() {
        let desk = Desk(page: "One.\n")
        desk.files.files["page.md"] = Array("One.\n\nTwo.\n".utf8)
        desk.perform(.run(.reload))
        #expect(desk.names == ["One.", "Two."])
    }

    @Test("what was typed while a reload was under way stays")
    func typingDuringReload() {
        let desk = Desk(page: "One.\n")
        desk.files.files["page.md"] = Array("Theirs.\n".utf8)
        desk.editor.perform(.run(.reload))
        desk.editor.perform(.insertTile(text: "Mine.", after: nil, edit: false))
        desk.perform(.clearSelection)
        #expect(desk.names == ["Mine.", "One."])
    }

    @Test("a reload leaves the editor open where its tile is still there, and what is typed next goes there")
    func reloadWhileEditing() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.editDetail(.tile(desk.tile("Two."))), .run(.reload), .editText(.insert("!")))
        #expect(desk.editor.openDocument.map { String(decoding: $0.bytes, as: UTF8.self) } == "One.\n\nTwo.!\n")
        desk.perform(.run(.undo))
        desk.files.files["page.md"] = Array("New.\n\nTwo.\n".utf8)
        desk.perform(.run(.reload), .editText(.insert("?")))
        #expect(desk.editor.openDocument.map { String(decoding: $0.bytes, as: UTF8.self) } == "New.\n\nTwo.?\n")
    }

    @Test("Escape lets go of one thing after the other")
    func escape() {
        let desk = Desk(["a.md": "One.\n\nTwo.\n"])
        desk.perform(.openDocument(.init("a.md")))
        desk.perform(.run(.selectAll), .run(.find), .editDetail(.tile(desk.tile("One."))))
        desk.perform(.escape)
        #expect(desk.editor.editorSurface.layout == nil && desk.editor.searchSurface.isOpen)
        desk.perform(.run(.selectAll), .escape)
        #expect(!desk.editor.searchSurface.isOpen && desk.editor.selectionSurface.ids.count == 2)
        desk.perform(.escape)
        #expect(desk.editor.selectionSurface.ids.count == 1 && desk.editor.listSurface.scope == .document)
        desk.perform(.escape)
        #expect(desk.editor.listSurface.scope == .library)
    }
}
