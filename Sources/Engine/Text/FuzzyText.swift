/// A text made ready to be matched by some of its letters.
struct FuzzyText: Equatable {
    struct Letter: Equatable {
        /// Without case and marks.
        var folded: UInt32
        /// Where it stands, in UTF-8 bytes.
        var offset: Int32
        var startsWord: Bool
    }

    private(set) var letters: [Letter] = []
    /// In UTF-8 bytes.
    let length: Int

    init(_ text: String) {
        length = text.utf8.count
        letters.reserveCapacity(length)
        var former = WordClass.blank
        var wasLower = false
        var offset: Int32 = 0
        for scalar in text.unicodeScalars {
            defer { offset += Int32(UTF8.width(scalar)) }
            guard let folded = scalar.letterFold else { continue }
            // An underscore parts words here, unlike in a motion by words.
            let kind = scalar == "_" ? .sign : WordClass(scalar)
            let isUpper = folded != scalar.value && scalar.properties.isUppercase
            let startsWord = kind == .word && (former != .word || isUpper && wasLower)
            letters.append(Letter(folded: folded, offset: offset, startsWord: startsWord))
            former = kind
            wasLower = kind == .word && !isUpper
        }
    }

    /// The UTF-8 bytes of the letters at these places, rising; neighbours make one range.
    func ranges(of places: [Int]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for place in places {
            let start = Int(letters[place].offset)
            let end = place + 1 < letters.count ? Int(letters[place + 1].offset) : length
            if let last = ranges.last, last.upperBound >= start {
                ranges[ranges.count - 1] = last.lowerBound..<max(end, last.upperBound)
            } else {
                ranges.append(start..<end)
            }
        }
        return ranges
    }
}
