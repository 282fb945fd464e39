extension Domain {
    /// One Markdown file as its bytes, cut into parts that cover all of it:
    ///
    ///     mark · front matter · lead · (tile source · gap) · (tile source · gap) · …
    ///
    /// Concatenating the parts gives the file back, byte for byte, whatever it holds.
    public struct Document: Sendable {
        /// The byte order mark, or empty.
        public var mark: Bytes
        /// Both `---` lines and what stands between them, the line end of the closing one included. Nil without any.
        public var frontMatter: Bytes?
        /// Line ends and blank lines before the first tile.
        public var lead: Bytes
        public var tiles: Tiles
        /// The next tile's; grows only.
        private var nextID: UInt64 = 1

        public init(mark: Bytes = [], frontMatter: Bytes? = nil, lead: Bytes = [], tiles: [Tile] = []) {
            self.mark = mark
            self.frontMatter = frontMatter
            self.lead = lead
            self.tiles = Tiles(tiles)
        }

        /// The whole file. Cost grows with its size.
        public var bytes: [UInt8] {
            var all: [UInt8] = []
            all.reserveCapacity(byteCount)
            all += mark
            all += frontMatter ?? []
            all += lead
            for tile in tiles {
                all += tile.source
                all += tile.gap
            }
            return all
        }

        public var byteCount: Int { bodyStart + tiles.byteCount }

        /// Where the first tile begins, in bytes from the start of the file.
        public var bodyStart: Int { mark.count + (frontMatter?.count ?? 0) + lead.count }

        /// An id that no tile of this document has had.
        mutating func newID() -> TileID {
            defer { nextID += 1 }
            return TileID(nextID)
        }

        /// A change brings ids that were chosen on a copy.
        mutating func reserveIDs(of tiles: [Tile]) {
            for tile in tiles { nextID = max(nextID, tile.id.rawValue + 1) }
        }

        /// None of its ids, those of tiles that are gone included, will name a new tile of this document.
        mutating func reserveIDs(of other: Document) { nextID = max(nextID, other.nextID) }

        var head: Change.Head {
            get { Change.Head(mark: mark, frontMatter: frontMatter, lead: lead) }
            set {
                mark = newValue.mark
                frontMatter = newValue.frontMatter
                lead = newValue.lead
            }
        }
    }
}

extension Domain.Document: Equatable {
    /// The same tiles by id, and the same bytes.
    public static func == (a: Domain.Document, b: Domain.Document) -> Bool { a.head == b.head && a.tiles == b.tiles }
}
