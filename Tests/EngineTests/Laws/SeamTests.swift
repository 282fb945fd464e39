import Fakes
import Testing

@testable import Engine

@Suite("Joining, splitting, and what else happens at seams")
struct SeamTests {
    private func document(_ text: String) -> Domain.Document { Domain.Document(parsing: Array(text.utf8)) }

    private func text(_ document: Domain.Document) -> String { String(decoding: document.bytes, as: UTF8.self) }

    @Test("two paragraphs are joined by one line end, and the first keeps its id")
    func join() throws {
        var both = document("One.\r\n\r\nTwo.\r\n\r\nThree.\r\n")
        let ids = both.tiles.map(\.id)
        both.apply(try both.joining([ids[0]]))
        #expect(text(both) == "One.\r\nTwo.\r\n\r\nThree.\r\n")
        #expect(both.tiles.map(\.id) == [ids[0], ids[2]])
    }

    @Test("what can't be one tile is not joined, and the sentence names both")
    func joinRefused() {
        let both = document("# Head\n\ntext\n")
        #expect(
            throws: Domain.Refusal("The heading and the paragraph can't be read as one tile, so nothing was changed.")
        ) {
            try both.joining([both.tiles[0].id])
        }
        #expect(throws: Domain.Refusal.self) { try both.joining([both.tiles[1].id]) }
    }

    @Test("several neighbours are joined at once, and tiles that are no neighbours are not")
    func joinSeveral() throws {
        var all = document("One.\n\nTwo.\n\n\nThree.\n\nFour.\n")
        let ids = all.tiles.map(\.id)
        #expect(throws: Domain.Refusal("Only tiles that stand behind one another can be joined.")) {
            try all.joining([ids[0], ids[2]])
        }
        let before = all
        let change = try all.joining([ids[0], ids[1], ids[2]])
        all.apply(change)
        #expect(text(all) == "One.\nTwo.\nThree.\n\nFour.\n")
        #expect(all.tiles.map(\.id) == [ids[0], ids[3]])
        all.apply(change.inverse)
        #expect(all == before)
    }

    @Test("a rule is not joined to a paragraph, which would become a heading")
    func joinRule() {
        let all = document("One.\n\n---\n")
        #expect(
            throws: Domain.Refusal("The paragraph and the rule can't be read as one tile, so nothing was changed.")
        ) {
            try all.joining([all.tiles[0].id])
        }
    }

    @Test("tiles that are put in again keep their bytes, a lone CR and foreign line ends included")
    func insertCopies() throws {
        var all = document("- a\r\n- b\n\ntext\n\nend\n")
        let list = all.tiles[0]
        all.apply(try all.inserting(copiesOf: [list, all.tiles[1]], after: all.tiles[1].id))
        #expect(text(all) == "- a\r\n- b\n\ntext\n\n- a\r\n- b\n\ntext\n\nend\n")
        #expect(throws: Domain.Refusal.self) { try all.inserting(copiesOf: [list], after: list.id) }
    }

    @Test("a paragraph is split where it is told, and the first part keeps its id")
    func split() throws {
        var whole = document("One. Two.\nThree.\n")
        let id = whole.tiles[0].id
        whole.apply(try whole.splitting(id, at: 4))
        #expect(text(whole) == "One.\n\n Two.\nThree.\n")
        #expect(whole.tiles.count == 2 && whole.tiles[0].id == id)
        whole.apply(try whole.splitting(whole.tiles[1].id, at: 5))
        #expect(text(whole) == "One.\n\n Two.\n\nThree.\n")
    }

    @Test("code in a fence is not split")
    func splitRefused() {
        let code = document("```\na\n\nb\n```\n")
        #expect(throws: Domain.Refusal.self) { try code.splitting(code.tiles[0].id, at: 6) }
        #expect(throws: Domain.Refusal.self) { try code.splitting(code.tiles[0].id, at: 0) }
    }

    @Test("joining and splitting read as the whole parse reads, and their inverse takes them back")
    func laws() {
        var made = 0
        for seed in 0..<2500 as Range<UInt64> {
            var random = Seeded(seed)
            let before = document(String(decoding: Generator.document(&random), as: UTF8.self))
            guard let tile = before.tiles.randomElement(using: &random) else { continue }
            let offset = Int.random(in: 0...tile.source.count, using: &random)
            guard
                let change = try? seed.isMultiple(of: 2)
                    ? before.joining([tile.id]) : before.splitting(tile.id, at: offset)
            else { continue }
            var after = before
            after.apply(change)
            let whole = Domain.Document(parsing: after.bytes)
            #expect(after.tiles.map(\.source) == whole.tiles.map(\.source), "seed \(seed)")
            #expect(after.tiles.map(\.kind) == whole.tiles.map(\.kind), "seed \(seed)")
            #expect(abs(after.tiles.count - before.tiles.count) == 1, "seed \(seed)")
            after.apply(change.inverse)
            #expect(after == before, "seed \(seed)")
            made += 1
        }
        #expect(made > 200)
    }

    @Test("an id that a structural edit gave is not given again")
    func freshIDs() throws {
        var all = document("One.\n\nTwo.\n")
        let insertion = try all.inserting(Array("New.".utf8), after: all.tiles[0].id)
        all.apply(insertion)
        all.replace(3..<3, inTile: 0, with: Array("\n\nmore\n\nand more".utf8))
        #expect(Set(all.tiles.map(\.id)).count == all.tiles.count)
    }

    @Test("inserting keeps the gap that was there and puts a blank line behind the new tile")
    func insert() throws {
        var all = document("# Head\ntext\n")
        all.apply(try all.inserting(Array("- new\r\n- list".utf8), after: all.tiles[0].id))
        #expect(text(all) == "# Head\n- new\n- list\n\ntext\n")
        all.apply(try all.inserting(Array("End.".utf8), after: all.tiles[2].id))
        #expect(text(all) == "# Head\n- new\n- list\n\ntext\n\nEnd.\n")
    }

    @Test("a copy has the bytes of its tile, a lone CR and the line ends included")
    func duplicate() throws {
        var all = document("a\rb\r\nc\n\nend")
        all.apply(try all.duplicating([all.tiles[0].id, all.tiles[1].id]))
        #expect(text(all) == "a\rb\r\nc\n\nend\n\na\rb\r\nc\n\nend")
    }

    @Test("a line end is added at the seam that needs one, and at no other")
    func leastSeparator() throws {
        var all = document("# A\none\n# B\ntwo\n")
        all.apply(try all.moving([all.tiles[3].id], before: all.tiles[1].id))
        #expect(text(all) == "# A\ntwo\n\none\n# B\n")
    }

    @Test("a move leaves the gaps between tiles that stay neighbours, and the end of the file")
    func gapsStay() throws {
        var all = document("\none\n\n\n# A\ntwo\n\n# B\n\n\n\nthree\n\n")
        let before = all
        let one = all.tiles[0].id
        all.apply(try all.moving([one], before: nil))
        #expect(text(all) == "\n# A\ntwo\n\n# B\n\n\n\nthree\n\n\none\n\n")
        all.apply(try all.moving([one], before: all.tiles[0].id))
        #expect(all.bytes == before.bytes)
        all.apply(try all.moving([one, all.tiles[3].id], before: all.tiles[2].id))
        #expect(text(all) == "\n# A\none\n\n\n# B\n\n\n\ntwo\n\nthree\n\n")
    }

    @Test("deleting the only tile takes its gap, deleting the last keeps the file's end")
    func delete() throws {
        var all = document("\n\nOne.\n\n\nTwo.")
        all.apply(try all.deleting([all.tiles[1].id]))
        #expect(text(all) == "\n\nOne.")
        all.apply(try all.deleting([all.tiles[0].id]))
        #expect(text(all) == "\n\n")
    }

    @Test("neither a rule nor a byte order mark slips into the head of the file")
    func head() throws {
        var rule = document("text\n\n---\n\na: b\n\n---\n")
        rule.apply(try rule.moving([rule.tiles[1].id], before: rule.tiles[0].id))
        #expect(text(rule) == "\n---\n\ntext\n\na: b\n\n---\n")
        #expect(rule.frontMatter == nil)
        var mark = document("text\n\n\u{FEFF}more\n")
        mark.apply(try mark.deleting([mark.tiles[0].id]))
        #expect(mark.mark.isEmpty && mark.tiles.count == 1)
    }

    @Test("a tile behind an unclosed fence is refused with a sentence that names both")
    func unclosed() {
        let all = document("First.\n\n```\ncode\n")
        #expect(
            throws: Domain.Refusal(
                "The tile would make the paragraph part of the code block above it, so nothing was changed.")
        ) {
            try all.moving([all.tiles[0].id], before: nil)
        }
    }
}
