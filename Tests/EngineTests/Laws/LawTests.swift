import Fakes
import Testing

@testable import Engine

@Suite("The law of the file")
struct LawTests {
    private func shape(_ document: Domain.Document) -> [String] {
        document.tiles.map {
            "\($0.kind) \(String(decoding: $0.source, as: UTF8.self)) | \($0.gap.count) \($0.startsCleanly)"
        }
    }

    @Test("get-put: the parts of every input give it back")
    func getPut() {
        for bytes in Corpus.all {
            let document = Domain.Document(parsing: bytes)
            #expect(document.bytes == bytes)
            #expect(document.byteCount == bytes.count)
        }
        for seed in 0..<3000 as Range<UInt64> {
            var random = Seeded(seed)
            let bytes = Generator.document(&random)
            #expect(Domain.Document(parsing: bytes).bytes == bytes, "seed \(seed)")
        }
    }

    @Test("no tile is empty, begins or ends with a blank line, and every gap is blank")
    func tilesAndGaps() {
        for (number, bytes) in Corpus.all.enumerated() {
            for tile in Domain.Document(parsing: bytes).tiles {
                #expect(!tile.source.isEmpty, "input \(number)")
                #expect(tile.gap.allSatisfy { $0 <= 0x20 }, "input \(number): \(Array(tile.gap))")
                #expect(tile.source.last != 10, "input \(number)")
            }
        }
    }

