import Engine

/// Where dragged tiles would land, and the bar that says so.
public struct Insertion: Equatable, Sendable {
    /// They would stand before this row of the list; its count for the end.
    public var index: Int
    /// Points from the top left of the board's content.
    public var bar: Rect
}

extension GridFrames {
    /// The gap between two rows of the list that is nearest to `point`, in content coordinates. Nil on an empty board.
    public func insertion(at point: Point, gap: Double) -> Insertion? {
        guard let row = nearestRow(to: point.y) else { return nil }
        guard row.level == nil else {
            let frame = frame(ofItem: row.items.lowerBound, in: row)
            let isBefore = point.y < frame.midY
            let y = isBefore ? frame.y - gap / 2 : frame.maxY + gap / 2
            let index = row.items.lowerBound + (isBefore ? 0 : 1)
            return Insertion(index: index, bar: Rect(frame.x, y - 1.5, frame.width, 3))
        }
        let index = row.items.first { point.x < frame(ofItem: $0, in: row).midX } ?? row.items.upperBound
        let isBehind = index == row.items.upperBound
        let neighbour = frame(ofItem: isBehind ? index - 1 : index, in: row)
        let x = isBehind ? neighbour.maxX + gap / 2 : neighbour.x - gap / 2
        return Insertion(index: index, bar: Rect(x - 1.5, neighbour.y, 3, neighbour.height))
    }

    private func nearestRow(to y: Double) -> Row? {
        let found = rows(in: y...max(y, height))
        return found.isEmpty ? rows.last : rows[found.lowerBound]
    }
}
