import Engine
import Testing

@testable import SDLRender

@Suite("Writing on a page")
struct InPlaceTests {
    private func easel() throws -> Easel {
        let easel = try Easel(page: "# Title\n\nFirst words.\n\nSecond words.\n\nThird words.\n")
        easel.screen.reduceMotion()
        easel.perform(.run(.page))
        easel.perform(.select(easel.id(1)))
        _ = easel.frame
        return easel
    }

    private func top(_ name: String, _ easel: Easel) throws -> Double {
        try #require(easel.frame.nodes.first { $0.role == .listitem && $0.name == name }).frame.y
    }

    @Test("Enter puts the caret into the tile where it stands; no pane opens, and what is below gives way")
    func opens() throws {
        let easel = try easel()
        let second = try top("Second words.", easel)
        let before = try top("First words.", easel)
        easel.screen.handle(.keyPressed(key: "Return", []))
        var frame = easel.frame
        #expect(!frame.nodes.contains { $0.id == "editor" })
        let text = try #require(frame.nodes.first { $0.id == EditorView.textID })
        #expect(text.states.contains([.focused, .editable]) && text.value == "First words.")
        let caret = try #require(frame.caret)
        #expect(text.frame.contains(Point(caret.midX, caret.midY)))
        #expect(try top("First words.", easel) == before && top("Second words.", easel) == second)

        for word in ["\n", "more", "\n", "and more"] {
            easel.screen.handle(word == "\n" ? .keyPressed(key: "Return", []) : .textTyped(word))
        }
        frame = easel.frame
        #expect(try top("Second words.", easel) > second)
        #expect(frame.caret.map { $0.y > caret.y } ?? false)
        easel.screen.handle(.keyPressed(key: "Escape", []))
        #expect(easel.frame.caret == nil)
        #expect(easel.screen.surfaces.selection.current == easel.id(1))
    }

    @Test("a click puts the caret between the letters that are seen there")
    func clicks() throws {
        let easel = try easel()
        easel.screen.handle(.keyPressed(key: "Return", []))
        let end = try #require(easel.frame.caret)
        let point = Point(end.x - 40, end.midY)
        easel.screen.handle(.pointerPressed(point, .left, clicks: 1, []))
        easel.screen.handle(.pointerReleased(point, .left, []))
        let caret = try #require(easel.frame.caret)
        #expect(abs(caret.x - point.x) < 8 && caret.y == end.y)
        easel.screen.handle(.textTyped("!"))
        #expect(easel.frame.nodes.first { $0.id == EditorView.textID }?.value != "First words.!")
    }

    @Test("the caret stays in view however long the text grows")
    func follows() throws {
        let easel = try easel()
        easel.screen.handle(.keyPressed(key: "Return", []))
        for _ in 0..<60 {
            easel.screen.handle(.keyPressed(key: "Return", []))
            easel.screen.handle(.textTyped("line"))
            let caret = try #require(easel.frame.caret)
            let board = try #require(easel.frame.nodes.first { $0.id == BoardView.nodeID }).frame
            #expect(caret.y >= board.y && caret.maxY <= board.maxY)
        }
    }

    @Test("F6 leaves the text and comes back to it")
    func regions() throws {
        let easel = try easel()
        easel.screen.handle(.keyPressed(key: "Return", []))
        easel.screen.handle(.keyPressed(key: "F6", []))
        #expect(easel.frame.caret == nil && easel.frame.nodes.contains { $0.states.contains(.focused) })
        var steps = 0
        while easel.frame.caret == nil, steps < 8 {
            easel.screen.handle(.keyPressed(key: "F6", []))
            steps += 1
        }
        #expect(easel.frame.caret != nil)
    }

    @Test("a tile of four mebibytes is laid out no further than a page may be high")
    func huge() throws {
        let line = "let x = 1 // some code\n"
        let code = "```swift\n" + String(repeating: line, count: (4 << 20) / line.utf8.count) + "```\n"
        let easel = try Easel(page: code)
        easel.perform(.run(.page))
        let frame = easel.frame
        #expect(frame.commands.count < 500)
        #expect(easel.screen.surfaces.list.rows.count == 1)
    }
}
