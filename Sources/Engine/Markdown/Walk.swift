/// Cuts a body into prose chunks and directives, line by line, as the format's section 3 says.
///
/// Offsets are bytes from the start of the body, half open. A line ends at LF; the CR of a CRLF belongs to its end.
struct Walk {
    enum Segment: Equatable {
        case prose(Range<Int>)
        /// From the opening line to the closing one, both whole, the line end left out.
        case directive(Range<Int>, LineMark)
        /// A directive without a closing line: all of the rest.
        case unclosed(Range<Int>)
    }

    private(set) var segments: [Segment] = []
    /// From each opening fence line's start to its closing line's end, in order: inside, a line can't open a tile.
    private(set) var fences: [Range<Int>] = []

    init(_ body: UnsafeBufferPointer<UInt8>) {
        var at = 0
        var chunk = 0
        var fence: (byte: UInt8, count: Int, start: Int)?
        while at < body.count {
            let line = Line(in: body, at: at)
            let mark = LineMark(line.text(in: body))
            if let open = fence {
                if case .fence(open.byte, let count, true) = mark, count >= open.count {
                    fences.append(open.start..<line.next)
                    fence = nil
                }
                at = line.next
                continue
            }
            switch mark {
            case .plain, .close: at = line.next
            case .fence(let byte, let count, _):
                fence = (byte, count, at)
                at = line.next
            case .tile, .chart, .mermaid, .untypedTile:
                if chunk < at { segments.append(.prose(chunk..<at)) }
                at = appendDirective(in: body, from: line, mark)
                chunk = at
            }
        }
        if let open = fence { fences.append(open.start..<body.count) }
        if chunk < body.count { segments.append(.prose(chunk..<body.count)) }
    }

    /// Reads up to the closing line; gives where the walk goes on.
    private mutating func appendDirective(
        in body: UnsafeBufferPointer<UInt8>, from opening: Line, _ mark: LineMark
    ) -> Int {
        var at = opening.next
        while at < body.count {
            let line = Line(in: body, at: at)
            if LineMark(line.text(in: body)) == .close {
                segments.append(.directive(opening.start..<line.end, mark))
                return line.next
            }
            at = line.next
        }
        segments.append(.unclosed(opening.start..<body.count))
        return body.count
    }
}

/// One line by its places in a buffer.
struct Line: Equatable {
    let start: Int
    /// Behind its last byte, the line end left out.
    let end: Int
    /// Where the next line starts.
    let next: Int

    /// The line that starts at `at`; it ends at LF or CRLF.
    init(in buffer: UnsafeBufferPointer<UInt8>, at: Int) {
        var end = at
        while end < buffer.count, buffer[end] != 10 { end += 1 }
        start = at
        next = min(end + 1, buffer.count)
        self.end = end < buffer.count && end > at && buffer[end - 1] == 13 ? end - 1 : end
    }

    func text(in buffer: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: buffer[start..<end])
    }
}
