import Engine

/// Where each row of the list stands on the board, in points from the top left of its content.
///
/// Made in one pass over the rows; every question afterwards is a binary search.
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

    public private(set) var rows: [Row] = []
    public let columns: Int
    public let cardWidth: Double
    /// Of the content, margins included.
    public let width: Double
    public private(set) var height: Double = 0
    private let left: Double
    private let right: Double

    public init(rows list: [Surface.List.Row], width: Double, metrics: Metrics) {
        self.width = width
        left = metrics.boardMarginX
        right = max(metrics.boardMarginX + 1, width - metrics.boardMarginX)
        let room = right - left
        columns = Self.columns(in: width, metrics: metrics)
        cardWidth = ((room - Double(columns - 1) * metrics.cardGap) / Double(columns)).rounded(.down)
        place(list, metrics: metrics)
    }

    /// Cards side by side, 1 or more.
    public static func columns(in width: Double, metrics: Metrics) -> Int {
        let room = width - 2 * metrics.boardMarginX + metrics.cardGap
        return max(1, Int(room / (metrics.cardMinWidth + metrics.cardGap)))
    }

    private mutating func place(_ list: [Surface.List.Row], metrics: Metrics) {
        var y = metrics.boardMarginY
        var index = 0
        while index < list.count {
            let row: Row
            if let level = list[index].level {
                row = Row(top: y, height: metrics.dividerHeight(level: level), items: index..<index + 1, level: level)
                y = row.bottom + (level == 1 ? metrics.blockGap : metrics.cardGap - 2)
            } else {
                var end = index + 1
                while end < list.count, end - index < columns, list[end].level == nil { end += 1 }
                row = Row(top: y, height: metrics.cardHeight, items: index..<end)
                y = row.bottom + metrics.cardGap
            }
            rows.append(row)
            index = row.items.upperBound
        }
        height = (rows.last?.bottom ?? 0) + metrics.boardMarginY
    }

    /// The rows that meet `span`, in content coordinates.
    public func rows(in span: ClosedRange<Double>) -> Range<Int> {
        let first = rows.partitionPoint(where: { $0.bottom > span.lowerBound })
        let end = rows.partitionPoint(where: { $0.top > span.upperBound })
        return first..<max(first, end)
    }

    /// The list's rows that meet `span`.
    public func items(in span: ClosedRange<Double>) -> Range<Int> {
        let range = rows(in: span)
        guard let first = range.first, let last = range.last else { return 0..<0 }
        return rows[first].items.lowerBound..<rows[last].items.upperBound
    }

    public func row(ofItem index: Int) -> Row? {
        let found = rows.partitionPoint(where: { $0.items.upperBound > index })
        return found < rows.count ? rows[found] : nil
    }

    public func frame(ofItem index: Int) -> Rect? {
        guard let row = row(ofItem: index) else { return nil }
        return frame(ofItem: index, in: row)
    }

    func frame(ofItem index: Int, in row: Row) -> Rect {
        guard row.level == nil else { return Rect(left, row.top, right - left, row.height) }
        let column = Double(index - row.items.lowerBound)
        let step = columns > 1 ? (right - left - cardWidth) / Double(columns - 1) : 0
        return Rect((left + column * step).rounded(), row.top, cardWidth, row.height)
    }
}
