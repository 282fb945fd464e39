import Engine
import Testing

@testable import SDLRender

@Suite("Where dragged tiles land")
struct InsertionTests {
    private let metrics = Metrics(measuring: Ruler())

    /// A heading at every fifth row: rows 0 | 1 2 3 | 4 | 5 | 6 7 in three columns.
    private func grid(width: Double = 720, count: Int = 8) -> GridFrames {
        let rows = (0..<count).map { Surface.List.Row(id: Sample.id(UInt64($0)), level: $0 % 5 == 0 ? 2 : nil) }
        return GridFrames(rows: rows, width: width, metrics: metrics)
    }

    private func frame(_ index: Int, _ grid: GridFrames) -> Rect { grid.frame(ofItem: index) ?? .zero }

    @Test("it is the gap nearest to the pointer; its bar stands there")
    func nearest() {
        let grid = grid()
        let second = frame(2, grid)
        let before = grid.insertion(at: Point(second.x + 10, second.midY), gap: 14)
        #expect(before.index == 2)
        #expect(before.bar == Rect(second.x - 8.5, second.y, 3, second.height))
        let behind = grid.insertion(at: Point(second.maxX - 10, second.midY), gap: 14)
        #expect(behind.index == 3)
        #expect(behind.bar.x > second.maxX && behind.bar.maxX < frame(3, grid).x)
        #expect(grid.insertion(at: Point(100, 0), gap: 14).index == 0)
        #expect(grid.insertion(at: Point(700, 9000), gap: 14).index == 8)
    }

    @Test("at the end of a row and at the beginning of the next one the bar stands in the pointer's row")
    func rowEnds() {
        let grid = grid(count: 5)
        let wide = GridFrames(
            rows: (0..<6).map { .init(id: Sample.id(UInt64($0))) }, width: 720, metrics: metrics)
        let (last, first) = (frame(2, wide), frame(3, wide))
        let end = wide.insertion(at: Point(719, last.midY), gap: 14)
        let start = wide.insertion(at: Point(1, first.midY), gap: 14)
        #expect(end.index == 3 && start.index == 3)
        #expect(end.bar.y == last.y && end.bar.x > last.maxX)
        #expect(start.bar.y == first.y && start.bar.maxX < first.x)
        let short = frame(4, grid)
        let behind = grid.insertion(at: Point(700, short.midY), gap: 14)
        #expect(behind.index == 5)
        #expect(abs(behind.bar.x - short.maxX) < 14)
    }

    @Test("between two rows the nearer one has the bar")
    func between() {
        let grid = GridFrames(rows: (0..<6).map { .init(id: Sample.id(UInt64($0))) }, width: 720, metrics: metrics)
        let (upper, lower) = (frame(1, grid), frame(4, grid))
        #expect(grid.insertion(at: Point(upper.x + 1, upper.maxY + 2), gap: 14).index == 1)
        #expect(grid.insertion(at: Point(upper.x + 1, lower.y - 2), gap: 14).index == 4)
    }

    @Test("in one column, and around headings, the bar lies")
    func lying() {
        let grid = grid(width: 300)
        #expect(grid.columns == 1)
        let card = frame(2, grid)
        let before = grid.insertion(at: Point(card.maxX - 5, card.y + 20), gap: 14)
        #expect(before.index == 2)
        #expect(before.bar.width == card.width && before.bar.height == 3 && before.bar.maxY < card.y)
        #expect(grid.insertion(at: Point(card.x + 5, card.maxY - 20), gap: 14).index == 3)
        let heading = frame(5, self.grid())
        let behind = self.grid().insertion(at: Point(heading.midX, heading.maxY - 2), gap: 14)
        #expect(behind.index == 6)
        #expect(behind.bar.width == heading.width)
    }

    @Test("on an empty board it is the beginning, and with front matter nothing comes before that")
    func ends() {
        let empty = GridFrames(rows: [], width: 720, metrics: metrics).insertion(at: Point(400, 300), gap: 14)
        #expect(empty.index == 0)
        #expect(!empty.bar.isEmpty && empty.bar.x > 0 && empty.bar.maxX < 720)
        let grid = GridFrames(rows: (0..<2).map { .init(id: Sample.id(UInt64($0))) }, width: 720, metrics: metrics)
        let first = frame(0, grid)
        let found = grid.insertion(at: Point(first.x + 3, first.midY), gap: 14, least: 1)
        #expect(found.index == 1)
        #expect(found.bar.x > first.maxX && found.bar.maxX < frame(1, grid).x)
    }
}
