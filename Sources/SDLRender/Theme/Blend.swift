/// One colour laid over rows of opaque pixels, sixteen bits for each channel: what `mixed` says, eight pixels at a time.
struct Blend {
    private typealias Pixels = SIMD8<UInt32>
    private typealias Channels = SIMD16<UInt16>

    private let color: UInt32
    /// 0 to 256.
    private let opacity: UInt16
    private let redBlue: Channels
    private let green: Channels

    init(_ color: Color) {
        self.color = color.argb
        opacity = UInt16(color.alpha) + UInt16(color.alpha >> 7)
        redBlue = unsafeBitCast(Pixels(repeating: color.argb & 0xFF00FF), to: Channels.self)
        green = unsafeBitCast(Pixels(repeating: color.argb >> 8 & 0xFF), to: Channels.self)
    }

    /// The same coverage, 0 to 255, on `count` pixels.
    @inline(__always)
    func cover(_ target: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt8) {
        cover(target, count: count, share: UInt16(coverage) + UInt16(coverage >> 7))
    }

    /// The same coverage, 0 to 256, on `count` pixels.
    @inline(__always)
    func cover(_ target: UnsafeMutablePointer<UInt32>, count: Int, share: UInt16) {
        let weight = UInt16(truncatingIfNeeded: (UInt32(share) &* UInt32(opacity)) >> 8)
        guard weight > 0, count > 0 else { return }
        guard weight < 256 else { return target.update(repeating: color | 0xFF00_0000, count: count) }
        let weights = Channels(repeating: weight)
        var x = 0
        while x + 8 <= count {
            lay(on: target + x, weights)
            x += 8
        }
        while x < count {
            target[x] = mixed(target[x], color, UInt32(weight))
            x += 1
        }
    }

    /// A coverage of its own, 0 to 255, for each of `count` pixels.
    @inline(__always)
    func cover(_ target: UnsafeMutablePointer<UInt32>, count: Int, coverage: UnsafePointer<UInt8>) {
        var x = 0
        while x + 8 <= count {
            let bytes = UnsafeRawPointer(coverage + x).loadUnaligned(as: SIMD8<UInt8>.self)
            // Most of what is drawn through a mask is empty.
            if unsafeBitCast(bytes, to: UInt64.self) != 0 { lay(on: target + x, weights(bytes)) }
            x += 8
        }
        while x < count {
            target[x] = mixed(target[x], color, UInt32(weight(coverage[x])))
            x += 1
        }
    }

    @inline(__always)
    private func weight(_ coverage: UInt8) -> UInt16 {
        let full = UInt32(coverage) + UInt32(coverage >> 7)
        return UInt16(truncatingIfNeeded: (full &* UInt32(opacity)) >> 8)
    }

    /// Of each pixel, once for either half of it.
    @inline(__always)
    private func weights(_ coverage: SIMD8<UInt8>) -> Channels {
        var wide = SIMD8<UInt32>(truncatingIfNeeded: coverage)
        wide = wide &+ (wide &>> 7)
        if opacity < 256 { wide = (wide &* UInt32(opacity)) &>> 8 }
        return unsafeBitCast(wide | wide &<< 16, to: Channels.self)
    }

    @inline(__always)
    private func lay(on target: UnsafeMutablePointer<UInt32>, _ weights: Channels) {
        let place = UnsafeMutableRawPointer(target)
        let under = place.loadUnaligned(as: Pixels.self)
        let mask = Pixels(repeating: 0xFF00FF)
        let rest = Channels(repeating: 256) &- weights
        let half = Channels(repeating: 128)
        let oldRedBlue = unsafeBitCast(under & mask, to: Channels.self)
        let oldGreen = unsafeBitCast(under &>> 8 & mask, to: Channels.self)
        let newRedBlue = (oldRedBlue &* rest &+ redBlue &* weights &+ half) &>> 8
        let newGreen = (oldGreen &* rest &+ green &* weights &+ half) &>> 8
        let joined =
            unsafeBitCast(newRedBlue, to: Pixels.self) | unsafeBitCast(newGreen, to: Pixels.self) &<< 8
            | Pixels(repeating: 0xFF00_0000)
        place.storeBytes(of: joined, as: Pixels.self)
    }
}
