/// Heights of rows that lie one below the other, whole points. Asking where a row begins, or which one lies at a height,
/// costs the logarithm of their number; changing a height costs a chunk and the number of chunks.
///
///     chunk 0        chunk 1        chunk 2
///     h h h h …      h h h h …      h h          heights
///     0              2480           5120         where each chunk begins
struct RowHeights: Equatable, Sendable {
    static let chunkSize = 128

    private var chunks: [[Double]] = []
    private var starts: [Double] = []
    private(set) var count = 0
    private(set) var total = 0.0

    init() {}

    mutating func append(_ height: Double) {
        if count % Self.chunkSize == 0 {
            chunks.append([])
            starts.append(total)
        }
        chunks[chunks.count - 1].append(height)
        count += 1
        total += height
    }

    subscript(row: Int) -> Double { chunks[row / Self.chunkSize][row % Self.chunkSize] }

    /// Where a row begins; for `count`, where the last one ends.
    func top(of row: Int) -> Double {
        guard row < count else { return total }
        let chunk = row / Self.chunkSize
        return chunks[chunk].prefix(row % Self.chunkSize).reduce(starts[chunk], +)
    }

    /// The row that holds this height: the first one above all, the last one below all. Nil without any.
    func row(at y: Double) -> Int? {
        guard count > 0 else { return nil }
        let chunk = max(0, starts.partitionPoint { $0 > y } - 1)
        var end = starts[chunk]
        for (index, height) in chunks[chunk].enumerated() {
            end += height
            if y < end { return chunk * Self.chunkSize + index }
        }
        return min(count, (chunk + 1) * Self.chunkSize) - 1
    }

    mutating func set(_ height: Double, of row: Int) {
        let chunk = row / Self.chunkSize
        let more = height - self[row]
        guard more != 0 else { return }
        chunks[chunk][row % Self.chunkSize] = height
        for later in (chunk + 1)..<max(chunk + 1, starts.count) { starts[later] += more }
        total += more
    }
}
