extension Domain {
    /// Names a tile for as long as its document is open; never reused. Undo brings the same one back.
    public struct TileID: Hashable, Comparable, Sendable {
        public let rawValue: UInt64

        public init(_ rawValue: UInt64) { self.rawValue = rawValue }

        public static func < (a: TileID, b: TileID) -> Bool { a.rawValue < b.rawValue }
    }

    /// What a tile's source reads as.
    public enum TileKind: Hashable, Sendable {
        /// `level` is 1 to 6.
        case heading(level: Int)
        case paragraph, list, table, code, quote, image, math, html, rule, definitions
        /// A `:::tile` directive or one of its short forms.
        case directive(type: String)
        /// What can't be read as one of the others, such as an unclosed directive.
        case source
    }

    /// One top-level block of a document, with the gap behind it.
    public struct Tile: Equatable, Sendable {
        public let id: TileID
        public var kind: TileKind
        /// The block's bytes, without the line end of its last line. Never empty.
        public var source: Bytes
        /// Line ends and blank lines up to the next tile or the end of the file. Empty only at the end of the file.
        public var gap: Bytes
        /// Words in `source`, as the status bar counts them.
        public var words: Int
        /// The tile starts a line of the format's walk, and the walk has no code fence open there: a parse may begin here.
        var startsCleanly: Bool

        init(id: TileID, kind: TileKind, source: Bytes, gap: Bytes, words: Int, startsCleanly: Bool = true) {
            self.id = id
            self.kind = kind
            self.source = source
            self.gap = gap
            self.words = words
            self.startsCleanly = startsCleanly
        }
    }
}
