extension Domain.Document {
    /// Each of the tiles becomes one of another shape: its old marks are taken off, the new ones put on, everything else
    /// stays. Proved by parsing; refused where one of them is more than text, or would not read so.
    func reshaping(_ ids: Set<Domain.TileID>, to shape: TileShape) throws(Domain.Refusal) -> Domain.Change {
        var copy = self
        var change = Domain.Change(splices: [])
        for (index, tile) in tiles.enumerated() where ids.contains(tile.id) {
            guard let text = String(validating: tile.source, as: UTF8.self), let lines = tile.kind.lines(of: text)
            else {
                throw Domain.Refusal(
                    "The \(tile.kind.noun) can't be turned into anything else, so nothing was changed.")
            }
            let source = shape.source(of: lines).withLineEnds(lineEnding(before: index + 1))
            guard source != text else { continue }
            guard let one = copy.rewrite(index, with: Array(source.utf8), as: shape.kind) else {
                throw Domain.Refusal(
                    "The \(tile.kind.noun) would not read as “\(shape.title)”, so nothing was changed.")
            }
            change.append(one)
        }
        return change
    }
}
