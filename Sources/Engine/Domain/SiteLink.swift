extension Domain {
    /// A link that a site resolves: section 10 of the format.
    public struct SiteLink: Equatable, Sendable {
        public enum Scheme: String, Sendable, CaseIterable {
            case page, post, tag, social, link
        }

        public var scheme: Scheme
        /// What stands behind the scheme's colon; empty for the home page.
        public var name: String
        /// Counted from 1; in a tile from its first line, in a document from the file's.
        public var line: Int
        /// Characters from the start of the line, from 1.
        public var column: Int

        /// Nil for an address of another scheme, or with one in upper case.
        init?(address: String, line: Int, column: Int) {
            guard let colon = address.firstIndex(of: ":"), let scheme = Scheme(rawValue: String(address[..<colon]))
            else {
                return nil
            }
            self.scheme = scheme
            name = String(address[address.index(after: colon)...])
            self.line = line
            self.column = column
        }
    }
}

extension Domain.Document {
    /// The links that a site resolves, in order, on lines of the file. Cost grows with its size; only what names one of
    /// the schemes is parsed.
    var siteLinks: [Domain.SiteLink] {
        var all: [Domain.SiteLink] = []
        var line = firstTileLine
        for chunk in tiles.split(omittingEmptySubsequences: false, whereSeparator: \.kind.cutsChunk) {
            let namesScheme = chunk.contains { $0.source.namesSiteScheme }
            let definitions = namesScheme ? chunk.filter(\.mayDefineLinks).map(\.source) : []
            for tile in chunk {
                if namesScheme {
                    all += LinkReader.links(of: tile, definitions: definitions).map { $0.moved(to: line) }
                }
                line += tile.lineFeeds
            }
            if chunk.endIndex < tiles.endIndex {
                line += tiles[chunk.endIndex].lineFeeds
            }
        }
        return all
    }

    /// The file's line that the first tile stands on.
    var firstTileLine: Int { 1 + (frontMatter ?? []).lineFeeds + lead.lineFeeds }
}

extension Domain.SiteLink {
    /// The same link on lines of the file; `first` is the one that its tile starts on.
    fileprivate func moved(to first: Int) -> Domain.SiteLink {
        var link = self
        link.line += first - 1
        return link
    }
}
