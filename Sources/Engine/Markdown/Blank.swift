/// The format's blank space, and what a line is without it. Works on bytes; characters are compared as grapheme clusters
/// where a line is not plain ASCII.
enum Blank {
    /// Tab, space, U+00A0, U+1680, U+2000 to U+200B, U+202F, U+205F, U+3000.
    static func contains(_ character: Character) -> Bool {
        guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: return true
        default: return false
        }
    }

    static func trim(_ text: Substring) -> Substring {
        var rest = text
        while let first = rest.first, contains(first) { rest.removeFirst() }
        while let last = rest.last, contains(last) { rest.removeLast() }
        return rest
    }

    static func trim(_ text: String) -> String { String(trim(text[...])) }

    /// Whether a line holds nothing but tabs and spaces: Markdown's blank line. The line end does not count.
    static func isBlank(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }
}
