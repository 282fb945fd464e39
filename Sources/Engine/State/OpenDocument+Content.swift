extension Domain.OpenDocument {
    /// The tile as a reader would see it, its links resolved by the definitions of its chunk.
    func content(of tile: Domain.Tile, at index: Int? = nil) -> [Surface.Block] {
        let definitions = (index ?? self.index(of: tile.id)).map { self.definitions(around: $0) } ?? []
        return Surface.Block.blocks(of: tile, definitions: definitions)
    }

    /// Why the tile is broken, in one sentence; nil where it is not.
    func problem(of tile: Domain.Tile) -> String? { tile.fault?.message }

    /// Sources of the tiles that may hold link definitions, between the directives around a tile.
    private func definitions(around index: Int) -> [Bytes] {
        guard hasDefinitions else { return [] }
        let tiles = document.tiles
        let before = tiles.lastIndex(before: index, where: { $0.kind.cutsChunk }, amongLeaves: { $0.cutsChunk })
        let end = tiles.firstIndex(from: index, where: { $0.kind.cutsChunk }, amongLeaves: { $0.cutsChunk })
        var found: [Bytes] = []
        var next = before.map { $0 + 1 } ?? 0
        while let place = tiles.firstIndex(
            from: next, where: { $0.mayDefineLinks }, amongLeaves: { $0.mayDefineLinks }), place < end ?? tiles.count
        {
            found.append(tiles[place].source)
            next = place + 1
        }
        return found
    }
}
