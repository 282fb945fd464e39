import Engine
import SDLRender

/// Keys in the editor, in the middle of a document, with its card and the board beside it.
func typingFigures(tiles: Int, seed: UInt64) throws -> KeyValuePairs<String, Double> {
    let desk = try Desk(tiles: tiles, seed: seed)
    var (keys, splits): ([Double], [Double]) = ([], [])
    for round in 0..<6 {
        desk.edit(around: tiles / 2 + round * 20)
        let typed = desk.type("and so it went on, word by word, until a line was full. ", times: 4)
        let split = desk.split()
        // The first round warms up.
        guard round > 0 else { continue }
        keys += typed
        splits += split
    }
    return [
        "key_ms": keys.median, "key_p99_ms": keys.share(0.99), "key_max_ms": keys.max() ?? 0,
        "keys_under_8_percent": keys.percent(under: 8), "split_ms": splits.median, "split_max_ms": splits.max() ?? 0,
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

    fileprivate func type(_ text: String, times: Int) -> [Double] {
        let before = editor.editorSurface.text.utf8.count
        let took = String(repeating: text, count: times).map { frame(.textTyped(String($0))) }
        require(editor.editorSurface.text.utf8.count == before + took.count, "the keys that were typed are not there")
        requireTrueToFrame()
        return took
    }

    /// Two ends of a line and a letter make two tiles of one: milliseconds of each of the three keys.
    fileprivate func split() -> [Double] {
        let before = editor.openTiles.count
        let took = [
            frame(.keyPressed(key: "Return", [])), frame(.keyPressed(key: "Return", [])), frame(.textTyped("x")),
        ]
        require(editor.openTiles.count == before + 1, "the paragraph was not split")
        requireTrueToFrame()
        return took
    }
}
