import Engine
import Storage

/// An editor over the real disk, with one file open.
final class Desk {
    let editor: Editor
    private let background = Queue()
    private var shown: Shown?

    private struct Shown {
        let list: Surface.List
        let toolbar: Surface.Toolbar
        let status: Surface.Status
        let navigation: Surface.Navigation
        let sidebar: Surface.Sidebar
        let editor: Surface.Editor
        let dialog: Surface.Dialog
        let cards: [Surface.Tile]
    }

    init() {
        editor = Editor(
            files: Disk(), background: background, clipboard: NoClipboard(), clock: StillClock(), measuring: Ruler())
    }

    /// A file alone is opened at once.
    func open(_ path: String) {
        perform(.appWillAppear(path: path))
        precondition(!editor.openTiles.isEmpty, "\(path) was not opened: \(editor.statusSurface.message)")
    }

    /// Performs it and the background work that it starts.
    func perform(_ intent: Intent) {
        editor.perform(intent)
        while let job = background.next() { editor.perform(.receive(job())) }
    }

    /// Reads every surface that is on the screen while a tile is edited, as a frame does, and holds them till the next.
    func pull(_ cards: [SurfaceID]) {
        shown = Shown(
            list: editor.listSurface, toolbar: editor.toolbarSurface, status: editor.statusSurface,
            navigation: editor.navigationSurface, sidebar: editor.sidebarSurface, editor: editor.editorSurface,
            dialog: editor.dialogSurface, cards: cards.compactMap(editor.tileSurface))
    }
}

func bytes(of path: String) throws -> [UInt8] { try Disk().readFile(at: path).bytes }

private final class Queue: Background {
    private var jobs: [@Sendable () -> Report] = []
    func start(_ job: @escaping @Sendable () -> Report) { jobs.append(job) }
    func next() -> (@Sendable () -> Report)? { jobs.isEmpty ? nil : jobs.removeFirst() }
}

private final class NoClipboard: Clipboard {
    var text: String?
}

private final class StillClock: Clock {
    let now = 0.0
}

/// Each grapheme cluster is 8 points wide: what fonts cost is SDLRender's, and measured with the window.
private final class Ruler: TextMeasuring {
    func metrics(of face: TextFace) -> LineMetrics { LineMetrics(ascent: 12, descent: 4, lineHeight: 20) }

    func width(of text: String, in face: TextFace) -> Double { Double(text.count) * 8 }

    func edges(of text: String, in face: TextFace) -> [Double] { (0..<text.count).map { Double($0 + 1) * 8 } }
}
