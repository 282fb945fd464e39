/// The top left corner of a rounded shape: a square of coverages, mirrored for the other three.
struct Corner {
    /// Pixels of its side. Beyond it the shape's edge is straight.
    let side: Int
    /// Row by row.
    let coverage: [UInt8]

    /// A filled corner of that radius in pixels.
    init(radius: Double) {
        self.init(side: Int(radius.rounded(.up))) { x, y in disc(radius, radius, x, y) }
    }

    /// A corner of a band of that thickness inside the edge.
    init(radius: Double, band: Int) {
        let inner = max(0, radius - Double(band))
        self.init(side: max(Int(radius.rounded(.up)), band)) { x, y in
            let hole = inner > 0 ? disc(inner, radius, x, y) : (x > Double(band) && y > Double(band) ? 1 : 0)
            return disc(radius, radius, x, y) - (min(x, y) > Double(band) ? hole : 0)
        }
    }

    private init(side: Int, shape: (Double, Double) -> Double) {
        self.side = side
        coverage = (0..<side * side).map { place in
            let share = shape(Double(place % max(1, side)) + 0.5, Double(place / max(1, side)) + 0.5)
            return UInt8(max(0, min(255, share * 255 + 0.5)))
        }
    }
}

/// How much of the pixel whose middle is (`x`, `y`) lies in a disc around (`centre`, `centre`), or right of it or below.
private func disc(_ radius: Double, _ centre: Double, _ x: Double, _ y: Double) -> Double {
    guard x < centre, y < centre else { return 1 }
    let dx = centre - x
    let dy = centre - y
    return max(0, min(1, radius - (dx * dx + dy * dy).squareRoot() + 0.5))
}

extension Canvas {
    /// Fills `whole` with its corners rounded, as far as `clip` shows it.
    func fill(_ whole: PixelRect, corner: Corner, _ color: Color, clip: PixelRect) {
        paint(whole, corner, color, clip: clip) { _ in whole.minX..<whole.maxX }
    }

    /// Draws a band of `band` pixels inside the edge of `whole`.
    func stroke(_ whole: PixelRect, corner: Corner, band: Int, _ color: Color, clip: PixelRect) {
        paint(whole, corner, color, clip: clip) { fromEdge in fromEdge < band ? whole.minX..<whole.maxX : nil }
        let sides = PixelRect(
            minX: whole.minX, minY: whole.minY + corner.side, maxX: whole.maxX, maxY: whole.maxY - corner.side)
        var left = sides.intersection(clip)
        var right = left
        left.maxX = min(left.maxX, whole.minX + band)
        right.minX = max(right.minX, whole.maxX - band, left.maxX)
        fill(left, color)
        fill(right, color)
    }

    /// Paints the corners from the mask, and between and beside them what `straight` says for a row so far from the
    /// nearer horizontal edge.
    private func paint(
        _ whole: PixelRect, _ corner: Corner, _ color: Color, clip: PixelRect, straight: (Int) -> Range<Int>?
    ) {
        let area = whole.intersection(clip)
        guard !area.isEmpty else { return }
        let leftEnd = min(whole.minX + corner.side, whole.maxX)
        let rightStart = max(leftEnd, whole.maxX - corner.side)
        corner.coverage.withUnsafeBufferPointer { coverage in
            for y in area.minY..<area.maxY {
                let fromEdge = min(y - whole.minY, whole.maxY - 1 - y)
                let isCornerRow = fromEdge < corner.side
                if let span = straight(fromEdge) {
                    let from = isCornerRow ? leftEnd : span.lowerBound
                    let to = isCornerRow ? rightStart : span.upperBound
                    fill(PixelRect(minX: from, minY: y, maxX: to, maxY: y + 1).intersection(area), color)
                }
                guard isCornerRow else { continue }
                let line = row(y)
                let first = fromEdge * corner.side
                for x in area.minX..<max(area.minX, min(leftEnd, area.maxX)) {
                    let column = min(x - whole.minX, whole.maxX - 1 - x)
                    blend(color, coverage: coverage[first + column], line + x)
                }
                for x in max(rightStart, area.minX)..<max(rightStart, area.maxX) {
                    blend(color, coverage: coverage[first + whole.maxX - 1 - x], line + x)
                }
            }
        }
    }
}
