/// Writes a value into the source of a directive: section 15 of the format. What it writes is proved by whoever asked.
struct PropertyWriter {
    private let tile: Domain.Directive
    private let ending: String

    init(_ tile: Domain.Directive, lineEnding: String) {
        self.tile = tile
        ending = lineEnding
    }

    func writing(_ key: String, _ value: Domain.Directive.Value) -> [UInt8] {
        if let property = tile.properties.first(where: { $0.key == key }) { return replacing(property, with: value) }
        let at = tile.closing?.lowerBound ?? tile.source.count
        let needsBlank = key.hasPrefix("- ") && (tile.properties.last?.mayTakeItems ?? false)
        let text = "\(key):\(written(value, behindBlank: false))"
        return replacing(at..<at, with: (needsBlank ? ending : "") + text + ending)
    }

    /// The short form with another definition; nil where that needs the long one.
    func shortMermaid(_ key: String, _ value: Domain.Directive.Value) -> [UInt8]? {
        guard key == "definition", let property = tile.properties.first, let text = value.text else { return nil }
        let lines = text.linesByLF
        guard text.isEmpty || (!Blank.trim(lines[0]).isEmpty && !Blank.trim(lines[lines.count - 1]).isEmpty) else {
            return nil
        }
        let joined = lines.joined(separator: ending)
        if property.value != .text("") { return replacing(property.range, with: joined) }
        return text.isEmpty ? Array(tile.source) : replacing(property.range, with: joined + ending)
    }

    /// The same diagram in the long form, and a writer for it.
    var longMermaid: (Domain.Directive, PropertyWriter) {
        let firstEnd = tile.source.firstIndex(of: 10).map { $0 - tile.source.startIndex + 1 } ?? tile.source.count
        let definition = tile.properties.first?.value ?? .text("")
        let text = ":::tile mermaid\(ending)definition:\(written(definition, behindBlank: false))\(ending)"
        let closing = tile.closing?.lowerBound ?? firstEnd
        let long = Domain.Directive(parsing: Bytes(replacing(0..<closing, with: text)))
        return (long, PropertyWriter(long, lineEnding: ending))
    }

    private func replacing(_ property: Domain.Directive.Property, with value: Domain.Directive.Value) -> [UInt8] {
        let (first, start) = (tile.source.startIndex, property.range.lowerBound)
        let standsOnLine = start < property.range.upperBound && ![10, 13].contains(tile.source[first + start])
        let isBehindBlank = standsOnLine || (start > 0 && tile.source[first + start - 1] != UInt8(ascii: ":"))
        let text = written(value, behindBlank: isBehindBlank) + (separator(after: value, property) ?? "")
        let end = text.utf8.contains(10) ? end(of: property) : property.range.upperBound
        return replacing(start..<end, with: text)
    }

    /// Behind its last line, the line end left out.
    private func end(of property: Domain.Directive.Property) -> Int {
        let lines = tile.source.dropFirst(property.lines.lowerBound).prefix(property.lines.count)
        return property.lines.lowerBound + lines.withoutLastLineEnd.count
    }

    /// What stands behind the colon, or behind the blanks that are there already; no line end at its end.
    private func written(_ value: Domain.Directive.Value, behindBlank: Bool) -> String {
        let space = behindBlank ? "" : " "
        switch value {
        case .text(""): return ""
        case .text(let text) where text.needsLines:
            let lines = text.linesByLF.map { $0.isEmpty ? "" : "  " + $0 }
            return ([space + "|"] + lines).joined(separator: ending)
        case .text(let text): return space + text
        case .list(let items): return ([""] + items.map { "- " + $0 }).joined(separator: ending)
        }
    }

    /// A line that keeps what follows from being taken into the value; nil where nothing would be.
    private func separator(after value: Domain.Directive.Value, _ property: Domain.Directive.Property) -> String? {
        let next = TextLine.lines(of: tile.source.dropFirst(property.lines.upperBound)).first?.text ?? ":::"
        guard Blank.trim(next) != ":::" else { return nil }
        switch value {
        case .text(let text) where text.needsLines: return Domain.Directive.multiline(next) == nil ? nil : ending + " "
        case .text(let text) where !text.isEmpty: return nil
        case .text, .list: return Domain.Directive.item(next) == nil ? nil : ending
        }
    }

    private func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
        var bytes = Array(tile.source)
        bytes.replaceSubrange(range, with: text.utf8)
        return bytes
    }
}

extension Domain.Directive.Property {
    /// A line with a hyphen right behind it would be taken for an item.
    fileprivate var mayTakeItems: Bool {
        switch value {
        case .text(let text): text.isEmpty && !isMultiline
        case .list: true
        }
    }
}
