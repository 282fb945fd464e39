extension Grid {
    /// Where an arrow key leads; `index` itself at the edges. Left and right walk in reading order.
    ///
    /// `goalColumn` is the column that up and down keep while they cross shorter lines and headings; nil for where
    /// `index` stands. What is given back is to be handed in with the next step. `visibleRows`: the lines of a page.
    public func neighbour(
        of index: Int, direction: BoardDirection, goalColumn: Int?, visibleRows: Int
    ) -> (index: Int, goalColumn: Int?) {
        switch direction {
        case .left: (clamped(index - 1), nil)
        case .right: (clamped(index + 1), nil)
        case .up: vertical(index, by: -1, goalColumn)
        case .down: vertical(index, by: 1, goalColumn)
        case .pageUp: vertical(index, by: -max(1, visibleRows), goalColumn)
        case .pageDown: vertical(index, by: max(1, visibleRows), goalColumn)
        case .start: (0, nil)
        case .end: (clamped(.max), nil)
        }
    }

    private func clamped(_ index: Int) -> Int { max(0, min(index, count - 1)) }

    private func vertical(_ index: Int, by lines: Int, _ goalColumn: Int?) -> (index: Int, goalColumn: Int?) {
        let place = place(of: index)
        let goal = goalColumn ?? place.column
        let row = max(0, min(place.row + lines, rowCount - 1))
        guard row != place.row else { return (index, goal) }
        let indices = indices(inRow: row)
        return (indices.lowerBound + min(goal, indices.count - 1), goal)
    }
}
