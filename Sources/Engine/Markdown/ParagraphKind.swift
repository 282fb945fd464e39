import CMark

/// What a paragraph is shown as.
enum ParagraphKind {
    static func kind(of source: UnsafeBufferPointer<UInt8>) -> Domain.TileKind {
        let start = source.firstIndex { $0 != 0x20 } ?? 0
        let text = UnsafeBufferPointer(rebasing: source[start...])
        if isMath(text) { return .math }
        return text.starts(with: "![".utf8) && isOneImage(text) ? .image : .paragraph
    }

    /// Begins and ends with `$$`, with something between them and no other `$$` inside.
    private static func isMath(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var end = text.count
        while end > 0, text[end - 1] <= 0x20 { end -= 1 }
        let dollar = UInt8(ascii: "$")
        guard end > 4, text[0] == dollar, text[1] == dollar, text[end - 1] == dollar, text[end - 2] == dollar else {
            return false
        }
        let inner = text[2..<end - 2]
        return inner.contains { $0 > 0x20 } && !zip(inner, inner.dropFirst()).contains { $0 == dollar && $1 == dollar }
    }

    private static func isOneImage(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        MarkdownParser.withDocument(
            text,
            { document in
                guard let paragraph = cmark_node_first_child(document), cmark_node_next(paragraph) == nil,
                    let image = cmark_node_first_child(paragraph)
                else { return false }
                return cmark_node_get_type(image) == CMARK_NODE_IMAGE && cmark_node_next(image) == nil
            }, otherwise: false)
    }
}
