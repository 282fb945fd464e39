import Fakes
import Testing

@testable import Engine

@Suite("Reading prose in pieces")
struct ProseReaderTests {
    @Test("however small the pieces are, the blocks are those of the whole")
    func pieces() {
        for seed in 0..<1500 as Range<UInt64> {
            var random = Seeded(seed)
            let text = Generator.document(&random)
            text.withUnsafeBufferPointer { chunk in
                let whole = ProseReader.blocks(of: chunk, pieceLength: .max)
                for length in [1, 16, 50] {
                    #expect(
                        ProseReader.blocks(of: chunk, pieceLength: length) == whole, "seed \(seed), pieces of \(length)"
                    )
                }
            }
        }
    }

    @Test(
        "the parser's odd places are put right",
        arguments: [
            ("[a]: /x\n[b]: /y\n\ntext\n", ["definitions [a]: /x\n[b]: /y", "paragraph text"]),
            ("- one\n\n[a]: /x\n", ["list - one", "definitions [a]: /x"]),
            (
                "text\n| a | b |\n|---|---|\n| 1 | 2 |\nmore\n",
                ["paragraph text", "table | a | b |\n|---|---|\n| 1 | 2 |\nmore"]
            ),
            ("one\ntwo\n===\n[a]: /x\n", ["heading(level: 1) one\ntwo\n===", "definitions [a]: /x"]),
            ("<!-- a\n-->\n# Head\n", ["html <!-- a\n-->", "heading(level: 1) # Head"]),
            ("- one\n\n\n# Head  \n", ["list - one", "heading(level: 1) # Head  "]),
            ("![a](b.png)\n\n![a](b.png) and\n", ["image ![a](b.png)", "paragraph ![a](b.png) and"]),
            ("$$ x $$\n\n$$x$$ and\n\n$$ $$\n", ["math $$ x $$", "paragraph $$x$$ and", "paragraph $$ $$"]),
            ("# a\r\r- b\r", ["heading(level: 1) # a", "list - b"]),
            ("text\n\n\u{FEFF}# Head\n", ["paragraph text", "paragraph \u{FEFF}# Head"]),
        ])
    func places(text: String, blocks: [String]) {
        let document = Domain.Document(parsing: Array(text.utf8))
        #expect(document.tiles.map { "\($0.kind) \(String(decoding: $0.source, as: UTF8.self))" } == blocks)
    }
}
