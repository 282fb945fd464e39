extension Domain.Tiles {
    struct Leaf: Sendable {
        /// How many tiles a leaf keeps while there are others.
        static let sizes = 32...256

        private(set) var tiles: [Domain.Tile]
        private(set) var byteCount: Int
        private(set) var traits: Traits

        private init?(_ tiles: ArraySlice<Domain.Tile>) {
            guard let traits = Traits(tiles) else { return nil }
            self.tiles = Array(tiles)
            self.traits = traits
            byteCount = tiles.reduce(0) { $0 + $1.length }
        }

        /// Leaves of even size in the middle of `sizes`; one where there are few tiles, none where there is none.
        static func cut(_ tiles: [Domain.Tile]) -> [Leaf] {
            let count = Swift.max(1, tiles.count / 128)
            return (0..<count).compactMap { Leaf(tiles[tiles.count * $0 / count..<tiles.count * ($0 + 1) / count]) }
        }

        mutating func replace(_ range: Range<Int>, with new: some Collection<Domain.Tile>) {
            for tile in tiles[range] { byteCount -= tile.length }
            for tile in new { byteCount += tile.length }
            if let more = Traits(new) { traits.formUnion(more) }
            tiles.replaceSubrange(range, with: new)
        }
    }

    /// What a leaf may hold, so that a search can leave it out. Says too much after removals, never too little.
    struct Traits: Sendable {
        private(set) var ids: ClosedRange<Domain.TileID>
        /// The level of the heading that stands above all others; nil where there is none.
        private(set) var topLevel: Int?
        /// Whether any tile cuts the chunks of the format's walk, and whether any may define links.
        private(set) var cutsChunk: Bool
        private(set) var mayDefineLinks: Bool

        private init(_ tile: Domain.Tile) {
            ids = tile.id...tile.id
            topLevel = tile.kind.rowLevel
            cutsChunk = tile.kind.cutsChunk
            mayDefineLinks = tile.mayDefineLinks
        }

        /// Nil where there is no tile.
        init?(_ tiles: some Collection<Domain.Tile>) {
            guard let first = tiles.first else { return nil }
            self.init(first)
            for tile in tiles.dropFirst() { formUnion(Traits(tile)) }
        }

        mutating func formUnion(_ other: Traits) {
            ids = Swift.min(ids.lowerBound, other.ids.lowerBound)...Swift.max(ids.upperBound, other.ids.upperBound)
            if let level = other.topLevel { topLevel = Swift.min(topLevel ?? level, level) }
            cutsChunk = cutsChunk || other.cutsChunk
            mayDefineLinks = mayDefineLinks || other.mayDefineLinks
        }
    }
}
