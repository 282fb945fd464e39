import Engine
import Testing

@testable import SDLRender

@Suite("A drag on the screen")
struct DragScreenTests {
    private let page = "One\n\nTwo\n\nThree\n\nFour\n"

    private func middle(_ role: Role, _ name: String, _ easel: Easel) throws -> Point {
        let node = try #require(easel.frame.nodes.first { $0.role == role && $0.name == name })
        return Point(node.frame.midX, node.frame.midY)
    }

    private func take(_ name: String, _ easel: Easel) throws {
        let grip = try middle(.listitem, name, easel)
        easel.screen.handle(.pointerPressed(grip, .left, clicks: 1, []))
        easel.screen.handle(.pointerMoved(Point(grip.x + 9, grip.y)))
    }

    @Test("the pointer's shape says what letting go would do")
    func shape() throws {
        let easel = try Easel(page: page)
        try take("One", easel)
        #expect(easel.screen.pointer == .arrow)
        let third = try middle(.listitem, "Three", easel)
        easel.screen.handle(.pointerMoved(third))
        #expect(easel.screen.pointer == .move)
        easel.screen.handle(.pointerMoved(try middle(.treeitem, "more", easel)))
        #expect(easel.screen.pointer == .refused)
        easel.screen.handle(.keyPressed(key: "Escape", []))
        easel.screen.handle(.pointerMoved(third))
        #expect(easel.screen.pointer == .arrow)
    }

    @Test("dropped tiles are selected, and one undo puts them back")
    func dropped() throws {
        let easel = try Easel(page: page)
        try take("One", easel)
        let third = try middle(.listitem, "Three", easel)
        easel.screen.handle(.pointerMoved(third))
        easel.screen.handle(.pointerReleased(Point(third.x + 20, third.y), .left, []))
        let selected = easel.frame.nodes.filter { $0.states.contains(.selected) && $0.role == .listitem }
        #expect(selected.map(\.name) == ["One"])
        #expect(easel.names == ["Two", "Three", "One", "Four"])
        easel.perform(.run(.undo))
        _ = easel.frame
        #expect(easel.names == ["One", "Two", "Three", "Four"])
    }

    @Test("a refused drop says why, and the card glides back from the hand")
    func refused() throws {
        let easel = try Easel(page: "- a\n\nbetween\n\n- b\n\nend\n")
        let start = try #require(easel.drawn("between", easel.frame))
        try take("between", easel)
        let last = try #require(easel.frame.nodes.first { $0.role == .listitem && $0.name == "end" }).frame
        let point = Point(last.maxX - 5, last.midY + 30)
        easel.screen.handle(.pointerMoved(point))
        easel.screen.handle(.pointerReleased(point, .left, []))
        #expect(easel.screen.editor.statusSurface.message.hasSuffix("."))
        let held = try #require(easel.drawn("between", easel.frame))
        #expect(held.y > start.y + 60)
        #expect(easel.names == ["a", "between", "b", "end"])
        #expect(easel.drawn("between", easel.frame(at: 1)) == start)
        #expect(easel.screen.nextDeadline == nil)
    }

    @Test("a closed folder opens when the pointer has rested on it, and asks for no time before or after")
    func rest() throws {
        let easel = try Easel(page: page)
        easel.perform(.toggleFolder("more"))
        try take("One", easel)
        let folder = try middle(.treeitem, "more", easel)
        #expect(easel.screen.nextDeadline == nil)
        easel.screen.handle(.pointerMoved(folder))
        #expect(!easel.frame.nodes.contains { $0.id == "sidebar-document-more/third.md" })
        #expect(easel.screen.nextDeadline == Drag.Rest.patience)
        _ = easel.frame(at: Drag.Rest.patience)
        #expect(easel.frame.nodes.contains { $0.id == "sidebar-document-more/third.md" })
        #expect(easel.screen.nextDeadline == nil)
        #expect(easel.screen.state.drag != nil)
    }

    @Test("while the pointer rests at an edge the board scrolls by the clock, and stops at its end")
    func autoScroll() throws {
        let easel = try Easel(page: (0..<40).map { "Tile \($0)\n\n" }.joined())
        try take("Tile 0", easel)
        easel.screen.handle(.pointerMoved(Point(600, 690)))
        #expect(easel.screen.nextDeadline != nil)
        _ = easel.frame(at: 0.05)
        let early = easel.screen.state.offset(.board)
        #expect(early > 0)
        var time = 0.05
        while let due = easel.screen.nextDeadline, time < 60 {
            time = due
            _ = easel.frame(at: time)
        }
        #expect(easel.screen.state.offset(.board) > early && time < 60)
        easel.screen.handle(.keyPressed(key: "Escape", []))
    }

    @Test("rows that change under a drag end it")
    func changed() throws {
        let easel = try Easel(page: page)
        try take("One", easel)
        easel.perform(.deleteTiles([easel.tile(0)]))
        _ = easel.frame
        #expect(easel.screen.state.drag == nil && easel.screen.state.press == nil)
        easel.screen.handle(.pointerReleased(Point(600, 300), .left, []))
        #expect(easel.names == ["Two", "Three", "Four"])
    }

    @Test("a band selects in the engine, and Escape brings back what was selected")
    func band() throws {
        let easel = try Easel(page: page)
        let first = try #require(easel.frame.nodes.first { $0.role == .listitem && $0.name == "One" }).frame
        let second = try middle(.listitem, "Two", easel)
        easel.screen.handle(.pointerPressed(Point(first.x - 7, first.midY), .left, clicks: 1, []))
        easel.screen.handle(.pointerMoved(second))
        #expect(easel.screen.editor.selectionSurface.ids == [easel.id(0), easel.id(1)])
        #expect(easel.screen.pointer == .arrow)
        easel.screen.handle(.keyPressed(key: "Escape", []))
        #expect(easel.screen.editor.selectionSurface == .init(ids: [easel.id(0)], current: easel.id(0)))
    }
}

extension Easel {
    /// What the cards show, by their accessible names.
    fileprivate var names: [String] {
        screen.editor.listSurface.rows.compactMap { screen.editor.tileSurface($0.id)?.label }
    }
}
