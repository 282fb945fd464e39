import Engine

/// Where dragged tiles would land, and the bar that says so.
public struct Insertion: Equatable, Sendable {
    /// They would stand before this row of the list; its count for the end.
    public var index: Int
    /// Points from the top left of the board's content.
    public var bar: Rect
}

extension GridFrames {
    private static let barWidth = 3.0

    /// The place between two rows of the list that is nearest to `point`, in content coordinates. Its bar stands in the
    /// row of the board that is nearest, also at that row's beginning and end. No place comes before `least`.
    public func insertion(at point: Point, gap: Double, least: Int = 0) -> Insertion {
        guard let row = nearestRow(to: point.y), let last = row.items.last else {
            return Insertion(index: 0, bar: lyingBar(from: 0, to: width, y: gap / 2).inset(gap, 0))
        }
        let isStack = row.level != nil || columns == 1
        let found = row.items.first { item in
            let frame = frame(ofItem: item, in: row)
            return isStack ? point.y < frame.midY : point.x < frame.midX
        }
        let index = max(least, found ?? row.items.upperBound)
        let isBehind = index > last
        let neighbour = frame(ofItem: min(index, last), in: row)
        guard isStack else {
            let x = isBehind ? neighbour.maxX + gap / 2 : neighbour.x - gap / 2
            let half = Self.barWidth / 2
            return Insertion(index: index, bar: Rect(x - half, neighbour.y, Self.barWidth, neighbour.height))
        }
        let y = isBehind ? neighbour.maxY + gap / 2 : neighbour.y - gap / 2
        return Insertion(index: index, bar: lyingBar(from: neighbour.x, to: neighbour.maxX, y: y))
    }

    private func lyingBar(from left: Double, to right: Double, y: Double) -> Rect {
        Rect(left, y - Self.barWidth / 2, right - left, Self.barWidth)
    }

    /// Between two rows the one whose edge is nearer.
    private func nearestRow(to y: Double) -> Row? {
        guard let index = row(at: y) else { return nil }
        let above = rows[index]
        guard y >= above.bottom, index + 1 < rows.count else { return above }
        let below = rows[index + 1]
        return y - above.bottom < below.top - y ? above : below
    }
}
