import Engine
import Headless
import SDLRender
import Storage

/// Opens the window on a folder or a file and runs until it is closed. The only place that picks what is real.
func openWindow(_ arguments: Arguments, path: String?) -> Answer {
    let start = path.map(absolute) ?? LastWorkspace.path ?? Sample.path
    guard let start else { return Answer(error: "Which folder? tilewright PATH opens one.", code: 2) }
    do throws(ReadFailure) {
        _ = try Disk().look(at: start)
    } catch {
        return Answer(error: error.sentence, code: 2)
    }
    if path != nil { LastWorkspace.path = start }
    do {
        guard let theme = try Theme.builtIn(arguments.theme) else {
            return Answer(error: "There is no theme called \(arguments.theme).", code: 2)
        }
        try run(on: start, theme: theme, arguments)
        return Answer()
    } catch {
        return Answer(error: "\(error)", code: 2)
    }
}

private func run(on path: String, theme: Theme, _ arguments: Arguments) throws {
    let clock = MonotonicClock()
    let mailbox = Mailbox()
    let fonts = try FontStack(scale: arguments.scale ?? 1, textSize: arguments.textSize)
    let editor = Editor(
        files: Disk(), background: ThreadBackground(mailbox: mailbox), clipboard: SDLClipboard(), clock: clock,
        measuring: fonts, journal: JournalFolder(),
        journalBackground: ThreadBackground(mailbox: mailbox, pause: 0.25),
        configFolder: arguments.config.map(absolute) ?? Disk.userConfigFolder)
    let size = arguments.size ?? Arguments.usualSize
    let screen = BoardScreen(editor: editor, measuring: fonts, clock: clock, theme: theme, size: size)
    // Reading begins before the window opens, which takes longer.
    editor.perform(.appWillAppear(path: path))
    let window = try SDLWindow(title: "Tilewright", size: size, scale: arguments.scale)
    FrameLoop(window: window, rasteriser: Rasteriser(fonts: fonts), screen: screen, clock: clock) {
        for report in mailbox.takeAll() { editor.perform(.receive(report)) }
    }.run()
    editor.perform(.appWillDisappear)
}
