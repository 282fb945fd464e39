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
    let difference = ListDifference(from: Array(oldRest), to: Array(newRest))
    let gone = (difference.removed + difference.moved.map(\.from)).map { oldRest[oldRest.startIndex + $0].area }
    let come = (difference.inserted + difference.moved.map(\.to)).map { newRest[newRest.startIndex + $0].area }
    return gone + come
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
