/// The best scores of a word's beginnings by where their last letter stands: the alignment of Smith and Waterman (Journal
/// of Molecular Biology 147, 1981) with one cost for gaps of any length. Filled for one text after another, in the same
/// memory.
struct FuzzyTable {
    private enum Score {
        static let found: Int32 = 1
        static let wordStart: Int32 = 8
        static let neighbour: Int32 = 6
        static let first: Int32 = 4
        static let gap: Int32 = -3
        static let none: Int32 = .min / 4
    }

    /// A row for each letter of the word, a column for each letter of the text; only those that a row can use are filled.
    private var scores: [Int32] = []
    /// Where the letter before stands.
    private var befores: [Int32] = []
    /// The columns of a row: from the first letter that leaves room for those before it to the last one that leaves room
    /// for those behind it.
    private var firsts: [Int] = []
    private var lasts: [Int] = []
    private var columns = 0
    private var end = 0
    private(set) var best = 0

    /// False where the letters of the word, which is not empty, are not there in order.
    mutating func fill(_ word: [UInt32], _ letters: UnsafeBufferPointer<FuzzyTexts.Letter>) -> Bool {
        guard findRoom(for: word, letters) else { return false }
        columns = letters.count
        let size = word.count * columns
        if scores.count < size {
            scores = Array(repeating: Score.none, count: size)
            befores = Array(repeating: -1, count: size)
        }
        for row in word.indices { fill(row, with: word[row], letters) }
        findEnd(in: word.count - 1)
        return true
    }

    /// The columns of the rows; false where there are none. Most texts end here.
    private mutating func findRoom(for word: [UInt32], _ letters: UnsafeBufferPointer<FuzzyTexts.Letter>) -> Bool {
        firsts.removeAll(keepingCapacity: true)
        var row = 0
        for column in 0..<letters.count where letters[column].folded == word[row] {
            firsts.append(column)
            row += 1
            if row == word.count { break }
        }
        guard row == word.count else { return false }
        lasts.removeAll(keepingCapacity: true)
        lasts.append(contentsOf: firsts)
        for column in stride(from: letters.count - 1, through: 0, by: -1) where letters[column].folded == word[row - 1]
        {
            row -= 1
            lasts[row] = column
            if row == 0 { break }
        }
        return true
    }

    private mutating func fill(
        _ row: Int, with folded: UInt32, _ letters: UnsafeBufferPointer<FuzzyTexts.Letter>
    ) {
        let (here, above) = (row * columns, (row - 1) * columns)
        let former = row == 0 ? 0..<0 : firsts[row - 1]..<lasts[row - 1] + 1
        // The best end of the word so far that lies two or more letters back, and the next one to look at.
        var far = (score: Score.none, column: -1)
        var next = former.lowerBound
        for column in firsts[row]...lasts[row] {
            while next < former.upperBound, next + 1 < column {
                if scores[above + next] > far.score { far = (scores[above + next], next) }
                next += 1
            }
            let letter = letters[column]
            guard letter.folded == folded else {
                scores[here + column] = Score.none
                continue
            }
            var score = Score.found
            if letter.startsWord { score += Score.wordStart }
            if column == 0 { score += Score.first }
            if row > 0 {
                let near = former.contains(column - 1) ? scores[above + column - 1] + Score.neighbour : Score.none
                let isNear = near >= far.score + Score.gap
                score += isNear ? near : far.score + Score.gap
                befores[here + column] = Int32(isNear ? column - 1 : far.column)
            }
            scores[here + column] = max(score, Score.none)
        }
    }

    private mutating func findEnd(in row: Int) {
        end = firsts[row]
        for column in firsts[row]...lasts[row] where scores[row * columns + column] > scores[row * columns + end] {
            end = column
        }
        best = Int(scores[row * columns + end])
    }

    /// Where the letters of the word stand in the text, rising.
    var bestPlaces: [Int] {
        var places = [end]
        for row in stride(from: firsts.count - 1, to: 0, by: -1) {
            places.append(Int(befores[row * columns + (places.last ?? 0)]))
        }
        return places.reversed()
    }
}
