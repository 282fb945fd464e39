/// The top left corner of a rounded shape: a square of coverages, mirrored for the other three.
struct Corner {
    let square: CornerSquare

    /// Pixels of its side. Beyond it the shape's edge is straight.
    var side: Int { square.side }

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
        let coverage = (0..<side * side).map { place in
            let share = shape(Double(place % max(1, side)) + 0.5, Double(place / max(1, side)) + 0.5)
            return UInt8(max(0, min(255, share * 255 + 0.5)))
        }
        square = CornerSquare(side: side, coverage: coverage)
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
        let area = whole.intersection(clip)
        guard !area.isEmpty else { return }
        let blend = Blend(color)
        corner.square.withRows { rows in
            for y in area.minY..<area.maxY {
                let fromEdge = min(y - whole.minY, whole.maxY - 1 - y)
                if fromEdge < corner.side {
                    cover(y, whole, rows.row(fromEdge), middle: 255, blend, area.minX..<area.maxX)
                } else {
                    blend.cover(row(y) + area.minX, count: area.width, coverage: 255)
                }
            }
        }
    }

    /// Draws a band of `band` pixels inside the edge of `whole`.
    func stroke(_ whole: PixelRect, corner: Corner, band: Int, _ color: Color, clip: PixelRect) {
        let area = whole.intersection(clip)
        guard !area.isEmpty else { return }
        let blend = Blend(color)
        corner.square.withRows { rows in
            for y in area.minY..<area.maxY {
                let fromEdge = min(y - whole.minY, whole.maxY - 1 - y)
                guard fromEdge < corner.side else { continue }
                let middle: UInt8 = fromEdge < band ? 255 : 0
                cover(y, whole, rows.row(fromEdge), middle: middle, blend, area.minX..<area.maxX)
            }
        }
        let sides = PixelRect(
            minX: whole.minX, minY: whole.minY + corner.side, maxX: whole.maxX, maxY: whole.maxY - corner.side)
        var left = sides.intersection(clip)
        var right = left
        left.maxX = min(left.maxX, whole.minX + band)
        right.minX = max(right.minX, whole.maxX - band, left.maxX)
        fill(left, color)
        fill(right, color)
    }
}
