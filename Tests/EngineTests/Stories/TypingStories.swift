import Engine
import Testing

@Suite("Typing")
struct TypingStories {
    @Test("a word that was typed and taken back counts as no changed tile")
    func changedTiles() {
        let desk = Desk(page: "One.\n\nTwo.\n\nThree.\n")
        desk.perform(.editDetail(.tile(desk.tile("One."))))
        for letter in ["x", "y", "z"] { desk.perform(.editText(.insert(letter))) }
        #expect(desk.editor.statusSurface.state == "1 of 3 tiles changed")
        desk.perform(.back, .run(.undo), .editDetail(.tile(desk.tile("Two."))), .editText(.insert("!")))
        #expect(desk.editor.statusSurface.state == "1 of 3 tiles changed")
    }

    @Test("typing in a tile changes its bytes alone, and the card follows")
    func typing() {
        let desk = Desk(page: "One.  \n\n* Two\n\n\nThree")
        desk.perform(.editDetail(.tile(desk.tile("Two"))))
        #expect(desk.editor.navigationSurface.destination == .detail)
        desk.perform(.editText(.insert(" more")))
        #expect(desk.names[1] == "Two more")
        desk.perform(.back, .run(.save))
        #expect(desk.saved() == "One.  \n\n* Two more\n\n\nThree")
        #expect(desk.editor.navigationSurface.destination == .document)
    }

    @Test("letters of one word are taken back together")
    func joinedByWord() {
        let desk = Desk(page: "a\n")
        desk.perform(.editDetail(.tile(desk.tile("a"))))
        for letter in " red fox" { desk.perform(.editText(.insert(String(letter)))) }
        #expect(desk.editor.editorSurface.text == "a red fox")
        desk.perform(.run(.undo))
        #expect(desk.editor.editorSurface.text.hasPrefix("a red"))
        #expect(!desk.editor.editorSurface.text.contains("fox"))
        desk.perform(.run(.undo), .run(.undo))
        #expect(desk.editor.editorSurface.text == "a")
        #expect(desk.editor.statusSurface.state == "saved")
    }

    @Test("letters of one word are taken back together in the front matter, too")
    func joinedInFrontMatter() {
        let desk = Desk(page: "---\ntitle: A\n---\nOne.\n")
        desk.perform(.editDetail(.frontMatter), .editText(.select(12..<12)))
        for letter in "pril" { desk.perform(.editText(.insert(String(letter)))) }
        #expect(desk.editor.editorSurface.text.contains("title: April\n"))
        desk.perform(.run(.undo))
        #expect(desk.editor.editorSurface.text.contains("title: A\n"))
        #expect(desk.editor.statusSurface.state == "saved")
        desk.perform(.run(.redo), .run(.save))
        #expect(desk.saved() == "---\ntitle: April\n---\nOne.\n")
    }

    @Test("text that becomes two tiles shows as two, stays in the editor, and is said")
    func splitting() {
        let desk = Desk(page: "One.\n\nLast.\n")
        desk.perform(.editDetail(.tile(desk.tile("One."))), .editText(.insert("\n\nTwo.")))
        #expect(desk.names == ["One.", "Two.", "Last."])
        #expect(desk.editor.editorSurface.text == "One.\n\nTwo.")
        #expect(desk.message == "This text now reads as 2 tiles.")
        desk.perform(.editText(.insert("!")))
        #expect(desk.names == ["One.", "Two.!", "Last."])
    }

    @Test("deleting all of a tile's text and typing again works at the same place")
    func emptied() {
        let desk = Desk(page: "One.\n\nTwo.\n\nThree.\n")
        desk.perform(.editDetail(.tile(desk.tile("Two."))), .editText(.selectAll), .editText(.delete(.left)))
        #expect(desk.names == ["One.", "Three."])
        desk.perform(.editText(.insert("N")), .editText(.insert("ew")))
        #expect(desk.names == ["One.", "New", "Three."])
        desk.perform(.run(.undo), .run(.undo), .run(.undo), .run(.save))
        #expect(desk.saved() == "One.\n\nTwo.\n\nThree.\n")
    }

