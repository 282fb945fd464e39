import Engine

/// The screen as the frame loop sees it: events in, frames out. Ties the editor, the view state and the caches together.
///
/// Belongs to the main thread.
public final class BoardScreen {
    public let editor: Editor
    public internal(set) var state = ViewState()
    public internal(set) var surfaces = SurfaceSet()
    /// The last one that was made.
    public private(set) var lastFrame: Frame
    /// How many frames were made.
    public private(set) var frameCount = 0

    public var theme: Theme { didSet { isDirtyState = isDirtyState || theme != oldValue } }

    private let clock: any Clock
    let measuring: any TextMeasuring
    let pictures = CardPictures()
    var metrics: Metrics
    var boardMetrics: Metrics
    private var dirty: Set<SurfaceArea> = Set(SurfaceArea.allCases)
    var isDirtyState = true
    var size: Size
    var grid: (key: GridKey, frames: GridFrames)?
    /// The heights that contents of the board were found to need, for one width and zoom.
    var heights: (key: HeightKey, known: [SurfaceID: Double])?
    var layout: ScreenLayout?
    var sentViewport: Viewport?
    /// The last request for the find bar's keyboard that was followed.
    private var searchSerial = 0
    var place = Place(scope: .nothing)
    private var lastAutoScroll: Double?
    /// The board as it was last drawn.
    var shown: (place: Place, revision: Int, metrics: Metrics, places: BoardPlaces)?
    /// A drag that ended since then.
    private var endedDrag: EndedDrag?

    private struct EndedDrag {
        var drag: Drag
        /// Whether the engine was told of it.
        var isDropped: Bool
    }
    /// The window's size when the caret was last brought into view.
    var followedSize: Size?

    struct GridKey: Equatable {
        var scope: Surface.List.Scope
        var revision: Int
        var width: Double
        var metrics: Metrics
    }

    struct HeightKey: Equatable {
        var place: Place
        var width: Double
        var metrics: Metrics
    }

    /// `size` in points: what is assumed until the window says its own.
    public init(
        editor: Editor, measuring: any TextMeasuring, clock: any Clock, theme: Theme, size: Size = Size(1280, 800)
    ) {
        self.editor = editor
        self.measuring = measuring
        self.clock = clock
        self.theme = theme
        self.size = size
        lastFrame = Frame(size: size)
        metrics = Metrics(measuring: measuring)
        boardMetrics = metrics
        editor.onChange = { [weak self] areas in self?.dirty.formUnion(areas) }
    }

    /// The fonts measure otherwise now: another text size.
    public func textSizeChanged() {
        metrics = Metrics(measuring: measuring)
        boardMetrics = Metrics(measuring: measuring, zoom: boardMetrics.zoom)
        sentViewport = nil
        isDirtyState = true
    }

    /// No blinking, no motion: for snapshots, scenarios and people who ask for it.
    public func reduceMotion() {
        state.blink.isEnabled = false
        state.motion.isReduced = true
    }

    /// Whether the next frame may differ from the last one.
    public var isDirty: Bool { isDirtyState || !dirty.isEmpty }

    public var title: String { surfaces.navigation.title }
    public var shouldQuit: Bool { surfaces.navigation.isClosing }

    /// Where the caret stands while text may be typed, in points of the window, for the input method; nil where keys are
    /// only keys.
    public var wantsTextInput: Rect? { lastFrame.caret }

    /// What pressing would do where the pointer is: decides its shape. Nil outside the window.
    public var actionUnderPointer: HitRegion.Action? {
        state.pointer.flatMap { point in lastFrame.regions.last { $0.rect.contains(point) }?.action }
    }

    /// What letting go of the drag under way would do; nil without any.
    var dropTarget: DropTarget? {
        state.drag.flatMap { drag in layout.map { $0.target(of: drag, over: surfaces, state) } }
    }

    /// When something changes by itself, in seconds of the clock; nil where nothing will.
    public var nextDeadline: Double? {
        let now = clock.now
        let scrolls = reader.map { $0.autoScrollSpeed(state) != 0 } ?? false
        let blinks = lastFrame.caret != nil && state.isWindowFocused
        return [
            scrolls ? now + 1.0 / 60 : nil, state.motion.nextDeadline(after: now),
            state.drag?.rest.map { $0.since + Drag.Rest.patience },
            blinks ? state.blink.nextDeadline(after: now) : nil,
        ].compactMap { $0 }.min()
    }

    /// Blinks, glides, and scrolls under a drag. `now` in the clock's seconds.
    public func passTime(to now: Double) {
        isDirtyState = true
        guard let reader, state.drag != nil || state.band != nil else {
            lastAutoScroll = nil
            return
        }
        let elapsed = min(0.1, now - (lastAutoScroll ?? now - 1.0 / 60))
        lastAutoScroll = now
        let intents = reader.autoScroll(for: elapsed, state: &state) + reader.openRested(state: &state)
        for intent in intents { editor.perform(intent) }
    }

