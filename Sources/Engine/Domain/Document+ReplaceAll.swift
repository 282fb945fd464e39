extension Domain.Document {
    /// Replaces every match in the tiles' sources, the gaps and the front matter left alone; gives the change, which is
    /// applied, and counts the matches and the tiles that they are in. Parses once, however many there are.
    mutating func replaceAll(
        _ pattern: Pattern, with new: String, count: inout (matches: Int, tiles: Int)
    ) throws(PatternFailure) -> Domain.Change {
        let before = self
        var span: Range<Int>?
        var bytes: [UInt8] = []
        // Gaps and tiles without a match behind the last one that has some.
        var pending: [UInt8] = []
        var length = 0
        for (index, tile) in tiles.enumerated() {
            let matches = try pattern.matches(in: tile.source)
            if matches.isEmpty {
                if span != nil { pending += tile.source }
            } else {
                count.matches += matches.count
                count.tiles += 1
                bytes += pending
                pending = []
                bytes += tile.source.replacing(matches, of: pattern, with: new, lineEnding(before: index + 1))
                span = (span?.lowerBound ?? index)..<index + 1
                length = offset(ofTile: index) + tile.source.count
            }
            if span != nil { pending += tile.gap }
        }
        guard let span else { return Domain.Change(splices: []) }
        replace(0..<length - offset(ofTile: span.lowerBound), inTile: span.lowerBound, with: bytes)
        return Domain.Change(from: before, to: self, moved: [])
    }
}

extension Bytes {
    fileprivate func replacing(
        _ matches: [Pattern.Match], of pattern: Pattern, with new: String, _ lineEnding: @autoclosure () -> String
    ) -> [UInt8] {
        let ending = pattern.query.isExpression ? lineEnding() : ""
        var out: [UInt8] = []
        var at = startIndex
        for match in matches {
            out += self[at..<startIndex + match.range.lowerBound]
            out += pattern.replacement(new, for: match, in: self, lineEnding: ending)
            at = startIndex + match.range.upperBound
        }
        return out + self[at...]
    }
}
