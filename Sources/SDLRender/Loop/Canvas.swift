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

/// 0…255 to 0…256.
@inline(__always)
private func weight(_ alpha: UInt8) -> UInt32 { UInt32(alpha) + UInt32(alpha >> 7) }

/// Areas and masks must lie within the canvas: the rasteriser has cut them.
extension Canvas {
    @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

    func fill(_ area: PixelRect, _ color: Color) {
        guard !area.isEmpty else { return }
        if color.alpha == 255 {
            for y in area.minY..<area.maxY { (row(y) + area.minX).update(repeating: color.argb, count: area.width) }
        } else {
            for y in area.minY..<area.maxY { blend(color, weight(color.alpha), row(y) + area.minX, count: area.width) }
        }
    }

    @inline(__always)
    private func blend(_ color: Color, _ weight: UInt32, _ target: UnsafeMutablePointer<UInt32>, count: Int) {
        guard weight > 0 else { return }
        for x in 0..<count { target[x] = mixed(target[x], color.argb, weight) }
    }

    @inline(__always)
    func blend(_ color: Color, coverage: UInt8, _ target: UnsafeMutablePointer<UInt32>) {
        let weight = (weight(coverage) &* weight(color.alpha)) >> 8
        target.pointee = mixed(target.pointee, color.argb, weight)
    }

    /// The colour through the mask, whose first pixel lies at (`x`, `y`), within `clip`.
    func draw(_ mask: Mask, x: Int, y: Int, _ color: Color, clip: PixelRect) {
        let area = clip.intersection(PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height))
        guard !area.isEmpty else { return }
        let opaque = color.alpha == 255
        let full = weight(color.alpha)
        for line in area.minY..<area.maxY {
            let source = mask.coverage + (line - y) * mask.width + (area.minX - x)
            let target = row(line) + area.minX
            for column in 0..<area.width {
                let covered = source[column]
                if covered == 0 { continue }
                if covered == 255, opaque {
                    target[column] = color.argb
                } else {
                    target[column] = mixed(target[column], color.argb, (weight(covered) &* full) >> 8)
                }
            }
        }
    }

    /// From nothing at the top of `whole` to the colour at its bottom, as far as `clip` shows it.
    func fade(_ whole: PixelRect, _ color: Color, clip: PixelRect) {
        let area = whole.intersection(clip)
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            let share = UInt32((2 * (y - whole.minY) + 1) * 256 / (2 * whole.height))
            blend(color, (share &* weight(color.alpha)) >> 8, row(y) + area.minX, count: area.width)
        }
    }
}
