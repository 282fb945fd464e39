/// Where values stand that must be taken out so that the rest rises, the fewest there can be; from the first to the last.
///
/// Values are distinct; those below zero are passed over. Patience sorting: each value goes onto the first pile whose top
/// is not below it, so it ends an increasing subsequence as long as its pile's number, and none longer. Costs n log n at
/// worst, but a value above all tops, the common case, is not searched for.
func placesOutOfOrder(_ values: [Int32]) -> [Int] {
    var tops: [Int32] = []
    var piles: [Int32] = []
    piles.reserveCapacity(values.count)
    for value in values {
        if value < 0 {
            piles.append(-1)
        } else if let last = tops.last, value < last {
            let pile = tops.partitionPoint { $0 > value }
            tops[pile] = value
            piles.append(Int32(pile))
        } else {
            piles.append(Int32(tops.count))
            tops.append(value)
        }
    }
    return places(outside: piles, longest: tops.count)
}

/// On each pile values fall, so behind a value on the next pile the last one before it is below it: walking back, the
/// first value that is met of each pile belongs to the subsequence.
private func places(outside piles: [Int32], longest: Int) -> [Int] {
    var wanted = Int32(longest) - 1
    var outside: [Int] = []
    for place in piles.indices.reversed() where piles[place] >= 0 {
        if piles[place] == wanted { wanted -= 1 } else { outside.append(place) }
    }
    return outside.reversed()
}
