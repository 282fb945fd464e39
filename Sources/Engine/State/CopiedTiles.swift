/// Tiles that were put on the clipboard. As long as the clipboard still holds their text, they can be pasted into their
/// document as the tiles that they were, with the bytes that they had.
struct CopiedTiles {
    let document: Domain.DocumentID
    let tiles: [Domain.Tile]
    let text: String

    /// Nil where their bytes are not text.
    init?(_ ids: [Domain.TileID], of document: Domain.OpenDocument) {
        let wanted = Set(ids)
        var bytes: [UInt8] = []
        var copied: [Domain.Tile] = []
        var gap: Bytes = []
        for (index, tile) in document.document.tiles.enumerated() where wanted.contains(tile.id) {
            let stoodBehind = copied.last.map { document.document.tiles[index - 1].id == $0.id } ?? false
            if !copied.isEmpty { bytes += stoodBehind ? gap : [10, 10] }
            bytes += tile.source
            gap = tile.gap
            copied.append(tile)
        }
        guard let text = String(validating: bytes + [10], as: UTF8.self) else { return nil }
        self.document = document.id
        tiles = copied
        self.text = text
    }
}
