extension Domain.Document {
    /// How many tiles the sections of these headings hold, in one pass. Those that are no headings here are left out.
    func sectionCounts(of headings: Set<Domain.TileID>) -> [Domain.TileID: Int] {
        var counts: [Domain.TileID: Int] = [:]
        /// The sections around a tile, from the outermost to the innermost.
        var open: [(level: Int, id: Domain.TileID, start: Int)] = []
        for (index, tile) in tiles.enumerated() {
            guard let level = tile.kind.rowLevel else { continue }
            while let last = open.last, last.level >= level {
                counts[last.id] = index - last.start - 1
                open.removeLast()
            }
            if headings.contains(tile.id) { open.append((level, tile.id, index)) }
        }
        for last in open { counts[last.id] = tiles.count - last.start - 1 }
        return counts
    }
}
