/// What a person types to find something by a few letters of its name.
///
/// Each word of the query must stand in the title, or else in what stands beside it, with its letters in order, whatever
/// lies between them; case and marks do not count. Of all the ways to find a word there the best one counts:
///
/// | a letter of the query that | scores |
/// | --- | --- |
/// | is found | 1 |
/// | begins a word | 8 more |
/// | stands right behind the letter before it | 6 more |
/// | is the first one of the text | 4 more |
/// | stands further behind the letter before it | 3 less |
///
/// The words' scores are added up. One that is found in the title scores 5 more.
struct FuzzyQuery {
    private let words: [[UInt32]]

    init(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).map { $0.unicodeScalars.compactMap(\.letterFold) }
            .filter { !$0.isEmpty }
    }

    var isEmpty: Bool { words.isEmpty }

    /// Which titles it fits, and how well: higher is better. `texts` holds each title and behind it what stands beside it.
    func scores(in texts: FuzzyTexts) -> [(place: Int, score: Int)] {
        var table = FuzzyTable()
        var found: [(place: Int, score: Int)] = []
        texts.letters.withUnsafeBufferPointer { letters in
            for place in 0..<texts.count / 2 {
                let title = UnsafeBufferPointer(rebasing: letters[texts.range(of: 2 * place)])
                let beside = UnsafeBufferPointer(rebasing: letters[texts.range(of: 2 * place + 1)])
                if let score = score(of: title, beside: beside, &table) { found.append((place, score)) }
            }
        }
        return found
    }

    private typealias Letters = UnsafeBufferPointer<FuzzyTexts.Letter>

    private func score(of title: Letters, beside: Letters, _ table: inout FuzzyTable) -> Int? {
        var total = 0
        for word in words {
            if table.fill(word, title) {
                total += table.best + Self.inTitle
            } else if table.fill(word, beside) {
                total += table.best
            } else {
                return nil
            }
        }
        return total
    }

    private static let inTitle = 5

    /// The parts of a title that the words were found in, in UTF-8 bytes, rising; none where they were found beside it.
    func matches(in title: String) -> [Range<Int>] {
        guard !isEmpty else { return [] }
        var texts = FuzzyTexts()
        texts.append(title)
        var table = FuzzyTable()
        var places: Set<Int> = []
        texts.letters.withUnsafeBufferPointer { letters in
            for word in words where table.fill(word, letters) { places.formUnion(table.bestPlaces) }
        }
        return texts.bytes(of: places.sorted(), in: 0)
    }
}
