/// Which element of a new list is which of an old one. Elements are named by keys: same key, same element.
struct ListPairs {
    /// For each element of the new list its index in the old one, or -1.
    private(set) var partners: [Int32]
    /// Indices in the old list of what has no partner, rising.
    private(set) var removed: [Int] = []
    /// Indices in the new list of what has no partner, rising.
    private(set) var inserted: [Int] = []
    /// True where the partners certainly rise.
    private(set) var isInOrder = true

    init(old: [UInt64], new: [UInt64]) {
        partners = Array(repeating: -1, count: new.count)
        let rest = pairSideBySide(old, new)
        pairByTable(old, new, rest: rest)
    }

    /// Walks both lists at once and pairs what is met within a few places, at one comparison for most elements. Gives
    /// back the indices that are left on each side.
    private mutating func pairSideBySide(_ old: [UInt64], _ new: [UInt64]) -> (old: [Int], new: [Int]) {
        var rest: (old: [Int], new: [Int]) = ([], [])
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            if old[i] == new[j] {
                partners[j] = Int32(i)
                (i, j) = (i + 1, j + 1)
            } else {
                let gap = Self.gap(old, i, new, j)
                for index in i..<i + gap.old { rest.old.append(index) }
                for index in j..<j + gap.new { rest.new.append(index) }
                (i, j) = (i + gap.old, j + gap.new)
            }
        }
        rest.old += i..<old.count
        rest.new += j..<new.count
        return rest
    }

    /// How many elements to pass over on each side until the lists meet again: the fewest in all, and one on each side
    /// where they do not meet nearby.
    private static func gap(_ old: [UInt64], _ i: Int, _ new: [UInt64], _ j: Int) -> (old: Int, new: Int) {
        for sum in 1...4 {
            for ahead in 0...sum where i + ahead < old.count && j + sum - ahead < new.count {
                if old[i + ahead] == new[j + sum - ahead] { return (ahead, sum - ahead) }
            }
        }
        return (1, 1)
    }

    private mutating func pairByTable(_ old: [UInt64], _ new: [UInt64], rest: (old: [Int], new: [Int])) {
        var table = KeyTable(capacity: rest.old.count)
        for place in rest.old.indices.reversed() { table.push(place, for: old[rest.old[place]]) }
        var isPaired = Array(repeating: false, count: rest.old.count)
        for index in rest.new {
            if let place = table.pop(for: new[index]) {
                partners[index] = Int32(rest.old[place])
                isPaired[place] = true
                isInOrder = false
            } else {
                inserted.append(index)
            }
        }
        removed = isInOrder ? rest.old : rest.old.indices.filter { !isPaired[$0] }.map { rest.old[$0] }
    }
}
