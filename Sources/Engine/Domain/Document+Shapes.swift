extension Domain.Document {
    /// Each of the tiles becomes one of another shape: its old marks are taken off, the new ones put on, everything else
    /// stays. Tiles that stand together become one list, since several would read as one. Proved by parsing; refused where one
    /// of them is more than text, or would not read so.
    func reshaping(_ ids: Set<Domain.TileID>, to shape: TileShape) throws(Domain.Refusal) -> Domain.Change {
        var copy = self
        var change = Domain.Change(splices: [])
        // From the end on, so that what is left to do keeps its place.
        for run in runs(of: ids, joined: shape.kind == .list).reversed() {
            var lines: [String] = []
            for tile in tiles[run] {
                guard let text = String(validating: tile.source, as: UTF8.self), let own = tile.kind.lines(of: text)
                else {
                    throw Domain.Refusal(
                        "The \(tile.kind.noun) can't be turned into anything else, so nothing was changed.")
                }
                lines += own
            }
            let first = tiles[run.lowerBound]
            let source = shape.source(of: lines).withLineEnds(lineEnding(before: run.lowerBound + 1))
            if run.count == 1, first.source.elementsEqual(source.utf8) { continue }
            guard let one = copy.rewrite(run, with: Array(source.utf8), as: shape.kind) else {
                let subject = run.count == 1 ? "The \(first.kind.noun)" : "The tiles"
                throw Domain.Refusal("\(subject) would not read as “\(shape.title)”, so nothing was changed.")
            }
            change.append(one)
        }
        return change
    }

    /// The places of the tiles, each by itself or `joined` with its neighbours among them.
    private func runs(of ids: Set<Domain.TileID>, joined: Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, tile) in tiles.enumerated() where ids.contains(tile.id) {
            if joined, let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}
