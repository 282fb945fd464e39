import Testing

@testable import Engine

@Suite("sections on the board")
struct SectionStories {
    private static let page = "# A\n\nIntro.\n\n## B\n\nOne.\n\nTwo.\n\n## C\n\nThree.\n"

    private func desk() -> Desk { Desk(page: Self.page) }

    private func card(_ name: String, _ desk: Desk) -> Surface.Tile? {
        desk.editor.tileSurface(.tile(desk.tile(name)))
    }

    @Test("a folded section shows its heading and how many tiles it holds")
    func fold() {
        let desk = desk()
        desk.perform(.toggleFold(.tile(desk.tile("B"))))
        #expect(desk.names == ["A", "Intro.", "B", "C", "Three."])
        #expect(card("B", desk)?.isExpanded == false && card("B", desk)?.note == "2 tiles")
        #expect(card("C", desk)?.isExpanded == true && card("Intro.", desk)?.isExpanded == nil)
        desk.perform(.run(.collapseAll))
        #expect(desk.names == ["A"])
        desk.perform(.run(.expandAll))
        #expect(desk.names.count == 7)
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.utf8))
    }

    @Test("Left folds a heading, then walks on; Right unfolds it")
    func arrows() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("B"))), .moveSelection(.left, extend: false))
        #expect(desk.names == ["A", "Intro.", "B", "C", "Three."])
        desk.perform(.moveSelection(.left, extend: false))
        #expect(card("Intro.", desk)?.isCurrent == true)
        desk.perform(.select(.tile(desk.tile("B"))), .moveSelection(.right, extend: false))
        #expect(desk.names.contains("One.") && card("B", desk)?.isCurrent == true)
        desk.perform(.moveSelection(.right, extend: false))
        #expect(card("One.", desk)?.isCurrent == true)
    }

    @Test("what is selected and hidden gives way to its heading, and what is shown again unfolds")
    func selection() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("Two."))), .run(.delete), .select(.tile(desk.tile("One."))))
        desk.perform(.toggleFold(.tile(desk.tile("B"))))
        #expect(card("B", desk)?.isCurrent == true && card("B", desk)?.isSelected == true)
        desk.perform(.run(.undo))
        #expect(desk.names.contains("Two."))
        desk.perform(.select(.tile(desk.tile("One."))), .run(.fold))
        #expect(!desk.names.contains("One.") && card("B", desk)?.isCurrent == true)
        desk.perform(.run(.unfold))
        #expect(desk.names.contains("One."))
    }

    @Test("a folded heading stands for all that it hides")
    func wholeSections() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("B"))), .run(.fold), .run(.delete))
        #expect(desk.names == ["A", "Intro.", "C", "Three."])
        #expect(desk.message == "Deleted 3 tiles.")
        desk.perform(.run(.undo))
        desk.perform(
            .select(.tile(desk.tile("B"))), .run(.fold), .drop(.selection, before: .tile(desk.tile("Three."))))
        #expect(
            desk.editor.openDocument.map { String(decoding: $0.bytes, as: UTF8.self) }
                == "# A\n\nIntro.\n\n## C\n\n## B\n\nOne.\n\nTwo.\n\nThree.\n")
        // It opened where it would have hidden more; all that it took along is selected still.
        desk.perform(.run(.undo), .run(.copy))
        #expect(desk.clipboard.text == "## B\n\nOne.\n\nTwo.\n")
    }

    @Test("a section goes before the one above and behind the one below, in one step")
    func move() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("Three."))), .run(.moveSectionUp))
        #expect(desk.names == ["A", "Intro.", "C", "Three.", "B", "One.", "Two."])
        #expect(card("Three.", desk)?.isSelected == true)
        desk.perform(.run(.moveSectionUp))
        #expect(desk.message.contains("first one"))
        desk.perform(.run(.undo))
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.utf8))
        desk.perform(.select(.tile(desk.tile("One."))), .run(.moveSectionDown))
        #expect(desk.names == ["A", "Intro.", "C", "Three.", "B", "One.", "Two."])
    }

    @Test("promoting and demoting takes sub-headings along")
    func levels() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("A"))), .run(.demote))
        #expect(desk.editor.listSurface.rows.compactMap(\.level) == [2, 3, 3])
        desk.perform(.select(.tile(desk.tile("One."))), .run(.promote))
        #expect(desk.editor.listSurface.rows.compactMap(\.level) == [2, 2, 3])
        desk.perform(.run(.undo), .run(.undo))
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.utf8))
        desk.perform(.select(.tile(desk.tile("A"))), .run(.promote))
        #expect(desk.message.contains("first level"))
    }

    @Test("a section is selected with all its tiles")
    func select() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("Two."))), .run(.selectSection))
        #expect(["B", "One.", "Two."].allSatisfy { card($0, desk)?.isSelected == true })
        #expect(card("C", desk)?.isSelected == false && card("B", desk)?.isCurrent == true)
    }

    @Test("a new tile behind a folded heading stands behind its section, and is seen")
    func insert() {
        let desk = desk()
        desk.perform(.select(.tile(desk.tile("B"))), .run(.fold), .run(.insertAfter), .editText(.insert("New.")))
        #expect(desk.names == ["A", "Intro.", "B", "One.", "Two.", "New.", "C", "Three."])
    }
}
