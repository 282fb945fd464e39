import Engine

/// The pixels in which two frames differ, as at most eight rectangles; painting the new frame there and nowhere else
/// makes the old picture the new one.
public func damage(from old: Frame, to new: Frame, scale: Double, textSize: Int = 100) -> [PixelRect] {
    damage(
        from: PlacedFrame(old, scale: scale, textSize: textSize), to: PlacedFrame(new, scale: scale, textSize: textSize)
    )
}

func damage(from old: PlacedFrame, to new: PlacedFrame) -> [PixelRect] {
    guard old.window == new.window else { return [new.window] }
    return merged(differences(old.commands, new.commands))
}

/// The areas of what only one side draws, or draws in another order. A pixel in none of them is painted by the same
/// shapes in the same order on both sides.
func differences(_ old: [PlacedCommand], _ new: [PlacedCommand]) -> [PixelRect] {
    let (oldRest, newRest) = withoutCommonEnds(old, new)
    if oldRest.isEmpty || newRest.isEmpty { return (oldRest + newRest).map(\.area) }
    let (gone, kept) = split(oldRest, by: Glimpse(of: newRest))
    let (come, keptToo) = split(newRest, by: Glimpse(of: oldRest))
    let difference = ListDifference(from: kept, to: keptToo)
    let goneToo = (difference.removed + difference.moved.map(\.from)).map { kept[$0].area }
    let comeToo = (difference.inserted + difference.moved.map(\.to)).map { keptToo[$0].area }
    return gone + goneToo + come + comeToo
}

/// The areas of those that the other side surely lacks, and the rest in order.
private func split(
    _ commands: ArraySlice<PlacedCommand>, by others: Glimpse
) -> (areas: [PixelRect], rest: [PlacedCommand]) {
    var areas: [PixelRect] = []
    var rest: [PlacedCommand] = []
    for command in commands {
        if others.mayHold(command) { rest.append(command) } else { areas.append(command.area) }
    }
    return (areas, rest)
}

/// Which commands are surely not among many, told without hashing them once more: a Bloom filter with one hash (Bloom,
/// "Space/time trade-offs in hash coding with allowable errors", 1970).
private struct Glimpse {
    private var bits: [UInt64]

    init(of commands: ArraySlice<PlacedCommand>) {
        // Sixteen bits or more for each.
        var words = 16
        while words * 4 < commands.count { words *= 2 }
        bits = Array(repeating: 0, count: words)
        for command in commands {
            let place = place(of: command)
            bits[place >> 6] |= 1 << UInt64(place & 63)
        }
    }

    func mayHold(_ command: PlacedCommand) -> Bool {
        let place = place(of: command)
        return bits[place >> 6] & 1 << UInt64(place & 63) != 0
    }

    /// Heights that lie near each other are thrown far apart by a multiple of the golden section of a word (Knuth, "The Art
    /// of Computer Programming", volume 3, section 6.4).
    private func place(of command: PlacedCommand) -> Int {
        (command.trait &+ command.area.minY &* 2_654_435_761) & (bits.count * 64 - 1)
    }
}

func withoutCommonEnds(
    _ old: [PlacedCommand], _ new: [PlacedCommand]
) -> (ArraySlice<PlacedCommand>, ArraySlice<PlacedCommand>) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (old[start..<old.count - end], new[start..<new.count - end])
}

private let mostRectangles = 8

/// At most eight rectangles that cover them all and do not overlap.
func merged(_ areas: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for area in areas where !area.isEmpty {
        absorb(area, into: &result)
        if result.count > mostRectangles, let (first, second) = nearest(result) {
            let union = result[first].union(result[second])
            result.remove(at: second)
            result.remove(at: first)
            absorb(union, into: &result)
        }
    }
    return result
}

/// Adds it, joined with all that it touches.
private func absorb(_ area: PixelRect, into result: inout [PixelRect]) {
    var area = area
    while let touched = result.firstIndex(where: { !$0.intersection(area).isEmpty }) {
        area = area.union(result.remove(at: touched))
    }
    result.append(area)
}

/// The pair, in rising order, whose union adds the fewest pixels.
private func nearest(_ areas: [PixelRect]) -> (Int, Int)? {
    var best: (pair: (Int, Int), cost: Int)?
    for first in areas.indices {
        for second in areas.indices where second > first {
            let cost = areas[first].union(areas[second]).area - areas[first].area - areas[second].area
            if cost < best?.cost ?? Int.max { best = ((first, second), cost) }
        }
    }
    return best?.pair
}
