import Fakes
import Testing

@testable import SDLRender

@Suite("Heights of rows")
struct RowHeightsTests {
    @Test("after any changes it answers as a plain sum over all rows does", arguments: 0..<40)
    func asPlain(seed: UInt64) {
        var random = Seeded(seed)
        let count = Int.random(in: 0...600, using: &random)
        var plain = (0..<count).map { _ in Double(Int.random(in: 1...90, using: &random)) }
        var heights = RowHeights()
        plain.forEach { heights.append($0) }
        for _ in 0..<60 {
            if let row = plain.indices.randomElement(using: &random) {
                plain[row] = Double(Int.random(in: 1...4000, using: &random))
                heights.set(plain[row], of: row)
            }
            #expect(heights.count == count && heights.total == plain.reduce(0, +))
            let row = Int.random(in: 0...count, using: &random)
            #expect(heights.top(of: row) == plain.prefix(row).reduce(0, +))
            let y = Double.random(in: -50...heights.total + 50, using: &random)
            #expect(heights.row(at: y) == self.row(at: y, in: plain), "seed \(seed), \(y)")
        }
    }

    private func row(at y: Double, in heights: [Double]) -> Int? {
        var end = 0.0
        for (row, height) in heights.enumerated() {
            end += height
            if y < end { return row }
        }
        return heights.indices.last
    }
}
