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
            let one = copy.replace(0..<tile.source.count, inTile: index, with: Array(source.utf8))
            guard one.head == nil, copy.tiles.count == tiles.count, copy.tiles[index].id == tile.id,
                copy.tiles[index].kind == shape.kind,
                one.splices.allSatisfy({ $0.at == index && $0.removed.count == 1 && $0.inserted.count == 1 })
            else {
                throw Domain.Refusal(
                    "The \(tile.kind.noun) would not read as “\(shape.title)”, so nothing was changed.")
            }
            change.append(one)
        }
        return change
    }
}
