/// Finds the lines of a file that hold a text, whatever its case.
struct LineSearch {
    private let needle: [UInt32]
    private let first: UInt32

    /// Nil for an empty text.
    init?(_ text: String) {
        needle = text.unicodeScalars.map(\.caseFold)
        guard let first = needle.first else { return nil }
        self.first = first
    }

    /// The first match of each line, as many as asked for.
    func hits(in bytes: [UInt8], of document: Domain.DocumentID, most: Int) -> [SearchHit] {
        var hits: [SearchHit] = []
        var start = 0
        var line = 1
        while start < bytes.count, hits.count < most {
            let end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
            if let match = match(in: bytes[start..<end]) {
                hits.append(hit(match, in: bytes[start..<end], line, document))
            }
            let isPair = end + 1 < bytes.count && bytes[end] == 13 && bytes[end + 1] == 10
            start = end + (isPair ? 2 : 1)
            line += 1
        }
        return hits
    }

    /// In the line's own indices.
    private func match(in line: ArraySlice<UInt8>) -> Range<Int>? {
        var start = line.startIndex
        while start < line.endIndex {
            // A letter of ASCII is found without decoding, unless it is one that others fold to.
            let byte = line[start]
            if byte < 0x80, first < 0x80, UInt32(byte | (byte &- 0x41 < 26 ? 0x20 : 0)) != first {
                start += 1
                continue
            }
            if let end = end(ofMatchAt: start, in: line) { return start..<end }
            start += 1
            while start < line.endIndex, line[start] & 0xC0 == 0x80 { start += 1 }
        }
        return nil
    }

    private func end(ofMatchAt start: Int, in line: ArraySlice<UInt8>) -> Int? {
        var at = start
        var iterator = line[start...].makeIterator()
        var decoder = UTF8()
        for wanted in needle {
            guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.caseFold == wanted else {
                return nil
            }
            at += UTF8.width(scalar)
        }
        return at
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

extension Unicode.Scalar {
    /// The same for a capital and its small letter.
    fileprivate var caseFold: UInt32 {
        if value < 0x80 { return value &- 0x41 < 26 ? value + 32 : value }
        let lower = properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? lower.first?.value ?? value : value
    }
}
