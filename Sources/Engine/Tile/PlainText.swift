extension [Surface.Block] {
    /// The words without their looks, one line per block, until there are about `limit` characters.
    func plainText(upTo limit: Int) -> String {
        var text = ""
        for block in self where text.utf8.count < limit { block.append(to: &text, limit) }
        return text
    }
}

extension Surface.Block {
    /// Appends lines, each behind a line end where there is text before it.
    fileprivate func append(to text: inout String, _ limit: Int) {
        switch self {
        case .heading(_, let spans), .paragraph(let spans): text.appendLine(spans.plainText)
        case .list(let list):
            for item in list.items where text.utf8.count < limit { text.appendLine(item.blocks.plainText(upTo: limit)) }
        case .quote(let blocks): text.appendLine(blocks.plainText(upTo: limit))
        case .code(_, let spans), .source(let spans): text.appendLine(spans.plainText)
        case .table(let table):
            for row in [table.header] + table.rows where text.utf8.count < limit {
                text.appendLine(row.map(\.plainText).joined(separator: ", "))
            }
        case .rule: break
        case .image(let address, let description): text.appendLine(description.isEmpty ? address : description)
        case .math(let source): text.appendLine(source)
        case .callout(let title, let body):
            text.appendLine(title.plainText)
            text.appendLine(body.plainText)
        case .properties(let type, _): text.appendLine(type)
        }
    }
}

extension String {
    fileprivate mutating func appendLine(_ line: String) {
        guard !line.isEmpty else { return }
        if !isEmpty { append("\n") }
        append(line)
    }
}

extension Domain.Tile {
    /// The words of all of the tile as a reader sees them, one line per block.
    public var plainText: String { Surface.Block.blocks(of: self, definitions: []).plainText(upTo: .max) }
}
