import Fakes
import Testing

@testable import Engine

@Suite("laws of sections")
struct SectionLawTests {
    /// The corpus, and as many random ones.
    private static let documents: [[UInt8]] = {
        var random = Seeded(11)
        return Corpus.all + (0..<600).map { _ in Generator.document(&random) }
    }()

    private func headings(of page: Domain.Document) -> [Int] {
        page.tiles.indices.filter { page.tiles[$0].kind.rowLevel != nil }
    }

    private func isATX(_ tile: Domain.Tile) -> Bool {
        tile.source.first { $0 != 0x20 } == UInt8(ascii: "#") && !tile.source.contains(10) && !tile.source.contains(13)
    }

    private func text(of tile: Domain.Tile) -> [Surface.Span]? {
        guard case .heading(_, let spans) = Surface.Block.blocks(of: tile, definitions: []).first else { return nil }
        return spans
    }

    @Test(
        "a change of levels touches nothing but the headings of the section, and keeps their text", arguments: [1, -1])
    func onlyHeadings(step: Int) throws {
        var shifts = 0
        for bytes in Self.documents {
            let page = Domain.Document(parsing: bytes)
            for index in headings(of: page) {
                guard let change = try? page.shiftingLevels(of: [index], by: step) else { continue }
                shifts += 1
                var shifted = page
                shifted.apply(change)
                let whole = Domain.Document(parsing: shifted.bytes)
                #expect(whole.tiles.map(\.kind) == shifted.tiles.map(\.kind), "\(bytes)")
                #expect(shifted.head == page.head && shifted.tiles.map(\.gap) == page.tiles.map(\.gap), "\(bytes)")
                let section = index..<page.tiles.endOfSection(at: index)
                for (place, (old, new)) in zip(page.tiles, shifted.tiles).enumerated() {
                    guard section.contains(place), let level = old.kind.rowLevel else {
                        #expect(old.source == new.source && old.kind == new.kind, "\(bytes)")
                        continue
                    }
                    #expect(new.kind.rowLevel == level + step, "\(bytes)")
                    #expect(text(of: old) == text(of: new), "\(bytes)")
                }
                shifted.apply(change.inverse)
                #expect(shifted == page, "\(bytes)")
            }
        }
        #expect(shifts > 100)
    }

    @Test("promoting what was demoted gives the bytes back, where headings begin with their marks")
    func thereAndBack() throws {
        var shifts = 0
        for bytes in Self.documents {
            let page = Domain.Document(parsing: bytes)
            for index in headings(of: page) {
                let section = page.tiles[index..<page.tiles.endOfSection(at: index)]
                guard section.allSatisfy({ $0.kind.rowLevel == nil || isATX($0) }),
                    let down = try? page.shiftingLevels(of: [index], by: 1)
                else { continue }
                shifts += 1
                var shifted = page
                shifted.apply(down)
                // Not the section that the heading has now, which may be larger.
                let headings = section.indices.filter { section[$0].kind.rowLevel != nil }
                guard shifted.tiles.endOfSection(at: index) == section.endIndex else { continue }
                shifted.apply(try shifted.shiftingLevels(of: headings.prefix(1), by: -1))
                #expect(shifted.bytes == bytes, "\(bytes)")
            }
        }
        #expect(shifts > 100)
    }

    @Test("a section that is moved keeps its tiles together and the bytes of all")
    func moving() {
        var random = Seeded(12)
        var moves = 0
        for bytes in Self.documents {
            let page = Domain.Document(parsing: bytes)
            for index in headings(of: page) {
                let up = Bool.random(using: &random)
                guard let place = page.place(ofSectionAt: index, movedUp: up) else { continue }
                let section = Array(page.tiles[index..<page.tiles.endOfSection(at: index)].map(\.id))
                let before = place < page.tiles.count ? page.tiles[place].id : nil
                guard let change = try? page.moving(Set(section), before: before) else { continue }
                moves += 1
                var moved = page
                moved.apply(change)
                let at = moved.tiles.index(of: section[0]) ?? 0
                #expect(moved.tiles[at..<at + section.count].map(\.id) == section, "\(bytes)")
                #expect(moved.tiles.endOfSection(at: at) == at + section.count, "\(bytes)")
                #expect(
                    Set(moved.tiles.map { Array($0.source) }) == Set(page.tiles.map { Array($0.source) }), "\(bytes)")
                moved.apply(change.inverse)
                #expect(moved == page)
            }
        }
        #expect(moves > 20)
    }

    @Test("a document that is read again keeps the names of the tiles that it kept")
    func names() {
        var random = Seeded(13)
        for bytes in Self.documents {
            let old = Domain.Document(parsing: bytes)
            #expect(Domain.Document(parsing: bytes).named(as: old) == old)
            var edited = bytes
            let at = Int.random(in: 0...edited.count, using: &random)
            edited.replaceSubrange(at..<at, with: Generator.insertion(&random))
            let new = Domain.Document(parsing: edited).named(as: old)
            #expect(new.bytes == edited)
            #expect(Set(new.tiles.map(\.id)).count == new.tiles.count)
        }
        let old = Domain.Document(parsing: Array("a\n\nb\n\nc\n\nd\n".utf8))
        let new = Domain.Document(parsing: Array("d\n\nX\n\nb\n\nC\n".utf8)).named(as: old)
        #expect(new.tiles[0].id == old.tiles[3].id && new.tiles[2].id == old.tiles[1].id)
        #expect(!old.tiles.map(\.id).contains(new.tiles[1].id))
    }
}
