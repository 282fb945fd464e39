import Fakes
import Testing

@testable import Engine

@Suite("Laws of the journal")
struct JournalLawTests {
    @Test("the splices of a change make the new bytes of the old ones, there and back")
    func splices() {
        for seed in 0..<1500 as Range<UInt64> {
            var random = Seeded(seed)
            var document = Domain.Document(parsing: Generator.document(&random))
            for _ in 0..<4 {
                let before = document
                guard let change = edit(&document, &random) else { continue }
                var mirror = before
                var bytes = before.bytes
                for splice in mirror.applySplicing(change) { apply(splice, to: &bytes) }
                #expect(bytes == document.bytes && mirror == document, "seed \(seed)")
                for splice in mirror.applySplicing(change.inverse) { apply(splice, to: &bytes) }
                #expect(bytes == before.bytes && mirror == before, "seed \(seed)")
            }
        }
    }

    private func apply(_ splice: Domain.ByteSplice, to bytes: inout [UInt8]) {
        let fits = bytes.apply(splice)
        #expect(fits)
    }

    /// Some text is replaced, or a tile moves.
    private func edit(_ document: inout Domain.Document, _ random: inout Seeded) -> Domain.Change? {
        if Bool.random(using: &random), let moved = document.tiles.randomElement(using: &random) {
            let before = document.tiles.randomElement(using: &random)?.id
            guard let change = try? document.moving([moved.id], before: before) else { return nil }
            document.apply(change)
            return change
        }
        let start = Int.random(in: 0...document.byteCount, using: &random)
        let end = min(document.byteCount, start + Int.random(in: 0...12, using: &random))
        return document.replace(bytes: start..<end, with: Generator.insertion(&random))
    }

    @Test("splices that absorb one another do what they do one by one")
    func absorbing() {
        var joined = 0
        for seed in 0..<2000 as Range<UInt64> {
            var random = Seeded(seed)
            var bytes = (0..<UInt8.random(in: 0...20, using: &random)).map { $0 }
            let old = bytes
            let first = splice(of: bytes, &random)
            apply(first, to: &bytes)
            let second = splice(of: bytes, &random)
            apply(second, to: &bytes)
            var both = first
            guard both.absorb(second) else { continue }
            joined += 1
            var again = old
            apply(both, to: &again)
            #expect(again == bytes, "seed \(seed)")
        }
        #expect(joined > 100)
    }

    private func splice(of bytes: [UInt8], _ random: inout Seeded) -> Domain.ByteSplice {
        let offset = Int.random(in: 0...bytes.count, using: &random)
        let removed = Int.random(in: 0...min(4, bytes.count - offset), using: &random)
        return .init(
            offset: offset, removed: removed,
            inserted: (0..<Int.random(in: 0...9, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
        )
    }

    @Test(
        "a splice that is not about these bytes changes nothing",
        arguments: [(-1, 0), (0, -1), (4, 0), (2, 2), (Int.max, 1), (1, Int.max), (Int.min, Int.min)])
    func foreign(offset: Int, removed: Int) {
        var bytes: [UInt8] = [1, 2, 3]
        let fits = bytes.apply(.init(offset: offset, removed: removed, inserted: [9]))
        #expect(!fits)
        #expect(bytes == [1, 2, 3])
        var first = Domain.ByteSplice(offset: 1, removed: 0, inserted: [5])
        _ = first.absorb(.init(offset: offset, removed: removed, inserted: []))
        #expect(first.inserted == [5])
        let records: [JournalRecord] = [
            .base(bytes), .splice(.init(offset: 3, removed: 0, inserted: [4])), .saving,
            .splice(
                .init(offset: offset + (offset == 4 ? 2 : 0), removed: removed + (offset == 2 ? 2 : 0), inserted: [9])),
            .splice(.init(offset: 0, removed: 1, inserted: [])),
        ]
        #expect(Replay(records, disk: nil)?.text == [1, 2, 3, 4])
    }

    @Test("the excerpt is the changed words, whole, on one line, and not too long")
    func excerpts() {
        func excerpt(_ old: String, _ new: String) -> Excerpt {
            let (old, new) = (Array(old.utf8), Array(new.utf8))
            return Excerpt(of: .init(from: old, to: new), old: old, new: new)
        }
        #expect(excerpt("More.", "Unsaved words.") == .written("Unsaved words."))
        #expect(excerpt("a compost heap", "a compote heap") == .written("compote"))
        #expect(excerpt("One.\n", "One.\n\n\nTwo.\nThree.\n") == .written("Two."))
        #expect(excerpt("One. Two.", "One.") == .removed("Two."))
        #expect(excerpt("One.\n\n\nTwo.", "One.\n\nTwo.") == .removed(""))
        #expect(excerpt("grün", "grüne") == .written("grüne"))
        #expect(excerpt("é", "è") == .written("è"))
        #expect(excerpt("", String(repeating: "ü", count: 99)) == .written(String(repeating: "ü", count: 60) + "…"))
        #expect(excerpt("", "a\u{0}b") == .written("a b"))
    }
}
