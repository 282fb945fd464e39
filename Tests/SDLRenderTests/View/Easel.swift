import Engine
import Fakes
import Testing

@testable import SDLRender

/// A screen over one page, with a clock that is moved by hand.
final class Easel {
    let clock = StillClock()
    let background = QueueBackground()
    let screen: BoardScreen
    let size = Size(1000, 700)

    init(page: String) throws {
        let editor = Editor(
            files: MemoryDisk([
                "/notes/page.md": Array(page.utf8), "/notes/other.md": Array("other\n".utf8),
                "/notes/more/third.md": Array("third\n".utf8),
            ]),
            background: background, clipboard: MemoryClipboard(), clock: clock, measuring: Ruler())
        screen = BoardScreen(
            editor: editor, measuring: Ruler(), clock: clock, theme: try #require(try Theme.builtIn("light")),
            size: size)
        perform(.appWillAppear(path: "/notes"))
        perform(.openDocument(Domain.DocumentID("page.md")))
        _ = frame
    }

    func perform(_ intent: Intent) {
        screen.editor.perform(intent)
        while !background.jobs.isEmpty { screen.editor.perform(.receive(background.jobs.removeFirst()())) }
    }

    var frame: Frame { screen.frame(size: size) }

    /// The frame at a later time, as the loop would ask for it.
    func frame(at time: Double) -> Frame {
        clock.now = time
        screen.passTime(to: time)
        return frame
    }

    /// Where a card's text is drawn, and where its node stands.
    func drawn(_ text: String, _ frame: Frame) -> Point? {
        frame.commands.lazy.compactMap { command -> Point? in
            if case .text(let run) = command, run.text == text { Point(run.x, run.y) } else { nil }
        }.first
    }

    func id(_ index: Int) -> SurfaceID { screen.surfaces.list.rows[index].id }

    func tile(_ index: Int) -> Domain.TileID { screen.editor.openTiles[index].id }
}
