import Engine

/// The screen as the frame loop sees it: events in, frames out. Ties the editor, the view state and the caches together.
///
/// Belongs to the main thread.
public final class BoardScreen {
    public let editor: Editor
    public private(set) var state = ViewState()
    public private(set) var surfaces = SurfaceSet()
    /// The last one that was made.
    public private(set) var frame: Frame
    /// How many frames were made.
    public private(set) var frameCount = 0

    private let clock: any Clock
    private var measuring: any TextMeasuring
    private let pictures = CardPictures()
    private var metrics: Metrics
    private var dirty: Set<SurfaceArea> = Set(SurfaceArea.allCases)
    private var isDirtyState = true
    private var size: Size
    private var grid: (key: GridKey, frames: GridFrames)?
    private var layout: ScreenLayout?
    private var sentViewport: Viewport?
    private var lastAutoScroll: Double?

    private struct GridKey: Equatable {
        var scope: Surface.List.Scope
        var revision: Int
        var width: Double
        var metrics: Metrics
    }

    /// `size` in points: what is assumed until the window says its own.
    public init(editor: Editor, measuring: any TextMeasuring, clock: any Clock, size: Size = Size(1280, 800)) {
        self.editor = editor
        self.measuring = measuring
        self.clock = clock
        self.size = size
        frame = Frame(size: size)
        metrics = Metrics(measuring: measuring)
        editor.onChange = { [weak self] areas in self?.dirty.formUnion(areas) }
    }

    /// Another text size, or other fonts.
    public func setMeasuring(_ measuring: any TextMeasuring) {
        self.measuring = measuring
        metrics = Metrics(measuring: measuring)
        sentViewport = nil
        isDirtyState = true
    }

    /// No blinking, no motion: for snapshots, scenarios and people who ask for it.
    public func reduceMotion() { state.blink.isEnabled = false }

    /// Whether the next frame may differ from the last one.
    public var isDirty: Bool { isDirtyState || !dirty.isEmpty }

    /// Whether an input method should be offered a place to write.
    public var wantsTextInput: Bool {
        surfaces.navigation.destination == .detail && state.focusedNode == nil && !surfaces.dialog.isOpen
    }

    /// Where the caret stands, in points of the window, for the input method's candidates; nil without one.
    public var caretFrame: Rect? {
        guard wantsTextInput, let layout, let frames = layout.editor, let text = surfaces.editor.layout else {
            return nil
        }
        let origin = frames.textOrigin(offset: state.offset(.editor), metrics: metrics)
        return EditorView.caretFrame(of: surfaces.editor, in: text, measuring: measuring).offset(origin.x, origin.y)
    }

    /// When something changes by itself, in seconds of the clock; nil where nothing will.
    public var nextDeadline: Double? {
        let now = clock.now
        if state.drag != nil, let reader, reader.autoScrollSpeed(state) != 0 { return now + 1.0 / 60 }
        guard wantsTextInput, state.isWindowFocused, surfaces.editor.refusal == nil else { return nil }
        return state.blink.nextDeadline(after: now)
    }

    /// A deadline has passed.
    public func tick() {
        isDirtyState = true
        guard let reader, state.drag != nil else {
            lastAutoScroll = nil
            return
        }
        let now = clock.now
        let elapsed = min(0.1, now - (lastAutoScroll ?? now - 1.0 / 60))
        lastAutoScroll = now
        reader.autoScroll(for: elapsed, state: &state)
    }

    public func handle(_ event: InputEvent) {
        if case .resized(let size, _) = event { self.size = size }
        if case .exposed = event { isDirtyState = true }
        if reader == nil || !dirty.isEmpty { refresh() }
        guard let reader else { return }
        let before = state
        for intent in reader.read(event, state: &state) { editor.perform(intent) }
        state.blink.lastActivity = max(state.blink.lastActivity, before.blink.lastActivity)
        if state != before || self.size != layout?.size { isDirtyState = true }
    }

    /// The frame for the surfaces, the view state and the time as they are now.
    public func makeFrame() -> Frame {
        refresh()
        return frame
    }

    private var reader: InputReader? {
        layout.map { InputReader(frame: frame, layout: $0, surfaces: surfaces, now: clock.now) }
    }

    /// Pulls what is dirty, lays out, and makes the frame anew.
    private func refresh() {
        pull()
        var layout = lay()
        if layout.viewport != sentViewport {
            sentViewport = layout.viewport
            editor.perform(.setViewport(layout.viewport))
            if !dirty.isEmpty {
                pull()
                layout = lay()
            }
        }
        follow(layout)
        state.clampScroll(to: layout)
        surfaces.pullTiles(layout.visibleItems(offset: state.offset(.board)), from: editor.tileSurface)
        self.layout = layout
        frame = ScreenView(surfaces: surfaces, layout: layout, state: state, measuring: measuring, pictures: pictures)
            .frame(at: clock.now)
        frameCount += 1
        isDirtyState = false
    }

    private func pull() {
        guard !dirty.isEmpty else { return }
        let destination = surfaces.navigation.destination
        let scope = surfaces.list.scope
        surfaces.pull(from: editor, areas: dirty)
        dirty.removeAll()
        if surfaces.list.scope != scope { state.scroll[.board] = 0 }
        if surfaces.navigation.destination != destination { state.focusedNode = nil }
    }

    private func lay() -> ScreenLayout {
        let width = PanelFrames(
            size: size, metrics: metrics, showsEditor: surfaces.navigation.destination == .detail,
            sidebarWidth: state.sidebarWidth, editorWidth: state.editorWidth
        ).board.width
        let key = GridKey(
            scope: surfaces.list.scope, revision: surfaces.list.revision, width: width, metrics: metrics)
        let kept = grid.flatMap { $0.key == key ? $0.frames : nil }
        let layout = ScreenLayout(
            of: surfaces, state: state, size: size, metrics: metrics, measuring: measuring, grid: kept)
        grid = (key, layout.grid)
        return layout
    }

    /// Does what the surfaces ask for: bring a row, or the caret, into view.
    private func follow(_ layout: ScreenLayout) {
        if let reveal = surfaces.list.reveal, reveal.serial != state.revealedSerial {
            state.revealedSerial = reveal.serial
            scrollIntoView(reveal.id, layout: layout)
        }
        if surfaces.editor.serial != state.caretSerial, let text = surfaces.editor.layout, let frames = layout.editor {
            state.caretSerial = surfaces.editor.serial
            let caret = EditorView.caretFrame(of: surfaces.editor, in: text, measuring: measuring)
            let top = caret.y + metrics.editorPadding
            state.show(top...top + caret.height, in: .editor, height: frames.source.height, margin: 4)
        }
    }

    /// Scrolls the board as little as needed to show a row of the list.
    public func scrollIntoView(_ id: SurfaceID) {
        guard let layout else { return }
        scrollIntoView(id, layout: layout)
        isDirtyState = true
    }

    private func scrollIntoView(_ id: SurfaceID, layout: ScreenLayout) {
        guard let index = surfaces.list.rows.firstIndex(where: { $0.id == id }),
            let frame = layout.grid.frame(ofItem: index), !layout.panels.board.isEmpty
        else { return }
        state.show(frame.y...frame.maxY, in: .board, height: layout.panels.board.height, margin: metrics.boardMarginY)
    }
}
