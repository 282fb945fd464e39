/// The lines that a list or a multiline text takes below its key's, as they stand in a tile.
struct PropertyLines {
    private struct Line {
        /// What it adds to the value.
        var text: String
        /// Without its line end.
        var bytes: Bytes
        var end: Bytes
    }

    private let lines: [Line]
    private let isList: Bool
    /// Where they begin, in bytes of the tile's source.
    let start: Int

    /// Nil where the value stands on its key's line.
    init?(of property: Domain.Directive.Property, in source: Bytes) {
        isList = property.value.text == nil
        guard isList || property.isMultiline else { return nil }
        let own = property.lines(in: source)
        let all = TextLine.lines(of: own)
        guard let first = all.first else { return nil }
        start = property.lines.lowerBound + first.next
        lines = all.dropFirst().compactMap { [isList] line in
            let text = isList ? Domain.Directive.item(line.text) : Domain.Directive.multiline(line.text)
            return text.map {
                Line(
                    text: $0, bytes: own.dropFirst(line.start).prefix(line.end - line.start),
                    end: own.dropFirst(line.end).prefix(line.next - line.end))
            }
        }
    }

    /// Lines that hold `value`, without the last line end: those at both ends that stay keep their bytes, a new one begins
    /// as its neighbour does. Nil for a value of another shape.
    func holding(_ value: Domain.Directive.Value, ending: String) -> [UInt8]? {
        guard let texts = texts(of: value) else { return nil }
        let limit = min(texts.count, lines.count)
        var (front, back) = (0, 0)
        while front < limit, texts[front].utf8.elementsEqual(lines[front].text.utf8) { front += 1 }
        while back < limit - front,
            texts[texts.count - 1 - back].utf8.elementsEqual(lines[lines.count - 1 - back].text.utf8)
        {
            back += 1
        }
        let lead = lead(near: front)
        var bytes: [UInt8] = []
        for (index, text) in texts.enumerated() {
            let fromEnd = texts.count - index
            let old = index < front ? lines[index] : fromEnd <= back ? lines[lines.count - fromEnd] : nil
            bytes += old?.bytes ?? Bytes((text.isEmpty ? "" : lead + text).utf8)
            if fromEnd > 1 { bytes += old.map(\.end) ?? Bytes(ending.utf8) }
        }
        return bytes
    }

    private func texts(of value: Domain.Directive.Value) -> [String]? {
        switch value {
        case .text(let text): !isList && text.needsLines ? text.linesByLF : nil
        case .list(let items): isList ? items : nil
        }
    }

    /// What stands before the text of a line that is written beside this one.
    private func lead(near index: Int) -> String {
        let neighbours = lines[..<min(index, lines.count)].reversed() + lines[min(index, lines.count)...]
        let filled = neighbours.lazy.filter { !$0.bytes.isEmpty }.first.map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
        guard isList else { return filled?.first == "\t" ? "\t" : "  " }
        return String(filled?.prefix { Blank.contains($0) } ?? "") + "- "
    }
}