    public func handle(_ event: InputEvent) {
        if case .resized(let size, _) = event { self.size = size }
        if case .exposed = event { isDirtyState = true }
        catchUp(with: event)
        if case .keyPressed = event { tellRows() }
        guard let reader else { return }
        var before = state
        let intents = reader.read(event, state: &state)
        if let drag = before.drag, state.drag == nil {
            endedDrag = EndedDrag(drag: drag, isDropped: !intents.isEmpty)
        }
        for intent in intents { editor.perform(intent) }
        // Where the pointer is shows only by what it is over.
        before.pointer = state.pointer
        if state != before || self.size != layout?.size { isDirtyState = true }
    }

    /// The frame for the surfaces, the view state and the time as they are now; nothing is dirty afterwards. `size` in
    /// points.
    public func frame(size: Size) -> Frame {
        self.size = size
        refresh()
        return lastFrame
    }

    /// Brings what the event will be judged by up to date, and no more: the pointer needs the frame that is to be seen,
    /// keys only the surfaces that say where they go.
    private func catchUp(with event: InputEvent) {
        switch event {
        case .pointerMoved, .pointerPressed, .pointerReleased, .wheel, .filesDropped:
            if layout == nil || !dirty.isEmpty { refresh() }
        case .keyPressed, .textTyped, .textComposed, .focusChanged, .closeRequested:
            if layout == nil { refresh() }
            var areas: Set<SurfaceArea> = [.navigation, .dialog, .palette, .search, .list, .sidebar]
            if surfaces.editor.hasForm { areas.insert(.editor) }
            guard !dirty.isDisjoint(with: areas) else { return }
            pull()
            isDirtyState = true
        case .pointerLeft, .resized, .exposed, .woken: break
        }
    }

    private var reader: InputReader? {
        layout.map { InputReader(frame: lastFrame, layout: $0, surfaces: surfaces, now: clock.now) }
    }

    /// Pulls what is dirty, lays out, and makes the frame anew.
    func refresh() {
        pull()
        var layout = lay()
        var viewport = layout.viewport(offset: state.offset(.board))
        // How many rows are seen changes with each scroll; keys are told when one is pressed.
        if let sentViewport { viewport.visibleRows = sentViewport.visibleRows }
        if viewport != sentViewport {
            sentViewport = viewport
            editor.perform(.setViewport(viewport))
            if !dirty.isEmpty {
                pull()
                layout = lay()
            }
        }
        followOthers(layout)
        settle(&layout)
        state.clampScroll(to: layout)
        let seen = layout.visibleItems(offset: state.offset(.board))
        glide(to: layout, seen: seen)
        surfaces.pullTiles(Array(seen) + state.motion.leaving, from: editor.tileSurface)
        self.layout = layout
        grid?.frames = layout.grid
        lastFrame = view(layout).frame(at: clock.now)
        if letGoOfLostFocus() { lastFrame = view(layout).frame(at: clock.now) }
        frameCount += 1
        isDirtyState = false
    }

    /// Lets cards glide from where they were drawn to where they stand now; on another board, or one of another width, they
    /// stand at once.
    private func glide(to layout: ScreenLayout, seen: Range<Int>) {
        let now = clock.now
        let list = surfaces.list
        let places = BoardPlaces(rows: list.rows, grid: layout.grid, seen: seen)
        let former = shown
        let ended = endedDrag
        shown = (place, list.revision, boardMetrics, places)
        endedDrag = nil
        state.motion.settle(at: now)
        guard let former, former.place == place, former.metrics == boardMetrics,
            former.places.grid.width == layout.grid.width
        else { return state.motion.stop() }
        guard former.revision != list.revision || ended != nil else { return }
        state.motion.glide(from: former.places, to: places, at: now)
        guard let ended else { return }
        // Those that have moved are the selected ones now; those that have not stand where they stood.
        let hasMoved = ended.isDropped && former.revision != list.revision
        let held = seen.filter { index in
            let isSelected = surfaces.selection.ids.contains(list.rows[index].id)
            return hasMoved ? isSelected : ended.drag.takes(index, isSelected: isSelected)
        }
        let corner = Point(ended.drag.pointer.x - ended.drag.grip.x, ended.drag.pointer.y - ended.drag.grip.y)
        state.motion.glide(
            held.map { list.rows[$0].id }, fromHand: layout.onBoard(corner, state), at: now)
    }

    private func view(_ layout: ScreenLayout) -> ScreenView {
        ScreenView(surfaces: surfaces, layout: layout, state: state, measuring: measuring, pictures: pictures)
    }

    /// A control that is gone gives the keyboard to its part of the window. One that is disabled keeps it: who presses Enter
    /// once too often shall not press something else.
    private func letGoOfLostFocus() -> Bool {
        guard let focused = state.focusedNode, surfaces.topLayer == .window else { return false }
        let isRow =
            layout?.panels.sidebar != nil && surfaces.sidebar.rows.contains { SidebarView.nodeID($0.id) == focused }
        if let node = lastFrame.nodes.first(where: { $0.id == focused }) {
            state.focusedRegion = node.region
            return false
        }
        if isRow { return false }
        state.focusedNode = reader?.placeAfterLoss(state)
        return true
    }

