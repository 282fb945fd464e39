/// Opaque pixels, blue in the lowest byte, in memory that someone else owns and keeps while the canvas is used.
public struct Canvas {
    public let pixels: UnsafeMutablePointer<UInt32>
    public let width: Int
    public let height: Int
    /// Pixels from one row to the next.
    public let stride: Int

    public init(pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.stride = stride
    }

    var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }
}

/// Memory for a canvas.
public final class PixelMemory {
    /// Good for as long as this object lives.
    public let canvas: Canvas

    public init(width: Int, height: Int) {
        let count = max(1, width * height)
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        pixels.initialize(repeating: emptyPixel, count: count)
        canvas = Canvas(pixels: pixels, width: width, height: height, stride: width)
    }

    deinit { canvas.pixels.deallocate() }
}

/// Areas and masks must lie within the canvas: the rasteriser has cut them.
extension Canvas {
    @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

    func fill(_ area: PixelRect, _ color: Color) {
        guard !area.isEmpty else { return }
        let blend = Blend(color)
        for y in area.minY..<area.maxY { blend.cover(row(y) + area.minX, count: area.width, coverage: 255) }
    }

    /// The colour through the mask, whose first pixel lies at (`x`, `y`), within `clip`.
    func draw(_ mask: Mask, x: Int, y: Int, _ color: Color, clip: PixelRect) {
        let area = clip.intersection(PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height))
        guard !area.isEmpty else { return }
        let blend = Blend(color)
        for line in area.minY..<area.maxY {
            let source = mask.coverage + (line - y) * mask.width + (area.minX - x)
            blend.cover(row(line) + area.minX, count: area.width, coverage: source)
        }
    }

    /// From nothing at the top of `whole` to the colour at its bottom, as far as `clip` shows it.
    func fade(_ whole: PixelRect, _ color: Color, clip: PixelRect) {
        let area = whole.intersection(clip)
        guard !area.isEmpty else { return }
        let blend = Blend(color)
        for y in area.minY..<area.maxY {
            let share = (2 * (y - whole.minY) + 1) * 256 / (2 * whole.height)
            blend.cover(row(y) + area.minX, count: area.width, share: UInt16(share))
        }
    }

    /// Moves what stands in `area` by `dy` rows, down where that is above zero. Both places must lie within the canvas.
    func move(_ area: PixelRect, by dy: Int) {
        guard !area.isEmpty, dy != 0 else { return }
        let count = area.width
        for step in 0..<area.height {
            // The rows that would be overwritten go first.
            let y = dy > 0 ? area.maxY - 1 - step : area.minY + step
            (row(y + dy) + area.minX).update(from: row(y) + area.minX, count: count)
        }
    }
}
