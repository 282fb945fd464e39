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
        let start = tiles[..<index].lastIndex { $0.kind.cutsChunk }.map { $0 + 1 } ?? 0
        let end = tiles[index...].firstIndex { $0.kind.cutsChunk } ?? tiles.count
        return tiles[start..<end].filter { $0.mayDefineLinks }.map(\.source)
    }
}
