import Engine
import Testing

@Suite("Signals")
struct SignalStories {
    @Test("an intent that changes nothing signals nothing")
    func silence() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.select(.tile(desk.tile("One."))))
        desk.clearSignals()
        desk.perform(.select(.tile(desk.tile("One."))), .setViewport(Viewport()), .run(.undo))
        #expect(desk.signals.isEmpty)
    }

    @Test("selecting a tile is about tiles and the toolbar's flags, not about the rows")
    func selecting() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.clearSignals()
        desk.perform(.select(.tile(desk.tile("Two."))))
        #expect(desk.signals.count == 1)
        #expect(desk.signals[0].contains(.tile))
        #expect(!desk.signals[0].contains(.list))
        #expect(!desk.signals[0].contains(.sidebar))
    }

    @Test("typing changes the editor, the tile and the counts, never the rows")
    func typing() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.editDetail(.tile(desk.tile("Two."))), .editText(.insert("x")))
        desk.clearSignals()
        let revision = desk.editor.listSurface.revision
        desk.perform(.editText(.insert("y")))
        #expect(desk.signals == [[.editor, .tile]])
        #expect(desk.editor.listSurface.revision == revision)
    }

    @Test("the surfaces after undo are those before the change")
    func undoGivesBack() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.select(.tile(desk.tile("One."))))
        let before = (desk.editor.toolbarSurface.path, desk.names, desk.editor.statusSurface)
        desk.perform(.moveTiles([desk.tile("One.")], before: nil), .run(.undo))
        #expect((desk.editor.toolbarSurface.path, desk.names, desk.editor.statusSurface) == before)
    }
}
