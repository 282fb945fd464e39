import Engine
import Fakes
import SDLRender

/// The whole program on a disk in memory, with one document open, in the window's own loop. A clock that stands still is
/// moved by a sixtieth of a second with each frame.
final class Desk {
    let editor: Editor
    let screen: BoardScreen
    let easel = Easel()
    private let fonts: FontStack
    private let loop: FrameLoop
    private let clock = StillClock()
    private let background = QueueBackground()

    init(tiles: Int, seed: UInt64) throws {
        guard let theme = try Theme.builtIn("light") else { fatalError("the program has no theme") }
        fonts = try FontStack()
        var pages = Pages(seed: seed)
        editor = Editor(
            files: MemoryDisk(["/notes/long.md": Array(pages.document(tiles: tiles).utf8)]), background: background,
            clipboard: MemoryClipboard(), clock: clock, measuring: fonts)
        screen = BoardScreen(editor: editor, measuring: fonts, clock: clock, theme: theme, size: easel.size)
        loop = FrameLoop(window: easel, rasteriser: Rasteriser(fonts: fonts), screen: screen, clock: clock) {}
        editor.perform(.appWillAppear(path: "/notes"))
        work()
        editor.perform(.openDocument(Domain.DocumentID("long.md")))
        work()
        require(editor.openTiles.count == tiles, "\(editor.openTiles.count) tiles were opened, not \(tiles)")
        loop.begin()
    }

    /// Lets the loop take the event and draw; gives what it took from the event to the finished pixels.
    func frame(_ event: InputEvent) -> Took {
        clock.now += 1.0 / 60
        easel.waiting = [event]
        let took = Took { loop.pass() }
        work()
        return took
    }

    /// Performs it and draws, unmeasured.
    func perform(_ intent: Intent) {
        editor.perform(intent)
        work()
        _ = frame(.woken)
    }

    private func work() {
        while !background.jobs.isEmpty { editor.perform(.receive(background.jobs.removeFirst()())) }
    }

    /// Stops where the pixels are not those of the frame.
    func requireTrueToFrame() {
        require(easel.shows(screen.lastFrame, screen.theme, fonts), "the window shows something else than the frame")
    }
}