    private func pull() {
        guard !dirty.isEmpty else { return }
        let before = (surfaces.navigation.destination, place, surfaces.dialog, surfaces.editor)
        let layer = surfaces.topLayer
        let revision = surfaces.list.revision
        surfaces.pull(from: editor, areas: dirty)
        if !dirty.isDisjoint(with: [.list, .sidebar]) { place = currentPlace() }
        dirty.removeAll()
        if surfaces.list.revision != revision { letGo() }
        if place != before.1 { state.scroll[.board] = 0 }
        if surfaces.editor.id != before.3.id || (surfaces.editor.form == nil) != (before.3.form == nil) {
            state.scroll[.editor] = 0
            state.scroll[.preview] = 0
            state.followedField = nil
        }
        let isElsewhere = surfaces.navigation.destination != before.0
        let hasGone = isElsewhere || layer == .overlay && surfaces.topLayer != .overlay && place != before.1
        moveFocus(from: layer, asksAnew: surfaces.dialog != before.2, hasGone: hasGone)
        if surfaces.search.isOpen, surfaces.search.focusSerial != searchSerial {
            searchSerial = surfaces.search.focusSerial
            state.focusedNode = LineFieldView.nodeID(surfaces.search.focus)
        }
    }

    /// Puts the keyboard into the topmost layer. `hasGone`: what had it in the window is another place now.
    private func moveFocus(from layer: FocusLayer, asksAnew: Bool, hasGone: Bool) {
        let top = surfaces.topLayer
        state.changeLayer(from: layer, to: top)
        if layer != top { state.scroll[.overlay] = nil }
        if hasGone {
            state.regionPlaces[.editor] = nil
            state.regionPlaces[.board] = nil
            state.goHome()
        }
        switch top {
        case .window:
            state.menuAnchor = nil
            state.followedChoice = nil
        case .overlay: state.focusedNode = surfaces.overlay.map(OverlayView.focus)
        case .dialog where asksAnew:
            let usual = surfaces.dialog.choices.first { $0.isDefault } ?? surfaces.dialog.choices.first
            state.focusedNode = usual.map(DialogView.nodeID)
        case .dialog: break
        }
    }

    /// A drag or a band over rows that are others now means nothing.
    private func letGo() {
        guard state.drag != nil || state.band != nil else { return }
        state.drag = nil
        state.band = nil
        state.press = nil
    }

    /// What the board shows: another one begins at its top. Cost grows with the number of documents.
    private func currentPlace() -> Place {
        Place(scope: surfaces.list.scope, document: surfaces.sidebar.rows.first(where: \.isCurrent)?.id)
    }

    struct Place: Equatable {
        var scope: Surface.List.Scope
        var document: SurfaceID?
    }

    private func lay() -> ScreenLayout {
        if boardMetrics.zoom != surfaces.settings.zoom {
            boardMetrics = Metrics(measuring: measuring, zoom: surfaces.settings.zoom)
        }
        let width = PanelFrames(of: surfaces, state: state, size: size, metrics: metrics).board.width
        let key = GridKey(
            scope: surfaces.list.scope, revision: surfaces.list.revision, width: width, metrics: boardMetrics)
        if grid?.key != key {
            let heightKey = HeightKey(place: place, width: width, metrics: boardMetrics)
            if heights?.key != heightKey { heights = (heightKey, [:]) }
            let frames = GridFrames(
                rows: surfaces.list.rows, width: width, metrics: boardMetrics, known: heights?.known ?? [:])
            grid = (key, frames)
        }
        return ScreenLayout(
            of: surfaces, state: state, size: size, metrics: metrics, boardMetrics: boardMetrics, measuring: measuring,
            grid: grid?.frames, former: self.layout)
    }

    /// Brings the caret, or what is chosen in a list, into view.
    private func followOthers(_ layout: ScreenLayout) {
        followChoice(layout)
        let editor = surfaces.editor
        let isFollowed =
            editor.serial == state.caretSerial && size == followedSize && editor.form?.focus == state.followedField
        guard !isFollowed, let frames = layout.editor else { return }
        state.caretSerial = editor.serial
        followedSize = size
        state.follow(editor, in: frames, metrics: metrics, measuring: measuring)
    }

    private func followChoice(_ layout: ScreenLayout) {
        guard let overlay = surfaces.overlay, let frames = layout.overlay, let id = overlay.chosen,
            let extent = frames.extentOfChoice(in: overlay)
        else { return }
        let place = ViewState.ChoicePlace(id: id, extent: extent)
        guard place != state.followedChoice else { return }
        state.followedChoice = place
        state.show(extent, in: .overlay, height: frames.port.height, margin: 0)
    }

    /// Scrolls the form as little as needed to show the part of it that this node stands for; nothing for others.
    public func scrollIntoView(node id: String) {
        guard let frames = layout?.editor, let extent = frames.form?.extent(ofNode: id) else { return }
        state.show(extent, in: .editor, height: frames.source.height, margin: 4)
        isDirtyState = true
    }
}
