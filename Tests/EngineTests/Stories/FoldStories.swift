import Testing

@testable import Engine

@Suite("folding while other things happen")
struct FoldStories {
    private static let page = "# A\n\nIntro.\n\n## B\n\nOne.\n\nTwo.\n\n## C\n\nThree.\n\n### D\n\nFour.\n"

    private func desk(folded: [String] = []) -> Desk {
        let desk = Desk(page: Self.page)
        for name in folded { desk.perform(.toggleFold(.tile(desk.tile(name)))) }
        return desk
    }

    private func card(_ name: String, _ desk: Desk) -> Surface.Tile? {
        desk.editor.tileSurface(.tile(desk.tile(name)))
    }

    private func selected(_ desk: Desk) -> [String] {
        desk.editor.listSurface.rows.compactMap { desk.editor.tileSurface($0.id) }.filter(\.isSelected).map(\.label)
    }

    @Test("folding one section does not disturb what is edited in another")
    func editingElsewhere() {
        let desk = desk()
        desk.perform(.editDetail(.tile(desk.tile("Three."))), .toggleFold(.tile(desk.tile("B"))))
        desk.perform(.editText(.insert("!")))
        #expect(desk.names == ["A", "Intro.", "B", "C", "Three.!", "D", "Four."])
    }

    @Test("folding the section of the tile that is edited closes the editor")
    func editingInside() {
        let desk = desk()
        desk.perform(.editDetail(.tile(desk.tile("Two."))), .editText(.insert("!")), .toggleFold(.tile(desk.tile("B"))))
        #expect(desk.editor.navigationSurface.destination != .detail)
        #expect(selected(desk) == ["B"])
        desk.perform(.run(.undo))
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.utf8))
        #expect(desk.names.contains("Two."))
    }

    @Test("a new tile that would stand in a folded section does not stay open out of sight")
    func newTileInside() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("B"))), .run(.insertAfter), .toggleFold(.tile(desk.tile("B"))))
        #expect(!desk.editor.listSurface.rows.contains { $0.id == .newTile })
        desk.perform(.insertTile(text: "", after: desk.tile("B"), edit: true), .editText(.insert("New.")))
        #expect(desk.names == ["A", "Intro.", "B", "New.", "One.", "Two.", "C", "Three.", "D", "Four."])
    }

    @Test("an inner fold stays while the outer one comes and goes")
    func nested() {
        let desk = desk(folded: ["D", "C"])
        #expect(desk.names == ["A", "Intro.", "B", "One.", "Two.", "C"])
        #expect(card("C", desk)?.note == "3 tiles")
        desk.perform(.toggleFold(.tile(desk.tile("C"))))
        #expect(desk.names.suffix(3) == ["C", "Three.", "D"])
    }

    @Test("no change takes a tile out of sight: a fold that would come to hide more opens")
    func growing() {
        let desk = desk(folded: ["B"])
        desk.perform(.select(.tile(desk.tile("C"))), .run(.delete))
        #expect(desk.names == ["A", "Intro.", "B", "One.", "Two.", "Three.", "D", "Four."])
        desk.perform(.run(.undo))
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.utf8))
    }

    @Test("demoting the heading below a fold opens it")
    func swallowing() {
        let desk = desk(folded: ["B"])
        desk.perform(.select(.tile(desk.tile("C"))), .run(.demote))
        #expect(desk.names.contains("One.") && desk.names.contains("C"))
        #expect(selected(desk) == ["C"])
    }

    @Test("a heading that stops being one shows what it hid, and hides nothing when it is one again")
    func retyping() {
        let desk = desk(folded: ["B"])
        desk.perform(.editDetail(.tile(desk.tile("B"))), .editText(.select(0..<3)), .editText(.delete(.left)))
        #expect(desk.names.contains("One."))
        desk.perform(.editText(.insert("## ")))
        #expect(desk.names.contains("One.") && desk.editor.openDocument?.bytes == Array(Self.page.utf8))
    }

    @Test("what a fold takes along stays selected where it opens on the way")
    func movingIntoText() {
        let desk = desk(folded: ["B"])
        desk.perform(.select(.tile(desk.tile("B"))), .drop(.selection, before: .tile(desk.tile("Three."))))
        #expect(desk.names == ["A", "Intro.", "C", "B", "One.", "Two.", "Three.", "D", "Four."])
        #expect(selected(desk) == ["B", "One.", "Two."])
    }

    @Test("a folded heading goes past the whole section beside it, and back")
    func pastSections() {
        let desk = desk(folded: ["B"])
        desk.perform(.select(.tile(desk.tile("B"))), .run(.moveDown))
        #expect(
            desk.names == ["A", "Intro.", "C", "Three.", "B", "D", "Four."]
                || desk.names == ["A", "Intro.", "C", "Three.", "D", "Four.", "B"])
        #expect(selected(desk) == ["B"])
        #expect(desk.message == "Moved 3 tiles.")
        desk.perform(.run(.moveUp))
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.utf8))
    }

    @Test("what was done to hidden tiles is said with their number")
    func counting() {
        let desk = desk(folded: ["B"])
        desk.perform(.select(.tile(desk.tile("B"))), .run(.copy))
        #expect(desk.message == "Copied 3 tiles.")
        desk.perform(.run(.duplicate))
        #expect(desk.message == "Duplicated 3 tiles.")
        desk.perform(.run(.undo), .select(.tile(desk.tile("B"))), .run(.cut))
        #expect(desk.message == "Cut 3 tiles." && desk.names == ["A", "Intro.", "C", "Three.", "D", "Four."])
        desk.perform(.run(.undo), .select(.tile(desk.tile("Intro."))), .run(.copy))
        #expect(desk.message == "")
    }

    @Test("deleting the last tile leaves a fold before it closed")
    func heir() {
        let desk = desk(folded: ["B"])
        desk.perform(
            .select(.tile(desk.tile("C"))), .run(.selectSection), .run(.delete))
        #expect(desk.names == ["A", "Intro.", "B"] && selected(desk) == ["B"])
    }

    @Test("the heading of a folded section is not joined over what it hides")
    func joining() {
        let desk = desk(folded: ["B"])
        desk.perform(.select(.tile(desk.tile("B"))), .run(.join))
        #expect(desk.message.contains("folded"))
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.utf8))
    }

    @Test("what undo selects and a fold hides gives way to the heading")
    func undoOfManySelected() {
        let desk = desk()
        let ids = Set(["One.", "Three."].map { SurfaceID.tile(desk.tile($0)) })
        desk.perform(.selectRows(ids, current: .tile(desk.tile("Three."))), .run(.moveRight))
        desk.perform(.toggleFold(.tile(desk.tile("B"))), .run(.undo))
        #expect(selected(desk).contains("Three.") && !selected(desk).contains("A"))
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.utf8))
        let rows = Set(desk.editor.listSurface.rows.map(\.id))
        #expect(desk.editor.selectionSurface.ids.isSubset(of: rows))
    }

    @Test("Shift and Left extend the selection and fold nothing")
    func shiftLeft() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("B"))), .moveSelection(.left, extend: true))
        #expect(selected(desk) == ["Intro.", "B"] && desk.names.count == 9)
    }

    @Test("a match in a folded section opens it")
    func finding() {
        let desk = desk(folded: ["C", "B"])
        desk.perform(.run(.find), .editLine(.find, .insert("Four")))
        #expect(desk.names.contains("Four.") && !desk.names.contains("One."))
    }

    @Test("a reload keeps folds and selection of the tiles that are still there")
    func reload() {
        let desk = desk(folded: ["B"])
        desk.perform(.select(.tile(desk.tile("Three."))))
        desk.files.files["page.md"] = Array(("New.\n\n" + Self.page.replacing("Four.", with: "Five.")).utf8)
        desk.perform(.run(.reload))
        #expect(desk.names == ["New.", "A", "Intro.", "B", "C", "Three.", "D", "Five."])
        #expect(selected(desk) == ["Three."])
    }

    @Test("a click on a fold mark scrolls only where the current tile went out of sight")
    func revealing() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("Intro."))))
        let before = desk.editor.listSurface.reveal
        desk.perform(.toggleFold(.tile(desk.tile("C"))))
        #expect(desk.editor.listSurface.reveal == before)
        desk.perform(.select(.tile(desk.tile("Two."))), .toggleFold(.tile(desk.tile("B"))))
        #expect(desk.editor.listSurface.reveal?.id == .tile(desk.tile("B")))
    }

    @Test("a folded heading becomes a paragraph by itself, and what it hid is seen")
    func turning() {
        let desk = desk(folded: ["B"])
        desk.perform(.select(.tile(desk.tile("B"))), .run(.makeParagraph))
        #expect(desk.names == ["A", "Intro.", "B", "One.", "Two.", "C", "Three.", "D", "Four."])
        #expect(desk.editor.listSurface.rows.compactMap(\.level) == [1, 2, 3])
        desk.perform(.run(.undo))
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.utf8))
    }

    @Test("a heading with nothing below it says so")
    func nothingBelow() {
        let desk = Desk(page: "# A\n\n# B\n")
        desk.perform(.select(.tile(desk.tile("A"))), .run(.fold))
        #expect(desk.message == "Nothing stands below this heading.")
    }
}
