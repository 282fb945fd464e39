import CMark
import Synchronization

/// One parse by cmark-gfm with the format's extensions.
enum MarkdownParser {
    /// A child of the document. Lines count from 0, half open.
    struct TopLevel {
        var kind: Domain.TileKind
        var start: Int
        var end: Int
    }

    /// Loads the extensions once.
    private static let blockExtensions: [String] = {
        cmark_gfm_core_extensions_ensure_registered()
        return ["table", "tasklist"]
    }()

    /// The parser notes the tilde of strikethrough in a table that all its parses share, and takes it out at the end of each.
    private static let tilde = Mutex<Void>(())

    /// The same as `withDocument` with strikethrough, which changes no block's place. One at a time: keep `source` small.
    static func withStyledDocument<Result: Sendable>(
        _ source: UnsafeBufferPointer<UInt8>, _ body: (OpaquePointer) -> Result, otherwise: Result
    ) -> Result {
        tilde.withLock { _ in
            withDocument(source, extensions: blockExtensions + ["strikethrough"], body, otherwise: otherwise)
        }
    }

    /// Parses without validating UTF-8, so that places stay those of the source, and hands over the document node.
    ///
    /// The parser drops a byte order mark at its very start; an empty line before it keeps the mark a part of the text.
    static func withDocument<Result>(
        _ source: UnsafeBufferPointer<UInt8>, _ body: (OpaquePointer) -> Result, otherwise: Result
    ) -> Result {
        withDocument(source, extensions: blockExtensions, body, otherwise: otherwise)
    }

    private static func withDocument<Result>(
        _ source: UnsafeBufferPointer<UInt8>, extensions names: [String], _ body: (OpaquePointer) -> Result,
        otherwise: Result
    ) -> Result {
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return otherwise }
        defer { cmark_parser_free(parser) }
        for name in names {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        if startsWithMark(source) { cmark_parser_feed(parser, "\n", 1) }
        source.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        guard let document = cmark_parser_finish(parser) else { return otherwise }
        defer { cmark_node_free(document) }
        return body(document)
    }

    static func startsWithMark(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        source.first == 0xEF && source.starts(with: [0xEF, 0xBB, 0xBF])
    }

    /// In order, each on lines of its own below `lines`.
    static func topLevel(of source: UnsafeBufferPointer<UInt8>, lines: Int) -> [TopLevel] {
        let before = startsWithMark(source) ? 1 : 0
        return withDocument(
            source,
            { document in
                var found: [TopLevel] = []
                var node = cmark_node_first_child(document)
                while let current = node {
                    node = cmark_node_next(current)
                    append(current, skipping: before, to: &found)
                }
                return ordered(found, lines: lines)
            }, otherwise: [])
    }

    /// Without a block whose place contradicts those before it: its lines then belong to the block above.
    private static func ordered(_ found: [TopLevel], lines: Int) -> [TopLevel] {
        var start = -1
        return found.filter { block in
            guard block.start > start, block.start < lines else { return false }
            start = block.start
            return true
        }
    }

    /// A paragraph that a table cuts short has no place of its own, and the table says it begins where the paragraph did:
    /// the table's header is then as many lines above its end as it has rows, and one for the line of dashes.
    private static func append(_ node: OpaquePointer, skipping before: Int, to found: inout [TopLevel]) {
        let kind = kind(of: node)
        let start = Int(cmark_node_get_start_line(node)) - before
        let end = Int(cmark_node_get_end_line(node)) - before
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
