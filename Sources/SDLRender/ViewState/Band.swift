import Engine

/// A rectangle that a person draws over the board: what it meets is selected.
public struct Band: Equatable, Sendable {
    /// Where it began, in points from the top left of the board's content, which may scroll under it.
    public var anchor: Point
    /// In points of the window.
    public var pointer: Point
    /// What was selected before.
    public var former: Surface.Selection
    /// What was selected before stays so.
    public var adds: Bool
    /// The list's rows that it meets, as rising ranges; nil before it was looked.
    public var met: [Range<Int>]?
}

extension ScreenLayout {
    /// The band in points from the top left of the board's content. It ends where the board does.
    public func rect(of band: Band, _ state: ViewState) -> Rect {
        let board = panels.board
        let end = onBoard(
            Point(band.pointer.x.clamped(to: board.x...board.maxX), band.pointer.y.clamped(to: board.y...board.maxY)),
            state)
        return Rect(
            min(band.anchor.x, end.x), min(band.anchor.y, end.y), max(1, abs(end.x - band.anchor.x)),
            max(1, abs(end.y - band.anchor.y)))
    }

    /// A point of the window in the coordinates of the board's content.
    func onBoard(_ point: Point, _ state: ViewState) -> Point {
        Point(point.x - panels.board.x, point.y - panels.board.y + state.offset(.board))
    }
}

extension GridFrames {
    /// The list's rows that meet `rect`, in content coordinates, as rising ranges that do not touch. Looks at no others.
    public func items(meeting rect: Rect) -> [Range<Int>] {
        var met: [Range<Int>] = []
        for row in rows[rows(in: rect.y...rect.maxY)] {
            let items = row.items.filter { !frame(ofItem: $0, in: row).intersection(rect).isEmpty }
            guard let first = items.first, let last = items.last else { continue }
            if met.last?.upperBound == first {
                met[met.count - 1] = met[met.count - 1].lowerBound..<last + 1
            } else {
                met.append(first..<last + 1)
            }
        }
        return met
    }
}
