import Engine
import Fakes
import SDLRender

/// The whole program on a disk in memory, without a window: what it is given are input events, as a window would send them.
final class Desk {
    static let root = "/notes"

    let disk: MemoryDisk
    private let background = QueueBackground()
    private let clock = StillClock()
    let editor: Editor
    let screen: BoardScreen
    private(set) var size = Size(1280, 800)
    /// What undo leads back to, by document.
    private var first: [Domain.DocumentID: [UInt8]] = [:]

    init(_ files: [String: [UInt8]], theme: Theme) {
        disk = MemoryDisk(Dictionary(uniqueKeysWithValues: files.map { ("\(Self.root)/\($0.key)", $0.value) }))
        let measuring = EvenRuler()
        editor = Editor(
            files: disk, background: background, clipboard: MemoryClipboard(), clock: clock, measuring: measuring)
        screen = BoardScreen(
            editor: editor, measuring: measuring, clock: clock,
            theme: theme, size: size)
        editor.perform(.appWillAppear(path: Self.root))
        drain()
    }

    var frame: Frame { screen.isDirty ? screen.frame(size: size) : screen.lastFrame }

    func handle(_ event: InputEvent) {
        if case .resized(let size, _) = event { self.size = size }
        if !endsTheDay(event) { screen.handle(event) }
    }

    /// Whether it would choose Quit from a menu or the palette.
    private func endsTheDay(_ event: InputEvent) -> Bool {
        let quit = ChoiceID.command(.quit)
        switch event {
        case .pointerReleased(let point, _, _):
            return screen.lastFrame.regions.last { $0.rect.contains(point) }?.action == .press(.choose(quit))
        case .keyPressed("Return", _), .keyPressed("Space", _):
            switch editor.overlaySurface {
            case .palette(let palette): return palette.chosen == quit
            case .menu(let menu): return menu.chosen == quit
            case .shortcuts, nil: return false
            }
        default: return false
        }
    }

    /// Lets time pass, and what is due happen.
    func wait(_ seconds: Double) {
        clock.now += seconds
        if let due = screen.nextDeadline, due <= clock.now + 1 { screen.passTime(to: clock.now) }
    }

    /// Lets all background work report.
    func drain() {
        while !background.jobs.isEmpty { editor.perform(.receive(background.jobs.removeFirst()())) }
    }

    func isEnabled(_ command: Command) -> Bool {
        editor.toolbarSurface.controls.contains { $0.command == command && $0.isEnabled }
    }

    /// Remembers the shown document's bytes where there is nothing to take back: it may have been changed while its row was
    /// in a closed folder.
    func noteFirst() {
        guard let id = shown, let document = editor.openDocument, !isEnabled(.undo), !isEnabled(.redo) else { return }
        first[id] = document.bytes
    }

    var shown: Domain.DocumentID? {
        guard editor.openDocument != nil else { return nil }
        for row in editor.sidebarSurface.rows where row.isCurrent {
            if case .document(let id) = row.id { return id }
        }
        return nil
    }

    /// Takes everything back, in all documents, and holds them against what they were. Gives the number of steps.
    func undoAll() throws(Broken) -> Int {
        var steps = 0
        var isMoving = true
        while isMoving {
            isMoving = false
            for id in first.keys.sorted() {
                open(id)
                while isEnabled(.undo), let before = editor.openDocument {
                    editor.perform(.run(.undo))
                    drain()
                    guard editor.openDocument != before || !isEnabled(.undo) else { break }
                    isMoving = true
                    steps += 1
                }
            }
        }
        for (id, bytes) in first.sorted(by: { $0.key < $1.key }) {
            open(id)
            try require(editor.openDocument?.bytes == bytes, "\(id.path) does not go back to what it was")
        }
        return steps
    }

    private func open(_ id: Domain.DocumentID) {
        editor.perform(.answer(.dismiss))
        editor.perform(.openDocument(id))
        drain()
    }
}
