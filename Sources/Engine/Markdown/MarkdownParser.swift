import CMark

/// One parse by cmark-gfm with the format's extensions.
enum MarkdownParser {
    /// A child of the document. Lines count from 0, half open.
    struct TopLevel {
        var kind: Domain.TileKind
        var start: Int
        var end: Int
    }

    /// Loads the extensions once.
    private static let extensions: [String] = {
        cmark_gfm_core_extensions_ensure_registered()
        return ["table", "strikethrough", "tasklist"]
    }()

    /// Parses without validating UTF-8, so that places stay those of the source, and hands over the document node.
    static func withDocument<Result>(
        _ source: UnsafeBufferPointer<UInt8>, _ body: (OpaquePointer) -> Result, otherwise: Result
    ) -> Result {
        let names = extensions
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return otherwise }
        defer { cmark_parser_free(parser) }
        for name in names {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        source.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        guard let document = cmark_parser_finish(parser) else { return otherwise }
        defer { cmark_node_free(document) }
        return body(document)
    }

    static func topLevel(of source: UnsafeBufferPointer<UInt8>) -> [TopLevel] {
        withDocument(
            source,
            { document in
                var found: [TopLevel] = []
                var node = cmark_node_first_child(document)
                while let current = node {
                    node = cmark_node_next(current)
                    append(current, to: &found)
                }
                return found
            }, otherwise: [])
    }

    private static func append(_ node: OpaquePointer, to found: inout [TopLevel]) {
        let (kind, start, end) = (kind(of: node), Int(cmark_node_get_start_line(node)), Int(cmark_node_get_end_line(node)))
        guard start > 0 else {
            found.append(TopLevel(kind: kind, start: -1, end: -1))
            return
        }
        guard let last = found.last, last.start < 0 else {
            found.append(TopLevel(kind: kind, start: start - 1, end: end))
            return
        }
        let rows = rowCount(of: node)
        found[found.count - 1] = TopLevel(kind: last.kind, start: start - 1, end: end - 1 - rows)
        found.append(TopLevel(kind: kind, start: end - 1 - rows, end: end))
    }

    private static func rowCount(of table: OpaquePointer) -> Int {
        var count = 0
        var row = cmark_node_first_child(table)
        while let current = row {
            count += 1
            row = cmark_node_next(current)
        }
        return count
    }

    private static func kind(of node: OpaquePointer) -> Domain.TileKind {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_CODE_BLOCK: .code
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_HTML_BLOCK: .html
        case CMARK_NODE_THEMATIC_BREAK: .rule
        case CMARK_NODE_PARAGRAPH: .paragraph
        default: .table
        }
    }
}
