import CMark

/// Turns the inline nodes below a block into spans, without recursion: emphasis may be nested without limit.
struct InlineReader {
    private var spans: [Surface.Span] = []
    private var looks: [Surface.Span.Look] = [[]]
    private var link: String?
    /// How many spans there were where the open link began.
    private var linkStart = 0

    static func spans(in block: OpaquePointer) -> [Surface.Span] {
        guard let iterator = cmark_iter_new(block) else { return [] }
        defer { cmark_iter_free(iterator) }
        var reader = InlineReader()
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return reader.spans }
            if node == block { continue }
            if event == CMARK_EVENT_ENTER { reader.enter(node) } else { reader.leave(node) }
        }
    }

    /// The schemes that a site lets through; without one an address is relative.
    static func isShown(_ address: String) -> Bool {
        guard let colon = address.firstIndex(of: ":") else { return true }
        let scheme = address[..<colon]
        if scheme.contains(where: { "/?#".contains($0) }) { return true }
        return ["http", "https", "mailto", "page", "post", "tag", "social", "link"].contains(scheme.lowercased())
    }

    private var look: Surface.Span.Look { looks[looks.count - 1] }

    private mutating func enter(_ node: OpaquePointer) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: append(string(cmark_node_get_literal(node)), look)
        case CMARK_NODE_SOFTBREAK: append(" ", look)
        case CMARK_NODE_LINEBREAK: append("\n", look)
        case CMARK_NODE_CODE: append(string(cmark_node_get_literal(node)), look.union(.code))
        case CMARK_NODE_HTML_INLINE: append(string(cmark_node_get_literal(node)), look.union(.markup))
        case CMARK_NODE_EMPH: looks.append(look.union(.emphasis))
        case CMARK_NODE_STRONG: looks.append(look.union(.strong))
        case CMARK_NODE_LINK:
            let address = string(cmark_node_get_url(node))
            link = Self.isShown(address) ? address : nil
            linkStart = spans.count
            if cmark_node_first_child(node) == nil { append(address, look) }
        case CMARK_NODE_IMAGE:
            if cmark_node_first_child(node) == nil { append(string(cmark_node_get_url(node)), look) }
        default: if isStrikethrough(node) { looks.append(look.union(.strikethrough)) }
        }
    }

    private mutating func leave(_ node: OpaquePointer) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH, CMARK_NODE_STRONG: looks.removeLast()
        case CMARK_NODE_LINK: link = nil
        default: if isStrikethrough(node) { looks.removeLast() }
        }
    }

    private func isStrikethrough(_ node: OpaquePointer) -> Bool {
        string(cmark_node_get_type_string(node)) == "strikethrough"
    }

    /// Runs of one look become one span; two links never do.
    private mutating func append(_ text: String, _ look: Surface.Span.Look) {
        guard !text.isEmpty else { return }
        if let last = spans.last, last.look == look, last.link == link, link == nil || spans.count > linkStart {
            spans[spans.count - 1].text += text
        } else {
            spans.append(Surface.Span(text, look: look, link: link))
        }
    }
}

/// The children of a node, in order.
struct NodeChildren: Sequence, IteratorProtocol {
    private var following: OpaquePointer?

    init(of parent: OpaquePointer) { following = cmark_node_first_child(parent) }

    mutating func next() -> OpaquePointer? {
        defer { following = following.flatMap { cmark_node_next($0) } }
        return following
    }
}

/// What the parser holds; bytes that are not UTF-8 become U+FFFD.
func string(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

extension String {
    var withoutFinalLineEnd: String {
        guard utf8.last == 10 || utf8.last == 13 else { return self }
        return String(dropLast())
    }
}
