/// The first words of a change, by which a person knows it again. One line.
enum Excerpt: Equatable, Sendable {
    case written(String)
    /// Nothing was written, but this was taken out.
    case removed(String)

    /// In characters.
    static let longest = 60

    init(of splice: Domain.ByteSplice, old: [UInt8], new: [UInt8]) {
        if let words = Excerpt.line(in: new, splice.offset..<splice.offset + splice.inserted.count) {
            self = .written(words)
        } else {
            self = .removed(Excerpt.line(in: old, splice.offset..<splice.offset + splice.removed) ?? "")
        }
    }

    /// The first line of the range that holds anything, from the start of the word that the range begins in to the end of
    /// the one that it ends in; nil for blanks.
    private static func line(in bytes: [UInt8], _ range: Range<Int>) -> String? {
        guard var start = range.first(where: { !bytes[$0].isBlank }) else { return nil }
        let farthest = max(0, start - 32)
        while start > farthest, !bytes[start - 1].isBlank { start -= 1 }
        while start < range.lowerBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
        var end = start
        // Four bytes a character at most, and one character more to see that there is more.
        let limit = min(bytes.count, start + (longest + 1) * 4)
        while end < limit, bytes[end] != 10, bytes[end] != 13, end < range.upperBound || !bytes[end].isBlank {
            end += 1
        }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        let clean = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
        return clean.count > longest ? clean.prefix(longest) + "…" : clean
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 32 || (9...13).contains(self) }
}
