import CMark
import Engine

/// The two parses in turns, so that what else the machine does falls on both.
func parseFigures(of bytes: [UInt8], runs: Int = 9) -> KeyValuePairs<String, Double> {
    var (ours, bare): ([Double], [Double]) = ([], [])
    for run in 0...runs {
        var tiles = 0
        let parse = milliseconds { tiles = Domain.Document(parsing: bytes).tiles.count }
        let other = milliseconds { parseBare(bytes) }
        precondition(tiles > 0, "no tile was found")
        // The first run of each warms up.
        if run > 0 {
            ours.append(parse)
            bare.append(other)
        }
    }
    return ["parse_ms": ours.median, "bare_parse_ms": bare.median]
}

/// One parse into the parser's own tree, with the extensions of the format.
private func parseBare(_ bytes: [UInt8]) {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { fatalError("there is no memory for a parser") }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
        guard let found = cmark_find_syntax_extension(name) else { fatalError("the parser has no \(name)") }
        cmark_parser_attach_syntax_extension(parser, found)
    }
    bytes.withUnsafeBytes { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    cmark_node_free(cmark_parser_finish(parser))
}
