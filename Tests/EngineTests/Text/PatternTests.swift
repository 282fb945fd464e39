import Fakes
import Testing

@testable import Engine

@Suite("patterns to search for")
struct PatternTests {
    private func found(
        _ text: String, in bytes: [UInt8], matchesCase: Bool = false, words: Bool = false, isExpression: Bool = false
    ) -> [Range<Int>] {
        let query = SearchQuery(text, matchesCase: matchesCase, wholeWords: words, isExpression: isExpression)
        return ((try? Pattern(query).matches(in: bytes)) ?? []).map(\.range)
    }

    private func found(_ text: String, in string: String, words: Bool = false, isExpression: Bool = false) -> [String] {
        found(text, in: Array(string.utf8), words: words, isExpression: isExpression).map { string.utf8Slice($0) }
    }

    @Test("a literal is found wherever it stands, without overlaps")
    func literals() throws {
        var random = Seeded(11)
        let signs = Array("aAbB .*\\[\n".utf8)
        for _ in 0..<400 {
            let hay = (0..<random.below(60)).map { _ in random.one(of: signs) }
            let needle = (0..<1 + random.below(3)).map { _ in random.one(of: signs) }
            var (at, wanted): (Int, [Range<Int>]) = (0, [])
            while at + needle.count <= hay.count {
                if Array(hay[at..<at + needle.count]) == needle {
                    wanted.append(at..<at + needle.count)
                    at += needle.count
                } else {
                    at += 1
                }
            }
            #expect(
                found(String(decoding: needle, as: UTF8.self), in: hay, matchesCase: true) == wanted, "\(hay) \(needle)"
            )
        }
    }

    @Test("case and words are those of every script")
    func scripts() {
        #expect(found("ÄPFEL", in: "zwei Äpfel und äpfel") == ["Äpfel", "äpfel"])
        #expect(found("is", in: "this is his_is é is", words: true) == ["is", "is"])
        #expect(found("c++", in: "c++ and C++x", words: true) == ["c++"])
        #expect(found("a.b", in: "a.b axb") == ["a.b"])
    }

    @Test("bytes that are no UTF-8 match nothing and stop nothing")
    func invalid() {
        #expect(found("a", in: [0x61, 0xFF, 0x61, 0xC3]) == [0..<1, 2..<3])
        #expect(found(".", in: [0xFF, 0x62], isExpression: true) == [1..<2])
    }

    @Test("expressions may match nothing, at the start of every line")
    func empty() {
        #expect(found("^", in: Array("ab\nc".utf8), isExpression: true) == [0..<0, 3..<3])
        #expect(found("x*", in: Array("axé".utf8), isExpression: true) == [0..<0, 1..<2, 2..<2, 4..<4])
        #expect(found("a", in: []) == [])
    }

    @Test("what is no expression is said, and no expression runs for ever")
    func failures() {
        #expect(throws: PatternFailure.self) { try Pattern(SearchQuery("(", isExpression: true)) }
        #expect(throws: PatternFailure.self) { try Pattern(SearchQuery("")) }
        let endless = try? Pattern(SearchQuery("(a+)+(b+)+$c", isExpression: true))
        let hay = [UInt8](repeating: UInt8(ascii: "a"), count: 4000)
        #expect(throws: PatternFailure.self) {
            try Pattern(SearchQuery("(a*)*(\\1)*b|(a|a)*$c", isExpression: true)).matches(in: hay)
        }
        #expect(endless != nil)
    }

    @Test("a replacement takes in groups")
    func groups() throws {
        let pattern = try Pattern(SearchQuery("(\\w+)-(\\w+)", isExpression: true))
        let bytes = Bytes(Array("one-two".utf8))
        let match = try #require(try pattern.matches(in: bytes).first)
        func made(_ text: String) -> String {
            String(decoding: pattern.replacement(text, for: match, in: bytes, lineEnding: "\r\n"), as: UTF8.self)
        }
        #expect(made("$2 $1") == "two one")
        #expect(made("${1}0$$ [$0]\\n\\t\\\\n$9") == "one0$ [one-two]\r\n\t\\n")
    }
}
