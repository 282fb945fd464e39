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
    /// Over the board.
    private static let pointer = Point(900, 500)

    private let desk: Desk
    private(set) var frames: [Took] = []
    /// Of the finest stretches.
    private(set) var fine: [Took] = []
    /// Of those by pages.
    private(set) var paged: [Took] = []
    /// How far the board has been scrolled in all.
    private(set) var points = 0.0
    /// How often the end was reached.
    private(set) var passes = 0

    init(_ desk: Desk) {
        self.desk = desk
        // The first pages warm up fonts and caches.
        for _ in 0..<8 { _ = desk.frame(.wheel(Self.pointer, dx: 0, dy: -14, [])) }
        toTop()
    }

    private func toTop() { _ = desk.frame(.wheel(Self.pointer, dx: 0, dy: 1e9, [])) }

    /// One stretch of each kind, from the top again where the end was reached.
    mutating func goOn() {
        for stretch in Stretch.allCases {
            for _ in 0..<Self.framesOfStretch { step(stretch) }
        }
        desk.requireTrueToFrame()
    }

    private mutating func step(_ stretch: Stretch) {
        let before = desk.screen.state.offset(.board)
        let took = desk.frame(.wheel(Self.pointer, dx: 0, dy: -stretch.notches, []))
        let moved = desk.screen.state.offset(.board) - before
        guard moved > 0 else {
            passes += 1
            return toTop()
        }
        points += moved
        frames.append(took)
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
    let (work, workShort, wall) = (long.frames.map(\.work), short.frames.map(\.work), long.frames.map(\.wall))
    let (fine, paged) = (long.fine.map(\.work), long.paged.map(\.work))
    return [
        "frames": Double(work.count), "points": long.points, "frames_short": Double(workShort.count),
        "median_ms": work.median, "median_short_ms": workShort.median, "mean_ms": work.mean,
        "mean_short_ms": workShort.mean, "p99_ms": work.share(0.99), "p99_short_ms": workShort.share(0.99),
        "max_ms": work.max() ?? 0, "over_8_percent": work.percent(from: 8), "over_4_percent": work.percent(from: 4),
        "fine_ms": fine.median, "fine_p99_ms": fine.share(0.99), "paged_ms": paged.median,
        "paged_p99_ms": paged.share(0.99), "wall_ms": wall.median, "wall_p99_ms": wall.share(0.99),
        "wall_over_8_percent": wall.percent(from: 8),
    ]
}