    @Test("an edit changes its own bytes alone, reads as the whole parse reads, and its inverse takes it back")
    func edits() {
        for seed in 0..<4000 as Range<UInt64> {
            var random = Seeded(seed)
            var document = Domain.Document(parsing: Generator.document(&random))
            for step in 0..<4 {
                let before = document
                let bytes = document.bytes
                let start = Int.random(in: 0...bytes.count, using: &random)
                let end = min(bytes.count, start + [0, 0, 1, 5, 40][Int.random(in: 0..<5, using: &random)])
                let new = Generator.insertion(&random)
                let change = document.replace(bytes: start..<end, with: new)
                var expected = bytes
                expected.replaceSubrange(start..<end, with: new)
                let whole = Domain.Document(parsing: expected)
                #expect(document.bytes == expected, "seed \(seed) step \(step)")
                #expect(
                    shape(document) == shape(whole),
                    "seed \(seed) step \(step): \(String(decoding: bytes, as: UTF8.self).debugDescription) \(start)..<\(end) \(String(decoding: new, as: UTF8.self).debugDescription)"
                )
                #expect(document.head == whole.head, "seed \(seed) step \(step)")
                var back = document
                back.apply(change.inverse)
                #expect(back == before, "seed \(seed) step \(step)")
                #expect(Set(document.tiles.map(\.id)).count == document.tiles.count, "seed \(seed) step \(step)")
            }
        }
    }

    @Test("edits in every example and case read as the whole parse reads")
    func editsInCorpus() {
        for (number, bytes) in Corpus.all.enumerated() where bytes.count < 20_000 {
            var random = Seeded(UInt64(number))
            var document = Domain.Document(parsing: bytes)
            for step in 0..<3 {
                var expected = document.bytes
                let start = Int.random(in: 0...expected.count, using: &random)
                let end = min(expected.count, start + Int.random(in: 0...3, using: &random))
                let new = Generator.insertion(&random)
                document.replace(bytes: start..<end, with: new)
                expected.replaceSubrange(start..<end, with: new)
                #expect(document.bytes == expected, "input \(number) step \(step)")
                #expect(shape(document) == shape(Domain.Document(parsing: expected)), "input \(number) step \(step)")
            }
        }
    }

    @Test("an edit inside a tile keeps its id and all others")
    func identity() {
        var document = Domain.Document(parsing: Array("# A\n\nb\n\n- c\n- d\n\n> e\n".utf8))
        let ids = document.tiles.map(\.id)
        document.replace(3..<5, inTile: 2, with: Array(" x".utf8))
        #expect(document.tiles.map(\.id) == ids)
        document.replace(1..<1, inTile: 1, with: Array("\n\nnew".utf8))
        #expect(document.tiles.count == 5)
        #expect(document.tiles[1].id == ids[1])
        #expect([document.tiles[0].id, document.tiles[3].id, document.tiles[4].id] == [ids[0], ids[2], ids[3]])
    }

    @Test("a structural edit keeps every tile's bytes, or is refused and changes nothing; its inverse takes it back")
    func structure() {
        var refused = 0
        var made = 0
        for seed in 0..<3000 as Range<UInt64> {
            var random = Seeded(seed)
            let document = Domain.Document(parsing: Generator.document(&random))
            guard document.tiles.count > 1 else { continue }
            let picked = document.tiles.randomElement(using: &random).map(\.id)
            let target = document.tiles.randomElement(using: &random).map(\.id)
            guard let picked else { continue }
            do {
                let change: Domain.Change
                var wanted = document.tiles.map(\.source)
                let index = document.tiles.firstIndex { $0.id == picked } ?? 0
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    change = try document.moving([picked], before: target)
                    let moved = wanted.remove(at: index)
                    let place = document.tiles.firstIndex { $0.id == target } ?? wanted.count
                    wanted.insert(moved, at: place > index ? place - 1 : place)
                case 1:
                    change = try document.duplicating([picked])
                    wanted.insert(wanted[index], at: index + 1)
                default:
                    change = try document.inserting(Array("New words.".utf8), after: picked)
                    wanted.insert(Bytes(Array("New words.".utf8)), at: index + 1)
                }
                var result = document
                result.apply(change)
                let whole = Domain.Document(parsing: result.bytes)
                #expect(
                    shape(result) == shape(whole),
                    "seed \(seed): \(String(decoding: document.bytes, as: UTF8.self).debugDescription)")
                #expect(
                    whole.tiles.map(\.source) == wanted || document.tiles[index].source.contains(13)
                        || document.bytes.contains(13), "seed \(seed)")
                #expect(result.mark == document.mark && result.frontMatter == document.frontMatter, "seed \(seed)")
                result.apply(change.inverse)
                #expect(result == document, "seed \(seed)")
                made += 1
            } catch {
                #expect(error.sentence.hasSuffix("."))
                refused += 1
            }
        }
        #expect(made > 1000 && refused > 100, "made \(made), refused \(refused)")
    }

    @Test("deleting takes the tile's bytes and nothing of the others")
    func deletion() {
        for seed in 0..<2000 as Range<UInt64> {
            var random = Seeded(seed)
            let document = Domain.Document(parsing: Generator.document(&random))
            guard let picked = document.tiles.randomElement(using: &random) else { continue }
            do {
                var result = document
                let change = try document.deleting([picked.id])
                result.apply(change)
                #expect(shape(result) == shape(Domain.Document(parsing: result.bytes)), "seed \(seed)")
                let rest = document.tiles.filter { $0.id != picked.id }.flatMap(\.source).filter { $0 > 0x20 }
                #expect(result.tiles.flatMap(\.source).filter { $0 > 0x20 } == rest, "seed \(seed)")
                result.apply(change.inverse)
                #expect(result == document, "seed \(seed)")
            } catch {
                Issue.record("a deletion was refused: \(error)")
            }
        }
    }

    @Test("a move across a large document is a small change")
    func smallMove() throws {
        let text = (0..<5000).map { "Paragraph \($0).\n" }.joined(separator: "\n")
        let document = Domain.Document(parsing: Array(text.utf8))
        let change = try document.moving([document.tiles[3].id], before: nil)
        #expect(change.splices.reduce(0) { $0 + $1.removed.count + $1.inserted.count } < 10)
    }

    @Test("hostile inputs are parsed in bounded time and come back whole")
    func hostile() {
        let deep = Array(repeating: UInt8(ascii: ">"), count: 20_000) + Array(" deep\n\nend\n".utf8)
        let long = Array(repeating: UInt8(ascii: "x"), count: 5_000_000)
        let many = Array(String(repeating: "a\n\n", count: 50_000).utf8)
        let openings = Array(String(repeating: ":::tile x\n", count: 20_000).utf8)
        for bytes in [deep, long, many, openings, [0xFF, 0xFE, 0x23, 0, 10, 0], [0], [], [10], [13]] {
            #expect(Domain.Document(parsing: bytes).bytes == bytes)
        }
        #expect(Domain.Document(parsing: many).tiles.count == 50_000)
    }
}
