/// A colour with its transparency, not premultiplied: 0xAARRGGBB.
public struct Color: Hashable, Sendable {
    public var argb: UInt32

    public init(argb: UInt32) { self.argb = argb }

    public var red: UInt8 { UInt8(truncatingIfNeeded: argb >> 16) }
    public var green: UInt8 { UInt8(truncatingIfNeeded: argb >> 8) }
    public var blue: UInt8 { UInt8(truncatingIfNeeded: argb) }
    public var alpha: UInt8 { UInt8(truncatingIfNeeded: argb >> 24) }
}

/// What a canvas holds before anything is drawn: black.
let emptyPixel: UInt32 = 0xFF00_0000

/// `over` laid on the opaque pixel `under` with a weight of 0 to 256; both 0xAARRGGBB.
@inline(__always)
func mixed(_ under: UInt32, _ over: UInt32, _ weight: UInt32) -> UInt32 {
    let rest = 256 &- weight
    let redBlue = ((under & 0xFF00FF) &* rest &+ (over & 0xFF00FF) &* weight &+ 0x80_0080) >> 8 & 0xFF00FF
    let green = ((under & 0xFF00) &* rest &+ (over & 0xFF00) &* weight &+ 0x8000) >> 8 & 0xFF00
    return 0xFF00_0000 | redBlue | green
}
