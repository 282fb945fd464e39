import Engine
import Testing

@Suite("Cutting, copying and pasting tiles, joining and splitting them")
struct ClipboardStories {
    private let list = "One.\n\n- a\n- b\n\nTwo.\n\n- c\n\nEnd.\n"

    private func select(_ names: String..., on desk: Desk) {
        desk.perform(.select(.tile(desk.tile(names[0]))))
        for name in names.dropFirst() { desk.perform(.toggleSelection(.tile(desk.tile(name)))) }
    }

    @Test("the clipboard holds the Markdown of the tiles, with what stood between neighbours")
    func copy() {
        let desk = Desk(page: "One.\n\n\n- a\n- b\n\nTwo.\n")
        select("One.", "a", on: desk)
        desk.perform(.run(.copy))
        #expect(desk.clipboard.text == "One.\n\n\n- a\n- b\n")
        select("One.", "Two.", on: desk)
        desk.perform(.run(.copy))
        #expect(desk.clipboard.text == "One.\n\nTwo.\n")
        #expect(desk.editor.statusSurface.state == "saved")
    }

    @Test("what was cut is pasted behind the selected tile, and two undos put it back")
    func cutAndPaste() {
        let desk = Desk(page: list)
        select("One.", "Two.", on: desk)
        desk.perform(.run(.cut))
        #expect(desk.saved() == list)
        desk.perform(.select(.tile(desk.tile("End."))), .run(.paste))
        #expect(desk.names.suffix(3) == ["End.", "One.", "Two."])
        #expect(desk.selected == ["One.", "Two."])
        desk.perform(.run(.undo), .run(.undo), .run(.save))
        #expect(desk.saved() == list)
        #expect(desk.editor.statusSurface.state == "saved")
    }

    @Test("lists that stood apart are not pasted as one: it is refused, and the clipboard keeps them")
    func listsStayApart() {
        let desk = Desk(page: list)
        select("a", "c", on: desk)
        desk.perform(.run(.copy))
        desk.perform(.select(.tile(desk.tile("End."))), .run(.paste))
        #expect(desk.message == "The tiles would make two lists read as one, so nothing was changed.")
        #expect(desk.editor.statusSurface.state == "saved")
        #expect(desk.clipboard.text == "- a\n- b\n\n- c\n")
    }

    @Test("text from elsewhere becomes the tiles that it reads as, in the document's line ends")
    func pasteText() {
        let desk = Desk(page: "One.\r\n\r\nTwo.\r\n")
        desk.clipboard.text = "---\na: b\n---\n\n# Head\ntext\n\n\n"
        desk.perform(.select(.tile(desk.tile("One."))), .run(.paste), .run(.save))
        #expect(desk.saved() == "One.\r\n\r\n---\r\na: b\r\n---\r\n\r\n# Head\r\ntext\r\n\r\nTwo.\r\n")
        desk.perform(.run(.undo), .run(.save))
        #expect(desk.saved() == "One.\r\n\r\nTwo.\r\n")
    }

    @Test("pasted into another document, tiles take that document's line ends")
    func acrossDocuments() {
        let desk = Desk(["a.md": "One.\nmore\n", "b.md": "Two.\r\n"])
        desk.perform(.openDocument(Domain.DocumentID("a.md")), .run(.copy))
        desk.perform(.openDocument(Domain.DocumentID("b.md")), .run(.paste), .run(.save))
        #expect(desk.saved("b.md") == "Two.\r\n\r\nOne.\r\nmore\r\n")
        #expect(desk.saved("a.md") == "One.\nmore\n")
    }

    @Test("an empty clipboard, an empty document and bytes that are no text are answered")
    func edges() {
        let desk = Desk(page: "")
        desk.perform(.run(.paste))
        #expect(desk.message == "There is no text on the clipboard.")
        desk.clipboard.text = "  \n\n"
        desk.perform(.run(.paste))
        #expect(desk.message == "There is no text to insert.")
        desk.clipboard.text = "First."
        desk.perform(.run(.paste), .run(.save))
        #expect(desk.saved() == "First.\n")

        let broken = Desk(["page.md": "a"])
        broken.files.files["page.md"] = [0x61, 0xFF, 10, 10, 0x62, 10]
        broken.perform(.openDocument(Domain.DocumentID("page.md")), .run(.cut))
        #expect(broken.clipboard.text == nil && broken.editor.listSurface.rows.count == 2)
        #expect(broken.message == "Bytes that are not UTF-8 can't be put on the clipboard, so nothing was copied.")
    }

    @Test("joining on the board makes one tile of neighbours, and one undo parts them")
    func join() {
        let desk = Desk(page: "One.\n\nTwo.\n\nThree.\n\n# Head\n")
        select("One.", "Two.", "Three.", on: desk)
        desk.perform(.run(.join))
        #expect(
            desk.editor.openTiles.map { String(decoding: $0.source, as: UTF8.self) } == [
                "One.\nTwo.\nThree.", "# Head",
            ])
        desk.perform(.run(.join))
        #expect(desk.message == "The paragraph and the heading can't be read as one tile, so nothing was changed.")
        desk.perform(.run(.undo), .run(.save))
        #expect(desk.saved() == "One.\n\nTwo.\n\nThree.\n\n# Head\n")
    }

    @Test("split at the caret: the second tile is edited, and joining brings the caret to the seam")
    func splitAndJoin() {
        let desk = Desk(page: "One. Two.\n\nEnd.\n")
        desk.perform(.editDetail(.tile(desk.tile("One. Two."))), .editText(.select(5..<5)), .run(.split))
        #expect(desk.names == ["One.", "Two.", "End."])
        #expect(desk.editor.editorSurface.text == "Two.")
        #expect(desk.editor.editorSurface.selection.focus.offset == 0)
        desk.perform(.editText(.insert("Now ")), .back)
        desk.perform(.run(.undo), .run(.undo), .run(.save))
        #expect(desk.saved() == "One. Two.\n\nEnd.\n")

        desk.perform(.editDetail(.tile(desk.tile("One. Two."))), .run(.join))
        #expect(desk.editor.editorSurface.text == "One. Two.\nEnd.")
        #expect(desk.editor.editorSurface.selection.focus.offset == 9)
    }

    @Test("a split without a caret, or where it makes no two tiles, says why and changes nothing")
    func splitRefused() {
        let desk = Desk(page: "```\na\n\nb\n```\n")
        desk.perform(.run(.split))
        #expect(desk.message == "A tile is split where the caret stands: open it and put the caret there.")
        desk.perform(.run(.edit), .editText(.select(6..<6)), .run(.split))
        #expect(desk.message.hasPrefix("The code block would not read as two tiles"))
        #expect(desk.editor.editorSurface.selection.focus.offset == 6)
        #expect(desk.editor.statusSurface.state == "saved")
    }
}

extension Desk {
    fileprivate var selected: [String] {
        editor.listSurface.rows.compactMap { editor.tileSurface($0.id) }.filter(\.isSelected).map(\.label)
    }
}