    @Test("emptying the first tile and typing again works, too")
    func emptiedFirst() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.editDetail(.tile(desk.tile("One."))), .editText(.selectAll), .editText(.insert("# New")))
        #expect(desk.names == ["New", "Two."])
        desk.perform(.editText(.selectAll), .editText(.delete(.left)), .editText(.insert("A")))
        #expect(desk.names == ["A", "Two."])
    }

    @Test("a new tile comes to be with its first character")
    func newTile() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.select(.tile(desk.tile("One."))), .run(.insertAfter))
        #expect(desk.names == ["One.", "New tile", "Two."])
        #expect(desk.editor.navigationSurface.destination == .detail)
        desk.perform(.editText(.insert("N")), .editText(.insert("ew")), .back, .run(.save))
        #expect(desk.saved() == "One.\n\nNew\n\nTwo.\n")
    }

    @Test("a new tile that begins with an empty line is edited as itself, not as the tile before it")
    func newTileAfterBlankLine() {
        let desk = Desk(page: "# One\n\nTwo.\n")
        desk.perform(
            .select(.tile(desk.tile("One"))), .run(.insertAfter), .editText(.newLine), .editText(.insert("New")))
        #expect(desk.editor.editorSurface.title == "Paragraph")
        #expect(desk.editor.editorSurface.id == .tile(desk.tile("New")))
        #expect(desk.names == ["One", "New", "Two."])
    }

    @Test("the front matter is edited as text, and the rest stays")
    func frontMatter() {
        let desk = Desk(page: "---\ntitle: Old\n---\n\nBody.\n")
        desk.perform(.editDetail(.frontMatter))
        #expect(desk.editor.editorSurface.text == "---\ntitle: Old\n---")
        desk.perform(.editText(.select(11..<14)), .editText(.insert("New")), .run(.save))
        #expect(desk.saved() == "---\ntitle: New\n---\n\nBody.\n")
    }

    @Test("a first line that makes front matter of what stands behind it says so, and undo brings it back")
    func swallowedByFrontMatter() {
        let desk = Desk(page: "One.\n\n---\n\nTwo.\n")
        desk.perform(.select(.tile(desk.tile("One."))), .run(.insertBefore))
        for letter in "---" { desk.perform(.editText(.insert(String(letter)))) }
        #expect(desk.names == ["Front matter", "Two."])
        #expect(desk.message == "This text now takes in what stands behind it.")
        desk.perform(.run(.undo), .run(.undo), .run(.undo), .run(.save))
        #expect(desk.saved() == "One.\n\n---\n\nTwo.\n")
        desk.perform(.editDetail(.tile(desk.tile("One."))), .editText(.move(.textStart, extend: false)))
        desk.perform(.editText(.insert("---\na: b\n---\n\n")))
        #expect(desk.message != "This text now takes in what stands behind it.")
    }

    @Test("pre-edit text is shown and never saved")
    func composition() {
        let desk = Desk(page: "ab\n")
        desk.perform(.editDetail(.tile(desk.tile("ab"))), .editText(.compose(.init(text: "かn", caret: 4))))
        #expect(desk.editor.editorSurface.composition?.text == "かn")
        #expect(desk.editor.editorSurface.text == "ab")
        #expect(desk.names == ["ab"])
        desk.perform(.editText(.insert("漢")))
        #expect(desk.editor.editorSurface.composition == nil)
        #expect(desk.editor.editorSurface.text == "ab漢")
        desk.perform(.run(.undo))
        #expect(desk.editor.editorSurface.text == "ab")
    }

    @Test("a tile that is not UTF-8 can be looked at and moved, not edited")
    func notText() {
        let desk = Desk(["page.md": ""])
        desk.files.files["page.md"] = [0x61, 0xFF, 0x62, 10, 10, 0x63, 10]
        desk.perform(.openDocument(.init("page.md")))
        let first = desk.editor.listSurface.rows[0].id
        desk.perform(.editDetail(first), .editText(.insert("x")))
        #expect(desk.editor.editorSurface.refusal?.contains("not UTF-8") == true)
        desk.perform(
            .moveTiles([desk.tile("c")], before: nil), .moveTiles([desk.tile("c")], before: first.tile), .run(.save))
        #expect(desk.files.files["page.md"] == [0x63, 10, 10, 0x61, 0xFF, 0x62, 10])
    }
}

extension SurfaceID {
    fileprivate var tile: Domain.TileID? { if case .tile(let id) = self { id } else { nil } }
}
