import CMark
import Glibc

/// The time that this thread has run: what else the machine does is left out.
struct Stopwatch {
    private let start = Self.now

    /// Seconds.
    var elapsed: Double { Self.now - start }

    /// Half a second, and twenty milliseconds for each KiB: what grows faster than the document is found where that is large.
    /// A document that the Markdown library alone is slow to read may take forty times as long as that.
    func requireQuick(for text: [UInt8]) throws(Broken) {
        let seconds = elapsed
        guard seconds >= 0.5 + Double(text.count) / 1024 * 0.02 else { return }
        try require(seconds < Self.bareParse(of: text) * 40, .slow, "\(Int(seconds * 1000)) ms for \(text.count) bytes")
    }

    /// Seconds that the Markdown library alone takes to read the text.
    static func bareParse(of text: [UInt8]) -> Double {
        let bare = Stopwatch()
        parseBare(text)
        return bare.elapsed
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// One parse into the library's own tree, with the extensions of the format.
private func parseBare(_ bytes: [UInt8]) {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
        if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
    }
    bytes.withUnsafeBytes { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    if let document = cmark_parser_finish(parser) { cmark_node_free(document) }
}
