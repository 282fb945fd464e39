import Testing

@testable import Engine

@Suite("writing on a page")
struct InPlaceStories {
    private static let page = "# A\n\nOne.\n\nTwo.\n\n:::tile callout\ntitle: T\nbody: B\n:::\n"

    private func desk() -> Desk {
        let desk = Desk(page: Self.page)
        desk.perform(.run(.page))
        return desk
    }

    @Test("prose is edited in its place, a typed tile in the pane")
    func place() {
        let desk = desk()
        let one = SurfaceID.tile(desk.tile("One."))
        desk.perform(.editDetail(one))
        #expect(desk.editor.editorSurface.isInPlace && desk.editor.editorSurface.place == one)
        let last = desk.editor.listSurface.rows[3].id
        desk.perform(.editDetail(last))
        #expect(!desk.editor.editorSurface.isInPlace && desk.editor.editorSurface.form != nil)
    }

    @Test("in the other densities everything is edited in the pane, also what was begun on a page")
    func density() {
        let desk = desk()
        desk.perform(.editDetail(.tile(desk.tile("One."))), .editText(.insert(" More")))
        desk.perform(.run(.zoomReset))
        #expect(!desk.editor.editorSurface.isInPlace && desk.editor.editorSurface.text == "One. More")
        desk.perform(.run(.page))
        #expect(desk.editor.editorSurface.isInPlace && desk.editor.editorSurface.text == "One. More")
    }

    @Test("what splits into tiles stays one text until it is left")
    func splitting() {
        let desk = desk()
        desk.perform(.editDetail(.tile(desk.tile("One."))), .editText(.insert("\n\nOne and a half.\n\nNearly two.")))
        #expect(desk.names.prefix(3) == ["A", "One.", "Two."])
        desk.perform(.back)
        #expect(desk.names.prefix(5) == ["A", "One.", "One and a half.", "Nearly two.", "Two."])
        desk.perform(.run(.undo))
        #expect(desk.names.prefix(3) == ["A", "One.", "Two."])
    }

    @Test(
        "what is selected of a text in its place is the text, also after undo and redo, and when the page comes later")
    func selection() {
        let desk = desk()
        desk.perform(.editDetail(.tile(desk.tile("One."))), .editText(.move(.textStart, extend: false)))
        desk.perform(.editText(.insert("Before.\n\n")), .run(.undo), .run(.redo))
        #expect(desk.editor.selectionSurface.ids == desk.editor.editorSurface.place.map { [$0] })
        desk.perform(.run(.cards))
        let covered = desk.editor.openTiles[2].id
        desk.perform(.extendSelection(.tile(covered)), .run(.page))
        #expect(desk.editor.selectionSurface.ids.isSubset(of: desk.editor.listSurface.rows.map(\.id)))
    }

    @Test("a text that is emptied keeps its place, and what is typed next stands there")
    func emptied() {
        let desk = desk()
        desk.perform(.editDetail(.tile(desk.tile("One."))), .editText(.selectAll), .editText(.delete(.left)))
        #expect(desk.editor.editorSurface.place == .newTile)
        #expect(desk.editor.listSurface.rows.map(\.id).firstIndex(of: .newTile) == 1)
        desk.perform(.editText(.insert("Again.")))
        #expect(desk.names.prefix(3) == ["A", "Again.", "Two."])
        desk.perform(.back)
        #expect(
            desk.editor.openDocument.map {
                String(decoding: $0.bytes, as: UTF8.self).hasPrefix("# A\n\nAgain.\n\nTwo.")
            } == true)
    }

    @Test("a new tile is written where it will stand")
    func new() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("One."))), .run(.insertAfter))
        #expect(desk.editor.editorSurface.place == .newTile)
        desk.perform(.editText(.insert("N")))
        #expect(desk.editor.editorSurface.place == .tile(desk.tile("N")))
        #expect(desk.names.prefix(4) == ["A", "One.", "N", "Two."])
    }
}
