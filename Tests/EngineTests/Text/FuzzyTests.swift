import Fakes
import Testing

@testable import Engine

@Suite("Finding by a few letters")
struct FuzzyTests {
    private func score(_ query: String, _ title: String, _ detail: String = "") -> Int? {
        var texts = FuzzyTexts()
        texts.append(title)
        texts.append(detail)
        return FuzzyQuery(query).scores(in: texts).first?.score
    }

    private func marked(_ query: String, in title: String) -> [String] {
        FuzzyQuery(query).matches(in: title).map { range in
            String(decoding: Array(title.utf8)[range], as: UTF8.self)
        }
    }

    @Test(
        "the letters must be there, in order",
        arguments: [
            ("mu", "Move up", true), ("um", "Move up", false), ("moveup", "Move up", true),
            ("up move", "Move up", true),
            ("", "Move up", true), ("x", "Move up", false), ("mm", "Move up", false), ("movee", "Move up", false),
            ("move up now", "Move up", false), ("UP", "move up", true),
        ])
    func fits(query: String, title: String, fits: Bool) {
        #expect((score(query, title) != nil) == fits)
    }

    @Test(
        "case and marks do not count",
        arguments: [
            ("uber", "Über"), ("über", "uber"), ("ueber", "Ueber"), ("cafe", "Café"), ("cafe", "Cafe\u{301}"),
            ("lodz", "Łódź"), ("viet", "Việt"), ("ΣΟΦ", "σοφία"), ("wörter", "WORTER"), ("smo", "Smørrebrød"),
        ])
    func folded(query: String, title: String) {
        #expect(score(query, title) != nil)
    }

    @Test(
        "words, neighbours and beginnings go first",
        arguments: [
            ("du", "Duplicate", "Find up"), ("mu", "Move up", "Amount up"), ("sa", "Save", "Select all"),
            ("sa", "Select all", "Visa"), ("gtd", "Go to document", "Change the words"),
            ("re", "Redo", "Move right, end"),
            ("note", "notes/spring.md", "n-o-t-e"), ("cd", "makeCoDe", "decide"),
        ])
    func order(query: String, better: String, worse: String) throws {
        #expect(try #require(score(query, better)) > #require(score(query, worse)))
    }

    @Test("what stands beside the title counts less than the title, and each word may be in either")
    func beside() throws {
        #expect(try #require(score("spring", "spring", "a.md")) > #require(score("spring", "a", "spring")))
        #expect(score("notes spring", "Spring", "notes/a.md") != nil)
        #expect(score("notes summer", "Spring", "notes/a.md") == nil)
    }

    @Test("the parts that were found are told, whole letters with their marks")
    func matches() {
        #expect(marked("mu", in: "Move up") == ["M", "u"])
        #expect(marked("mo", in: "Move up") == ["Mo"])
        #expect(marked("cafe", in: "Un cafe\u{301}!") == ["cafe\u{301}"])
        #expect(marked("up move", in: "Move up") == ["Move", "up"])
        #expect(marked("e", in: "ééé") == ["é"])
        #expect(marked("path", in: "Title") == [])
    }

    /// All ways to find a word, tried one by one, by the rules of the documentation.
    private func bestOfAll(_ word: [UInt32], _ text: FuzzyTexts, from start: Int = 0, after former: Int? = nil) -> Int?
    {
        guard let letter = word.first else { return 0 }
        var best: Int?
        for place in text.letters.indices.dropFirst(start) where text.letters[place].folded == letter {
            guard let rest = bestOfAll(Array(word.dropFirst()), text, from: place + 1, after: place) else { continue }
            var score = 1 + rest
            if text.letters[place].startsWord { score += 8 }
            if place == 0 { score += 4 }
            if let former { score += place == former + 1 ? 6 : -3 }
            best = max(best ?? score, score)
        }
        return best
    }

    @Test("of all ways to find the letters the best one counts", arguments: [1, 2, 3] as [UInt64])
    func isBest(seed: UInt64) {
        var random = Seeded(seed)
        for _ in 0..<600 {
            let title = (0..<random.below(12)).map { _ in random.one(of: ["a", "b", "c", "A", " ", "-", "é"]) }.joined()
            let query = (0...random.below(4)).map { _ in random.one(of: ["a", "b", "c", "e"]) }.joined()
            var text = FuzzyTexts()
            text.append(title)
            let expected = bestOfAll(query.unicodeScalars.compactMap(\.letterFold), text).map { $0 + 5 }
            #expect(score(query, title) == expected, "seed \(seed): \(query) in \(title)")
            let places = FuzzyQuery(query).matches(in: title).reduce(0) { $0 + $1.count }
            #expect((expected == nil) == (places == 0), "seed \(seed): \(query) in \(title)")
        }
    }
}
