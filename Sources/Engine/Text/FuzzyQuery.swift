/// What a person types to find something by a few letters of its name.
///
/// Each word of the query must stand in the text with its letters in order, whatever lies between them; case and marks do
/// not count. Of all the ways to find a word there the best one counts:
///
/// | a letter of the query that | scores |
/// | --- | --- |
/// | is found | 1 |
/// | begins a word | 8 more |
/// | stands right behind the letter before it | 6 more |
/// | is the first one of the text | 4 more |
/// | stands further behind the letter before it | 3 less |
///
/// The words' scores are added up. One that is found in the title scores 5 more than one that is found beside it.
struct FuzzyQuery {
    private let words: [[UInt32]]

    init(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).map { FuzzyText(String($0)).letters.map(\.folded) }
            .filter { !$0.isEmpty }
    }

    var isEmpty: Bool { words.isEmpty }

    /// How well it fits, higher is better; nil where it does not.
    func score(of title: FuzzyText, beside detail: FuzzyText? = nil) -> Int? {
        var total = 0
        for word in words {
            let scores = [
                score(of: word, in: title).map { $0 + Score.title }, detail.flatMap { score(of: word, in: $0) },
            ]
            guard let best = scores.compactMap({ $0 }).max() else { return nil }
            total += best
        }
        return total
    }

    /// The parts of the title that the words were found in, in UTF-8 bytes, rising; none where they were found beside it.
    func matches(in title: FuzzyText) -> [Range<Int>] {
        var places: Set<Int> = []
        for word in words where fits(word, title) { places.formUnion(ScoreTable(word, title).bestPlaces) }
        return title.ranges(of: places.sorted())
    }

    private func score(of word: [UInt32], in text: FuzzyText) -> Int? {
        fits(word, text) ? ScoreTable(word, text).best : nil
    }

    /// Whether the letters are there in order, before anything is weighed: most texts fail here.
    private func fits(_ word: [UInt32], _ text: FuzzyText) -> Bool {
        var next = 0
        for letter in text.letters where letter.folded == word[next] {
            next += 1
            if next == word.count { return true }
        }
        return false
    }
}

private enum Score {
    static let found = 1
    static let wordStart = 8
    static let neighbour = 6
    static let first = 4
    static let gap = -3
    static let title = 5
    static let none = Int.min / 2
}

/// The best scores of a word's beginnings by where their last letter stands: the alignment of Smith and Waterman (Journal
/// of Molecular Biology 147, 1981) with one cost for gaps of any length.
private struct ScoreTable {
    /// A row for each letter of the word, a column for each letter of the text.
    private var scores: [Int]
    /// Where the letter before stands; -1 for none.
    private var befores: [Int]
    private let rows: Int
    private let columns: Int

    /// The word fits the text.
    init(_ word: [UInt32], _ text: FuzzyText) {
        rows = word.count
        columns = text.letters.count
        scores = Array(repeating: Score.none, count: rows * columns)
        befores = Array(repeating: -1, count: rows * columns)
        for row in 0..<rows { fill(row, with: word[row], text) }
    }

    private mutating func fill(_ row: Int, with folded: UInt32, _ text: FuzzyText) {
        let above = (row - 1) * columns
        // The best end of the word so far that lies two or more letters back.
        var far = (score: Score.none, place: -1)
        for column in row..<columns {
            if row > 0, column >= 2, scores[above + column - 2] > far.score {
                far = (scores[above + column - 2], column - 2)
            }
            let letter = text.letters[column]
            guard letter.folded == folded else { continue }
            var score = Score.found + (letter.startsWord ? Score.wordStart : 0) + (column == 0 ? Score.first : 0)
            if row > 0 {
                let near = column > 0 ? scores[above + column - 1] + Score.neighbour : Score.none
                let isNear = near >= far.score + Score.gap
                score += isNear ? near : far.score + Score.gap
                befores[row * columns + column] = isNear ? column - 1 : far.place
            }
            scores[row * columns + column] = max(score, Score.none)
        }
    }

    private var end: Int {
        let last = (rows - 1) * columns
        return (0..<columns).max { scores[last + $0] < scores[last + $1] } ?? 0
    }

    var best: Int { scores[(rows - 1) * columns + end] }

    var bestPlaces: [Int] {
        var places = [end]
        for row in stride(from: rows - 1, to: 0, by: -1) {
            places.append(befores[row * columns + (places.last ?? 0)])
        }
        return places
    }
}
