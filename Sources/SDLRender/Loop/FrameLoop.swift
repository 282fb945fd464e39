import Engine

/// Sleeps until something happens, lets the screen take it, and draws at most one frame of what has changed.
public final class FrameLoop {
    private let window: any DrawingWindow
    private let rasteriser: Rasteriser
    private let screen: any Screen
    private let clock: any Engine.Clock
    /// Takes what background work has brought; called before each frame.
    private let drain: () -> Void

    private var shown: (frame: PlacedFrame, theme: Theme)?
    private var title = ""
    private var pointer = PointerShape.arrow
    private var caret: Rect?
    /// When the screen wants to be told of the time. Kept from pass to pass: what a screen says is counted from now.
    private var deadline: Double?

    public init(
        window: any DrawingWindow, rasteriser: Rasteriser, screen: any Screen, clock: any Engine.Clock,
        drain: @escaping () -> Void
    ) {
        self.window = window
        self.rasteriser = rasteriser
        self.screen = screen
        self.clock = clock
        self.drain = drain
    }

    /// Returns when the screen wants to quit.
    public func run() {
        begin()
        while !screen.shouldQuit { pass() }
    }

    /// Draws the first frame.
    package func begin() {
        handle(.resized(window.size, scale: window.scale))
        drain()
        show()
    }

    /// Sleeps, takes what has happened, and draws: what is repeated until the screen wants to quit.
    package func pass() {
        deadline = screen.nextDeadline.map { min($0, deadline ?? $0) }
        step(window.events(within: deadline.map { max(0, $0 - clock.now) }))
        show()
    }

    /// Comes before asking whether to quit: drawing is when a screen learns what its editor has decided.
    private func show() {
        draw()
        tellWindow()
    }

    private func step(_ events: [InputEvent]) {
        events.forEach(handle)
        drain()
        guard let due = deadline, due <= clock.now else { return }
        deadline = nil
        screen.passTime(to: clock.now)
    }

    private func handle(_ event: InputEvent) {
        switch event {
        case .resized(_, let scale):
            rasteriser.fonts.scale = scale
            shown = nil
        case .exposed:
            shown = nil
        case .pointerMoved, .pointerPressed, .pointerReleased, .pointerLeft, .wheel, .keyPressed, .textTyped,
            .textComposed, .filesDropped, .focusChanged, .closeRequested, .woken:
            break
        }
        screen.handle(event)
    }

    private func draw() {
        guard screen.isDirty || shown == nil, let (canvas, isBlank) = window.canvas() else { return }
        let theme = screen.theme
        let frame = rasteriser.placed(screen.frame(size: window.size))
        let repaint = changes(to: frame, theme, on: canvas, isBlank: isBlank)
        shown = (frame, theme)
        if let move = repaint.move { canvas.move(move.source, by: move.distance) }
        rasteriser.paint(frame, theme: theme, onto: canvas, within: repaint.areas)
        let changed = repaint.changed.map { $0.intersection(canvas.bounds) }.filter { !$0.isEmpty }
        if !changed.isEmpty { window.present(changed) }
    }

    private func changes(to frame: PlacedFrame, _ theme: Theme, on canvas: Canvas, isBlank: Bool) -> Repaint {
        let whole = Repaint(all: frame.window)
        guard let shown, shown.theme == theme, !isBlank else { return whole }
        let repaint = Repaint(from: shown.frame, to: frame)
        // While a window is resized its pixels may be fewer than the frame has.
        return repaint.staysWithin(canvas.bounds) ? repaint : whole
    }

    private func tellWindow() {
        if screen.title != title {
            title = screen.title
            window.setTitle(title)
        }
        if screen.pointer != pointer {
            pointer = screen.pointer
            window.setPointer(pointer)
        }
        if screen.wantsTextInput != caret {
            caret = screen.wantsTextInput
            window.setTextInput(caret)
        }
    }
}
