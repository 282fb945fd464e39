extension Domain.Directive {
    /// `source` reaches from the opening line to the closing one. Every input has an answer: what is wrong is in `fault`.
    public init(parsing source: Bytes) {
        self.source = source
        let lines = TextLine.lines(of: source)
        let opening = Blank.trim(lines.first.map { $0.text[...] } ?? "")
        switch opening {
        case ":::chart": (form, type) = (.chart, "chart")
        case ":::mermaid": (form, type) = (.mermaid, "mermaid")
        default: type = String(Blank.trim(opening.dropFirst(":::tile".count)))
        }
        if type.isEmpty { faults = [Domain.Fault(.tileTypeMissing, line: 1, text: String(opening))] }
        let end = lines.dropFirst().firstIndex { Blank.trim($0.text[...]) == ":::" }
        closing = end.map { lines[$0].start..<lines[$0].end }
        if end == nil { faults.append(Domain.Fault(.tileUnclosed)) }
        let inside = lines[min(1, lines.count)..<(end ?? lines.count)]
        if form == .mermaid { readDefinition(inside) } else { readProperties(inside) }
    }

    /// All lines as they are, without the blank ones at both ends.
    private mutating func readDefinition(_ lines: ArraySlice<TextLine>) {
        let isFilled = { (line: TextLine) in !Blank.trim(line.text[...]).isEmpty }
        let start = lines.first?.start ?? closing?.lowerBound ?? source.count
        let all = start..<(lines.last?.next ?? start)
        var property = Property(key: "definition", value: .text(""), lines: all, range: start..<start)
        if let first = lines.firstIndex(where: isFilled), let last = lines.lastIndex(where: isFilled) {
            property.value = .text(lines[first...last].map(\.text).joined(separator: "\n"))
            property.range = lines[first].start..<lines[last].end
        }
        properties = [property]
    }

    private mutating func readProperties(_ lines: ArraySlice<TextLine>) {
        var rest = lines
        while let line = rest.popFirst() {
            if Blank.trim(line.text[...]).isEmpty { continue }
            guard let pair = KeyedLine(line.text) else {
                // Without a closing line, what follows is as likely no part of the tile.
                if closing != nil {
                    faults.append(Domain.Fault(.tilePropertyLine, line: rest.startIndex, text: line.text))
                }
                continue
            }
            properties.append(property(pair, on: line, &rest))
        }
    }

    /// Takes the lines that belong to the value from `rest`.
    private func property(_ pair: KeyedLine, on line: TextLine, _ rest: inout ArraySlice<TextLine>) -> Property {
        let start = line.start + pair.valueStart
        guard pair.value.isEmpty || pair.value == "|" else {
            return Property(
                key: pair.key, value: .text(pair.value), lines: line.start..<line.next,
                range: start..<max(start, line.end - (line.text.utf8.count - pair.valueEnd)))
        }
        let isMultiline = !pair.value.isEmpty
        let below = rest.prefix { isMultiline ? Self.multiline($0.text) != nil : Self.item($0.text) != nil }
        rest = rest[below.endIndex...]
        let last = below.last ?? line
        let value: Domain.Directive.Value =
            isMultiline
            ? .text(below.compactMap { Self.multiline($0.text) }.joined(separator: "\n"))
            : below.isEmpty ? .text("") : .list(below.compactMap { Self.item($0.text) })
        return Property(
            key: pair.key, value: value, lines: line.start..<last.next, range: min(start, last.end)..<last.end,
            isMultiline: isMultiline)
    }

    /// The item that a line of a list holds; nil for any other line.
    static func item(_ line: String) -> String? {
        let text = Blank.trim(line[...])
        return text.hasPrefix("- ") ? String(Blank.trim(text.dropFirst(2))) : nil
    }

    /// What a line adds to a multiline text; nil for a line that ends it.
    static func multiline(_ line: String) -> String? {
        if line.isEmpty { return "" }
        if line.first == "\t" { return String(line.dropFirst()) }
        return line.hasPrefix("  ") ? String(line.dropFirst(2)) : nil
    }
}
