/// A body, or a window of one, cut into tiles. Offsets are bytes from its start.
struct BodyReader {
    struct Found: Equatable {
        var kind: Domain.TileKind
        var source: Range<Int>
        /// See `Domain.Tile.startsCleanly`.
        var startsCleanly: Bool
    }

    /// In order; what lies between them are gaps.
    private(set) var tiles: [Found] = []

    init(_ body: UnsafeBufferPointer<UInt8>) {
        let walk = Walk(body)
        var fences = walk.fences[...]
        // Where the walk's line that the next block begins in starts.
        var line = 0
        for segment in walk.segments {
            switch segment {
            case .directive(let range, let mark):
                tiles.append(
                    Found(kind: BodyReader.kind(of: mark, in: body, range), source: range, startsCleanly: true))
            case .unclosed(let range):
                let text = UnsafeBufferPointer(rebasing: body[range])
                let end = range.lowerBound + BodyReader.filledCount(of: text)
                tiles.append(Found(kind: .source, source: range.lowerBound..<end, startsCleanly: true))
            case .prose(let range):
                for block in ProseReader.blocks(of: UnsafeBufferPointer(rebasing: body[range])) {
                    let source = block.range.lowerBound + range.lowerBound..<block.range.upperBound + range.lowerBound
                    while let first = fences.first, first.upperBound <= source.lowerBound { fences.removeFirst() }
                    let isFenced = fences.first.map { $0.lowerBound < source.lowerBound } ?? false
                    let gap = body[(tiles.last?.source.upperBound ?? 0)..<source.lowerBound]
                    let behind = body[(tiles.last?.source.lowerBound ?? 0)..<source.lowerBound]
                    if let end = behind.lastIndex(of: 10) { line = max(line, end + 1) }
                    let isPlain =
                        !LineMark.mayBegin(in: body, at: source.lowerBound)
                        && !LineMark.mayBegin(in: body, at: line)
                    let isClean =
                        !isFenced && (line == source.lowerBound || isPlain)
                        && BodyReader.isClean(block.kind, behind: gap, isFirst: tiles.isEmpty)
                    tiles.append(Found(kind: block.kind, source: source, startsCleanly: isClean))
                }
            }
        }
    }

    /// Whether a block may read the same without what stands before its gap. A table's first line, or a definition, may be
    /// one only because a paragraph ran into it.
    ///
    /// Behind a lone CR, which ends a line for the parser but not for the walk, the walk's line must be plain, too, from
    /// its own start and from the block's.
    static func isClean(
        _ kind: Domain.TileKind, behind gap: some BidirectionalCollection<UInt8>, isFirst: Bool = false
    ) -> Bool {
        if gap.isEmpty { return isFirst }
        guard let last = gap.last, last == 10 || last == 13 else { return false }
        let standsAlone = isFirst || (kind != .table && kind != .definitions)
        return standsAlone || lineEnds(in: gap) > 1
    }

    /// LF, CR and CRLF, each as one.
    private static func lineEnds(in gap: some BidirectionalCollection<UInt8>) -> Int {
        var count = 0
        var last: UInt8 = 0
        for byte in gap {
            if byte == 13 || (byte == 10 && last != 13) { count += 1 }
            last = byte
        }
        return count
    }

    private static func kind(
        of mark: LineMark, in body: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> Domain.TileKind {
        switch mark {
        case .chart: return .directive(type: "chart")
        case .mermaid: return .directive(type: "mermaid")
        case .tile:
            let line = Line(in: body, at: range.lowerBound).text(in: body)
            let text = Blank.trim(String(decoding: line, as: UTF8.self)[...])
            return .directive(type: String(Blank.trim(text.dropFirst(":::tile".count))))
        case .untypedTile, .plain, .fence, .close: return .source
        }
    }

    /// Bytes up to the end of the last line that is not blank, its line end left out.
    private static func filledCount(of text: UnsafeBufferPointer<UInt8>) -> Int {
        var end = text.count
        while end > 0, text[end - 1] == 0x20 || text[end - 1] == 0x09 || text[end - 1] == 10 || text[end - 1] == 13 {
            end -= 1
        }
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
        return end
    }
}

/// Words as the status bar counts them: runs of bytes that are no space and hold a letter, a digit or a byte beyond ASCII.
func wordCount(of bytes: Bytes) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
        var words = 0
        var isCounted = false
        for byte in buffer {
            if byte <= 0x20 {
                isCounted = false
            } else if !isCounted, byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 {
                isCounted = true
                words += 1
            }
        }
        return words
    }
}
