import Engine

/// A place of the board that stays where it is on the screen while things around it take up more or less room.
struct BoardAnchor: Equatable {
    /// A row of the list.
    var item: Int
    /// 0 is its top, 1 its bottom.
    var share = 0.0
    /// Points below the board's top.
    var y: Double

    /// What the board must be scrolled to, so that the place is there.
    func offset(in grid: GridFrames) -> Double? {
        grid.frame(ofItem: item).map { ($0.y + share * $0.height - y).rounded() }
    }
}

extension GridFrames {
    /// The top of an item where it stands now.
    func anchor(ofItem item: Int, offset: Double) -> BoardAnchor? {
        frame(ofItem: item).map { BoardAnchor(item: item, y: $0.y - offset) }
    }

    /// The topmost item that begins in view; where none does, the one that fills it. `height` is the board's.
    func topAnchor(offset: Double, height: Double) -> BoardAnchor? {
        let seen = rows(in: offset...(offset + max(1, height)))
        let row = seen.first { rows[$0].top >= offset } ?? seen.first
        return row.flatMap { anchor(ofItem: rows[$0].items.lowerBound, offset: offset) }
    }

    /// What is nearest to a point of the content, as far inside as the point is.
    func anchor(at point: Point, offset: Double) -> BoardAnchor? {
        guard let index = row(at: point.y) else { return nil }
        let row = rows[index]
        let item = row.items.last { frame(ofItem: $0, in: row).x <= point.x } ?? row.items.lowerBound
        let share = ((point.y - row.top) / max(1, row.height)).clamped(to: 0...1)
        return BoardAnchor(item: item, share: share, y: row.top + share * row.height - offset)
    }
}
