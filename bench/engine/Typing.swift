import Engine

/// Keys in the two files in turns. Beside the key that types: one that makes two tiles of one, and so changes the board.
func keyFigures(large: String, small: String) -> KeyValuePairs<String, Double> {
    let desks = (large: Desk(), small: Desk())
    desks.large.open(large)
    desks.small.open(small)
    let cards = (large: desks.large.editMiddle(), small: desks.small.editMiddle())
    var keys: (large: [Double], small: [Double]) = ([], [])
    var splits: (large: [Double], small: [Double]) = ([], [])
    for round in 0..<40 {
        let typed = (large: desks.large.type(showing: cards.large), small: desks.small.type(showing: cards.small))
        let split = (large: desks.large.split(showing: cards.large), small: desks.small.split(showing: cards.small))
        // The first rounds warm up.
        guard round >= 8 else { continue }
        keys.large += typed.large
        keys.small += typed.small
        splits.large.append(split.large)
        splits.small.append(split.small)
    }
    return [
        "key_ms": keys.large.median, "key_small_ms": keys.small.median, "split_ms": splits.large.median,
        "split_small_ms": splits.small.median,
    ]
}

extension Desk {
    /// Opens the editor on a paragraph near the middle, of about the same length in every file, with the caret in it. Gives
    /// the cards around it: as many as a window shows.
    fileprivate func editMiddle() -> [SurfaceID] {
        let tiles = editor.openTiles
        let paragraphs = tiles.indices.filter {
            tiles[$0].kind == .paragraph && 380...420 ~= tiles[$0].source.count
        }
        guard let index = paragraphs.min(by: { abs($0 - tiles.count / 2) < abs($1 - tiles.count / 2) }) else {
            fatalError("no paragraph of about 400 bytes stands in the file")
        }
        perform(.editDetail(.tile(tiles[index].id)))
        for _ in 0..<20 { perform(.editText(.move(.wordLeft, extend: false))) }
        return tiles[max(0, index - 8)..<min(tiles.count, index + 8)].map { .tile($0.id) }
    }

    /// Eight keys, each taken out again; milliseconds of each.
    fileprivate func type(showing cards: [SurfaceID]) -> [Double] {
        let times = (0..<8).map { _ in time(.editText(.insert("x")), cards) }
        for _ in 0..<8 { perform(.editText(.delete(.left))) }
        return times
    }

    /// A blank line in the paragraph; milliseconds.
    fileprivate func split(showing cards: [SurfaceID]) -> Double {
        let before = editor.openTiles.count
        let took = time(.editText(.insert("\n\n")), cards)
        precondition(editor.openTiles.count == before + 1, "the paragraph was not split")
        perform(.run(.undo))
        return took
    }

    private func time(_ intent: Intent, _ cards: [SurfaceID]) -> Double {
        milliseconds {
            editor.perform(intent)
            pull(cards)
        }
    }
}
