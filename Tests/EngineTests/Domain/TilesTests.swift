import Fakes
import Testing

@testable import Engine

@Suite("Tiles in leaves")
struct TilesTests {
    @Test("say the same as a plain array after any edits", arguments: 0..<60 as Range<UInt64>)
    func sameAsArray(seed: UInt64) {
        var random = Seeded(seed)
        var next: UInt64 = 1
        var plain = Self.make(Int.random(in: 0..<1500, using: &random), from: &next, &random)
        var tiles = Domain.Tiles(plain)
        for step in 0..<60 {
            let start = Int.random(in: 0...plain.count, using: &random)
            let most = [1, 1, 3, 400][Int.random(in: 0..<4, using: &random)]
            let range = start..<min(plain.count, start + Int.random(in: 0...most, using: &random))
            let new = Self.make(Int.random(in: 0...most, using: &random), from: &next, &random)
            plain.replaceSubrange(range, with: new)
            tiles.replaceSubrange(range, with: new)
            expectSame(tiles, plain, "seed \(seed), step \(step)", &random)
        }
    }

    private func expectSame(
        _ tiles: Domain.Tiles, _ plain: [Domain.Tile], _ place: Comment, _ random: inout Seeded
    ) {
        #expect(tiles.elementsEqual(plain), place)
        #expect(tiles.count == plain.count, place)
        #expect(tiles.byteCount == plain.reduce(0) { $0 + $1.length }, place)
        #expect(tiles.offset(of: plain.count) == tiles.byteCount, place)
        guard let index = plain.indices.randomElement(using: &random) else { return }
        let start = plain[..<index].reduce(0) { $0 + $1.length }
        #expect(tiles[index] == plain[index], place)
        #expect(tiles.index(of: plain[index].id) == index, place)
        #expect(tiles.offset(of: index) == start, place)
        for offset in [start, start + plain[index].length - 1] {
            #expect(tiles.place(at: offset).map { [$0.index, $0.start] } == [index, start], place)
        }
        #expect(tiles.index(of: Domain.TileID(.max)) == nil, place)
        expectSameSearches(tiles, plain, from: index, place)
    }

    private func expectSameSearches(_ tiles: Domain.Tiles, _ plain: [Domain.Tile], from index: Int, _ place: Comment) {
        let isCut: (Domain.Tile) -> Bool = { $0.kind.cutsChunk }
        #expect(
            tiles.firstIndex(from: index, where: isCut, amongLeaves: \.cutsChunk)
                == plain[index...].firstIndex(where: isCut), place)
        #expect(
            tiles.lastIndex(before: index, where: isCut, amongLeaves: \.cutsChunk)
                == plain[..<index].lastIndex(where: isCut), place)
        let isTop: (Domain.Tile) -> Bool = { $0.kind.rowLevel == 1 }
        #expect(
            tiles.firstIndex(from: index, where: isTop, amongLeaves: { $0.topLevel == 1 })
                == plain[index...].firstIndex(where: isTop), place)
    }

    @Test("leaves stay of a size, however small the edits are")
    func leafSizes() {
        var random = Seeded(7)
        var next: UInt64 = 1
        var tiles = Domain.Tiles(Self.make(2000, from: &next, &random))
        for _ in 0..<4000 {
            let at = Int.random(in: 0..<tiles.count, using: &random)
            tiles.insert(contentsOf: Self.make(1, from: &next, &random), at: at)
        }
        #expect(tiles.count == 6000 && tiles.leaves.allSatisfy { Domain.Tiles.Leaf.sizes.contains($0.tiles.count) })
        while tiles.count > 500 { tiles.remove(at: Int.random(in: 0..<tiles.count, using: &random)) }
        #expect(tiles.leaves.allSatisfy { Domain.Tiles.Leaf.sizes.contains($0.tiles.count) })
        tiles.removeAll()
        #expect(tiles.isEmpty && tiles.leaves.isEmpty && tiles.place(at: 0) == nil)
    }

    @Test("an edit of a copy leaves the original as it was")
    func copies() {
        var random = Seeded(3)
        var next: UInt64 = 1
        let plain = Self.make(700, from: &next, &random)
        let tiles = Domain.Tiles(plain)
        var copy = tiles
        copy.replaceSubrange(100..<400, with: Self.make(3, from: &next, &random))
        copy[0].gap = []
        #expect(Array(tiles) == plain)
    }

    private static func make(_ count: Int, from next: inout UInt64, _ random: inout Seeded) -> [Domain.Tile] {
        (0..<count).map { _ in
            defer { next += 1 }
            let source = [UInt8](repeating: 0x61, count: Int.random(in: 1...9, using: &random))
            let kind: Domain.TileKind =
                switch Int.random(in: 0..<500, using: &random) {
                case 0: .heading(level: 1)
                case 1: .directive(type: "x")
                default: .paragraph
                }
            return Domain.Tile(id: Domain.TileID(next), kind: kind, source: source[...], gap: [10, 10], words: 1)
        }
    }
}
