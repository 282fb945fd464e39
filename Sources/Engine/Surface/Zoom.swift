extension Surface {
    /// How densely the board shows its tiles, and how large they stand there.
    public struct Zoom: Hashable, Sendable {
        public enum Density: String, CaseIterable, Sendable {
            /// Small cards of equal height, as a slide sorter.
            case overview
            /// Cards in rows, as tall as the longest text of the row needs, up to a limit.
            case cards
            /// One column to read, each tile whole.
            case page
        }

        public var density: Density
        /// Of the density's own sizes.
        public var percent: Int

        public init(_ density: Density, percent: Int = 100) {
            self.density = density
            self.percent = percent
        }

        public static let standard = Zoom(.cards)
    }
}

extension Surface.Zoom {
    /// From the smallest to the largest. What stands beside each other at a boundary of densities is alike in size.
    public static let stops: [Surface.Zoom] =
        [60, 70, 85, 100].map { .init(.overview, percent: $0) }
        + [80, 90, 100, 110, 125].map { .init(.cards, percent: $0) }
        + [100, 110, 125, 150, 175, 200].map { .init(.page, percent: $0) }

    /// The next stop; nil at the end.
    public var larger: Surface.Zoom? { Self.stops.first { self < $0 } }
    public var smaller: Surface.Zoom? { Self.stops.last { $0 < self } }

    /// The same, no smaller and no larger than the density's stops.
    public var clamped: Surface.Zoom {
        let own = Self.stops.filter { $0.density == density }
        guard let least = own.first?.percent, let most = own.last?.percent else { return .standard }
        return Surface.Zoom(density, percent: min(max(percent, least), most))
    }
}

extension Surface.Zoom: Comparable {
    public static func < (a: Surface.Zoom, b: Surface.Zoom) -> Bool {
        (a.density.rank, a.percent) < (b.density.rank, b.percent)
    }
}

extension Surface.Zoom.Density {
    fileprivate var rank: Int {
        switch self {
        case .overview: 0
        case .cards: 1
        case .page: 2
        }
    }

    /// The one behind it; behind the last one the first.
    var next: Surface.Zoom.Density {
        switch self {
        case .overview: .cards
        case .cards: .page
        case .page: .overview
        }
    }

    /// What goes there.
    var command: Command {
        switch self {
        case .overview: .overview
        case .cards: .cards
        case .page: .page
        }
    }
}
