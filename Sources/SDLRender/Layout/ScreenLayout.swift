import Engine

/// Everything about places that a frame and the input that follows it share.
public struct ScreenLayout {
    public let size: Size
    public let metrics: Metrics
    /// Of the board, at its zoom.
    public let boardMetrics: Metrics
    public let panels: PanelFrames
    public internal(set) var grid: GridFrames
    /// Nil while the editor is closed.
    public let editor: EditorFrames?
    /// Nil where nothing lies over the window.
    public let overlay: OverlayFrames?
    public let sidebarHeight: Double
    public let sidebarRows: Int

    public init(
        size: Size, metrics: Metrics, boardMetrics: Metrics, panels: PanelFrames, grid: GridFrames,
        editor: EditorFrames?, sidebarHeight: Double, sidebarRows: Int = 0, overlay: OverlayFrames? = nil
    ) {
        self.size = size
        self.metrics = metrics
        self.boardMetrics = boardMetrics
        self.panels = panels
        self.grid = grid
        self.editor = editor
        self.overlay = overlay
        self.sidebarHeight = sidebarHeight
        self.sidebarRows = sidebarRows
    }

    /// Without a `grid` one is made, with the heights of the tiles that are there. It is used again where the list, the
    /// board's width and its zoom are what they were, pictures of `former` where they show the same.
    public init(
        of surfaces: SurfaceSet, state: ViewState, size: Size, metrics: Metrics, boardMetrics: Metrics? = nil,
        measuring: any TextMeasuring, grid: GridFrames? = nil, former: ScreenLayout? = nil
    ) {
        let board = boardMetrics ?? Metrics(measuring: measuring, zoom: surfaces.settings.zoom)
        let panels = PanelFrames(of: surfaces, state: state, size: size, metrics: metrics)
        let editor = panels.editor.map {
            EditorFrames(
                of: surfaces.editor, in: $0, metrics: metrics, measuring: measuring, former: former?.editor)
        }
        self.init(
            size: size, metrics: metrics, boardMetrics: board, panels: panels,
            grid: grid ?? GridFrames(rows: surfaces.list.rows, width: panels.board.width, metrics: board),
            editor: editor,
            sidebarHeight: metrics.sidebarHeaderHeight + Double(surfaces.sidebar.rows.count) * metrics.sidebarRowHeight
                + 12, sidebarRows: surfaces.sidebar.rows.count,
            overlay: surfaces.overlay.map {
                OverlayFrames(
                    of: $0, anchor: state.menuAnchor ?? Rect(panels.board.x + 24, panels.board.y + 24, 0, 0),
                    size: size, metrics: metrics,
                    measuring: measuring)
            })
        guard grid == nil, !surfaces.tiles.isEmpty else { return }
        var known: [SurfaceID: Double] = [:]
        _ = measure(
            self.grid.rows.indices, surfaces, known: &known, pictures: CardPictures(), measuring: measuring)
    }

    public func maxScroll(_ area: ScrollArea) -> Double {
        let (content, seen) =
            switch area {
            case .board: (grid.height, panels.board.height)
            case .sidebar: (sidebarHeight, panels.sidebar?.height ?? 0)
            case .editor: (editor?.textHeight ?? 0, editor?.source.height ?? 0)
            case .overlay: (overlay?.contentHeight ?? 0, overlay?.port.height ?? 0)
            case .preview: (editor?.previewPicture.height ?? 0, editor?.previewContent.height ?? 0)
            }
        return seen > 0 ? max(0, content - seen) : 0
    }

    public func rect(of area: ScrollArea) -> Rect? {
        switch area {
        case .board: panels.board.isEmpty ? nil : panels.board
        case .sidebar: panels.sidebar
        case .editor: editor?.source
        case .preview: editor?.previewContent
        case .overlay: overlay?.port
        }
    }

    /// The rows of the list that are seen, and those near enough to be seen after a small scroll.
    public func visibleItems(offset: Double) -> Range<Int> {
        panels.board.isEmpty ? 0..<0 : grid.items(in: offset...(offset + panels.board.height))
    }

    /// `offset`: how far the board is scrolled.
    public func viewport(offset: Double) -> Viewport {
        let isPage = boardMetrics.zoom.density == .page
        let board = offset...(offset + panels.board.height)
        let whole = visibleRows(offset: offset).count { row in
            let frame = grid.rows[row]
            return board.contains(frame.top) && board.contains(frame.bottom)
        }
        let wrap =
            editor.map { $0.source.width - 2 * metrics.editorPadding }
            ?? (isPage
                ? grid.cardWidth - 2 * boardMetrics.cardPaddingX : metrics.editorWidth - 2 * metrics.editorPadding)
        let lines =
            editor.map { $0.source.height / metrics.sourceLine }
            ?? (isPage ? panels.board.height / boardMetrics.bodyLine : 400 / metrics.sourceLine)
        return Viewport(
            columns: grid.columns, visibleRows: max(1, whole), editorWidth: max(40, wrap),
            fieldWidth: metrics.fieldWidth(inPane: editor?.pane.width ?? metrics.editorWidth),
            editorLines: max(1, Int(lines) - 1),
            sourceLine: metrics.sourceLine, showsSidebar: panels.sidebar != nil)
    }

    /// Where a row of the list stands in the window, whether it is seen or not.
    public func frame(ofItem index: Int, offset: Double) -> Rect? {
        grid.frame(ofItem: index)?.offset(panels.board.x, panels.board.y - offset)
    }
}

extension PanelFrames {
    /// A sidebar without rows is not shown.
    init(of surfaces: SurfaceSet, state: ViewState, size: Size, metrics: Metrics) {
        self.init(
            size: size, metrics: metrics,
            showsSidebar: surfaces.sidebar.rows.isEmpty ? false : surfaces.sidebar.isShown,
            showsEditor: surfaces.navigation.destination == .detail && !surfaces.editor.isInPlace,
            sidebarWidth: state.sidebarWidth,
            editorWidth: state.editorWidth,
            searchHeight: FindBar.height(of: surfaces.search, width: size.width, metrics: metrics))
    }
}
