import CMark

/// A top-level block of a prose chunk: its lines as bytes of the chunk, half open, the last line's end left out.
struct ProseBlock: Equatable {
    var kind: Domain.TileKind
    var range: Range<Int>
}

/// Finds the blocks of one prose chunk with the Markdown parser.
///
/// The parser's places need care: it ends lines at LF, CR or CRLF; takes link definitions out of the tree; reports HTML
/// blocks a line too short, setext headings before a definition a line too long, a list up to the blank line behind it,
/// and a paragraph that a table interrupts on no line at all. So a block reaches from its first line to the next block's,
/// and its last line only decides which lines may be definitions.
struct BlockReader {
    private let chunk: UnsafeBufferPointer<UInt8>
    /// Where each line starts, and the end of the chunk.
    private let starts: [Int]
    private(set) var blocks: [ProseBlock] = []

    init(_ chunk: UnsafeBufferPointer<UInt8>) {
        self.chunk = chunk
        starts = BlockReader.lineStarts(of: chunk)
        let nodes = MarkdownParser.topLevel(of: chunk, lines: starts.count - 1)
        blocks.reserveCapacity(nodes.count)
        appendDefinitions(0..<(nodes.first?.start ?? starts.count - 1))
        for (index, node) in nodes.enumerated() {
            append(node, upTo: index + 1 < nodes.count ? nodes[index + 1].start : starts.count - 1)
        }
    }

    static func lineStarts(of chunk: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(chunk.count / 40 + 2)
        var at = 0
        while at < chunk.count {
            let byte = chunk[at]
            at += 1
            if byte == 10 || (byte == 13 && !(at < chunk.count && chunk[at] == 10)) { starts.append(at) }
        }
        if starts.last != chunk.count { starts.append(chunk.count) }
        return starts
    }

    /// The block, then the definitions that stand between it and the next one.
    private mutating func append(_ node: MarkdownParser.TopLevel, upTo next: Int) {
        guard let last = lastFilled(node.start..<next) else { return }
        var end = max(node.end, node.start + 1)
        if case .heading = node.kind, end - 1 > node.start, mayDefine(line: end - 1), isUnderline(line: end - 2) {
            end -= 1
        }
        while end <= last, !mayDefine(line: end) || !isDefinitions(lines: end..<last + 1) { end += 1 }
        append(node.kind, lines: node.start..<min(end, last + 1))
        if end <= last { appendDefinitions(end..<last + 1) }
    }

    /// Runs of lines that no node covers.
    private mutating func appendDefinitions(_ lines: Range<Int>) {
        var start: Int?
        for line in lines {
            if isBlank(line: line) {
                if let first = start { append(.definitions, lines: first..<line) }
                start = nil
            } else if start == nil {
                start = line
            }
        }
        if let first = start { append(.definitions, lines: first..<lines.upperBound) }
    }

    private mutating func append(_ kind: Domain.TileKind, lines: Range<Int>) {
        guard let last = lastFilled(lines) else { return }
        let range = starts[lines.lowerBound]..<end(ofLine: last)
        blocks.append(ProseBlock(kind: refined(kind, range), range: range))
    }

    /// Paragraphs that are shown as something else.
    private func refined(_ kind: Domain.TileKind, _ range: Range<Int>) -> Domain.TileKind {
        guard kind == .paragraph else { return kind }
        return ParagraphKind.kind(of: UnsafeBufferPointer(rebasing: chunk[range]))
    }

    private func text(ofLine line: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: chunk[starts[line]..<starts[line + 1]])
    }

    private func isBlank(line: Int) -> Bool { Blank.isBlank(text(ofLine: line)) }

    private func lastFilled(_ lines: Range<Int>) -> Int? { lines.last { !isBlank(line: $0) } }

    private func end(ofLine line: Int) -> Int {
        var end = starts[line + 1]
        if end > starts[line], chunk[end - 1] == 10 { end -= 1 }
        if end > starts[line], chunk[end - 1] == 13 { end -= 1 }
        return end
    }

    private func mayDefine(line: Int) -> Bool { text(ofLine: line).first { $0 != 0x20 } == UInt8(ascii: "[") }

    private func isUnderline(line: Int) -> Bool {
        text(ofLine: line).allSatisfy { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "-") || $0 <= 0x20 }
    }

    /// Whether the lines by themselves are nothing but link definitions.
    private func isDefinitions(lines: Range<Int>) -> Bool {
        let text = UnsafeBufferPointer(rebasing: chunk[starts[lines.lowerBound]..<starts[lines.upperBound]])
        return MarkdownParser.topLevel(of: text, lines: lines.count).isEmpty
    }
}
