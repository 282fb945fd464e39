/// A line as text, with its place. It ends at LF or CRLF; bytes that are not UTF-8 read as U+FFFD.
struct TextLine {
    let text: String
    /// Bytes from the start of what was cut into lines; `next` is where the next line starts.
    let start, end, next: Int

    /// All lines; a final line end starts no other one.
    static func lines(of source: Bytes) -> [TextLine] {
        source.withUnsafeBufferPointer { buffer in
            var lines: [TextLine] = []
            var at = 0
            while at < buffer.count {
                let line = Line(in: buffer, at: at)
                let text = String(decoding: line.text(in: buffer), as: UTF8.self)
                lines.append(TextLine(text: text, start: line.start, end: line.end, next: line.next))
                at = line.next
            }
            return lines
        }
    }
}

/// A line split at its first colon, both sides trimmed. The colon must be a whole character: with an accent on it, it is
/// another one.
struct KeyedLine {
    let key: String
    let value: String
    /// UTF-8 bytes up to behind the colon, up to the value, and up to behind the value.
    let colonEnd, valueStart, valueEnd: Int

    /// Nil without a colon or without a key.
    init?(_ line: String) {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        key = String(Blank.trim(line[..<colon]))
        guard !key.isEmpty else { return nil }
        let rest = line[line.index(after: colon)...]
        let value = Blank.trim(rest)
        self.value = String(value)
        colonEnd = line.utf8.distance(from: line.startIndex, to: rest.startIndex)
        valueStart = line.utf8.distance(from: line.startIndex, to: value.isEmpty ? line.endIndex : value.startIndex)
        valueEnd = valueStart + value.utf8.count
    }
}
