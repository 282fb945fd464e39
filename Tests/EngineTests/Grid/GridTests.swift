import Fakes
import Testing

@testable import Engine

@Suite("the board in rows and columns")
struct GridTests {
    /// "#" a heading, "." a card.
    private func grid(_ shape: String, columns: Int = 3) -> Grid {
        Grid(
            rows: shape.enumerated().map { .init(id: .folder("\($0)"), level: $1 == "#" ? 1 : nil) }, columns: columns)
    }

    private func step(_ grid: Grid, _ index: Int, _ direction: BoardDirection, goal: Int? = nil) -> Int {
        grid.neighbour(of: index, direction: direction, goalColumn: goal, visibleRows: 2).index
    }

    private func walk(_ grid: Grid, from index: Int, _ directions: [BoardDirection]) -> Int {
        var at: (index: Int, goalColumn: Int?) = (index, nil)
        for direction in directions {
            at = grid.neighbour(of: at.index, direction: direction, goalColumn: at.goalColumn, visibleRows: 2)
        }
        return at.index
    }

    @Test("cards fill lines from left to right; a heading has its own")
    func lines() {
        let grid = grid("..#....#")
        #expect((0..<grid.rowCount).map(grid.indices) == [0..<2, 2..<3, 3..<6, 6..<7, 7..<8])
        #expect(grid.place(of: 0) == Grid.Place(row: 0, column: 0))
        #expect(grid.place(of: 5) == Grid.Place(row: 2, column: 2))
        #expect(grid.place(of: 7) == Grid.Place(row: 4, column: 0))
    }

    @Test("nothing has no lines")
    func empty() { #expect(grid("").rowCount == 0) }

    @Test("in one column every row is a line")
    func oneColumn() { #expect(grid(".#..", columns: 1).rowCount == 4) }

    @Test("left and right walk in reading order and stop at the ends")
    func readingOrder() {
        let grid = grid("...#..")
        #expect(step(grid, 2, .right) == 3)
        #expect(step(grid, 3, .left) == 2)
        #expect(step(grid, 0, .left) == 0)
        #expect(step(grid, 5, .right) == 5)
    }

    @Test("up and down keep the column across headings and short lines")
    func goalColumn() {
        let grid = grid("...#.#...")
        #expect(walk(grid, from: 2, [.down]) == 3)
        #expect(walk(grid, from: 2, [.down, .down]) == 4)
        #expect(walk(grid, from: 2, [.down, .down, .down, .down]) == 8)
        #expect(walk(grid, from: 2, [.down, .down, .down, .down, .up, .up, .up, .up]) == 2)
    }

    @Test("a step to the side forgets the column")
    func forgets() { #expect(walk(grid("...#..."), from: 2, [.down, .right, .up, .up]) == 0) }

    @Test("at the edges up and down stay, and the column is kept")
    func edges() {
        let grid = grid("...")
        #expect(step(grid, 1, .up) == 1)
        #expect(step(grid, 1, .down) == 1)
        #expect(walk(self.grid("...#"), from: 2, [.down, .down, .up]) == 2)
    }

    @Test("a page is the lines that are seen, and ends at the last line")
    func pages() {
        let grid = grid("...............")
        #expect(step(grid, 1, .pageDown) == 7)
        #expect(step(grid, 10, .pageDown) == 13)
        #expect(step(grid, 7, .pageUp) == 1)
        #expect(step(grid, 4, .pageUp) == 1)
        #expect(step(grid, 7, .start) == 0)
        #expect(step(grid, 7, .end) == 14)
    }

    @Test("every row of any board stands where its line says", arguments: 1...40)
    func everywhere(seed: UInt64) {
        var random = Seeded(seed)
        let length = Int.random(in: 1...60, using: &random)
        let shape = String(
            (0..<length).map { _ -> Character in Int.random(in: 0..<4, using: &random) == 0 ? "#" : "." })
        let columns = Int.random(in: 1...5, using: &random)
        let grid = grid(shape, columns: columns)
        #expect((0..<grid.rowCount).flatMap { grid.indices(inRow: $0) } == Array(0..<shape.count), "seed \(seed)")
        for index in 0..<shape.count {
            let place = grid.place(of: index)
            #expect(place.column < columns && grid.indices(inRow: place.row).lowerBound + place.column == index)
            if index > 0 { #expect(step(grid, step(grid, index, .left), .right) == index, "seed \(seed)") }
        }
    }

    @Test("100,000 rows are placed, and each is found again")
    func large() {
        let rows = (0..<100_000).map {
            Surface.List.Row(id: .folder(""), level: $0.isMultiple(of: 10) ? 2 : nil)
        }
        let grid = Grid(rows: rows, columns: 4)
        #expect(grid.rowCount == 40_000)
        #expect(grid.place(of: 99_999) == Grid.Place(row: 39_999, column: 0))
        #expect(walk(grid, from: 0, Array(repeating: .down, count: 39_999)) == 99_999)
    }
}
