/// Finds the blocks of a prose chunk piece by piece, so that the parser's tree never holds a large document whole.
enum ProseReader {
    /// Bytes that are parsed at once, unless a single block is longer.
    static let pieceLength = 1 << 17

    /// A piece's last block that starts cleanly may be cut short: it is left to the next piece, as are those behind it.
    static func blocks(of chunk: UnsafeBufferPointer<UInt8>, pieceLength: Int = pieceLength) -> [ProseBlock] {
        var all: [ProseBlock] = []
        var (start, length) = (0, pieceLength)
        while start < chunk.count {
            let end = length < chunk.count - start ? Line(in: chunk, at: start + length).next : chunk.count
            let found = BlockReader(UnsafeBufferPointer(rebasing: chunk[start..<end])).blocks
            let kept = end < chunk.count ? lastClean(of: found, in: chunk[start..<end]) : found.count
            guard let kept else {
                length *= 2
                continue
            }
            for block in found[..<kept] { all.append(block.moved(by: start)) }
            start = kept < found.count ? start + found[kept].range.lowerBound : end
            length = pieceLength
        }
        return all
    }

    private static func lastClean(of blocks: [ProseBlock], in piece: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        blocks.indices.dropFirst().last { index in
            let gap = blocks[index - 1].range.upperBound..<blocks[index].range.lowerBound
            let bytes = piece[piece.startIndex + gap.lowerBound..<piece.startIndex + gap.upperBound]
            return BodyReader.isClean(blocks[index].kind, behind: bytes)
        }
    }
}

extension ProseBlock {
    fileprivate func moved(by bytes: Int) -> ProseBlock {
        ProseBlock(kind: kind, range: range.lowerBound + bytes..<range.upperBound + bytes)
    }
}
