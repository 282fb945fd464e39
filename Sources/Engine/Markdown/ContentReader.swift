import CMark

extension Surface.Block {
    /// A tile as a reader would see it. `definitions` are sources of tiles of its chunk that may define links.
    static func blocks(of tile: Domain.Tile, definitions: [Bytes]) -> [Surface.Block] {
        if case .directive = tile.kind { return [directive(tile.source)] }
        return ContentReader.blocks(of: tile.source, kind: tile.kind, definitions: definitions)
    }

    private static func directive(_ source: Bytes) -> Surface.Block {
        let tile = Domain.Directive(parsing: source)
        guard tile.fault == nil else { return .source(.init(String(decoding: source, as: UTF8.self))) }
        if tile.type == "callout" {
            let body = (tile.text(of: "body") ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
            return .callout(title: .init(tile.text(of: "title") ?? "Note"), text: .init(body))
        }
        return .properties(
            type: tile.type,
            tile.properties.map { property in
                switch property.value {
                case .text(let text): Property(key: property.key, values: [text])
                case .list(let items): Property(key: property.key, values: items)
                }
            })
    }
}

extension Domain.Tile {
    /// Whether it may hold definitions that links of other tiles need. True for too many rather than for too few.
    public var mayDefineLinks: Bool {
        switch kind {
        case .definitions: true
        case .paragraph, .list, .quote: source.holdsDefinition
        case .heading, .table, .code, .image, .math, .html, .rule, .directive, .source: false
        }
    }
}

extension Bytes {
    /// A bracket that closes with a colon behind it.
    fileprivate var holdsDefinition: Bool {
        withUnsafeBufferPointer { buffer in
            var last: UInt8 = 0
            for byte in buffer {
                if byte == UInt8(ascii: ":"), last == UInt8(ascii: "]") { return true }
                last = byte
            }
            return false
        }
    }
}

/// Turns Markdown into what a reader sees, by one parse of the tile with its chunk's definitions behind it.
struct ContentReader {
    /// Blocks that are nested deeper are shown as their source.
    private static let deepest = 50

    private let text: UnsafeBufferPointer<UInt8>
    /// Where each line of the tile starts, and the tile's end.
    private let starts: [Int]
    /// Lines that the parser was given before the tile's first one.
    private let linesBefore: Int

    static func blocks(of source: Bytes, kind: Domain.TileKind, definitions: [Bytes]) -> [Surface.Block] {
        switch kind {
        case .rule: return [.rule]
        case .math: return [math(source)]
        case .html, .definitions, .source, .directive: return [.source(.init(String(decoding: source, as: UTF8.self)))]
        case .code: return read(source, [])
        case .heading, .paragraph, .list, .table, .quote, .image:
            return read(source, source.contains(UInt8(ascii: "[")) ? definitions : [])
        }
    }

    /// The rule between them ends whatever the tile leaves open.
    private static func read(_ source: Bytes, _ definitions: [Bytes]) -> [Surface.Block] {
        var all = source
        for definition in definitions { all += Array("\n\n***\n\n".utf8) + definition }
        return all.withUnsafeBufferPointer { buffer in
            let reader = ContentReader(text: UnsafeBufferPointer(rebasing: buffer[..<source.count]))
            let blocks = MarkdownParser.withStyledDocument(buffer, { reader.blocks(in: $0, depth: 0) }, otherwise: [])
            return blocks.isEmpty ? [.source(.init(String(decoding: source, as: UTF8.self)))] : blocks
        }
    }

    static func math(_ source: some Collection<UInt8>) -> Surface.Block {
        var text = String(decoding: source, as: UTF8.self)[...]
        let isOuter = { (character: Character) in character.isWhitespace }
        text = text.drop(while: isOuter).dropFirst(2)
        while let last = text.last, isOuter(last) { text.removeLast() }
        text = text.dropLast(2).drop(while: isOuter)
        while let last = text.last, isOuter(last) { text.removeLast() }
        return .math(String(text))
    }

    /// The info string and the text of a code block; nil where the source is none.
    static func fence(of source: Bytes) -> (info: String, text: String)? {
        source.withUnsafeBufferPointer { buffer in
            MarkdownParser.withDocument(
                buffer,
                { document in
                    guard let node = cmark_node_first_child(document),
                        cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK
                    else { return nil }
                    return (string(cmark_node_get_fence_info(node)), string(cmark_node_get_literal(node)))
                }, otherwise: nil)
        }
    }

    private init(text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        starts = BlockReader.lineStarts(of: text)
        linesBefore = MarkdownParser.startsWithMark(text) ? 1 : 0
    }

    private func blocks(in parent: OpaquePointer, depth: Int) -> [Surface.Block] {
        var blocks: [Surface.Block] = []
        for node in NodeChildren(of: parent) {
            let line = startLine(node)
            if depth == 0, line >= starts.count { break }
            blocks.append(depth < Self.deepest ? block(node, depth) : .source(.init(source(of: node))))
        }
        return blocks
    }

