/// What stands before the content of a Markdown line: indentation, quote marks, the marker of a list item, a task's box.
///
///     "  > 3. [x] Water"   length 11, marker 4, next "  > 4. [ ] "
struct LineLead: Equatable {
    /// UTF-8 bytes before the content.
    private(set) var length = 0
    /// Where the innermost mark begins, with the blanks before it; nil where there is only indentation.
    private(set) var marker: Int?
    /// What the next line begins with, to be a line of the same kind.
    private(set) var next = ""

    /// `line` has no line end.
    init(of line: String) {
        // Marks stand at the start: a line of any length is read as far as they can reach.
        let bytes = Array(line.utf8.prefix(256))
        guard !Self.isRule(bytes) else { return }
        while takeQuote(bytes) {}
        guard !takeItem(bytes) else { return }
        let end = Self.end(of: bytes, from: length, while: Self.isBlank)
        next += Self.string(bytes[length..<end])
        length = end
    }

    private mutating func takeQuote(_ bytes: [UInt8]) -> Bool {
        var end = Self.end(of: bytes, from: length, while: Self.isBlank)
        guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return false }
        end += 1
        if end < bytes.count, bytes[end] == 0x20 { end += 1 }
        take(bytes, to: end, next: Self.string(bytes[length..<end]))
        return true
    }

    private mutating func takeItem(_ bytes: [UInt8]) -> Bool {
        let start = Self.end(of: bytes, from: length, while: Self.isBlank)
        guard start < bytes.count, let (sign, next) = Self.sign(in: bytes, at: start) else { return false }
        var end = Self.end(of: bytes, from: sign) { $0 == 0x20 }
        guard end > sign else { return false }
        if end == bytes.count { end = sign + 1 }
        take(bytes, to: end, next: Self.string(bytes[length..<start]) + next + Self.string(bytes[sign..<end]))
        takeBox(bytes)
        return true
    }

    private mutating func takeBox(_ bytes: [UInt8]) {
        let box = bytes[length...].prefix(4)
        guard ["[ ] ", "[x] ", "[X] ", "[ ]", "[x]", "[X]"].contains(Self.string(box)) else { return }
        length += box.count
        next += "[ ] "
    }

    private mutating func take(_ bytes: [UInt8], to end: Int, next more: String) {
        marker = length
        length = end
        next += more
    }

    /// Where a bullet or a number ends, and the one that follows it.
    private static func sign(in bytes: [UInt8], at start: Int) -> (end: Int, next: String)? {
        if "-*+".utf8.contains(bytes[start]) { return (start + 1, string(bytes[start...start])) }
        let end = end(of: bytes, from: start) { 0x30...0x39 ~= $0 }
        // Nine digits at most: CommonMark 0.31, section 5.2.
        guard 1...9 ~= end - start, end < bytes.count, ".)".utf8.contains(bytes[end]),
            let number = Int(string(bytes[start..<end]))
        else { return nil }
        return (end + 1, "\(number + 1)" + string(bytes[end...end]))
    }

    /// "* * *" is a line across, no item.
    private static func isRule(_ bytes: [UInt8]) -> Bool {
        let signs = bytes.filter { !isBlank($0) }
        guard signs.count >= 3, let first = signs.first else { return false }
        return "-*_".utf8.contains(first) && signs.allSatisfy { $0 == first }
    }

    private static func end(of bytes: [UInt8], from start: Int, while holds: (UInt8) -> Bool) -> Int {
        bytes[start...].firstIndex { !holds($0) } ?? bytes.count
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
