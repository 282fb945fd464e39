import Engine
import Fakes
import Testing

@testable import SDLRender

@Suite("Rows as high as their contents")
struct GridHeightTests {
    private let ruler = Ruler()

    private func rows(_ count: Int, headingEvery step: Int) -> [Surface.List.Row] {
        (0..<count).map { Surface.List.Row(id: Sample.id(UInt64($0)), level: $0 % step == 0 ? 1 + $0 % 4 : nil) }
    }

    @Test("they follow each other without meeting, cover all items, and stand inside", arguments: Surface.Zoom.stops)
    func laws(zoom: Surface.Zoom) {
        let metrics = Metrics(measuring: ruler, zoom: zoom)
        for width in [300.0, 480, 720, 1060, 1700] {
            var grid = GridFrames(rows: rows(200, headingEvery: 7), width: width, metrics: metrics)
            var random = Seeded(UInt64(width))
            _ = grid.measure(0..<grid.rows.count) { _ in Double.random(in: 10...9000, using: &random) }
            var bottom = 0.0
            var item = 0
            for row in grid.rows {
                #expect(row.top > bottom && row.height > 0 && row.items.lowerBound == item)
                for index in row.items {
                    let frame = grid.frame(ofItem: index, in: row)
                    #expect(frame.x >= 0 && frame.maxX <= width && frame == grid.frame(ofItem: index))
                    if index > row.items.lowerBound {
                        #expect(frame.x >= grid.frame(ofItem: index - 1, in: row).maxX)
                    }
                }
                bottom = row.bottom
                item = row.items.upperBound
            }
            #expect(item == 200 && grid.height == bottom + metrics.boardMarginY)
        }
    }

    @Test("heights that become known one by one make the grid that is made of all", arguments: 0..<12)
    func asWhole(seed: UInt64) {
        var random = Seeded(seed)
        let zoom = random.one(of: Surface.Zoom.stops)
        let metrics = Metrics(measuring: ruler, zoom: zoom)
        let rows = rows(random.below(700), headingEvery: random.one(of: [3, 11, 900]))
        var known: [SurfaceID: Double] = [:]
        for row in rows { known[row.id] = Double(random.below(400)) }
        var grid = GridFrames(rows: rows, width: 900, metrics: metrics)
        for row in grid.rows.indices.shuffled(using: &random) {
            _ = grid.measure(row..<row + 1) { _ in Double(random.below(900)) }
            _ = grid.measure(row..<row + 1) { known[rows[$0].id] }
        }
        let whole = GridFrames(rows: rows, width: 900, metrics: metrics, known: known)
        #expect(grid == whole, "seed \(seed), \(zoom)")
    }

    @Test("a row of cards is as high as its tallest one needs, between a least and a most")
    func tallest() {
        let metrics = Metrics(measuring: ruler)
        var grid = GridFrames(
            rows: (0..<6).map { .init(id: Sample.id(UInt64($0))) }, width: 720, metrics: metrics)
        let needs: [Double] = [90, 130, 100, 5000, 20, 20]
        #expect(grid.measure(0..<2) { needs[$0] })
        #expect(grid.rows.map(\.height) == [130, metrics.cardHeight])
        #expect(grid.measure(1..<2) { _ in 3 })
        #expect(grid.rows[1].height == metrics.leastCardHeight)
        #expect(!grid.measure(0..<2) { $0 < 3 ? needs[$0] : 3 })
    }

    @Test("a page has one column of about 66 characters in the middle, whatever the width")
    func page() throws {
        let metrics = Metrics(measuring: ruler, zoom: .init(.page))
        let grid = GridFrames(rows: rows(9, headingEvery: 4), width: 1400, metrics: metrics)
        let frame = try #require(grid.frame(ofItem: 1))
        #expect(grid.columns == 1 && abs(frame.midX - 700) <= 1)
        let characters = (frame.width - 2 * metrics.cardPaddingX) / ruler.width(of: "n", in: TextFace(.reading))
        #expect((60...70).contains(characters))
        let narrow = GridFrames(rows: rows(9, headingEvery: 4), width: 400, metrics: metrics)
        #expect(narrow.frame(ofItem: 1)?.width == 360)
        let bar = grid.insertion(at: Point(700, frame.midY - 3), gap: metrics.cardGap).bar
        #expect(bar.width == frame.width && bar.height == 3)
    }

    @Test("densities go over into each other at like sizes")
    func boundaries() {
        let stops = Surface.Zoom.stops.map { Metrics(measuring: ruler, zoom: $0) }
        for (small, large) in zip(stops, stops.dropFirst()) {
            let ratio = large.bodyLine / small.bodyLine
            #expect((0.9...1.6).contains(ratio), "\(small.zoom) to \(large.zoom): \(ratio)")
            if small.zoom.density == large.zoom.density {
                #expect(small.cardMinWidth < large.cardMinWidth)
            } else if large.zoom.density == .cards {
                #expect((0.8...1.3).contains(large.cardMinWidth / small.cardMinWidth))
            }
        }
    }
}
