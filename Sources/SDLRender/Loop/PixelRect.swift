/// Whole pixels, half open. Empty where a lower edge is not above its upper one.
public struct PixelRect: Hashable, Sendable {
    public var minX: Int
    public var minY: Int
    public var maxX: Int
    public var maxY: Int

    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    public var width: Int { maxX - minX }
    public var height: Int { maxY - minY }
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }
    var area: Int { isEmpty ? 0 : width * height }

    @inline(__always)
    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func contains(_ other: PixelRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    func movedDown(by rows: Int) -> PixelRect {
        PixelRect(minX: minX, minY: minY + rows, maxX: maxX, maxY: maxY + rows)
    }

    /// What is left of this rectangle without `hole`, which lies in it: what is above, below, left and right of it.
    func around(_ hole: PixelRect) -> [PixelRect] {
        [
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
            PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
            PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
        ].filter { !$0.isEmpty }
    }

    func grown(by pixels: Int) -> PixelRect {
        PixelRect(minX: minX - pixels, minY: minY - pixels, maxX: maxX + pixels, maxY: maxY + pixels)
    }
}

extension PixelRect {
    /// The rectangle's edges on the nearest whole pixels; never thinner than one pixel unless it is empty.
    init(_ rect: Rect, scale: Double) {
        self.init(
            minX: pixel(rect.x * scale), minY: pixel(rect.y * scale), maxX: pixel(rect.maxX * scale),
            maxY: pixel(rect.maxY * scale))
        if rect.width > 0, maxX == minX { maxX += 1 }
        if rect.height > 0, maxY == minY { maxY += 1 }
    }

    /// All pixels that the rectangle touches.
    init(around rect: Rect, scale: Double) {
        self.init(
            minX: pixel((rect.x * scale).rounded(.down)), minY: pixel((rect.y * scale).rounded(.down)),
            maxX: pixel((rect.maxX * scale).rounded(.up)), maxY: pixel((rect.maxY * scale).rounded(.up)))
    }
}

/// The nearest whole number, within what can be added and multiplied without care.
func pixel(_ value: Double) -> Int {
    guard value > -1e8 else { return -100_000_000 }
    guard value < 1e8 else { return 100_000_000 }
    return Int((value + 0.5).rounded(.down))
}
