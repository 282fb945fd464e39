/// What became of a list between two of its states: which elements went, which came, and the fewest that must move.
///
/// To follow it, take the removed and the moved out of the old list; the rest stands in its new order. Then put in the
/// inserted and the moved, each at its new index, from the lowest index to the highest.
///
///     old  a b c d e      removed   c     at 2
///     new  e a b x d      inserted  x     at 3
///                         moved     e     from 4 to 0
///
/// Elements are paired by identity as Heckel does ("A technique for isolating differences between files", CACM 21, 1978),
/// but by a hash table only where the lists do not run side by side. Those pairs stay that make a longest increasing
/// subsequence, found by patience sorting (Fredman, "On computing the length of longest increasing subsequences", 1975),
/// so with ids that are unique in each list no difference has fewer moves. Cost grows with n log n at worst, and with n
/// where most elements keep their order.
///
/// An id that a list holds more than once pairs as often as both lists hold it, and is never both removed and inserted.
/// Pairs at the lists' common beginning and end come first, then those that are met within a few places of each other,
/// then what is left of the old list with what is left of the new one, in order. Moves are the fewest for these pairs.
public struct ListDifference: Equatable, Sendable {
    /// An element that left its order.
    public struct Move: Hashable, Sendable {
        /// Its index in the old list.
        public var from: Int
        /// Its index in the new list.
        public var to: Int

        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// Indices in the old list, rising.
    public private(set) var removed: [Int] = []
    /// Indices in the new list, rising.
    public private(set) var inserted: [Int] = []
    /// Rising by `to`.
    public private(set) var moved: [Move] = []

    public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }

    public init<ID: Hashable>(from old: [ID], to new: [ID]) {
        var keys = ListKeys<ID>()
        let between = ListEnds(old, new) { $0 == $1 }
        self.init(
            from: old[between.old].map { keys.key(of: $0) }, to: new[between.new].map { keys.key(of: $0) },
            behind: between.head)
    }

    /// The difference of what is between two lists' common ends, named by keys: same key, same element. `head` is how many
    /// elements come before.
    init(from old: [UInt64], to new: [UInt64], behind head: Int) {
        let pairs = ListPairs(old: old, new: new)
        removed = pairs.removed.map { $0 + head }
        inserted = pairs.inserted.map { $0 + head }
        guard !pairs.isInOrder else { return }
        moved = placesOutOfOrder(pairs.partners).map { Move(from: Int(pairs.partners[$0]) + head, to: $0 + head) }
    }
}

/// What two lists have between their common beginning and their common end.
struct ListEnds {
    /// How many elements the beginning holds.
    let head: Int
    let old: Range<Int>
    let new: Range<Int>

    init<Element>(_ old: [Element], _ new: [Element], isSame: (Element, Element) -> Bool) {
        let shorter = min(old.count, new.count)
        var head = 0
        while head < shorter, isSame(old[head], new[head]) { head += 1 }
        var tail = 0
        while tail < shorter - head, isSame(old[old.count - 1 - tail], new[new.count - 1 - tail]) { tail += 1 }
        self.head = head
        self.old = head..<old.count - tail
        self.new = head..<new.count - tail
    }
}

/// Gives every id a number of its own.
struct ListKeys<ID: Hashable> {
    private let start: UInt64
    private var known: [ID: UInt64] = [:]

    /// Counts from `start`.
    init(from start: UInt64 = 0) { self.start = start }

    mutating func key(of id: ID) -> UInt64 {
        if let key = known[id] { return key }
        let key = start + UInt64(known.count)
        known[id] = key
        return key
    }
}
