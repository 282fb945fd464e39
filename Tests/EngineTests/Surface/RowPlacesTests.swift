import Fakes
import Testing

@testable import Engine

@Suite("rows found by their ids")
struct RowPlacesTests {
    private func list(_ ids: [SurfaceID]) -> Surface.List { Surface.List(rows: ids.map { .init(id: $0) }) }

    @Test("a list finds every row of its own and no other", arguments: [1 as UInt64, 1 << 40])
    func random(spread: UInt64) {
        var random = Seeded(5)
        for count in [0, 1, 2, 30, 400] {
            let numbers = (0..<count * 2).map { UInt64($0) * spread }.shuffled(using: &random)
            var ids = numbers.prefix(count).map { SurfaceID.tile(Domain.TileID($0)) }
            if count > 1 { ids.insert(.frontMatter, at: 0) }
            if count > 2 { ids.insert(.newTile, at: 2) }
            let list = list(ids)
            for (index, id) in ids.enumerated() { #expect(list.index(of: id) == index) }
            for number in numbers.dropFirst(count) { #expect(list.index(of: .tile(Domain.TileID(number))) == nil) }
            #expect(list.index(of: .folder("x")) == nil)
        }
    }

    @Test("documents and folders are found, too")
    func library() {
        let ids: [SurfaceID] = [
            .document(Domain.DocumentID("a.md")), .folder("x"), .document(Domain.DocumentID("b.md")),
        ]
        #expect(ids.map { list(ids).index(of: $0) } == [0, 1, 2])
    }
}
