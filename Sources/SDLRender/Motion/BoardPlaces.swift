import Engine

/// The board as it was last laid out: which rows stood where, and which of them were seen.
struct BoardPlaces {
    var rows: [Surface.List.Row]
    var grid: GridFrames
    var seen: Range<Int>
    /// How far the content has moved since, at the same place on the screen.
    var shift = 0.0

    /// How far from where it is expected a row is looked for.
    private static let reach = 64

    /// The top left of a row, in points from the top left of the board's content.
    func place(of index: Int) -> Point? { grid.frame(ofItem: index).map { Point($0.x, $0.y + shift) } }

    /// Where a row stands here that stands at `index` of another list, if that is not far from there: counted from the
    /// lists' beginning or from their end.
    func index(of id: SurfaceID, near index: Int, of other: BoardPlaces) -> Int? {
        let guesses = [index, index + rows.count - other.rows.count]
        for guess in guesses where rows.indices.contains(guess) && rows[guess].id == id { return guess }
        for guess in guesses {
            let first = max(0, guess - Self.reach)
            let end = min(rows.count, guess + Self.reach + 1)
            if first < end, let found = rows[first..<end].firstIndex(where: { $0.id == id }) { return found }
        }
        return nil
    }
}
