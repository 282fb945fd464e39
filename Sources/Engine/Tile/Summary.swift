extension Domain.Summary {
    /// What the library shows of a document; `path` is its place below the workspace's folder. Cost grows with the file.
    public init(of document: Domain.Document, path: String) {
        let front = document.frontMatter.map { Domain.FrontMatter(parsing: $0) }
        let named = front?.value(of: "title").flatMap { $0.isEmpty ? nil : $0 }
        let heading = document.tiles.first { $0.kind.rowLevel != nil }
        let prose = document.excerpt(upTo: 200)
        self.init(
            title: named ?? heading.map { label(of: $0) } ?? Domain.Summary.name(of: path),
            excerpt: prose.isEmpty ? front?.value(of: "description") ?? "" : prose,
            words: document.tiles.reduce(0) { $0 + $1.words },
            tiles: document.tiles.count, date: front?.value(of: "date") ?? "",
            tags: front?.value(of: "tags")?.entriesByComma ?? [], faults: document.faults().count,
            page: Domain.Page(of: document, at: path))
    }

    /// The file's name without its ending; for an index file the folder's.
    private static func name(of path: String) -> String {
        let id = Domain.DocumentID(path)
        let name = id.fileName
        let isIndex = name == "index.md" || name == "index.markdown"
        if isIndex, let folder = id.folder.split(separator: "/").last { return String(folder) }
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}

extension Domain.Document {
    /// The first words of its running text in one line, about `limit` characters, cut between words.
    fileprivate func excerpt(upTo limit: Int) -> String {
        let definitions = tiles.filter { $0.kind == .definitions }.map(\.source)
        var words = ""
        for tile in tiles where tile.isRunningText {
            let start = tile.source.firstLines(upTo: 8 * limit)
            let text = ContentReader.blocks(of: start, kind: tile.kind, definitions: definitions).plainText(
                upTo: 4 * limit)
            for word in text.split(whereSeparator: \.isWhitespace) {
                if words.count + word.count >= limit {
                    return words.isEmpty ? String(word.prefix(limit)) + "…" : words + "…"
                }
                words += (words.isEmpty ? "" : " ") + word
            }
        }
        return words
    }
}

extension Domain.Tile {
    fileprivate var isRunningText: Bool {
        switch kind {
        case .paragraph, .list, .quote: true
        case .heading, .table, .code, .image, .math, .html, .rule, .definitions, .directive, .source: false
        }
    }
}
