/// What a line means for the walk over a body.
enum LineMark: Equatable {
    case plain
    /// A code fence of at least three of the same byte.
    case fence(byte: UInt8, count: Int, isBare: Bool)
    case tile, chart, mermaid
    /// `:::tile` and nothing else.
    case untypedTile
    /// `:::` alone.
    case close

    /// `line` without its line end. Most lines are decided by their first byte.
    init(_ line: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < line.count, line[start] == 0x20 || line[start] == 0x09 { start += 1 }
        guard start < line.count else {
            self = .plain
            return
        }
        switch line[start] {
        case UInt8(ascii: ":"), UInt8(ascii: "`"), UInt8(ascii: "~"):
            self = LineMark.isASCII(line) ? LineMark(ascii: line, from: start) : LineMark(characters: line)
        case 0xC2, 0xE1, 0xE2, 0xE3: self = LineMark.isSpecial(line, at: start) ? LineMark(characters: line) : .plain
        default: self = .plain
        }
    }

    /// Whether a line that starts there, or a longer or shorter one, may be more than plain: judged by its first bytes.
    static func mayBegin(in body: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var at = start
        while at < body.count, body[at] == 0x20 || body[at] == 0x09 { at += 1 }
        guard at < body.count else { return false }
        switch body[at] {
        case UInt8(ascii: ":"), UInt8(ascii: "`"), UInt8(ascii: "~"):
            return at + 2 < body.count && body[at + 1] == body[at] && body[at + 2] == body[at]
        case 0xC2, 0xE1, 0xE2, 0xE3: return isSpecial(UnsafeBufferPointer(rebasing: body[at...]), at: 0)
        default: return false
        }
    }

    /// Whether blank space beyond ASCII stands there, or U+1FEF, which is the same character as the backtick.
    private static func isSpecial(_ line: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        let second = start + 1 < line.count ? line[start + 1] : 0
        let third = start + 2 < line.count ? line[start + 2] : 0
        switch (line[start], second) {
        case (0xC2, 0xA0): return true
        case (0xE1, 0x9A), (0xE3, 0x80): return third == 0x80
        case (0xE1, 0xBF), (0xE2, 0x80): return third <= 0x8B || third == 0xAF
        case (0xE2, 0x81): return third == 0x9F
        default: return false
        }
    }

    private static func isASCII(_ line: UnsafeBufferPointer<UInt8>) -> Bool { line.allSatisfy { $0 < 0x80 } }

    private init(ascii line: UnsafeBufferPointer<UInt8>, from start: Int) {
        var end = line.count
        while end > start, line[end - 1] == 0x20 || line[end - 1] == 0x09 { end -= 1 }
        let text = UnsafeBufferPointer(rebasing: line[start..<end])
        let first = text[0]
        guard first != UInt8(ascii: ":") else {
            self = LineMark(colons: text)
            return
        }
        let count = text.prefix { $0 == first }.count
        let runsAgain = first == UInt8(ascii: "`") && text[count...].contains(first)
        self = count >= 3 && !runsAgain ? .fence(byte: first, count: count, isBare: count == text.count) : .plain
    }

    private init(colons text: UnsafeBufferPointer<UInt8>) {
        if text.elementsEqual(":::".utf8) {
            self = .close
        } else if text.elementsEqual(":::chart".utf8) {
            self = .chart
        } else if text.elementsEqual(":::mermaid".utf8) {
            self = .mermaid
        } else if text.elementsEqual(":::tile".utf8) {
            self = .untypedTile
        } else if text.starts(with: ":::tile".utf8), text[7] == 0x20 || text[7] == 0x09 {
            self = .tile
        } else {
            self = .plain
        }
    }

    /// The same rules over grapheme clusters.
    private init(characters line: UnsafeBufferPointer<UInt8>) {
        let text = Blank.trim(String(decoding: line, as: UTF8.self)[...])
        guard let first = text.first, first == ":" || first == "`" || first == "~" else {
            self = .plain
            return
        }
        if first == ":" {
            self = LineMark(colons: text)
            return
        }
        let count = text.prefix { $0 == first }.count
        let rest = text.dropFirst(count)
        let runsAgain = first == "`" && rest.contains("`")
        self =
            count >= 3 && !runsAgain
            ? .fence(byte: first == "`" ? UInt8(ascii: "`") : UInt8(ascii: "~"), count: count, isBare: rest.isEmpty)
            : .plain
    }

    private init(colons text: Substring) {
        switch text {
        case ":::": self = .close
        case ":::chart": self = .chart
        case ":::mermaid": self = .mermaid
        case ":::tile": self = .untypedTile
        default:
            let characters = text.prefix(8)
            let isTile =
                characters.count == 8 && characters.dropLast() == ":::tile"
                && (characters.last == " " || characters.last == "\t")
            self = isTile ? .tile : .plain
        }
    }
}
