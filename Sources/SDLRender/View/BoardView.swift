import Engine

/// The rows of the list that are seen: cards and dividers, and what is being dragged over them.
struct BoardView {
    let surfaces: SurfaceSet
    let layout: ScreenLayout
    let pictures: CardPictures
    /// What letting go of the drag under way would do; nil without any.
    var target: DropTarget?

    static let nodeID = "board"

    private var rect: Rect { layout.panels.board }

    func append(to builder: inout FrameBuilder) {
        guard !rect.isEmpty else { return }
        builder.fill(rect, .windowBackground)
        let list = surfaces.list
        let label = list.label.isEmpty ? "Board" : list.label
        builder.append(region: HitRegion(rect: rect, action: .scroll(.board), node: Self.nodeID))
        let hasFocus = builder.boardHasKeyboard && !showsCurrent(builder.state)
        builder.group(
            Node(
                id: Self.nodeID, role: .list, name: label,
                states: hasFocus ? [.enabled, .focusable, .focused, .showing] : [.enabled, .focusable, .showing],
                frame: rect, parent: nil)
        ) { builder in
            if let empty = list.empty {
                EmptyView(surface: empty, rect: rect).append(to: &builder)
            }
            builder.clipped(to: rect) { builder in
                addSheet(to: &builder)
                addItems(to: &builder)
            }
        }
        ScrollBar(area: .board, track: rect, layout: layout).append(to: &builder)
        if hasFocus, builder.state.usesKeyboard { builder.ring(around: rect, corner: 0, distance: -6) }
    }

    /// Whether the current row is in view, and shows where the keyboard is.
    private func showsCurrent(_ state: ViewState) -> Bool {
        layout.visibleItems(offset: state.offset(.board)).contains {
            surfaces.tiles[surfaces.list.rows[$0].id]?.isCurrent ?? false
        }
    }

    /// The paper of a page.
    private func addSheet(to builder: inout FrameBuilder) {
        let metrics = layout.boardMetrics
        guard metrics.zoom.density == .page, let column = layout.frame(ofItem: 0, offset: 0) else { return }
        let offset = builder.state.offset(.board)
        let reach = 24.0
        let top = max(rect.y - reach, rect.y + metrics.boardMarginY - 8 - offset)
        let bottom = min(rect.maxY + reach, rect.y + layout.grid.height - metrics.boardMarginY + 8 - offset)
        let sheet = Rect(column.x - 12, top, column.width + 24, bottom - top)
        builder.fill(sheet, .tileBackground, corner: metrics.cardCorner)
        builder.draw(.stroke(sheet, .tileBorder, width: 1, corner: metrics.cardCorner))
    }

    private func addItems(to builder: inout FrameBuilder) {
        let items = layout.visibleItems(offset: builder.state.offset(.board))
        let band = builder.state.band.map { band in
            let rect = layout.rect(of: band, builder.state)
            return BandView(rect: onWindow(rect, builder.state))
        }
        band?.appendGround(to: &builder)
        let selected = items.count { surfaces.tiles[surfaces.list.rows[$0].id]?.isSelected ?? false }
        for index in items { addItem(index, isOneOfMany: selected > 1, to: &builder) }
        for index in builder.state.motion.leaving where !items.contains(index) {
            builder.onlyDrawn { addItem(index, isOneOfMany: selected > 1, to: &$0) }
        }
        builder.setDown()
        band?.appendEdge(to: &builder)
        if case .place(let insertion) = target {
            InsertionBar(bar: onWindow(insertion.bar, builder.state)).append(to: &builder)
        }
    }

    private func onWindow(_ content: Rect, _ state: ViewState) -> Rect {
        content.offset(rect.x, rect.y - state.offset(.board))
    }

    /// A card in its place, or on its way there.
    private func addItem(_ index: Int, isOneOfMany: Bool, to builder: inout FrameBuilder) {
        let row = surfaces.list.rows[index]
        guard let frame = layout.frame(ofItem: index, offset: builder.state.offset(.board)),
            let rest = layout.grid.frame(ofItem: index), let tile = surfaces.tiles[row.id]
        else { return }
        let metrics = layout.boardMetrics
        let card = CardView(tile: tile, frame: frame, board: rect, metrics: metrics, isOneOfMany: isOneOfMany)
        if row.id == surfaces.editor.place {
            return InPlaceView(
                surface: surfaces.editor, tile: tile, frame: frame, board: rect, metrics: metrics
            ).append(to: &builder)
        }
        let append = { (builder: inout FrameBuilder) in
            if let level = row.level {
                if metrics.zoom.density == .page {
                    card.appendHeading(level: level, pictures: pictures, to: &builder)
                } else {
                    card.appendDivider(level: level, to: &builder)
                }
            } else {
                card.append(pictures: pictures, to: &builder)
            }
        }
        if let shift = builder.state.motion.shift(of: row.id, from: Point(rest.x, rest.y), at: builder.now) {
            builder.lifted(by: shift, append)
        } else {
            append(&builder)
        }
        if let drag = builder.state.drag, drag.takes(index, isSelected: tile.isSelected) {
            builder.fill(frame.inset(row.level == nil ? -4 : -8, -4), .veil, corner: builder.metrics.cardCorner)
        }
    }
}

/// Says how far a panel is scrolled; seen only where there is more than fits.
struct ScrollBar {
    let area: ScrollArea
    let track: Rect
    let layout: ScreenLayout

    func append(to builder: inout FrameBuilder) {
        let most = layout.maxScroll(area)
        guard most > 0, track.height > 60 else { return }
        let width = layout.metrics.scrollBarWidth
        let length = max(28, track.height * track.height / (track.height + most))
        let y = track.y + 3 + (track.height - 6 - length) * builder.state.offset(area) / most
        builder.fill(Rect(track.maxX - width - 3, y.rounded(), width, length.rounded()), .rule, corner: width / 2)
    }
}
