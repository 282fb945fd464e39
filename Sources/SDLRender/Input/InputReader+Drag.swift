import Engine

extension InputReader {
    func drag(_ id: SurfaceID, press: Press, to point: Point, state: inout ViewState) {
        guard case .tile(let tile) = id, surfaces.list.scope == .document else { return }
        let tiles = state.drag?.tiles ?? tilesDragged(with: tile)
        let grip = state.drag?.grip ?? Point(press.start.x - press.rect.x, press.start.y - press.rect.y)
        state.drag = Drag(
            tiles: tiles, card: id, grip: grip, cardSize: Size(press.rect.width, press.rect.height), pointer: point,
            insertion: insertion(at: point, tiles: tiles, offset: state.offset(.board)))
    }

    /// The selected ones where the one that was taken is among them. Those that are scrolled away stay where they are.
    private func tilesDragged(with tile: Domain.TileID) -> [Domain.TileID] {
        guard surfaces.tiles[.tile(tile)]?.isSelected == true else { return [tile] }
        return surfaces.list.rows.compactMap { row in
            guard case .tile(let id) = row.id, surfaces.tiles[row.id]?.isSelected == true else { return nil }
            return id
        }
    }

    /// Nil outside the board and where the tiles already stand.
    func insertion(at point: Point, tiles: [Domain.TileID], offset: Double) -> Insertion? {
        let board = layout.panels.board
        guard point.x >= board.x, point.x < board.maxX else { return nil }
        let inside = Point(point.x - board.x, point.y.clamped(to: board.y...board.maxY) - board.y + offset)
        guard let found = layout.grid.insertion(at: inside, gap: layout.metrics.cardGap) else { return nil }
        return changesSomething(found.index, tiles) ? found : nil
    }

    private func changesSomething(_ index: Int, _ tiles: [Domain.TileID]) -> Bool {
        guard tiles.count == 1, let tile = tiles.first else { return true }
        let rows = surfaces.list.rows
        let isBefore = index < rows.count && rows[index].id == .tile(tile)
        let isBehind = index > 0 && rows[index - 1].id == .tile(tile)
        return !isBefore && !isBehind
    }

    /// The intent that a drag ends in, if any.
    func drop(_ drag: Drag) -> [Intent] {
        guard let insertion = drag.insertion else { return [] }
        let moved = Set(drag.tiles)
        let before = surfaces.list.rows[insertion.index...].lazy.compactMap { row -> Domain.TileID? in
            guard case .tile(let id) = row.id, !moved.contains(id) else { return nil }
            return id
        }.first
        return [.moveTiles(drag.tiles, before: before)]
    }

    /// How far a drag at this moment scrolls the board, in points per second; 0 away from its edges.
    public func autoScrollSpeed(_ state: ViewState) -> Double {
        guard let pointer = state.drag?.pointer else { return 0 }
        let board = layout.panels.board
        let edge = Metrics.autoScrollEdge
        let above = (board.y + edge - pointer.y) / edge
        let below = (pointer.y - board.maxY + edge) / edge
        let offset = state.offset(.board)
        if above > 0, offset > 0 { return -min(1, above) * Metrics.autoScrollSpeed }
        if below > 0, offset < layout.maxScroll(.board) { return min(1, below) * Metrics.autoScrollSpeed }
        return 0
    }

    /// Scrolls the board under a drag for `seconds`.
    public func autoScroll(for seconds: Double, state: inout ViewState) {
        guard var drag = state.drag else { return }
        let moved = (state.scroll[.board] ?? 0) + autoScrollSpeed(state) * seconds
        state.scroll[.board] = moved.clamped(to: 0...layout.maxScroll(.board))
        drag.insertion = insertion(at: drag.pointer, tiles: drag.tiles, offset: state.offset(.board))
        state.drag = drag
    }
}
