import Engine

/// What a command paints, in pixels. Two of the same shape and area come out alike, pixel by pixel.
enum Shape: Hashable {
    /// The whole of its area.
    case flat(ColorToken)
    case rounded(PixelRect, ColorToken, radius: Double)
    case stroke(PixelRect, ColorToken, band: Int, radius: Double)
    case shadow(PixelRect, radius: Double)
    /// Its place is one of whole pixels, its width left out.
    case text(TextRun)
    case line([Point], ColorToken, width: Double)
    case fade(PixelRect, ColorToken)

    /// Nil for clips.
    init?(_ command: DrawCommand, scale: Double) {
        switch command {
        case .fill(let rect, let token, let corner):
            let rect = PixelRect(rect, scale: scale)
            let radius = Shape.fitted(corner * scale, rect)
            self = radius > 0 ? .rounded(rect, token, radius: radius) : .flat(token)
        case .stroke(let rect, let token, let width, let corner):
            let rect = PixelRect(rect, scale: scale)
            let radius = Shape.fitted(corner * scale, rect)
            self = .stroke(rect, token, band: max(1, pixel(width * scale)), radius: radius)
        case .shadow(let rect, let corner):
            let rect = PixelRect(rect, scale: scale)
            self = .shadow(rect, radius: Shape.fitted(corner * scale, rect))
        case .text(let run):
            let x = Double(pixel(run.x * scale))
            let y = Double(pixel(run.y * scale))
            self = .text(TextRun(run.text, run.face, run.color, x: x, y: y, width: 0))
        case .line(let points, let token, let width):
            self = .line(points.map { Point($0.x * scale, $0.y * scale) }, token, width: max(1, width * scale))
        case .fade(let rect, let token):
            self = .fade(PixelRect(rect, scale: scale), token)
        case .pushClip, .popClip:
            return nil
        }
    }

    /// To the half pixel, and no more than the rectangle has room for.
    private static func fitted(_ radius: Double, _ rect: PixelRect) -> Double {
        let room = Double(min(rect.width, rect.height)) / 2
        return max(0, min((radius * 2).rounded() / 2, room))
    }

    func movedDown(by dy: Int) -> Shape {
        switch self {
        case .flat: self
        case .rounded(let rect, let token, let radius): .rounded(rect.movedDown(by: dy), token, radius: radius)
        case .stroke(let rect, let token, let band, let radius):
            .stroke(rect.movedDown(by: dy), token, band: band, radius: radius)
        case .shadow(let rect, let radius): .shadow(rect.movedDown(by: dy), radius: radius)
        case .text(let run): .text(run.offset(0, Double(dy)))
        case .line(let points, let token, let width):
            .line(points.map { Point($0.x, $0.y + Double(dy)) }, token, width: width)
        case .fade(let rect, let token): .fade(rect.movedDown(by: dy), token)
        }
    }

    /// A hash that does not change with the shape's height in the window.
    var trait: Int {
        var hasher = Hasher()
        switch self {
        case .flat(let token): hasher.combine(token)
        case .rounded(let rect, let token, _):
            hasher.combine(rect.minX)
            hasher.combine(token)
        case .stroke(let rect, let token, _, _):
            hasher.combine(rect.maxX)
            hasher.combine(token)
        case .shadow(let rect, _): hasher.combine(rect.minX)
        case .text(let run):
            hasher.combine(run.text)
            hasher.combine(run.x)
        case .line(let points, let token, _):
            hasher.combine(points.first?.x)
            hasher.combine(token)
        case .fade(let rect, _): hasher.combine(rect.width)
        }
        return hasher.finalize()
    }
}
