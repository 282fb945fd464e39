import Engine

/// Small drawings made of lines, in a square of 16 units.
enum Icon {
    case back, reload, undo, redo, save, plus, chevronRight, chevronDown, chevronUp, check, close, image, warning, more
    case search, minus

    /// Each list of points is one line.
    private var strokes: [[Point]] {
        switch self {
        case .back: [[Point(10, 3.5), Point(5.5, 8), Point(10, 12.5)]]
        case .reload:
            [
                Self.arc(center: Point(8, 8), radius: 5, from: 0.12, to: 1.84),
                [Point(12.8, 2.4), Point(12.8, 5.7), Point(9.5, 5.7)],
            ]
        case .undo: Self.turn
        case .redo: Self.turn.map { $0.map { Point(16 - $0.x, $0.y) } }
        case .save:
            [
                [Point(8, 2.5), Point(8, 10)], [Point(4.8, 7), Point(8, 10.2), Point(11.2, 7)],
                [Point(3, 13.5), Point(13, 13.5)],
            ]
        case .plus: [[Point(8, 3.5), Point(8, 12.5)], [Point(3.5, 8), Point(12.5, 8)]]
        case .minus: [[Point(3.5, 8), Point(12.5, 8)]]
        case .chevronRight: [[Point(6.3, 4.8), Point(9.7, 8), Point(6.3, 11.2)]]
        case .chevronDown: [[Point(4.8, 6.3), Point(8, 9.7), Point(11.2, 6.3)]]
        case .chevronUp: [[Point(4.8, 9.7), Point(8, 6.3), Point(11.2, 9.7)]]
        case .search:
            [
                Self.arc(center: Point(7, 7), radius: 4, from: 0, to: 2), [Point(10, 10), Point(13.4, 13.4)],
            ]
        case .check: [[Point(4.2, 8.2), Point(7, 11), Point(11.8, 5.2)]]
        case .close: [[Point(4.5, 4.5), Point(11.5, 11.5)], [Point(11.5, 4.5), Point(4.5, 11.5)]]
        case .more:
            [3.4, 8, 12.6].map { [Point($0 - 0.4, 8), Point($0 + 0.4, 8)] }
        case .image:
            [
                [Point(2.5, 3.5), Point(13.5, 3.5), Point(13.5, 12.5), Point(2.5, 12.5), Point(2.5, 3.5)],
                [Point(2.5, 11), Point(6.2, 7.2), Point(9, 10), Point(10.6, 8.4), Point(13.5, 11.2)],
            ]
        case .warning:
            [
                [Point(8, 2.8), Point(14, 13.2), Point(2, 13.2), Point(8, 2.8)], [Point(8, 6.8), Point(8, 9.6)],
                [Point(8, 11.3), Point(8, 11.5)],
            ]
        }
    }

    private static let turn: [[Point]] = [
        [Point(6, 2.8), Point(3, 5.8), Point(6, 8.8)],
        [
            Point(3, 5.8), Point(9.2, 5.8), Point(11, 6.2), Point(12.4, 7.2), Point(13, 8.8), Point(12.9, 10.4),
            Point(12, 11.9), Point(10.6, 12.8), Point(9.2, 13), Point(7, 13),
        ],
    ]

    /// Points on a circle; angles in half turns, clockwise from the right.
    private static func arc(center: Point, radius: Double, from: Double, to: Double) -> [Point] {
        let steps = 20
        return (0...steps).map { step in
            let turn = from + (to - from) * Double(step) / Double(steps)
            let (x, y) = unit(turn)
            return Point(center.x + radius * x, center.y + radius * y)
        }
    }

    /// A point of the unit circle by the rational parametrisation within each quarter, which needs no sine.
    private static func unit(_ halfTurns: Double) -> (Double, Double) {
        let quarters = halfTurns * 2
        let whole = quarters.rounded(.down)
        let t = quarters - whole
        let x = (1 - t * t) / (1 + t * t)
        let y = 2 * t / (1 + t * t)
        let quarter = ((Int(whole) % 4) + 4) % 4
        switch quarter {
        case 0: return (x, y)
        case 1: return (-y, x)
        case 2: return (-x, -y)
        default: return (y, -x)
        }
    }

    /// The commands that draw it over `rect`, a square.
    func commands(in rect: Rect, color: ColorToken) -> [DrawCommand] {
        let unit = rect.width / 16
        return strokes.map { points in
            .line(points.map { Point(rect.x + $0.x * unit, rect.y + $0.y * unit) }, color, width: 1.5 * max(1, unit))
        }
    }
}
