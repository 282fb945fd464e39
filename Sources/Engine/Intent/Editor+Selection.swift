extension Editor {
    func select(_ id: SurfaceID) {
        guard state.selection.ids != [id] || state.selection.current != id else { return }
        if state.session != nil { closeSession() }
        state.selection = BoardSelection(id)
    }

    func toggleSelection(_ id: SurfaceID) {
        if state.session != nil { closeSession() }
        var selection = state.selection
        if selection.ids.remove(id) == nil {
            selection.ids.insert(id)
        }
        selection.current = id
        selection.anchor = id
        selection.goalColumn = nil
        state.selection = selection
    }

    func extendSelection(to id: SurfaceID) {
        let rows = listSurface.rows
        guard let from = state.selection.anchor.flatMap({ listSurface.index(of: $0) }),
            let to = listSurface.index(of: id)
        else { return select(id) }
        var selection = state.selection
        selection.ids = Set(rows[min(from, to)...max(from, to)].map(\.id))
        selection.current = id
        state.selection = selection
    }

    func clearSelection() {
        if state.session != nil { closeSession() }
        state.selection = BoardSelection()
    }

    func selectAll() {
        var selection = state.selection
        selection.ids = Set(listSurface.rows.map(\.id))
        selection.anchor = listSurface.rows.first?.id
        selection.current = listSurface.rows.last?.id
        state.selection = selection
    }

    func moveSelection(_ direction: BoardDirection, extend: Bool) {
        let rows = listSurface.rows
        guard !rows.isEmpty else { return }
        guard let current = state.selection.current, let index = listSurface.index(of: current) else {
            return selectAndShow(rows[direction == .end ? rows.count - 1 : 0].id)
        }
        if !extend, folds(current, direction) { return }
        let step = grid.neighbour(
            of: index, direction: direction, goalColumn: state.selection.goalColumn,
            visibleRows: state.viewport.visibleRows)
        let id = rows[step.index].id
        if extend { extendSelection(to: id) } else { select(id) }
        state.selection.goalColumn = step.goalColumn
        state.show(id)
    }

    /// The place of the arrow keys goes on, and what is selected stays.
    func moveCurrent(_ direction: BoardDirection) {
        let rows = listSurface.rows
        guard let current = state.selection.current, let index = listSurface.index(of: current) else {
            return moveSelection(direction, extend: false)
        }
        if state.session != nil { closeSession() }
        let step = grid.neighbour(
            of: index, direction: direction, goalColumn: state.selection.goalColumn,
            visibleRows: state.viewport.visibleRows)
        let id = rows[step.index].id
        state.selection.current = id
        state.selection.anchor = id
        state.selection.goalColumn = step.goalColumn
        state.show(id)
    }

    /// Left on a heading, or a folder, whose tiles are shown hides them, Right shows them again.
    private func folds(_ id: SurfaceID, _ direction: BoardDirection) -> Bool {
        guard direction == .left || direction == .right, let isExpanded = tileSurface(id)?.isExpanded,
            isExpanded == (direction == .left)
        else { return false }
        toggleFold(id)
        return true
    }

    func selectAndShow(_ id: SurfaceID) {
        state.selection = BoardSelection(id)
        state.show(id)
    }
}
