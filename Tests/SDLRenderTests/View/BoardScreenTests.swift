import Engine
import Testing

@testable import SDLRender

@Suite("The screen")
struct BoardScreenTests {
    /// A folder that is only a list of names.
    private struct ListedFiles: FileReading, FileSaving {
        let names: [String]

        func readWorkspace(at path: String) throws(ReadFailure) -> WorkspaceListing {
            WorkspaceListing(root: path, documents: names.map { Domain.DocumentID($0) })
        }

        func readFile(at path: String) throws(ReadFailure) -> FileContent {
            FileContent(bytes: Array("# A\n\nthis is \(path)\n".utf8))
        }

        func save(
            _ bytes: [UInt8], to path: String, expecting expected: [UInt8]?, evenReadOnly: Bool
        ) throws(SaveFailure) {}
    }

    private final class Queue: Background {
        var jobs: [@Sendable () -> Report] = []
        func start(_ job: @escaping @Sendable () -> Report) { jobs.append(job) }
    }

    private final class NoClipboard: Clipboard { var text: String? }

    private final class StoppedClock: Clock { var now = 0.0 }

    private func screen(_ names: [String], clock: StoppedClock = StoppedClock()) throws -> BoardScreen {
        try screen(names, queue: Queue(), clock: clock)
    }

    private func screen(
        _ names: [String], queue: Queue, clock: StoppedClock = StoppedClock(), ruler: Ruler = Ruler()
    ) throws -> BoardScreen {
        let editor = Editor(
            files: ListedFiles(names: names), background: queue, clipboard: NoClipboard(), clock: clock,
            measuring: ruler)
        let screen = BoardScreen(
            editor: editor, measuring: ruler, clock: clock, theme: try #require(try Theme.builtIn("light")))
        editor.perform(.appWillAppear(path: "/handbook"))
        finish(queue, screen)
        _ = screen.frame(size: Size(1280, 800))
        return screen
    }

    private func finish(_ queue: Queue, _ screen: BoardScreen) {
        while !queue.jobs.isEmpty { screen.editor.perform(.receive(queue.jobs.removeFirst()())) }
    }

    @Test("a board shows its own document, whichever was shown before")
    func ownContent() throws {
        let queue = Queue()
        let screen = try screen(["one.md", "two.md"], queue: queue)
        for name in ["one.md", "two.md", "one.md"] {
            screen.editor.perform(.openDocument(.init(name)))
            finish(queue, screen)
            let texts = screen.frame(size: Size(1280, 800)).commands.compactMap { command -> String? in
                if case .text(let run) = command { run.text } else { nil }
            }
            #expect(texts.contains { $0.contains("/handbook/\(name)") }, "\(name) shows \(texts)")
        }
    }

    @Test("text that is edited is laid out anew at another text size, also where the window leaves it the same width")
    func textSize() throws {
        let (queue, ruler) = (Queue(), Ruler())
        let screen = try screen(["one.md"], queue: queue, ruler: ruler)
        screen.editor.perform(.openDocument(.init("one.md")))
        finish(queue, screen)
        screen.editor.perform(.run(.edit))
        var heights: [Double] = []
        for scale in [1.0, 2, 1] {
            ruler.scale = scale
            screen.textSizeChanged()
            _ = screen.frame(size: Size(480, 360))
            heights.append(screen.surfaces.editor.layout?.height ?? 0)
        }
        #expect(heights[0] > 0 && heights == [heights[0], 2 * heights[0], heights[0]])
    }

    @Test("ten intents between two frames make one frame, and only what is dirty is pulled")
    func oneFrame() throws {
        let screen = try screen(["a/one.md", "a/two.md", "three.md"])
        let frames = screen.frameCount
        let pulls = screen.surfaces.pulls
        #expect(!screen.isDirty)
        for _ in 0..<5 {
            screen.editor.perform(.select(.document(.init("a/one.md"))))
            screen.editor.perform(.select(.document(.init("three.md"))))
        }
        #expect(screen.isDirty)
        #expect(screen.frameCount == frames)
        _ = screen.frame(size: Size(1280, 800))
        #expect(screen.frameCount == frames + 1)
        #expect(!screen.isDirty)
        for area in [SurfaceArea.sidebar, .navigation, .editor, .dialog] {
            #expect(screen.surfaces.pulls[area] == pulls[area], "\(area) was pulled")
        }
    }

    @Test("of many rows only the seen ones are pulled and drawn")
    func onlySeen() throws {
        let screen = try screen((0..<5000).map { "page\($0).md" })
        let pulled = try #require(screen.surfaces.pulls[.tile])
        #expect((1...40).contains(pulled))
        #expect(screen.surfaces.tiles.count == pulled)
    }

    @Test("an event that changes nothing leaves the screen clean")
    func clean() throws {
        let screen = try screen(["one.md"])
        screen.handle(.pointerMoved(Point(700, 700)))
        _ = screen.frame(size: Size(1280, 800))
        screen.handle(.pointerMoved(Point(700, 700)))
        screen.handle(.keyPressed(key: "F9", []))
        screen.handle(.woken)
        _ = screen.frame(size: Size(1280, 800))
        let before = screen.lastFrame
        #expect(screen.nextDeadline == nil)
        #expect(screen.frame(size: Size(1280, 800)) == before)
    }
}
