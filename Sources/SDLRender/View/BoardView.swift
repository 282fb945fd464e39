import Engine

/// The rows of the list that are seen: cards and dividers, and what is being dragged over them.
struct BoardView {
    let surfaces: SurfaceSet
    let layout: ScreenLayout
    let pictures: CardPictures

    private var rect: Rect { layout.panels.board }

    func append(to builder: inout FrameBuilder) {
        guard !rect.isEmpty else { return }
        builder.fill(rect, .windowBackground)
        let list = surfaces.list
        let label = list.label.isEmpty ? "Board" : list.label
        builder.append(region: HitRegion(rect: rect, action: .scroll(.board), node: "board"))
        builder.group(
            Node(id: "board", role: .list, name: label, states: [.enabled, .showing], frame: rect, parent: nil)
        ) { builder in
            if let empty = list.empty {
                EmptyView(surface: empty, rect: rect).append(to: &builder)
            }
            builder.clipped(to: rect) { addItems(to: &$0) }
        }
        ScrollBar(area: .board, track: rect, layout: layout).append(to: &builder)
    }

    private func addItems(to builder: inout FrameBuilder) {
        let offset = builder.state.offset(.board)
        let items = layout.visibleItems(offset: offset)
        let selected = items.count { surfaces.tiles[surfaces.list.rows[$0].id]?.isSelected ?? false }
        for index in items {
            let row = surfaces.list.rows[index]
            guard let frame = layout.frame(ofItem: index, offset: offset), let tile = surfaces.tiles[row.id] else {
                continue
            }
            let card = CardView(tile: tile, frame: frame, board: rect, isOneOfMany: selected > 1)
            if let level = row.level {
                card.appendDivider(level: level, to: &builder)
            } else {
                card.append(pictures: pictures, to: &builder)
            }
        }
        if let drag = builder.state.drag { addDrag(drag, to: &builder) }
    }

    private func addDrag(_ drag: Drag, to builder: inout FrameBuilder) {
        if let insertion = drag.insertion {
            let bar = insertion.bar.offset(rect.x, rect.y - builder.state.offset(.board))
            builder.fill(bar, .accent, corner: 1.5)
        }
        guard let tile = surfaces.tiles[drag.card] else { return }
        let size = Size(min(drag.cardSize.width, 220 * layout.metrics.scale), layout.metrics.bodyLine + 26)
        let ghost = Rect((drag.pointer.x + 10).rounded(), (drag.pointer.y + 8).rounded(), size.width, size.height)
        let corner = layout.metrics.cardCorner
        builder.draw(.shadow(ghost, corner: corner))
        builder.fill(ghost, .accentSoft, corner: corner)
        builder.draw(.stroke(ghost, .accent, width: 1.5, corner: corner))
        let title = drag.tiles.count > 1 ? "\(drag.tiles.count) tiles" : tile.label
        builder.text(title, TextFace(.body, .medium), .textPrimary, in: ghost.inset(14, 0))
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
