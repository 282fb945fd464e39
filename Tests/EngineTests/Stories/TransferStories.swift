import Testing

@testable import Engine

@Suite("moving tiles to another document")
struct TransferStories {
    private static let a = Domain.DocumentID("a.md")
    private static let b = Domain.DocumentID("b.md")

    private func desk(_ a: String = "One.\n\nTwo.\n\nThree.\n", _ b: String = "# B\n\nText.\n") -> Desk {
        let desk = Desk(["a.md": a, "b.md": b])
        desk.perform(.openDocument(Self.a))
        return desk
    }

    private func text(_ desk: Desk, _ id: Domain.DocumentID) -> String {
        String(decoding: desk.editor.state.documents[id]?.document.bytes ?? [], as: UTF8.self)
    }

    @Test("a tile goes to the end of the other document with its bytes, and both are saved")
    func move() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("Two."))), .moveToDocument(.selection, Self.b))
        #expect(desk.message == "Moved 1 tile to “B”.")
        #expect(desk.names == ["One.", "Three."])
        #expect(desk.editor.selectionSurface.current == .tile(desk.tile("Three.")))
        #expect(desk.editor.sidebarSurface.rows.filter(\.isChanged).count == 2)
        desk.perform(.run(.save))
        #expect(desk.files.text("a.md") == "One.\n\nThree.\n")
        #expect(desk.files.text("b.md") == "# B\n\nText.\n\nTwo.\n")
        desk.perform(.openDocument(Self.b))
        #expect(desk.editor.selectionSurface.ids == [.tile(desk.tile("Two."))])
    }

    @Test("undo and redo are one step for both, from either side", arguments: [Self.a, Self.b])
    func undo(from side: Domain.DocumentID) {
        let desk = desk()
        desk.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b), .openDocument(side))
        desk.perform(.run(.undo))
        #expect(text(desk, Self.a) == "One.\n\nTwo.\n\nThree.\n" && text(desk, Self.b) == "# B\n\nText.\n")
        #expect(desk.editor.sidebarSurface.rows.allSatisfy { !$0.isChanged })
        desk.perform(.run(.redo))
        #expect(text(desk, Self.a) == "One.\n\nThree.\n" && text(desk, Self.b) == "# B\n\nText.\n\nTwo.\n")
    }

    @Test("what was changed after the move is undone first")
    func later() {
        let desk = desk()
        desk.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b), .openDocument(Self.b))
        desk.perform(.deleteTiles([desk.tile("Text.")]), .openDocument(Self.a), .run(.undo))
        #expect(desk.message.hasPrefix("“B” was changed after this step"))
        #expect(text(desk, Self.a) == "One.\n\nThree.\n" && text(desk, Self.b) == "# B\n\nTwo.\n")
        desk.perform(.openDocument(Self.b), .run(.undo), .openDocument(Self.a), .run(.undo))
        #expect(text(desk, Self.a) == "One.\n\nTwo.\n\nThree.\n" && text(desk, Self.b) == "# B\n\nText.\n")
    }

    @Test("a step that can't be done again in one document can't in the other", arguments: [Self.a, Self.b])
    func forgotten(in side: Domain.DocumentID) {
        let desk = desk()
        desk.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b), .run(.undo), .openDocument(side))
        desk.perform(.insertTile(text: "New.", after: nil, edit: false))
        desk.perform(.openDocument(side == Self.a ? Self.b : Self.a), .run(.redo))
        #expect(text(desk, Self.a).contains("Two.") && !text(desk, Self.b).contains("Two."))
        #expect(desk.editor.toolbarSurface.controls.contains { $0.command == .redo && !$0.isEnabled })
    }

    @Test("where the other document was read anew, undo takes only this one back, and says so")
    func readAgain() {
        let desk = desk()
        desk.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b), .run(.save))
        desk.files.files["b.md"] = Array("Theirs.\n".utf8)
        desk.perform(.openDocument(Self.b), .run(.reload), .openDocument(Self.a), .run(.undo))
        #expect(desk.message.hasPrefix("“b” was read again"))
        #expect(text(desk, Self.a) == "One.\n\nTwo.\n\nThree.\n" && text(desk, Self.b) == "Theirs.\n")
    }

    @Test("refused where the ones left would become one, or the other document can't take it; nothing changes")
    func refusals() {
        let desk = desk("- a\n\nbetween\n\n- b\n", "```\nopen\n")
        desk.perform(.moveToDocument(.tile(desk.tile("between")), Self.b))
        #expect(desk.message.hasSuffix(".") && desk.names == ["a", "between", "b"])
        desk.perform(.moveToDocument(.tile(desk.tile("b")), Self.b))
        #expect(desk.message.hasSuffix(".") && desk.names == ["a", "between", "b"])
        #expect(desk.editor.sidebarSurface.rows.allSatisfy { !$0.isChanged })
        desk.files.files["b.md"] = nil
        let other = self.desk()
        other.files.files["b.md"] = nil
        other.perform(.moveToDocument(.tile(other.tile("Two.")), Self.b))
        #expect(other.message.hasPrefix("Nothing was moved.") && other.names == ["One.", "Two.", "Three."])
    }

    @Test("a section goes with its heading, all tiles of a document leave it empty")
    func whole() {
        let desk = desk("# S\n\nOne.\n\n# T\n", "")
        desk.perform(.moveToDocument(.section(desk.editor.openTiles[0].id), Self.b))
        #expect(text(desk, Self.a) == "# T\n" && text(desk, Self.b) == "# S\n\nOne.\n")
        desk.perform(.moveToDocument(.tile(desk.editor.openTiles[0].id), Self.b))
        #expect(text(desk, Self.a).isEmpty && text(desk, Self.b) == "# S\n\nOne.\n\n# T\n")
        desk.perform(.run(.undo), .run(.undo))
        #expect(text(desk, Self.a) == "# S\n\nOne.\n\n# T\n" && text(desk, Self.b).isEmpty)
    }

    @Test("while the document is read, a change to what moves stops the move")
    func meanwhile() {
        let desk = desk()
        desk.editor.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b))
        desk.perform(.deleteTiles([desk.tile("Two.")]))
        #expect(text(desk, Self.b) == "# B\n\nText.\n")
        #expect(desk.names == ["One.", "Three."])
    }

    @Test("the palette offers every other document")
    func palette() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("Two."))), .run(.moveToDocument))
        guard case .palette(let palette) = desk.editor.overlaySurface else {
            Issue.record("no palette is open")
            return
        }
        #expect(palette.title == "Move to document" && palette.rows.map(\.id) == [.document(Self.b)])
        desk.perform(.choose(.document(Self.b)))
        #expect(desk.names == ["One.", "Three."] && desk.editor.overlaySurface == nil)
    }

    @Test("after a crash both documents are offered back")
    func crash() {
        let desk = desk()
        desk.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b))
        desk.journal.crash()
        let next = Desk(desk.files, desk.journal)
        next.perform(.answer(.bringBack), .openDocument(Self.a))
        #expect(text(next, Self.a) == "One.\n\nThree.\n")
        next.perform(.openDocument(Self.b))
        #expect(text(next, Self.b) == "# B\n\nText.\n\nTwo.\n")
    }

    @Test("after a crash, too, undo is one step for both", arguments: [Self.a, Self.b])
    func crashAndUndo(in side: Domain.DocumentID) {
        let desk = desk()
        desk.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b))
        desk.journal.crash()
        let next = Desk(desk.files, desk.journal)
        next.perform(.answer(.bringBack), .openDocument(side), .run(.undo))
        #expect(text(next, Self.a) == "One.\n\nTwo.\n\nThree.\n" && text(next, Self.b) == "# B\n\nText.\n")
        next.perform(.run(.redo))
        #expect(text(next, Self.a) == "One.\n\nThree.\n" && text(next, Self.b) == "# B\n\nText.\n\nTwo.\n")
    }

    @Test("where the source was read anew, undo does not take the text out of where it came to")
    func sourceReadAgain() {
        let desk = desk()
        desk.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b), .run(.save))
        desk.files.files["a.md"] = Array("Theirs.\n".utf8)
        desk.perform(.run(.reload), .openDocument(Self.b), .run(.undo))
        #expect(desk.message.contains("was read again since, and text from there would be lost"))
        #expect(text(desk, Self.b) == "# B\n\nText.\n\nTwo.\n")
    }

    @Test("a document that a reload has not read yet is read before the step")
    func stale() {
        let desk = desk()
        desk.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b), .run(.save))
        desk.files.files["b.md"] = Array("Theirs.\n".utf8)
        desk.perform(.run(.reload), .run(.undo))
        #expect(text(desk, Self.a) == "One.\n\nTwo.\n\nThree.\n" && text(desk, Self.b) == "Theirs.\n")
        let other = self.desk()
        other.perform(.moveToDocument(.tile(other.tile("Two.")), Self.b), .run(.save), .run(.reload), .run(.undo))
        #expect(text(other, Self.a) == "One.\n\nTwo.\n\nThree.\n" && text(other, Self.b) == "# B\n\nText.\n")
    }

    @Test("the source is written only once the text is on disk where it came to, also the other way round by undo")
    func saveOrder() {
        let desk = desk()
        desk.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b))
        desk.files.files["b.md"] = Array("Theirs.\n".utf8)
        desk.perform(.run(.save))
        #expect(desk.message.contains("Tiles went there from “a”, which was not written either."))
        #expect(desk.files.text("a.md") == "One.\n\nTwo.\n\nThree.\n" && desk.files.text("b.md") == "Theirs.\n")

        let back = self.desk()
        back.perform(.moveToDocument(.tile(back.tile("Two.")), Self.b), .run(.save), .run(.undo))
        back.files.files["a.md"] = Array("Theirs.\n".utf8)
        back.perform(.run(.save))
        #expect(back.files.text("b.md") == "# B\n\nText.\n\nTwo.\n")
    }

    @Test("tiles that went both ways are saved in both")
    func bothWays() {
        let desk = desk()
        desk.perform(.moveToDocument(.tile(desk.tile("Two.")), Self.b), .openDocument(Self.b))
        desk.perform(.moveToDocument(.tile(desk.tile("Text.")), Self.a))
        desk.perform(.run(.save))
        #expect(desk.files.text("a.md") == "One.\n\nThree.\n\nText.\n")
        #expect(desk.files.text("b.md") == "# B\n\nTwo.\n")
        #expect(desk.editor.sidebarSurface.rows.allSatisfy { !$0.isChanged })
    }
}
