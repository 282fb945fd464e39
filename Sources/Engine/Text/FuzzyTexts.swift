/// Texts made ready to be matched by some of their letters, in one piece: a query passes through all of them at each key
/// press.
struct FuzzyTexts {
    /// A letter without case and marks, and whether a word begins with it.
    struct Letter: Equatable {
        private let bits: UInt32

        private static let wordStart: UInt32 = 1 << 31

        init(folded: UInt32, startsWord: Bool) { bits = startsWord ? folded | Self.wordStart : folded }

        var folded: UInt32 { bits & ~Self.wordStart }
        var startsWord: Bool { bits >= Self.wordStart }
    }

    private(set) var letters: [Letter] = []
    /// Where each text ends among the letters.
    private var ends: [Int] = []
    /// Of each letter, in UTF-8 bytes from the start of its text.
    private var offsets: [Int32] = []
    private var lengths: [Int] = []

    var count: Int { ends.count }

    /// In UTF-8 bytes.
    func length(of text: Int) -> Int { lengths[text] }

    func range(of text: Int) -> Range<Int> { (text == 0 ? 0 : ends[text - 1])..<ends[text] }

    mutating func append(_ text: String) {
        var former = WordClass.blank
        var wasLower = false
        var offset: Int32 = 0
        for scalar in text.unicodeScalars {
            defer { offset += Int32(UTF8.width(scalar)) }
            guard let folded = scalar.letterFold else { continue }
            // An underscore parts words here, unlike in a motion by words.
            let kind = scalar == "_" ? .sign : WordClass(scalar)
            let isUpper = folded != scalar.value && (scalar.isASCII || scalar.properties.isUppercase)
            letters.append(
                Letter(folded: folded, startsWord: kind == .word && (former != .word || isUpper && wasLower)))
            offsets.append(offset)
            former = kind
            wasLower = kind == .word && !isUpper
        }
        ends.append(letters.count)
        lengths.append(Int(offset))
    }

    /// The UTF-8 bytes of these letters of a text, rising; neighbours make one range.
    func bytes(of places: [Int], in text: Int) -> [Range<Int>] {
        let all = range(of: text)
        var ranges: [Range<Int>] = []
        for place in places.map({ $0 + all.lowerBound }) {
            let start = Int(offsets[place])
            let end = place + 1 < all.upperBound ? Int(offsets[place + 1]) : lengths[text]
            if let last = ranges.last, last.upperBound >= start {
                ranges[ranges.count - 1] = last.lowerBound..<max(end, last.upperBound)
            } else {
                ranges.append(start..<end)
            }
        }
        return ranges
    }
}
