import Engine

/// What letting go of a drag would do.
public enum DropTarget: Equatable, Sendable {
    /// The tiles land where the bar is.
    case place(Insertion)
    /// They go to the end of another document.
    case document(Domain.DocumentID)
    /// Nothing: they stand there already.
    case stay
    /// Nothing: that takes no tiles.
    case nowhere
}

extension ScreenLayout {
    /// Asked for whenever it must be known, so that it is never older than what is scrolled or shown.
    public func target(of drag: Drag, over surfaces: SurfaceSet, _ state: ViewState) -> DropTarget {
        if let panel = panels.sidebar, drag.pointer.x < panel.maxX {
            return sidebarRow(at: drag.pointer, state).map { surfaces.sidebar.rows[$0].target } ?? .nowhere
        }
        guard let found = insertion(at: drag.pointer, over: surfaces, state) else { return .nowhere }
        if let run = drag.run, (run.lowerBound...run.upperBound).contains(found.index) { return .stay }
        return .place(found)
    }

    /// Where tiles would come to stand that are let go above, on or below the board; nil beside it.
    func insertion(at point: Point, over surfaces: SurfaceSet, _ state: ViewState) -> Insertion? {
        let board = panels.board
        guard !board.isEmpty, point.x >= board.x, point.x < board.maxX else { return nil }
        let inside = Point(point.x, point.y.clamped(to: board.y...board.maxY))
        let least = surfaces.list.rows.first?.id == .frontMatter ? 1 : 0
        return grid.insertion(at: onBoard(inside, state), gap: boardMetrics.cardGap, least: least)
    }

    /// The row of the sidebar at a point of the window.
    func sidebarRow(at point: Point, _ state: ViewState) -> Int? {
        guard let panel = panels.sidebar, panel.contains(point) else { return nil }
        let row = (point.y - panel.y + state.offset(.sidebar) - metrics.sidebarHeaderHeight) / metrics.sidebarRowHeight
        return row >= 0 && Int(row) < sidebarRows ? Int(row) : nil
    }
}

extension Surface.Sidebar.Row {
    fileprivate var target: DropTarget {
        guard case .document(let id) = id else { return .nowhere }
        return isCurrent ? .stay : takesTiles ? .document(id) : .nowhere
    }
}
