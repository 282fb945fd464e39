/// How much of each pixel something covers, 0 to 255, and where it lies.
final class Mask {
    /// From the pen's place on the baseline to the first pixel: right and down.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// Row by row, `width` bytes each.
    let coverage: UnsafeMutablePointer<UInt8>

    /// All empty.
    init(left: Int, top: Int, width: Int, height: Int) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        coverage = .allocate(capacity: max(1, width * height))
        coverage.initialize(repeating: 0, count: max(1, width * height))
    }

    deinit { coverage.deallocate() }

    /// Bytes, with what the object itself takes.
    var cost: Int { width * height + 96 }

    /// Lays `other` over this mask, `dx` pixels to its right; the rest of it is cut.
    func add(_ other: Mask, dx: Int) {
        let x = other.left + dx - left
        let y = other.top - top
        let columns = max(0, -x)..<max(max(0, -x), min(other.width, width - x))
        for row in max(0, -y)..<max(max(0, -y), min(other.height, height - y)) {
            let target = coverage + (row + y) * width + x
            let source = other.coverage + row * other.width
            for column in columns { target[column] = max(target[column], source[column]) }
        }
    }
}

/// One mask that holds them all, each as far to the right as its number says.
func joined(_ masks: [(Mask, Int)]) -> Mask? {
    if masks.count == 1, masks[0].1 == 0 { return masks[0].0 }
    guard let left = masks.map({ $0.0.left + $0.1 }).min(), let top = masks.map(\.0.top).min(),
        let right = masks.map({ $0.0.left + $0.1 + $0.0.width }).max(),
        let bottom = masks.map({ $0.0.top + $0.0.height }).max()
    else { return nil }
    let all = Mask(left: left, top: top, width: right - left, height: bottom - top)
    for (mask, dx) in masks { all.add(mask, dx: dx) }
    return all
}
