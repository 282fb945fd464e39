/// Writes a change of a property into the source of a directive: section 15 of the format. What it writes is proved by
/// whoever asked.
struct PropertyWriter {
    /// How what stands around the change is kept from reading as a part of it. To be tried in this order.
    enum Way: CaseIterable {
        /// In the short form of a diagram.
        case short
        case plain
        /// With an empty line, which ends a list.
        case behindEmptyLine
        /// With a line of one space, which ends a multiline text, too.
        case behindBlankLine
    }

    private let tile: Domain.Directive
    private let ending: String

    init(_ tile: Domain.Directive, lineEnding: String) {
        self.tile = tile
        ending = lineEnding
    }

    /// Nil where there is nothing to be written that way.
    func writing(_ edit: Domain.Directive.Edit, _ way: Way) -> [UInt8]? {
        if way == .short { return tile.form == .mermaid ? shortMermaid(edit) : nil }
        if tile.form == .mermaid { return longMermaid.writing(edit, way) }
        let parting = parting(way)
        switch edit {
        case .set(let place, let value): return replacing(tile.properties[place], with: value, parting)
        case .rename(let place, let key): return renaming(tile.properties[place], to: key, parting)
        case .remove(let place): return replacing(tile.properties[place].lines, with: parting)
        case .add(let key, let value):
            let at = tile.closing?.lowerBound ?? tile.source.count
            return replacing(at..<at, with: "\(parting)\(key):\(written(value, behindBlank: false))\(ending)")
        }
    }

    private func parting(_ way: Way) -> String {
        switch way {
        case .short, .plain: ""
        case .behindEmptyLine: ending
        case .behindBlankLine: " " + ending
        }
    }

    /// The short form with another definition; nil where that needs the long one.
    private func shortMermaid(_ edit: Domain.Directive.Edit) -> [UInt8]? {
        guard case .set(_, .text(let text)) = edit, let property = tile.properties.first else { return nil }
        let lines = text.linesByLF
        guard text.isEmpty || (!Blank.trim(lines[0]).isEmpty && !Blank.trim(lines[lines.count - 1]).isEmpty) else {
            return nil
        }
        let joined = lines.joined(separator: ending)
        if property.value != .text("") { return replacing(property.range, with: joined) }
        return text.isEmpty ? Array(tile.source) : replacing(property.range, with: joined + ending)
    }

    /// A writer for the same diagram in the long form.
    private var longMermaid: PropertyWriter {
        let firstEnd = tile.source.firstIndex(of: 10).map { $0 - tile.source.startIndex + 1 } ?? tile.source.count
        let definition = tile.properties.first?.value ?? .text("")
        let text = ":::tile mermaid\(ending)definition:\(written(definition, behindBlank: false))\(ending)"
        let closing = tile.closing?.lowerBound ?? firstEnd
        let long = Domain.Directive(parsing: Bytes(replacing(0..<closing, with: text)))
        return PropertyWriter(long, lineEnding: ending)
    }

    private func replacing(
        _ property: Domain.Directive.Property, with value: Domain.Directive.Value, _ parting: String
    ) -> [UInt8] {
        let parting = parting.isEmpty ? "" : ending + parting.dropLast(ending.count)
        if let lines = PropertyLines(of: property, in: tile.source), let new = lines.holding(value, ending: ending) {
            return replacing(lines.start..<max(lines.start, end(of: property)), with: new + Array(parting.utf8))
        }
        let (first, start) = (tile.source.startIndex, property.range.lowerBound)
        let standsOnLine = start < property.range.upperBound && ![10, 13].contains(tile.source[first + start])
        let isBehindBlank = standsOnLine || (start > 0 && tile.source[first + start - 1] != UInt8(ascii: ":"))
        let text = written(value, behindBlank: isBehindBlank) + parting
        let end = text.utf8.contains(10) ? end(of: property) : property.range.upperBound
        return replacing(start..<end, with: text)
    }

    /// Behind its last line, the line end left out.
    private func end(of property: Domain.Directive.Property) -> Int {
        property.lines.lowerBound + property.lines(in: tile.source).withoutLastLineEnd.count
    }

    private func renaming(_ property: Domain.Directive.Property, to key: String, _ parting: String) -> [UInt8] {
        let line = tile.source.dropFirst(property.lines.lowerBound)
        let indent = TextLine.lines(of: line).first?.text.prefix { Blank.contains($0) }.utf8.count ?? 0
        let start = property.lines.lowerBound + indent
        let renamed = replacing(start..<start + property.key.utf8.count, with: key)
        guard !parting.isEmpty else { return renamed }
        let before = property.lines.lowerBound
        return Array(renamed[..<before]) + Array(parting.utf8) + Array(renamed[before...])
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

    private func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
        replacing(range, with: Array(text.utf8))
    }

    private func replacing(_ range: Range<Int>, with new: [UInt8]) -> [UInt8] {
        var bytes = Array(tile.source)
        bytes.replaceSubrange(range, with: new)
        return bytes
    }
}
