import CMark

/// Finds the links in a tile that a site resolves, with the place where each one begins.
///
/// The parser's places need care: blanks at the start of a line are not counted, and a link over two lines is said to
/// begin on its last one. So a place is believed where a link can begin there, and otherwise looked for by the address.
struct LinkReader {
    private let text: UnsafeBufferPointer<UInt8>
    private let starts: [Int]
    private let linesBefore: Int
    private var links: [Domain.SiteLink] = []
    /// No later link begins before it.
    private var passed = 0

    /// `definitions` are sources of tiles of its chunk that may define links. Lines of the links count from 1.
    static func links(of tile: Domain.Tile, definitions: [Bytes]) -> [Domain.SiteLink] {
        guard tile.kind.mayHoldLinks,
            tile.source.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") })
        else { return [] }
        let named = definitions.filter(\.namesSiteScheme)
        guard !named.isEmpty || tile.source.namesSiteScheme else { return [] }
        var all = tile.source
        for definition in definitions { all += Array("\n\n***\n\n".utf8) + definition }
        return all.withUnsafeBufferPointer { buffer in
            var reader = LinkReader(UnsafeBufferPointer(rebasing: buffer[..<tile.source.count]))
            return MarkdownParser.withDocument(buffer, { reader.read($0) }, otherwise: [])
        }
    }

    private init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        starts = BlockReader.lineStarts(of: text)
        linesBefore = MarkdownParser.startsWithMark(text) ? 1 : 0
    }

    private mutating func read(_ document: OpaquePointer) -> [Domain.SiteLink] {
        for block in NodeChildren(of: document) {
            guard Int(cmark_node_get_start_line(block)) - linesBefore < starts.count else { break }
            readLinks(below: block)
        }
        return links
    }

    private mutating func readLinks(below block: OpaquePointer) {
        guard let iterator = cmark_iter_new(block) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            guard event == CMARK_EVENT_ENTER else { continue }
            if isMath(node) { cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT) }
            if cmark_node_get_type(node) == CMARK_NODE_LINK { append(node) }
        }
    }

    /// A formula holds no links, wherever it stands.
    private func isMath(_ node: OpaquePointer) -> Bool {
        guard cmark_node_get_type(node) == CMARK_NODE_PARAGRAPH else { return false }
        let (first, last) = (line(of: node), Int(cmark_node_get_end_line(node)) - linesBefore)
        guard first > 0, last >= first, last < starts.count else { return false }
        let start = min(starts[first - 1] + max(0, Int(cmark_node_get_start_column(node)) - 1), starts[first])
        return ParagraphKind.kind(of: UnsafeBufferPointer(rebasing: text[start..<max(start, starts[last])])) == .math
    }

    private mutating func append(_ node: OpaquePointer) {
        let address = string(cmark_node_get_url(node))
        guard let link = Domain.SiteLink(address: address, line: 1, column: 1) else { return }
        links.append(placed(link, at: findStart(of: node, address)))
    }

    private func line(of node: OpaquePointer) -> Int { Int(cmark_node_get_start_line(node)) - linesBefore }

    /// The byte of the tile that the link begins at.
    private mutating func findStart(of node: OpaquePointer, _ address: String) -> Int {
        let line = min(max(line(of: node), 1), starts.count - 1)
        let (from, to) = (starts[line - 1], starts[line])
        let said = from + Int(cmark_node_get_start_column(node)) - 1
        if said >= max(from, passed), said < to, text[said] == UInt8(ascii: "[") || text[said] == UInt8(ascii: "<") {
            passed = said + 1
            return said
        }
        let wanted = Array(address.utf8)
        guard let found = text.first(wanted, in: min(max(from, passed), to)..<to) else {
            return text[from..<to].firstIndex { $0 > 0x20 } ?? from
        }
        passed = found + wanted.count
        return opening(before: found)
    }

    /// The bracket that opens what has its address at `place`.
    private func opening(before place: Int) -> Int {
        var at = place - 1
        while at >= 0, text[at] == UInt8(ascii: "(") || text[at] == UInt8(ascii: "<") || text[at] == 0x20 { at -= 1 }
        guard at >= 0, text[at] == UInt8(ascii: "]") else { return max(0, place - 1) }
        var depth = 0
        while at >= 0 {
            if text[at] == UInt8(ascii: "]") { depth += 1 }
            if text[at] == UInt8(ascii: "[") { depth -= 1 }
            if depth == 0 { return at }
            at -= 1
        }
        return max(0, place - 1)
    }

    private func placed(_ link: Domain.SiteLink, at byte: Int) -> Domain.SiteLink {
        let before = text[..<byte]
        let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        var link = link
        link.line = before.reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
        link.column = String(decoding: text[start..<byte], as: UTF8.self).count + 1
        return link
    }
}

extension Domain.TileKind {
    fileprivate var mayHoldLinks: Bool {
        switch self {
        case .heading, .paragraph, .list, .table, .quote: true
        case .code, .image, .math, .html, .rule, .definitions, .directive, .source: false
        }
    }
}

extension Bytes {
    /// Whether one of the schemes that a site resolves stands in it, with its colon.
    var namesSiteScheme: Bool {
        withUnsafeBufferPointer { buffer in
            var rest = buffer[...]
            while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
                let before = buffer[..<colon]
                if siteSchemes.contains(where: { before.suffix($0.count).elementsEqual($0) }) { return true }
                rest = buffer[(colon + 1)...]
            }
            return false
        }
    }
}

private let siteSchemes = Domain.SiteLink.Scheme.allCases.map { Array($0.rawValue.utf8) }

extension UnsafeBufferPointer<UInt8> {
    /// Where `wanted` first stands in the range.
    fileprivate func first(_ wanted: [UInt8], in range: Range<Int>) -> Int? {
        guard !wanted.isEmpty, range.count >= wanted.count else { return nil }
        return (range.lowerBound...range.upperBound - wanted.count).first {
            self[$0..<$0 + wanted.count].elementsEqual(wanted)
        }
    }
}
