extension Domain {
    /// `removed` bytes from `offset` on became `inserted`.
    public struct ByteSplice: Equatable, Sendable {
        /// From the start of the file.
        public var offset: Int
        public var removed: Int
        public var inserted: [UInt8]

        public init(offset: Int, removed: Int, inserted: [UInt8]) {
            self.offset = offset
            self.removed = removed
            self.inserted = inserted
        }

        /// The least one that makes `new` of `old`; both stand at `offset`.
        public init(from old: [UInt8], to new: [UInt8], at offset: Int = 0) {
            let limit = min(old.count, new.count)
            let (front, back) = old.withUnsafeBufferPointer { old in
                new.withUnsafeBufferPointer { new in
                    var front = 0
                    while front < limit, old[front] == new[front] { front += 1 }
                    var back = 0
                    while back < limit - front, old[old.count - 1 - back] == new[new.count - 1 - back] { back += 1 }
                    return (front, back)
                }
            }
            self.init(
                offset: offset + front, removed: old.count - front - back,
                inserted: Array(new[front..<new.count - back]))
        }

        public var isNothing: Bool { removed == 0 && inserted.isEmpty }

        /// Takes in the next splice where that changes only what this one has inserted, as continued typing does; false
        /// where it does not.
        mutating func absorb(_ next: ByteSplice) -> Bool {
            let start = next.offset.subtractingReportingOverflow(offset)
            guard !start.overflow, start.partialValue >= 0, next.removed >= 0,
                start.partialValue <= inserted.count, next.removed <= inserted.count - start.partialValue
            else { return false }
            let range = start.partialValue..<start.partialValue + next.removed
            inserted.replaceSubrange(range, with: next.inserted)
            return true
        }
    }
}

extension [UInt8] {
    /// False where the splice is not about bytes like these; they stay as they are then.
    mutating func apply(_ splice: Domain.ByteSplice) -> Bool {
        guard splice.offset >= 0, splice.removed >= 0, splice.offset <= count, splice.removed <= count - splice.offset
        else { return false }
        replaceSubrange(splice.offset..<splice.offset + splice.removed, with: splice.inserted)
        return true
    }
}
