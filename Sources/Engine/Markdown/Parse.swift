extension Domain.Document {
    /// Cuts a file into its parts. Every input has an answer, and its parts give the input back.
    ///
    /// The parts share the buffer of `bytes`; nothing is copied.
    public init(parsing bytes: [UInt8]) {
        self.init()
        let markEnd = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let body = FrontMatterLines.end(in: bytes, from: markEnd) ?? markEnd
        mark = bytes[..<markEnd]
        frontMatter = body > markEnd ? bytes[markEnd..<body] : nil
        let found = bytes.withUnsafeBufferPointer { BodyReader(UnsafeBufferPointer(rebasing: $0[body...])).tiles }
        lead = bytes[body..<(found.first.map { body + $0.source.lowerBound } ?? bytes.count)]
        tiles = Domain.Tiles(makeTiles(found, of: bytes[body...], upTo: bytes.count))
    }

    /// Tiles with ids of their own; the last one's gap reaches to `end`, an index of `bytes`.
    mutating func makeTiles(_ found: [BodyReader.Found], of bytes: Bytes, upTo end: Int) -> [Domain.Tile] {
        let base = bytes.startIndex
        return found.indices.map { index in
            let source = found[index].source
            let next = index + 1 < found.count ? base + found[index + 1].source.lowerBound : end
            let text = bytes[base + source.lowerBound..<base + source.upperBound]
            return Domain.Tile(
                id: newID(), kind: found[index].kind, source: text, gap: bytes[base + source.upperBound..<next],
                words: wordCount(of: text), startsCleanly: found[index].startsCleanly)
        }
    }
}

/// Where front matter is.
enum FrontMatterLines {
    /// The index behind the closing `---` and its line end; nil where the first line is not exactly `---` or nothing
    /// closes it.
    static func end(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            guard opens(buffer, at: start) else { return nil }
            var at = Line(in: buffer, at: start).next
            while at < buffer.count {
                let line = Line(in: buffer, at: at)
                if line.text(in: buffer).elementsEqual("---".utf8) { return line.next }
                at = line.next
            }
            return nil
        }
    }

    /// Whether the line at `start` is exactly `---`.
    static func opens(_ buffer: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        start < buffer.count && Line(in: buffer, at: start).text(in: buffer).elementsEqual("---".utf8)
    }
}
