extension String {
    /// The index of a UTF-8 offset, which must lie between two scalars. In constant time.
    func utf8Index(_ offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

    func utf8Offset(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

    func utf8Slice(_ range: Range<Int>) -> String {
        String(self[utf8Index(range.lowerBound)..<utf8Index(range.upperBound)])
    }

    /// Replaces UTF-8 bytes; both ends of `range` must lie between two scalars.
    mutating func replaceUTF8(_ range: Range<Int>, with replacement: String) {
        replaceSubrange(utf8Index(range.lowerBound)..<utf8Index(range.upperBound), with: replacement)
    }
}
