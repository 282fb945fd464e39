/// Hard lines by UTF-8 offset: what LF, CR or CR LF ends.
extension String {
    /// The hard line that `offset` lies in, its line end included. Costs as much as the line is long.
    func hardLine(at offset: Int) -> Range<Int> {
        let content = hardLineContent(at: offset)
        return content
            .lowerBound..<(isLineEnd(at: content.upperBound)
            ? nextCluster(after: content.upperBound) : content.upperBound)
    }

    /// The same without its line end.
    func hardLineContent(at offset: Int) -> Range<Int> {
        let here = clusterStart(at: offset)
        var start = utf8Index(here)
        while start > startIndex {
            let before = utf8.index(before: start)
            if Self.isLineEnd(utf8[before]) { break }
            start = before
        }
        var end = utf8Index(here)
        while end < endIndex, !Self.isLineEnd(utf8[end]) { end = utf8.index(after: end) }
        return utf8Offset(start)..<utf8Offset(end)
    }

    func isLineEnd(at offset: Int) -> Bool { offset < utf8.count && Self.isLineEnd(byte(at: offset)) }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// With every line end written as `lineEnding`.
    func withLineEnds(_ lineEnding: String) -> String {
        guard utf8.contains(where: Self.isLineEnd) else { return self }
        var out = ""
        out.reserveCapacity(utf8.count)
        for character in self {
            if character == "\n" || character == "\r" || character == "\r\n" {
                out += lineEnding
            } else {
                out.append(character)
            }
        }
        return out
    }
}
