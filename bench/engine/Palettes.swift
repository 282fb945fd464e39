import Engine

/// What a key press costs in the palettes of a folder of 10,000 documents, filter and surfaces included: the median and the
/// slowest of all letters of several names. And what it costs to open it.
func paletteFigures(runs: Int = 11) -> KeyValuePairs<String, Double> {
    let desk = Desk()
    let documents = (0..<10_000).map { Domain.DocumentID("chapter-\($0 % 97)/The long story of number \($0).md") }
    desk.editor.perform(.appWillAppear(path: "/nowhere"))
    desk.editor.perform(
        .receive(.workspaceRead(token: 1, WorkspaceListing(root: "/nowhere", documents: documents))))
    var opened: [Double] = []
    var keys: [Double] = []
    for run in 0..<runs {
        opened.append(milliseconds { desk.editor.perform(.openPalette(.documents)) })
        for letter in "story number \(run * 911)" {
            keys.append(milliseconds { desk.editor.perform(.editLine(.palette, .insert(String(letter)))) })
        }
        guard case .palette(let palette) = desk.editor.overlaySurface, !palette.rows.isEmpty else {
            fatalError("nothing was found")
        }
        desk.editor.perform(.closeOverlay)
    }
    return ["palette_open_ms": opened.median, "palette_key_ms": keys.median, "palette_slowest_key_ms": keys.max() ?? 0]
}