    private func block(_ node: OpaquePointer, _ depth: Int) -> Surface.Block {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HEADING:
            .heading(level: Int(cmark_node_get_heading_level(node)), InlineReader.spans(in: node))
        case CMARK_NODE_PARAGRAPH: paragraph(node)
        case CMARK_NODE_LIST: .list(list(node, depth))
        case CMARK_NODE_BLOCK_QUOTE: .quote(blocks(in: node, depth: depth + 1))
        case CMARK_NODE_CODE_BLOCK: code(node)
        case CMARK_NODE_THEMATIC_BREAK: .rule
        case CMARK_NODE_HTML_BLOCK: .source(.init(string(cmark_node_get_literal(node)).withoutFinalLineEnd))
        default:
            string(cmark_node_get_type_string(node)) == "table" ? .table(table(node)) : .source(.init(source(of: node)))
        }
    }

    private func paragraph(_ node: OpaquePointer) -> Surface.Block {
        if let image = cmark_node_first_child(node), cmark_node_get_type(image) == CMARK_NODE_IMAGE,
            cmark_node_next(image) == nil, InlineReader.isShown(string(cmark_node_get_url(image)))
        {
            return .image(
                address: string(cmark_node_get_url(image)), description: InlineReader.spans(in: image).plainText)
        }
        let place = place(of: node)
        if ParagraphKind.kind(of: UnsafeBufferPointer(rebasing: text[place])) == .math { return Self.math(text[place]) }
        return .paragraph(InlineReader.spans(in: node))
    }

    private func code(_ node: OpaquePointer) -> Surface.Block {
        let info = string(cmark_node_get_fence_info(node))
        let language = info.split(whereSeparator: \.isWhitespace).first?.lowercased() ?? ""
        return .code(language: language, .init(string(cmark_node_get_literal(node)).withoutFinalLineEnd))
    }

    private func list(_ node: OpaquePointer, _ depth: Int) -> Surface.Block.List {
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        return Surface.Block.List(
            start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
            isTight: cmark_node_get_list_tight(node) != 0,
            items: NodeChildren(of: node).map { item in
                Surface.Block.Item(blocks: blocks(in: item, depth: depth + 1), task: task(of: item))
            })
    }

    /// The parser looks for a box behind the first marker of a line, so that is where it stands.
    private func task(of item: OpaquePointer) -> Surface.Block.Task? {
        let line = startLine(item) - 1
        guard string(cmark_node_get_type_string(item)) == "tasklist", starts.indices.contains(line + 1) else {
            return nil
        }
        let end = starts[line + 1]
        guard let open = text[starts[line]..<end].firstIndex(of: UInt8(ascii: "[")), open + 2 < end,
            text[open + 2] == UInt8(ascii: "]")
        else { return nil }
        return Surface.Block.Task(isDone: text[open + 1] != UInt8(ascii: " "), offset: open + 1)
    }

    private func table(_ node: OpaquePointer) -> Surface.Block.Table {
        let rows = NodeChildren(of: node).map { row in NodeChildren(of: row).map { InlineReader.spans(in: $0) } }
        let count = Int(cmark_gfm_extensions_get_table_columns(node))
        let marks = cmark_gfm_extensions_get_table_alignments(node)
        let alignments = (0..<count).map { column -> Surface.Block.Table.Alignment in
            switch marks?[column] {
            case UInt8(ascii: "l"): .left
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .right
            default: .none
            }
        }
        return Surface.Block.Table(alignments: alignments, header: rows.first ?? [], rows: Array(rows.dropFirst()))
    }

    /// Lines of the tile count from 1.
    private func startLine(_ node: OpaquePointer) -> Int { Int(cmark_node_get_start_line(node)) - linesBefore }
    private func endLine(_ node: OpaquePointer) -> Int { Int(cmark_node_get_end_line(node)) - linesBefore }

    /// Bytes of the tile from a node's first column to its last one.
    private func place(of node: OpaquePointer) -> Range<Int> {
        let (first, last) = (startLine(node), endLine(node))
        guard first > 0, last >= first, last < starts.count else { return 0..<0 }
        let start = min(starts[first - 1] + max(0, Int(cmark_node_get_start_column(node)) - 1), starts[first])
        return start..<max(start, min(starts[last - 1] + Int(cmark_node_get_end_column(node)), text.count))
    }

    /// The lines of the tile that a node stands on.
    private func source(of node: OpaquePointer) -> String {
        let first = max(1, startLine(node))
        let last = min(max(first, endLine(node)), starts.count - 1)
        guard first <= last else { return "" }
        return String(decoding: text[starts[first - 1]..<starts[last]], as: UTF8.self).withoutFinalLineEnd
    }
}
