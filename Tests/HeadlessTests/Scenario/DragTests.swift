import Engine
import SDLRender
import Testing

@testable import Headless

@Suite("a drag on its way", .enabled(if: Fonts.areInstalled, Fonts.reason))
@MainActor
struct DragTests {
    @Test("a bar shows where the tile would land, and is gone after Escape")
    func insertionBar() throws {
        try withWorkspace { place in
            let open = Scenario(
                name: "drag", width: 1280, height: 800, steps: [.object(["open": .string("garden.md")])])
            let story = Story(open, at: place, theme: try .named("light"), fonts: try FontStack())
            #expect(story.run().failedStep == nil)
            let from = try frame(of: "Turn it weekly while it is warm.", in: story)
            let to = try frame(of: "Keep it damp", in: story)
            #expect(bars(in: story) == [])

            story.send(.pointerPressed(Point(from.midX, from.midY), .left, clicks: 1, []))
            story.send(.pointerMoved(Point(from.midX + 20, from.midY)), .pointerMoved(Point(to.x + 10, to.midY)))
            let bar = try #require(bars(in: story).first)
            #expect(bar.maxX <= to.x)
            #expect(bar.maxX > to.x - 20)
            #expect(bar.y == to.y)
            #expect(bar.height == to.height)

            story.send(.keyPressed(key: "Escape", []), .pointerReleased(Point(to.x + 10, to.midY), .left, []))
            #expect(bars(in: story) == [])
            #expect(!story.editor.toolbarSurface.controls.contains { $0.command == .undo && $0.isEnabled })
        }
    }

    private func frame(of name: String, in story: Story) throws -> Rect {
        try #require(story.frame.nodes.first { $0.role == .listitem && $0.name == name }?.frame)
    }

    private func bars(in story: Story) -> [Rect] {
        story.frame.commands.compactMap { command in
            if case .fill(let rect, .accent, _) = command, rect.width == 3 { rect } else { nil }
        }
    }
}
