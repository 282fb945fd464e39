import Testing

@testable import Engine

@Suite("what a tile shows")
struct ContentTests {
    private func tiles(_ text: String) -> Domain.Tiles { Domain.Document(parsing: Array(text.utf8)).tiles }

    /// The blocks of the first tile, with the definitions of the others.
    private func blocks(_ text: String) -> [Surface.Block] {
        let all = tiles(text)
        return all.first.map {
            Surface.Block.blocks(of: $0, definitions: all.dropFirst().filter(\.mayDefineLinks).map(\.source))
        } ?? []
    }

    @Test("looks, links and breaks become spans")
    func spans() {
        #expect(
            blocks("a *b **c*** `d`\ne  \nf ~~g~~ <b>h</b> [i](page:x)") == [
                .paragraph([
                    .init("a "), .init("b ", look: .emphasis), .init("c", look: [.emphasis, .strong]), .init(" "),
                    .init("d", look: .code), .init(" e\nf "), .init("g", look: .strikethrough), .init(" "),
                    .init("<b>", look: .markup), .init("h"), .init("</b>", look: .markup), .init(" "),
                    .init("i", link: "page:x"),
                ])
            ])
    }

    @Test("tiles read at the same time don't disturb each other")
    func together() async {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<400).allSatisfy { number in
                        let tile = Domain.Document(parsing: Array("~~a~~ \(number)".utf8)).tiles[0]
                        let wanted = [Surface.Span("a", look: .strikethrough), Surface.Span(" \(number)")]
                        return Surface.Block.blocks(of: tile, definitions: []) == [.paragraph(wanted)]
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test("a link without text shows its address, and one to a scheme that no site lets through is text")
    func links() {
        #expect(blocks("[](page:x)") == [.paragraph([.init("page:x", link: "page:x")])])
        #expect(blocks("[a](javascript:x)") == [.paragraph([.init("a")])])
        #expect(blocks("[a](/x:y)") == [.paragraph([.init("a", link: "/x:y")])])
        #expect(blocks("[a](x)[b](x)") == [.paragraph([.init("a", link: "x"), .init("b", link: "x")])])
    }

    @Test("definitions of other tiles resolve links, and show nothing")
    func definitions() {
        #expect(blocks("see [a]\n\n[a]: /x\n") == [.paragraph([.init("see "), .init("a", link: "/x")])])
        let list = blocks("- [a]\n\n  [a]: /x\n")
        #expect(
            list == [
                .list(.init(start: nil, isTight: true, items: [.init(blocks: [.paragraph([.init("a", link: "/x")])])]))
            ]
                || list == blocks("- [a](/x)\n"))
    }

    @Test("boxes know the byte between their brackets")
    func tasks() throws {
        let text = "- [ ] one\n- two\n  1. [x] é three\n"
        guard case .list(let list) = blocks(text).first else {
            Issue.record("no list: \(blocks(text))")
            return
        }
        #expect(list.items[0].task == .init(isDone: false, offset: 3))
        #expect(list.items[1].task == nil)
        guard case .list(let inner) = list.items[1].blocks.last else {
            Issue.record("no inner list")
            return
        }
        #expect(inner.start == 1)
        #expect(
            inner.items[0].task == .init(isDone: true, offset: Array(text.utf8).firstIndex(of: UInt8(ascii: "x")) ?? -1)
        )
    }

    @Test("a table has its alignments, header and rows")
    func table() {
        #expect(
            blocks("| a | *b* |\n|:-:|--:|\n| 1 | 2 |\n") == [
                .table(
                    .init(
                        alignments: [.center, .right], header: [[.init("a")], [.init("b", look: .emphasis)]],
                        rows: [[[.init("1")], [.init("2")]]]))
            ])
    }

    @Test("pictures, formulas, code, quotes and rules have blocks of their own, wherever they stand")
    func others() {
        #expect(blocks("![a *b*](c.png)") == [.image(address: "c.png", description: "a b")])
        #expect(blocks("$$\na\\\\b\n$$") == [.math("a\\\\b")])
        #expect(blocks("- $$x$$") == [.list(.init(start: nil, isTight: true, items: [.init(blocks: [.math("x")])]))])
        #expect(blocks("> ![](x.png)") == [.quote([.image(address: "x.png", description: "")])])
        #expect(blocks("```Swift x\na\n\n```") == [.code(language: "swift", .init("a\n"))])
        #expect(blocks("    a") == [.code(language: "", .init("a"))])
        #expect(blocks("***") == [.rule])
        #expect(blocks("<div>\n*a*\n</div>") == [.source(.init("<div>\n*a*\n</div>"))])
    }

    @Test("directives show what they are, and as source where they are broken")
    func directives() {
        #expect(
            blocks(":::tile callout\nbody: |\n  a\n\n  b\n:::") == [.callout(title: .init("Note"), text: .init("a b"))])
        #expect(blocks(":::tile callout\ntitle:\n:::") == [.callout(title: .init(""), text: .init(""))])
        #expect(
            blocks(":::tile x\na: 1\nb:\n- p\n- q\n:::") == [
                .properties(type: "x", [.init(key: "a", values: ["1"]), .init(key: "b", values: ["p", "q"])])
            ])
        #expect(blocks(":::tile x\nbad\n:::") == [.source(.init(":::tile x\nbad\n:::"))])
        #expect(blocks(":::tile x\na: 1") == [.source(.init(":::tile x\na: 1"))])
    }

    @Test("bytes that are no text are shown as such")
    func invalid() {
        let tile = Domain.Document(parsing: Array("a ".utf8) + [0xFF, 0x20, 0]).tiles[0]
        #expect(Surface.Block.blocks(of: tile, definitions: []) == [.paragraph([.init("a \u{FFFD} \u{FFFD}")])])
    }

    @Test("what is nested without end is shown as its source below some depth, and nothing overflows")
    func deep() {
        let quotes = String(repeating: ">", count: 10_000) + " deep"
        var depth = 0
        var inner = blocks(quotes)
        while case .quote(let next) = inner.first {
            depth += 1
            inner = next
        }
        #expect(depth == 50)
        #expect(inner == [.source(.init(quotes))])
        #expect(blocks(String(repeating: "*a **b ", count: 3000)).count == 1)
        #expect(blocks(String(repeating: "[", count: 5000)).count == 1)
        #expect(blocks(String(repeating: "- ", count: 300) + "x").count == 1)
    }

    @Test("every tile of the corpus shows something, and its label is one line")
    func corpus() {
        for (number, bytes) in Corpus.all.enumerated() {
            for tile in Domain.Document(parsing: bytes).tiles {
                #expect(!Surface.Block.blocks(of: tile, definitions: []).isEmpty, "input \(number)")
                let name = label(of: tile)
                #expect(!name.isEmpty && !name.contains("\n"), "input \(number): \(name)")
            }
        }
    }

    @Test("labels are the first line of the text, or the kind")
    func labels() {
        let text =
            "## A *b*\n\n- [x] Turn\n- it\n\n> q\n\n***\n\n:::tile callout\ntitle: Tip\n:::\n\n:::tile x\n:::\n\n| a | b |\n|---|---|\n"
        #expect(tiles(text).map { label(of: $0) } == ["A b", "Turn", "q", "Rule", "Tip", "x", "a, b"])
        #expect(
            tiles(text).map { kindName(of: $0.kind) } == [
                "Heading 2", "List", "Quote", "Rule", "callout", "x", "Table",
            ])
    }
}
