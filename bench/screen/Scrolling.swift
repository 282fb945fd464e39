import SDLRender

/// The wheel from the top of each document to its end, in turns so that what else the machine does falls on all of them.
///
/// Stretches of three kinds come one after the other: one notch a frame, three notches, and a page.
struct Scrolling {
    private enum Stretch: CaseIterable {
        case fine, quick, paged

        var notches: Double {
            switch self {
            case .fine: 1
            case .quick: 3
            case .paged: 14
            }
        }
    }

    private static let framesOfStretch = 40
    private static let places = Point(900, 500)

    private let desk: Desk
    private(set) var all: [Double] = []
    private(set) var fine: [Double] = []
    private(set) var paged: [Double] = []
    private(set) var points = 0.0
    private(set) var hasArrived = false
    private(set) var passes = 0

    init(_ desk: Desk) {
        self.desk = desk
        // The first pages warm up fonts and caches.
        for _ in 0..<8 { _ = desk.frame(.wheel(Self.places, dx: 0, dy: -14, [])) }
        toTop()
    }

    private mutating func toTop() {
        _ = desk.frame(.wheel(Self.places, dx: 0, dy: 1e9, []))
        hasArrived = false
    }

    /// One stretch of each kind, from the top again where the end was reached.
    mutating func goOn() {
        for stretch in Stretch.allCases {
            for _ in 0..<Self.framesOfStretch {
                if hasArrived { toTop() }
                step(stretch)
            }
        }
        desk.requireTrueToFrame()
    }

    private mutating func step(_ stretch: Stretch) {
        let before = desk.screen.state.offset(.board)
        let took = desk.frame(.wheel(Self.places, dx: 0, dy: -stretch.notches, []))
        let moved = desk.screen.state.offset(.board) - before
        guard moved > 0 else {
            hasArrived = true
            passes += 1
            return
        }
        points += moved
        all.append(took)
        switch stretch {
        case .fine: fine.append(took)
        case .quick: break
        case .paged: paged.append(took)
        }
    }
}

func scrollFigures(seed: UInt64) throws -> KeyValuePairs<String, Double> {
    var short = Scrolling(try Desk(tiles: 1000, seed: seed))
    var long = Scrolling(try Desk(tiles: 100_000, seed: seed))
    while long.passes == 0 {
        short.goOn()
        long.goOn()
    }
    return [
        "frames": Double(long.all.count), "points": long.points, "frames_short": Double(short.all.count),
        "passes_short": Double(short.passes), "median_ms": long.all.median, "median_short_ms": short.all.median,
        "mean_ms": long.all.mean, "mean_short_ms": short.all.mean, "p99_ms": long.all.share(0.99),
        "p99_short_ms": short.all.share(0.99), "max_ms": long.all.max() ?? 0,
        "under_8_percent": long.all.percent(under: 8), "under_4_percent": long.all.percent(under: 4),
        "fine_ms": long.fine.median, "fine_p99_ms": long.fine.share(0.99), "paged_ms": long.paged.median,
        "paged_p99_ms": long.paged.share(0.99),
    ]
}
