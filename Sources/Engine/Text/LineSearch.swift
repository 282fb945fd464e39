/// Finds the lines of a file that hold a text, whatever its case.
struct LineSearch {
    private let pattern: Pattern

    /// Nil for an empty text.
    init?(_ text: String) {
        do throws(PatternFailure) { pattern = try Pattern(SearchQuery(text)) } catch { return nil }
    }

    /// The first match of each line, as many as asked for.
    func hits(in bytes: [UInt8], of document: Domain.DocumentID, most: Int) -> [SearchHit] {
        var hits: [SearchHit] = []
        var (number, start, next) = (1, 0, 0)
        for match in matches(in: bytes) where match.lowerBound >= next && hits.count < most {
            while let end = bytes[start...].firstIndex(where: Self.isLineEnd), end < match.lowerBound {
                start = Self.nextLine(after: end, in: bytes)
                number += 1
            }
            let end = bytes[match.lowerBound...].firstIndex(where: Self.isLineEnd) ?? bytes.count
            hits.append(hit(match.clamped(to: start..<end), in: bytes[start..<end], number, document))
            next = end
        }
        return hits
    }

    /// A text that can't be searched to its end holds nothing that could be gone to.
    private func matches(in bytes: [UInt8]) -> [Range<Int>] {
        do throws(PatternFailure) { return try pattern.matches(in: bytes).map(\.range) } catch { return [] }
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

    private static func nextLine(after end: Int, in bytes: [UInt8]) -> Int {
        end + (bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10 ? 2 : 1)
    }

    /// A long line is cut to what stands around the match.
    private func hit(
        _ match: Range<Int>, in line: ArraySlice<UInt8>, _ number: Int, _ document: Domain.DocumentID
    ) -> SearchHit {
        var start = line.firstIndex { $0 != 0x20 && $0 != 9 } ?? line.startIndex
        let isCut = match.lowerBound - start > Self.before
        if isCut { start = match.lowerBound - Self.before }
        start = min(start, match.lowerBound)
        while start < match.lowerBound, line[start] & 0xC0 == 0x80 { start += 1 }
        let before = (isCut ? "…" : "") + String(decoding: line[start..<match.lowerBound], as: UTF8.self)
        let found = String(decoding: line[match], as: UTF8.self)
        let after = String(decoding: line[match.upperBound...].prefix(Self.after), as: UTF8.self)
        let place = before.utf8.count..<before.utf8.count + found.utf8.count
        return SearchHit(
            document: document, offset: match.lowerBound, line: number, text: before + found + after, match: place)
    }

    /// Bytes of a line that are shown before and behind the match.
    private static let before = 60
    private static let after = 200
}
