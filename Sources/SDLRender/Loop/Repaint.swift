/// What makes the picture of one frame that of another: pixels that only move, and then what is painted anew.
struct Repaint: Equatable {
    /// Pixels that move down by `distance` rows, up where that is below zero, into `target`.
    struct Move: Equatable {
        /// In pixels; never empty.
        var target: PixelRect
        var distance: Int

        var source: PixelRect { target.movedDown(by: -distance) }
    }

    let move: Move?
    /// At most eight that do not overlap.
    let areas: [PixelRect]

    /// Everything.
    init(all window: PixelRect) {
        move = nil
        areas = [window]
    }

    /// The old picture must stand there as a whole.
    init(from old: PlacedFrame, to new: PlacedFrame) {
        let move = old.window == new.window ? scroll(from: old, to: new) : nil
        self.move = move
        guard let move else {
            areas = damage(from: old, to: new)
            return
        }
        // What has moved and what has not are told apart: each part of the window is compared by itself.
        let moved = differences(
            old.commands.compactMap { $0.moved(by: move.distance, into: move.target) },
            new.commands.compactMap { $0.moved(by: 0, into: move.target) })
        let rest = new.window.around(move.target).flatMap { part in
            differences(
                old.commands.compactMap { $0.moved(by: 0, into: part) },
                new.commands.compactMap { $0.moved(by: 0, into: part) })
        }
        areas = merged(moved + rest)
    }

    /// All pixels that may be others now.
    var changed: [PixelRect] { areas + (move.map { [$0.target] } ?? []) }

    /// Whether what moves comes from and goes to nowhere else.
    func staysWithin(_ bounds: PixelRect) -> Bool {
        move.map { bounds.contains($0.source) && bounds.contains($0.target) } ?? true
    }
}

/// The pane that was scrolled, and how far; nil where none was. Whatever this answers, the picture will be right: at worst
/// more is painted than has to be.
private func scroll(from old: PlacedFrame, to new: PlacedFrame) -> Repaint.Move? {
    let (oldRest, newRest) = withoutCommonEnds(old.commands, new.commands)
    guard min(oldRest.count, newRest.count) >= leastCommands else { return nil }
    var best: Repaint.Move?
    for pane in Set(new.panes).intersection(old.panes) {
        guard let distance = distance(from: oldRest, to: newRest, in: pane) else { continue }
        let target = pane.intersection(pane.movedDown(by: distance))
        if target.area > best?.target.area ?? 0 { best = Repaint.Move(target: target, distance: distance) }
    }
    return best
}

/// With fewer it does not pay to look.
private let leastCommands = 12
private let samples = 12

/// By how much most of the pane's texts have moved, as far as a few of them tell; nil where they stand.
private func distance(
    from old: ArraySlice<PlacedCommand>, to new: ArraySlice<PlacedCommand>, in pane: PixelRect
) -> Int? {
    let former = texts(of: old, in: pane)
    let latter = texts(of: new, in: pane)
    var votes: [Int: Int] = [:]
    for index in stride(from: 0, to: latter.count, by: max(1, latter.count / samples)) {
        let text = latter[index]
        // The same words may stand there more than once.
        let moves = former.lazy.filter { $0.trait == text.trait }.map { text.y - $0.y }
        if let nearest = moves.min(by: { abs($0) < abs($1) }) { votes[nearest, default: 0] += 1 }
    }
    let most = votes.max { ($0.value, $0.key) < ($1.value, $1.key) }
    return most.flatMap { $0.key == 0 ? nil : $0.key }
}

private func texts(of commands: ArraySlice<PlacedCommand>, in pane: PixelRect) -> [(trait: Int, y: Int)] {
    commands.compactMap { command in
        guard case .text(let run) = command.shape, !command.area.intersection(pane).isEmpty else { return nil }
        return (command.trait, Int(run.y))
    }
}
