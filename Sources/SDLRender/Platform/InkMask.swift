import CSDL

/// A quarter of the surface's width, without its empty rows and columns; nil where all are empty. `origin` is the pen's
/// column in the surface, `baseline` its row.
func narrowed(_ surface: UnsafeMutablePointer<SDL_Surface>, origin: Int, baseline: Int) -> Mask? {
    guard let pixels = surface.pointee.pixels else { return nil }
    let plane = Plane(
        bytes: UnsafeRawPointer(pixels), width: Int(surface.pointee.w), height: Int(surface.pointee.h),
        pitch: Int(surface.pointee.pitch))
    guard let ink = plane.ink() else { return nil }
    let first = (ink.columns.lowerBound - origin) >> 2
    let last = (ink.columns.upperBound - 1 - origin) >> 2
    let mask = Mask(left: first, top: ink.rows.lowerBound - baseline, width: last - first + 1, height: ink.rows.count)
    for (line, y) in ink.rows.enumerated() {
        plane.narrow(row: y, from: origin + first * 4, into: mask.coverage + line * mask.width, count: mask.width)
    }
    return mask
}

/// One byte for each pixel.
private struct Plane {
    let bytes: UnsafeRawPointer
    let width: Int
    let height: Int
    let pitch: Int

    /// From the first to the last that is not empty; nil where all are.
    func ink() -> (rows: Range<Int>, columns: Range<Int>)? {
        var (rows, columns) = (0..<0, 0..<0)
        var isFound = false
        for y in 0..<height {
            let row = bytes + y * pitch
            guard let first = firstInk(row) else { continue }
            let end = lastInk(row, from: first)
            rows = isFound ? rows.lowerBound..<y + 1 : y..<y + 1
            columns =
                isFound ? min(columns.lowerBound, first)..<max(columns.upperBound, end) : first..<end
            isFound = true
        }
        return isFound ? (rows, columns) : nil
    }

    private func firstInk(_ row: UnsafeRawPointer) -> Int? {
        var x = 0
        while x + 8 <= width, row.loadUnaligned(fromByteOffset: x, as: UInt64.self) == 0 { x += 8 }
        while x < width, row.load(fromByteOffset: x, as: UInt8.self) == 0 { x += 1 }
        return x < width ? x : nil
    }

    private func lastInk(_ row: UnsafeRawPointer, from first: Int) -> Int {
        var x = width
        while x - 8 > first, row.loadUnaligned(fromByteOffset: x - 8, as: UInt64.self) == 0 { x -= 8 }
        while x > first + 1, row.load(fromByteOffset: x - 1, as: UInt8.self) == 0 { x -= 1 }
        return x
    }

    /// The means of four columns each, the first of them at `start`; beyond the plane nothing is.
    func narrow(row y: Int, from start: Int, into target: UnsafeMutablePointer<UInt8>, count: Int) {
        let row = bytes + y * pitch
        let inner = max(0, (3 - start) >> 2)..<max(0, (3 - start) >> 2, min(count, (width - start) >> 2))
        let source = row + start
        for x in inner {
            let four = source.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
            let two = (four & 0xFF00FF) &+ (four >> 8 & 0xFF00FF)
            target[x] = UInt8(truncatingIfNeeded: ((two & 0xFFFF) &+ (two >> 16) &+ 2) >> 2)
        }
        for x in 0..<count where !inner.contains(x) {
            let from = start + x * 4
            let columns = max(0, from)..<max(max(0, from), min(width, from + 4))
            let sum = columns.reduce(2) { $0 + Int(row.load(fromByteOffset: $1, as: UInt8.self)) }
            target[x] = UInt8(truncatingIfNeeded: sum >> 2)
        }
    }
}
