import Engine
import Testing

@testable import SDLRender

@Suite("The mark that folds a section")
struct FoldMarkTests {
    private func easel() throws -> Easel { try Easel(page: "# A\n\nIntro.\n\n## B\n\nOne.\n\nTwo.\n\n## C\n") }

    private func mark(_ name: String, _ easel: Easel) -> Node? {
        easel.frame.nodes.first { $0.role == .togglebutton && $0.name == name }
    }

    private func heading(_ name: String, _ easel: Easel) -> Node? {
        easel.frame.nodes.first { $0.role == .listitem && $0.name == name }
    }

    private func press(_ node: Node, _ easel: Easel) {
        let point = Point(node.frame.midX, node.frame.midY)
        easel.screen.handle(.pointerPressed(point, .left, clicks: 1, []))
        easel.screen.handle(.pointerReleased(point, .left, []))
    }

    @Test("a click folds and unfolds, and selects nothing")
    func click() throws {
        let easel = try easel()
        let selected = easel.screen.editor.selectionSurface
        press(try #require(mark("Fold B", easel)), easel)
        #expect(heading("One.", easel) == nil)
        press(try #require(mark("Unfold B", easel)), easel)
        #expect(heading("One.", easel) != nil)
        #expect(easel.screen.editor.selectionSurface == selected)
    }

    @Test("pulling at the mark drags nothing")
    func pull() throws {
        let easel = try easel()
        let box = try #require(mark("Fold B", easel)).frame
        easel.screen.handle(.pointerPressed(Point(box.midX, box.midY), .left, clicks: 1, []))
        easel.screen.handle(.pointerMoved(Point(box.midX + 90, box.midY + 90)))
        #expect(easel.screen.state.drag == nil)
        easel.screen.handle(.pointerReleased(Point(box.midX + 90, box.midY + 90), .left, []))
        #expect(mark("Fold B", easel) != nil)
    }

    @Test("it is large enough, and says what it does and how things stand")
    func access() throws {
        let easel = try easel()
        let shown = try #require(mark("Fold B", easel))
        #expect(shown.frame.width >= 28 && shown.frame.height >= 28 && !shown.description.isEmpty)
        #expect(shown.states.contains(.expanded) && heading("B", easel)?.states.contains(.expanded) == true)
        press(shown, easel)
        let folded = try #require(mark("Unfold B", easel))
        #expect(folded.states.contains(.expandable) && !folded.states.contains(.expanded))
        let node = try #require(heading("B", easel))
        #expect(node.states.contains(.expandable) && !node.states.contains(.expanded))
        #expect(easel.drawn("2 tiles", easel.frame) != nil)
    }

    @Test("a heading without tiles below it has none")
    func nothingBelow() throws {
        let easel = try easel()
        #expect(mark("Fold C", easel) == nil)
        #expect(heading("C", easel)?.states.contains(.expandable) == false)
    }
}
