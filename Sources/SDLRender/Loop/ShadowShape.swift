/// One layer of a soft shadow: how far it falls and how soft it is, in points.
struct ShadowLayer: Sendable {
    var drop: Double
    var blur: Double

    static let near = ShadowLayer(drop: 1, blur: 2)
    static let far = ShadowLayer(drop: 3, blur: 10)
}

/// The corner of a blurred rounded rectangle, for any rectangle of that corner: past the corner the edge is straight.
///
///     0 ·  reach  · edge ·  reach + radius  · core
///     +-----------+------------------------+
///     | nothing …   grows …        … full  |
struct ShadowShape {
    /// Pixels by which the shadow goes beyond its rectangle.
    let reach: Int
    /// The top left corner; beyond its side nothing changes.
    let square: CornerSquare

    /// `radius` and `blur` in pixels; `blur` is twice the standard deviation, as in CSS.
    init(radius: Double, blur: Double) {
        // Three box blurs come close to a Gaussian (Kovesi, Fast Almost-Gaussian Filtering).
        let half = max(0, Int((blur / 2 * 0.94).rounded()))
        reach = 3 * half
        let side = 2 * reach + Int(radius.rounded(.up)) + 1
        // Wide enough for the far ends to see nothing but the shape's inside.
        let whole = side + reach
        let corner = Corner(radius: radius).square
        var plane = [Float](repeating: 0, count: whole * whole)
        for y in reach..<whole {
            for x in reach..<whole {
                let isCorner = x - reach < corner.side && y - reach < corner.side
                plane[y * whole + x] = isCorner ? Float(corner.coverage[(y - reach) * corner.side + x - reach]) : 255
            }
        }
        for _ in 0..<3 where half > 0 {
            plane = boxed(plane, size: whole, half: half, step: 1, line: whole)
            plane = boxed(plane, size: whole, half: half, step: whole, line: 1)
        }
        let coverage = (0..<side * side).map {
            UInt8(max(0, min(255, plane[$0 / side * whole + $0 % side] + 0.5)))
        }
        square = CornerSquare(side: side, coverage: coverage)
    }
}

/// The mean of the `half` neighbours on both sides along each line. Beyond the far end the last value goes on.
private func boxed(_ plane: [Float], size: Int, half: Int, step: Int, line: Int) -> [Float] {
    var result = plane
    let share = 1 / Float(2 * half + 1)
    for index in 0..<size {
        let start = index * line
        let value = { (place: Int) in place < 0 ? 0 : plane[start + min(place, size - 1) * step] }
        var sum = (-half...half).reduce(Float(0)) { $0 + value($1) }
        for place in 0..<size {
            result[start + place * step] = sum * share
            sum += value(place + half + 1) - value(place - half)
        }
    }
    return result
}

extension Canvas {
    /// The shadow of `rect`, which has been moved by the shadow's drop already, but not what `card` with its round corners
    /// will hide.
    func shadow(
        _ rect: PixelRect, _ shape: ShadowShape, _ color: Color, card: PixelRect, radius: Int, clip: PixelRect
    ) {
        let whole = rect.grown(by: shape.reach)
        let area = whole.intersection(clip)
        guard !area.isEmpty else { return }
        let blend = Blend(color)
        shape.square.withRows { rows in
            for y in area.minY..<area.maxY {
                let ends = rows.row(min(y - whole.minY, whole.maxY - 1 - y, rows.side - 1))
                let middle = ends.left[rows.side - 1]
                let hidden = hiddenColumns(of: y, card, radius)
                let gapStart = min(max(area.minX, hidden.lowerBound), area.maxX)
                let gapEnd = min(max(gapStart, hidden.upperBound), area.maxX)
                cover(y, whole, ends, middle: middle, blend, area.minX..<gapStart)
                cover(y, whole, ends, middle: middle, blend, gapEnd..<area.maxX)
            }
        }
    }
}

/// Those of one row that the card covers wholly; none beside it.
private func hiddenColumns(of y: Int, _ card: PixelRect, _ radius: Int) -> Range<Int> {
    let fromEdge = min(y - card.minY, card.maxY - 1 - y)
    guard fromEdge >= 0 else { return Int.max..<Int.max }
    let inset = fromEdge < radius ? radius : 0
    return card.minX + inset..<max(card.minX + inset, card.maxX - inset)
}
