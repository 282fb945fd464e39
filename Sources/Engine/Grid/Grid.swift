/// Where the rows of a list stand on the board, in columns and lines of cards: what the arrow keys walk through.
///
///     # Heading          line 0, column 0
///     a   b   c          line 1, columns 0 to 2
///     d                  line 2, column 0
///
/// Cards fill lines from left to right; what has a level takes a line of its own. Made in one pass, asked by binary search.
public struct Grid: Equatable, Sendable {
    public struct Place: Hashable, Sendable {
        public var row: Int
        public var column: Int
    }

    /// The index that each line begins with.
    private var starts: [Int] = []
    let count: Int

    /// `columns`: cards side by side, 1 or more.
    public init(rows: [Surface.List.Row], columns: Int) {
        precondition(columns > 0)
        count = rows.count
        var free = 0
        for (index, row) in rows.enumerated() {
            if row.level != nil || free == 0 {
                starts.append(index)
                free = columns
            }
            free = row.level == nil ? free - 1 : 0
        }
    }

    public var rowCount: Int { starts.count }

    public func indices(inRow row: Int) -> Range<Int> {
        starts[row]..<(row + 1 < starts.count ? starts[row + 1] : count)
    }

    public func place(of index: Int) -> Place {
        precondition((0..<count).contains(index))
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return Place(row: low, column: index - starts[low])
    }
}
