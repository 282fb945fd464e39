/// A kind as a person says it: "Heading 2", "List", a directive's type.
func kindName(of kind: Domain.TileKind) -> String {
    switch kind {
    case .heading(let level): "Heading \(level)"
    case .paragraph: "Paragraph"
    case .list: "List"
    case .table: "Table"
    case .code: "Code"
    case .quote: "Quote"
    case .image: "Image"
    case .math: "Formula"
    case .html: "HTML"
    case .rule: "Rule"
    case .definitions: "Link definitions"
    case .directive(let type): type
    case .source: "Source"
    }
}

/// A tile's accessible name: the first line of its text as a reader sees it, or its kind. Looks at the start of the tile
/// only.
func label(of tile: Domain.Tile) -> String {
    let start = tile.source.firstLines(upTo: 2000)
    let text: String
    switch tile.kind {
    case .rule: return kindName(of: tile.kind)
    case .directive(let type):
        text = Domain.Directive(parsing: tile.source).text(of: "title") ?? ""
        return text.isBlankText ? type : text
    case .html, .definitions, .source: text = String(decoding: start, as: UTF8.self)
    case .heading, .paragraph, .list, .table, .code, .quote, .image, .math:
        text = ContentReader.blocks(of: start, kind: tile.kind, definitions: []).plainText(upTo: 400)
    }
    let line = text.split(whereSeparator: \.isNewline).lazy.map { Blank.trim($0) }.first { !$0.isEmpty }
    return line.map { String($0) } ?? kindName(of: tile.kind)
}

extension Bytes {
    /// Whole lines of about `limit` bytes; at least one line, cut off only where it is very long.
    func firstLines(upTo limit: Int) -> Bytes {
        guard count > limit else { return self }
        let start = prefix(limit)
        guard let end = start.lastIndex(of: 10) else { return start.wholeCharacters }
        return self[startIndex..<end]
    }

    /// Without a character at the end that is cut in two.
    private var wholeCharacters: Bytes {
        var rest = self
        while let last = rest.last, last & 0xC0 == 0x80, count - rest.count < 3 { rest.removeLast() }
        return rest.last.map { $0 >= 0xC0 } ?? false ? rest.dropLast() : self
    }
}
