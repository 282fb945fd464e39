import Engine

/// What became of a list of 100,000 rows when 10,000 went, 10,000 came, and 200 or 2,000 changed places with each other,
/// beside one pass over a table and what the standard library finds.
///
/// The pass looks up each id of the old list once, in their order, in a table that stands ready: the same table and hash
/// that the difference builds for itself where it needs one. The difference starts from the rows.
func listFigures(runs: Int = 101) -> KeyValuePairs<String, Double> {
    let old = Surface.List(rows: (1...100_000).map { row($0) })
    let few = edited(old, shuffled: 200)
    let many = edited(old, shuffled: 2000)
    let keys = (1...100_000).map { UInt64($0) }
    let table = table(of: keys)
    var (pass, ofFew, ofMany): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<runs {
        pass.append(milliseconds { precondition(sumOfSlots(keys, table) > 0, "nothing was looked up") })
        ofFew.append(milliseconds { expect(few.difference(from: old), moves: 100...200) })
        ofMany.append(milliseconds { expect(many.difference(from: old), moves: 1000...2000) })
    }
    return [
        "table_pass_ms": pass.median, "list_200_ms": ofFew.median, "list_2000_ms": ofMany.median,
        "library_200_ms": libraryTime(old, few), "library_2000_ms": libraryTime(old, many),
    ]
}

private func table(of keys: [UInt64]) -> KeyTable {
    var table = KeyTable(capacity: keys.count)
    for (place, key) in keys.enumerated() { table.push(place, for: key) }
    return table
}

private func sumOfSlots(_ keys: [UInt64], _ table: KeyTable) -> Int {
    var sum = 0
    for key in keys { sum &+= table.slot(of: key) }
    return sum
}

private func row(_ number: Int) -> Surface.List.Row { .init(id: .tile(.init(UInt64(number)))) }

/// Every tenth row gone and as many new ones in, at random places, then so many of all put out of order.
private func edited(_ list: Surface.List, shuffled count: Int) -> Surface.List {
    var random = Dice()
    var rows = list.rows
    let gone = Set(rows.indices.shuffled(using: &random).prefix(10_000))
    rows = rows.indices.filter { !gone.contains($0) }.map { rows[$0] }
    for number in 1...10_000 {
        rows.insert(row(list.rows.count + number), at: .random(in: 0...rows.count, using: &random))
    }
    let places = rows.indices.shuffled(using: &random).prefix(count)
    for (place, row) in zip(places, places.sorted().map { rows[$0] }) { rows[place] = row }
    return Surface.List(rows: rows)
}

private func expect(_ difference: ListDifference, moves: ClosedRange<Int>) {
    precondition(difference.removed.count == 10_000 && difference.inserted.count == 10_000, "rows were not found")
    precondition(moves.contains(difference.moved.count), "\(difference.moved.count) moves are not the fewest")
}

/// Once: it takes seconds.
private func libraryTime(_ old: Surface.List, _ new: Surface.List) -> Double {
    let (old, new) = (old.rows.map(\.id), new.rows.map(\.id))
    return milliseconds { precondition(!new.difference(from: old).inferringMoves().isEmpty, "no difference was found") }
}

/// The same numbers in every run: xorshift64 (Marsaglia, "Xorshift RNGs", 2003).
private struct Dice: RandomNumberGenerator {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
