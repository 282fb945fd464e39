import Engine
import Testing

@Suite("Tiles")
struct TileStories {
    @Test("moving a tile and undoing it puts everything back")
    func moveThenUndo() {
        let desk = Desk(page: "One.\n\nTwo.\n\nThree.\n")
        desk.perform(.moveTiles([desk.tile("Three.")], before: desk.tile("One.")))
        #expect(desk.names == ["Three.", "One.", "Two."])
        desk.perform(.run(.undo))
        #expect(desk.names == ["One.", "Two.", "Three."])
        #expect(desk.editor.statusSurface.state == "saved")
    }

    @Test("an insertion, a deletion and a copy are one step each, and redo does them again")
    func steps() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.insertTile(text: "New.", after: desk.tile("One."), edit: false))
        desk.perform(.deleteTiles([desk.tile("Two.")]))
        desk.perform(.duplicateTiles([desk.tile("One.")]))
        #expect(desk.names == ["One.", "One.", "New."])
        desk.perform(.run(.undo), .run(.undo), .run(.undo))
        #expect(desk.names == ["One.", "Two."])
        desk.perform(.run(.redo), .run(.redo), .run(.redo), .run(.save))
        #expect(desk.saved() == "One.\n\nOne.\n\nNew.\n")
    }

    @Test("a move that Markdown can't keep apart is refused in a sentence and changes nothing")
    func refusal() {
        let desk = Desk(page: "- a\n\nbetween\n\n- b\n")
        desk.perform(.moveTiles([desk.tile("between")], before: desk.tile("a")))
        #expect(desk.message.hasSuffix("."))
        #expect(desk.names == ["a", "between", "b"])
        #expect(!desk.editor.statusSurface.state.contains("changed"))
        desk.perform(.select(.tile(desk.tile("b"))))
        #expect(desk.message.isEmpty)
    }

    @Test("ticking a task changes one byte")
    func task() {
        let desk = Desk(page: "- [ ] sand\n- [X] paint\n")
        desk.perform(.toggleTask(desk.tile("sand"), offset: 3), .run(.save))
        #expect(desk.saved() == "- [x] sand\n- [X] paint\n")
    }

    @Test("a link definition that changes far away changes the cards of the tiles that use it")
    func definitions() throws {
        let desk = Desk(page: "See [a].\n\n" + String(repeating: "between\n\n", count: 50) + "[a]: /x\n")
        let user = SurfaceID.tile(desk.editor.openTiles[0].id)
        let definition = try #require(desk.editor.openTiles.last).id
        let before = try #require(desk.editor.tileSurface(user))
        #expect(before.content == [.paragraph([.init("See "), .init("a", link: "/x"), .init(".")])])
        desk.clearSignals()
        desk.perform(.editDetail(.tile(definition)), .editText(.select(5..<7)), .editText(.insert("/other")))
        #expect(desk.signals.contains { $0.contains(.tile) })
        let after = try #require(desk.editor.tileSurface(user))
        #expect(after.content == [.paragraph([.init("See "), .init("a", link: "/other"), .init(".")])])
        #expect(after.revision != before.revision)
        desk.perform(.back, .deleteTiles([definition]))
        #expect(desk.editor.tileSurface(user)?.content == [.paragraph([.init("See [a].")])])
    }

    @Test("replacing all is one undo")
    func replaceAll() {
        let desk = Desk(page: "pea, pea.\n\nPea\n")
        desk.perform(.replaceAll("pea", with: "bean", matchCase: true))
        #expect(desk.names == ["bean, bean.", "Pea"])
        desk.perform(.run(.undo))
        #expect(desk.names == ["pea, pea.", "Pea"])
    }

    @Test("Alt with an arrow moves a tile by one place, and nothing at the edge")
    func shift() {
        let desk = Desk(page: "One.\n\nTwo.\n\nThree.\n")
        desk.perform(.select(.tile(desk.tile("One."))), .run(.moveRight))
        #expect(desk.names == ["Two.", "One.", "Three."])
        desk.perform(.run(.moveLeft), .run(.moveLeft))
        #expect(desk.names == ["One.", "Two.", "Three."])
    }
}
