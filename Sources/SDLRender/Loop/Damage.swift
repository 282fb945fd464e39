import Engine

/// The pixels in which two frames differ, as at most eight rectangles; painting the new frame there and nowhere else
/// makes the old picture the new one.
public func damage(from old: Frame, to new: Frame, scale: Double, textSize: Int = 100) -> [PixelRect] {
    damage(
        from: PlacedFrame(old, scale: scale, textSize: textSize), to: PlacedFrame(new, scale: scale, textSize: textSize)
    )
}

/// What only one of the two frames draws is damaged. What both draw must come in the same order in both: where it does
/// not, all is damaged.
func damage(from old: PlacedFrame, to new: PlacedFrame) -> [PixelRect] {
    guard old.window == new.window else { return [new.window] }
    let (oldRest, newRest) = withoutCommonEnds(old.commands, new.commands)
    guard let areas = differences(oldRest, newRest) else { return [new.window] }
    return merged(areas.map { $0.intersection(new.window) })
}

private func withoutCommonEnds(
    _ old: [PlacedCommand], _ new: [PlacedCommand]
) -> (ArraySlice<PlacedCommand>, ArraySlice<PlacedCommand>) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (old[start..<old.count - end], new[start..<new.count - end])
}

/// The areas of the commands that only one side has; nil where the others are not in the same order.
private func differences(_ old: ArraySlice<PlacedCommand>, _ new: ArraySlice<PlacedCommand>) -> [PixelRect]? {
    if old.isEmpty || new.isEmpty { return (old + new).map(\.area) }
    let (goneAreas, kept) = split(old, by: new)
    let (newAreas, keptToo) = split(new, by: old)
    return kept == keptToo ? goneAreas + newAreas : nil
}

/// The areas of those that `others` lack, and the rest in order. Two of the same need two of them there.
private func split(
    _ commands: ArraySlice<PlacedCommand>, by others: ArraySlice<PlacedCommand>
) -> (areas: [PixelRect], common: [PlacedCommand]) {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    var areas: [PixelRect] = []
    var common: [PlacedCommand] = []
    for command in commands {
        if let count = counts[command], count > 0 {
            counts[command] = count - 1
            common.append(command)
        } else {
            areas.append(command.area)
        }
    }
    return (areas, common)
}

private let mostRectangles = 8

/// At most eight rectangles that cover them all and do not overlap.
private func merged(_ areas: [PixelRect]) -> [PixelRect] {
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
