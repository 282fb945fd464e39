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
        for row in max(0, -y)..<max(max(0, -y), min(other.height, height - y)) {
            for column in max(0, -x)..<max(max(0, -x), min(other.width, width - x)) {
                let place = (row + y) * width + column + x
                coverage[place] = max(coverage[place], other.coverage[row * other.width + column])
            }
        }
    }
}
