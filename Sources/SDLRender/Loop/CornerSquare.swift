/// Coverages of the top left corner of a shape that is the same on all four sides, row by row, and the same mirrored.
struct CornerSquare {
    /// Pixels.
    let side: Int
    let coverage: [UInt8]
    private let mirrored: [UInt8]

    init(side: Int, coverage: [UInt8]) {
        self.side = side
        self.coverage = coverage
        mirrored = coverage.indices.map { coverage[$0 - $0 % side + side - 1 - $0 % side] }
    }

    /// Where the coverages lie while `body` runs.
    struct Rows {
        let side: Int
        fileprivate let left: UnsafePointer<UInt8>
        fileprivate let right: UnsafePointer<UInt8>

        @inline(__always)
        func row(_ index: Int) -> Row { Row(side: side, left: left + index * side, right: right + index * side) }
    }

    /// The two ends of one row of pixels.
    struct Row {
        let side: Int
        let left: UnsafePointer<UInt8>
        let right: UnsafePointer<UInt8>
    }

    /// Nothing happens where the square is empty.
    func withRows(_ body: (Rows) -> Void) {
        coverage.withUnsafeBufferPointer { left in
            mirrored.withUnsafeBufferPointer { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return }
                body(Rows(side: side, left: left, right: right))
            }
        }
    }
}

extension Canvas {
    /// One row of a shape as wide as `whole`: its two ends, and one coverage between them; within the columns `span`.
    @inline(__always)
    func cover(
        _ y: Int, _ whole: PixelRect, _ ends: CornerSquare.Row, middle: UInt8, _ blend: Blend, _ span: Range<Int>
    ) {
        let line = row(y)
        // Of a shape too narrow for both ends each takes its half.
        let leftEnd = min(whole.minX + ends.side, whole.minX + (whole.width + 1) / 2)
        let rightStart = max(leftEnd, whole.maxX - ends.side)
        let left = span.clamped(to: whole.minX..<leftEnd)
        blend.cover(line + left.lowerBound, count: left.count, coverage: ends.left + (left.lowerBound - whole.minX))
        let inner = span.clamped(to: leftEnd..<rightStart)
        blend.cover(line + inner.lowerBound, count: inner.count, coverage: middle)
        let right = span.clamped(to: rightStart..<whole.maxX)
        let column = right.lowerBound - (whole.maxX - ends.side)
        blend.cover(line + right.lowerBound, count: right.count, coverage: ends.right + column)
    }
}
