/// Places by key, several of one key as a stack: a flat hash table with linear probing (Knuth, The Art of Computer
/// Programming 3, 6.4, algorithm L) and Fibonacci hashing (the same chapter), at most half full.
///
/// For keys that count up; a hash that a stranger can't foresee it has not.
package struct KeyTable {
    @usableFromInline
    struct Slot {
        @usableFromInline var key: UInt64 = 0
        /// The place on top of the stack.
        @usableFromInline var top = KeyTable.free
    }

    /// In a slot that no key was put into.
    @usableFromInline static var free: Int32 { -1 }
    /// Below the last place of a stack, and in a slot whose stack is used up.
    private static var bottom: Int32 { -2 }

    @usableFromInline var slots: [Slot]
    /// Leaves as many bits of a hash as number the slots.
    @usableFromInline let shift: UInt64
    /// For each place the one below it.
    private var below: [Int32]

    /// `capacity` is both how many places there can be at most and the first number that is no place.
    package init(capacity: Int) {
        let bits = Int.bitWidth - max(1, 2 * capacity - 1).leadingZeroBitCount
        slots = Array(repeating: Slot(), count: 1 << bits)
        shift = UInt64(64 - bits)
        below = Array(repeating: KeyTable.bottom, count: capacity)
    }

    /// The key's slot, or the free one where it would go.
    @inlinable @inline(__always)
    package func slot(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
        while slots[slot].key != key, slots[slot].top != KeyTable.free { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    package mutating func push(_ place: Int, for key: UInt64) {
        let slot = slot(of: key)
        below[place] = slots[slot].top == KeyTable.free ? KeyTable.bottom : slots[slot].top
        slots[slot] = Slot(key: key, top: Int32(place))
    }

    /// The place that was last pushed for the key and is not popped yet.
    package mutating func pop(for key: UInt64) -> Int? {
        let slot = slot(of: key)
        guard slots[slot].top >= 0 else { return nil }
        let place = Int(slots[slot].top)
        slots[slot].top = below[place]
        return place
    }
}
