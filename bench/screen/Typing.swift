import Engine
import SDLRender

/// Keys in the editor, in the middle of a document, with its card and the board beside it.
func typingFigures(tiles: Int, seed: UInt64) throws -> KeyValuePairs<String, Double> {
    let desk = try Desk(tiles: tiles, seed: seed)
    var (keys, splits): ([Took], [Took]) = ([], [])
    for round in 0..<6 {
        desk.edit(around: tiles / 2 + round * 20)
        let typed = desk.type("and so it went on, word by word, until a line was full. ", times: 4)
        let split = desk.split()
        // The first round warms up.
        guard round > 0 else { continue }
        keys += typed
        splits += split
    }
    let (work, wall, ends) = (keys.map(\.work), keys.map(\.wall), splits.map(\.work))
    return [
        "keys": Double(work.count), "key_ms": work.median, "key_p99_ms": work.share(0.99),
        "key_max_ms": work.max() ?? 0, "split_ms": ends.median, "split_max_ms": ends.max() ?? 0,
        "key_wall_p99_ms": wall.share(0.99),
    ]
}

extension Desk {
    /// Opens the editor on a paragraph there, the caret at its end.
    fileprivate func edit(around place: Int) {
        guard let tile = editor.openTiles[place...].first(where: { $0.kind == .paragraph && $0.source.count > 200 })
        else { fatalError("no long paragraph stands behind tile \(place)") }
        perform(.select(.tile(tile.id)))
        perform(.editDetail(.tile(tile.id)))
        perform(.editText(.move(.textEnd, extend: false)))
    }

    fileprivate func type(_ text: String, times: Int) -> [Took] {
        let before = editor.editorSurface.text.utf8.count
        let took = String(repeating: text, count: times).map { frame(.textTyped(String($0))) }
        require(editor.editorSurface.text.utf8.count == before + took.count, "the keys that were typed are not there")
        requireTrueToFrame()
        return took
    }

    /// Two ends of a line and a letter make two tiles of one: what each of the three keys took.
    fileprivate func split() -> [Took] {
        let before = editor.openTiles.count
        let took = [
            frame(.keyPressed(key: "Return", [])), frame(.keyPressed(key: "Return", [])), frame(.textTyped("x")),
        ]
        require(editor.openTiles.count == before + 1, "the paragraph was not split")
        requireTrueToFrame()
        return took
    }
}
