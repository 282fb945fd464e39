import Engine

/// Where each row of the list stands on the board, in points from the top left of its content.
///
/// Made in one pass over the rows. Every question afterwards is a binary search, and a height that becomes known is put in
/// its place without looking at the other rows.
public struct GridFrames: Equatable, Sendable {
    public struct Row: Equatable, Sendable {
        public var top: Double
        public var height: Double
        /// The list's rows that stand side by side here.
        public var items: Range<Int>
        /// For a divider: its level, 0 for a folder. Nil for cards.
        public var level: Int?

        public var bottom: Double { top + height }
    }

    public let columns: Int
    public let cardWidth: Double
    /// Of the content, margins included.
    public let width: Double
    private let left: Double
    private let right: Double
    private let metrics: Metrics
    private let list: [Surface.List.Row]
    /// The item that each row begins with.
    private var starts: [Int] = []
    /// With the gaps below them.
    private var heights = RowHeights()

    /// `metrics` are those of the board. `known`: how high the contents of some cards are; for the others something likely
    /// is assumed.
    public init(
        rows list: [Surface.List.Row], width: Double, metrics: Metrics, known: [SurfaceID: Double] = [:]
    ) {
        self.width = width
        self.metrics = metrics
        self.list = list
        let room = max(1, width - 2 * metrics.boardMarginX)
        let isPage = metrics.zoom.density == .page
        let used = isPage ? min(room, metrics.cardMinWidth) : room
        left = (metrics.boardMarginX + (room - used) / 2).rounded()
        right = left + used
        columns = Self.columns(in: width, metrics: metrics)
        cardWidth = ((used - Double(columns - 1) * metrics.cardGap) / Double(columns)).rounded(.down)
        place(known)
    }

    /// Cards side by side, 1 or more.
    public static func columns(in width: Double, metrics: Metrics) -> Int {
        guard metrics.zoom.density != .page else { return 1 }
        let room = width - 2 * metrics.boardMarginX + metrics.cardGap
        return max(1, Int(room / (metrics.cardMinWidth + metrics.cardGap)))
    }

    private mutating func place(_ known: [SurfaceID: Double]) {
        var index = 0
        while index < list.count {
            var end = index + 1
            if list[index].level == nil {
                while end < list.count, end - index < columns, list[end].level == nil { end += 1 }
            }
            starts.append(index)
            heights.append(height(of: index..<end, known) + metrics.gap(below: list[index].level))
            index = end
        }
    }

    // Heights

    /// Whether a row is as high as its content.
    private func follows(_ level: Int?) -> Bool {
        switch metrics.zoom.density {
        case .overview: false
        case .cards: level == nil
        case .page: true
        }
    }

    private func height(of items: Range<Int>, _ known: [SurfaceID: Double]) -> Double {
        let level = list[items.lowerBound].level
        guard follows(level) else { return fixedHeight(level) }
        guard !known.isEmpty else { return likelyHeight(level) }
        var highest = 0.0
        for item in items {
            guard let height = known[list[item].id] else { return likelyHeight(level) }
            highest = max(highest, height)
        }
        return fitted(highest, level)
    }

    private func fixedHeight(_ level: Int?) -> Double {
        level.map(metrics.dividerHeight) ?? metrics.cardHeight
    }

    private func likelyHeight(_ level: Int?) -> Double {
        level.map(metrics.dividerHeight) ?? metrics.likelyRowHeight
    }

    private func fitted(_ height: Double, _ level: Int?) -> Double {
        let least = level.map(metrics.dividerHeight) ?? metrics.leastCardHeight
        return height.rounded(.up).clamped(to: least...max(least, metrics.cardHeight))
    }

    /// Gives rows the height that their contents need, `content` of one item. True where one has changed.
    mutating func measure(_ range: Range<Int>, _ content: (Int) -> Double?) -> Bool {
        var hasChanged = false
        for row in range {
            let items = items(ofRow: row)
            let level = list[items.lowerBound].level
            let known = items.compactMap(content)
            guard follows(level), known.count == items.count, let highest = known.max() else { continue }
            let height = fitted(highest, level) + metrics.gap(below: level)
            guard heights[row] != height else { continue }
            heights.set(height, of: row)
            hasChanged = true
        }
        return hasChanged
    }

    // Places

    public var height: Double {
        let gap = list.last.map { metrics.gap(below: $0.level) }
        return gap.map { 2 * metrics.boardMarginY + heights.total - $0 } ?? metrics.boardMarginY
    }

    /// The rows of the board, each made when it is asked for.
    public var rows: Rows { Rows(grid: self) }

    public struct Rows: RandomAccessCollection {
        let grid: GridFrames
        public var startIndex: Int { 0 }
        public var endIndex: Int { grid.starts.count }
        public subscript(row: Int) -> Row { grid.row(row) }
    }

    private func items(ofRow row: Int) -> Range<Int> {
        starts[row]..<(row + 1 < starts.count ? starts[row + 1] : list.count)
    }

    private func row(_ row: Int) -> Row {
        let items = items(ofRow: row)
        let level = list[items.lowerBound].level
        return Row(
            top: metrics.boardMarginY + heights.top(of: row), height: heights[row] - metrics.gap(below: level),
            items: items, level: level)
    }

    /// The row that `y` lies in, or whose gap it lies in; the first one above all, the last one below all.
    func row(at y: Double) -> Int? { heights.row(at: y - metrics.boardMarginY) }

    /// The rows that meet `span`, in content coordinates.
    public func rows(in span: ClosedRange<Double>) -> Range<Int> {
        guard var first = row(at: span.lowerBound), var end = row(at: span.upperBound) else { return 0..<0 }
        if row(first).bottom <= span.lowerBound { first += 1 }
        if row(end).top <= span.upperBound { end += 1 }
        return first..<max(first, end)
    }

    /// The list's rows that stand in rows of the board.
    func items(inRows rows: Range<Int>) -> Range<Int> {
        guard let first = rows.first, let last = rows.last else { return 0..<0 }
        return starts[first]..<items(ofRow: last).upperBound
    }

    /// The list's rows that meet `span`.
    public func items(in span: ClosedRange<Double>) -> Range<Int> { items(inRows: rows(in: span)) }

    public func row(ofItem index: Int) -> Row? {
        guard index >= 0, index < list.count else { return nil }
        return row(starts.partitionPoint { $0 > index } - 1)
    }

    public func frame(ofItem index: Int) -> Rect? {
        row(ofItem: index).map { frame(ofItem: index, in: $0) }
    }

    func frame(ofItem index: Int, in row: Row) -> Rect {
        guard row.level == nil else { return Rect(left, row.top, right - left, row.height) }
        let column = Double(index - row.items.lowerBound)
        let step = columns > 1 ? (right - left - cardWidth) / Double(columns - 1) : 0
        return Rect((left + column * step).rounded(), row.top, cardWidth, row.height)
    }
}
