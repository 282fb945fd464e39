extension Domain {
    /// What one edit did to a document: a list of splices, each in the indices that the ones before it left.
    public struct Change: Equatable, Sendable {
        /// `tiles[at ..< at + removed.count]` became `inserted`.
        public struct Splice: Equatable, Sendable {
            public var at: Int
            public var removed: [Tile]
            public var inserted: [Tile]

            public init(at: Int, removed: [Tile], inserted: [Tile]) {
                self.at = at
                self.removed = removed
                self.inserted = inserted
            }
        }

        /// The parts before the first tile.
        public struct Head: Equatable, Sendable {
            public var mark: Bytes
            public var frontMatter: Bytes?
            public var lead: Bytes

            public init(mark: Bytes, frontMatter: Bytes?, lead: Bytes) {
                self.mark = mark
                self.frontMatter = frontMatter
                self.lead = lead
            }
        }

        public var splices: [Splice]
        /// Nil where the parts before the first tile stay.
        public var head: (old: Head, new: Head)?

        public init(splices: [Splice], head: (old: Head, new: Head)? = nil) {
            self.splices = splices
            self.head = head
        }

        public static func == (a: Change, b: Change) -> Bool {
            a.splices == b.splices && a.head?.old == b.head?.old && a.head?.new == b.head?.new
        }

        /// The change that takes this one back.
        public var inverse: Change {
            Change(
                splices: splices.reversed().map { Splice(at: $0.at, removed: $0.inserted, inserted: $0.removed) },
                head: head.map { (old: $0.new, new: $0.old) })
        }
    }
}

extension Domain.Document {
    /// Applies a change that was made for exactly this state of the document, or the inverse of the last one.
    public mutating func apply(_ change: Domain.Change) {
        for splice in change.splices {
            tiles.replaceSubrange(splice.at..<splice.at + splice.removed.count, with: splice.inserted)
            reserveIDs(of: splice.inserted)
        }
        if let head = change.head?.new { self.head = head }
    }
}
