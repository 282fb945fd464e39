import Testing

@testable import Engine

@Suite("letters on the board")
struct TypeAheadStories {
    private let page = """
        # Alpha

        Beta *one*.

        - [x] gamma

        **B**eta two.

        [Delta](x) is bold.

        :::tile callout
        title: Zeta
        body: B
        :::

        12. twelve

        Éta.

        """

    private func current(_ desk: Desk) -> String? {
        desk.editor.selectionSurface.current.flatMap { desk.editor.tileSurface($0)?.label }
    }

    private func current(after letters: String, on desk: Desk) -> String? {
        desk.clock.now += 5
        for letter in letters { desk.perform(.typeAhead(String(letter))) }
        return current(desk)
    }

    @Test(
        "lead to the tile whose text begins so",
        arguments: [
            ("beta t", "Beta two."), ("g", "gamma"), ("zeta", "Zeta"), ("d", "Delta is bold."), ("é", "Éta."),
            ("tw", "twelve"), ("BETA ONE", "Beta one."), ("a", "Alpha"),
        ])
    func jump(_ typed: String, _ wanted: String) {
        #expect(current(after: typed, on: Desk(page: page)) == wanted)
    }

    @Test("the same letter again goes on, round at the end")
    func again() {
        let desk = Desk(page: page)
        #expect(current(after: "b", on: desk) == "Beta one.")
        desk.perform(.typeAhead("b"))
        #expect(current(desk) == "Beta two.")
        desk.perform(.typeAhead("b"))
        #expect(current(desk) == "Beta one.")
    }

    @Test("a pause, or anything else that is done, begins anew")
    func pause() {
        let desk = Desk(page: page)
        #expect(current(after: "b", on: desk) == "Beta one.")
        #expect(current(after: "g", on: desk) == "gamma")
        desk.perform(.typeAhead("a"))
        #expect(desk.message == "Nothing here begins with “gx”." || current(desk) == "gamma")
        desk.perform(.moveSelection(.start, extend: false), .typeAhead("z"))
        #expect(current(desk) == "Zeta")
    }

    @Test("what nothing begins with is said, and the selection stays")
    func nothing() {
        let desk = Desk(page: page)
        #expect(current(after: "q", on: desk) == "Alpha")
        #expect(desk.message == "Nothing here begins with “q”.")
        #expect(current(after: " b", on: desk) == "Beta one.")
    }

    @Test("lead to a document of the library by its title")
    func library() {
        let desk = Desk(["a.md": "# Soil\n", "b.md": "# Weather\n"])
        desk.perform(.typeAhead("w"))
        #expect(current(desk) == "Weather")
    }

    @Test("Ctrl with the arrows moves on and leaves the selection; Ctrl+Space adds and takes away")
    func apart() {
        let desk = Desk(page: "One.\n\nTwo.\n\nThree.\n")
        desk.perform(.select(.tile(desk.tile("One."))), .moveCurrent(.right), .moveCurrent(.right))
        #expect(desk.editor.selectionSurface.ids == [.tile(desk.tile("One."))])
        #expect(current(desk) == "Three.")
        desk.perform(.run(.toggleSelected))
        #expect(desk.editor.selectionSurface.ids == [.tile(desk.tile("One.")), .tile(desk.tile("Three."))])
        desk.perform(.run(.toggleSelected))
        #expect(desk.editor.selectionSurface.ids == [.tile(desk.tile("One."))] && current(desk) == "Three.")
        #expect(desk.editor.tileSurface(.tile(desk.tile("Three.")))?.isSelected == false)
        desk.perform(.run(.selectNone))
        #expect(desk.editor.selectionSurface.ids.isEmpty)
    }
}
