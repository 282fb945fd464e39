extension Domain.Document {
    /// Replaces every match in the tiles' sources, the gaps and the front matter left alone; gives the change, which is
    /// applied, and counts the matches. Parses once, however many there are.
    mutating func replaceAll(
        _ old: String, with new: String, matchCase: Bool, count: inout Int
    ) -> Domain.Change {
        let before = self
        var span: Range<Int>?
        var bytes: [UInt8] = []
        // Gaps and tiles without a match behind the last one that has some.
        var pending: [UInt8] = []
        var length = 0
        for (index, tile) in tiles.enumerated() {
            let ranges = TextSearch.ranges(of: old, in: tile.source, matchCase: matchCase)
            if ranges.isEmpty {
                if span != nil { pending += tile.source }
            } else {
                count += ranges.count
                bytes += pending
                pending = []
                bytes += tile.source.replacing(ranges, with: new)
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
    /// `ranges` in bytes from the start, in order.
    fileprivate func replacing(_ ranges: [Range<Int>], with new: String) -> [UInt8] {
        var out: [UInt8] = []
        var at = startIndex
        for range in ranges {
            out += self[at..<startIndex + range.lowerBound]
            out += new.utf8
            at = startIndex + range.upperBound
        }
        return out + self[at...]
    }
}
