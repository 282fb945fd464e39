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
        handle(.resized(window.size, scale: window.scale))
        drain()
        show()
        while !screen.shouldQuit {
            deadline = screen.nextDeadline.map { min($0, deadline ?? $0) }
            step(window.events(within: deadline.map { max(0, $0 - clock.now) }))
            show()
        }
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
        let areas = changes(to: frame, theme, isBlank: isBlank)
        shown = (frame, theme)
        guard !areas.isEmpty else { return }
        rasteriser.paint(frame, theme: theme, onto: canvas, within: areas)
        window.present(areas.map { $0.intersection(canvas.bounds) }.filter { !$0.isEmpty })
    }

    private func changes(to frame: PlacedFrame, _ theme: Theme, isBlank: Bool) -> [PixelRect] {
        guard let shown, shown.theme == theme, !isBlank else { return [frame.window] }
        return damage(from: shown.frame, to: frame)
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
