extension Domain {
    /// A document in memory: its bytes, what was done to it, and what is selected in it.
    struct OpenDocument {
        let id: DocumentID
        /// Tells a document that was read again from what it was before.
        let generation: Int
        private(set) var document: Document
        var history = History()
        var selection = BoardSelection()
        /// Headings whose sections the board leaves out; some may be gone.
        private(set) var folded: Set<TileID> = []
        /// Changes with `folded`.
        private(set) var foldRevision = 0
        /// What the disk held when it was last read or written.
        var saved: [UInt8]
        var isWritable: Bool
        /// False where the file was deleted and a save makes it anew.
        var isOnDisk = true
        /// Why no byte of it may be changed; nil where it may.
        var refusal: String?
        /// Changes with the order, number or levels of tiles.
        private(set) var structureRevision = 0
        /// Changes with every change.
        private(set) var revision = 0
        /// Changes with link definitions, which other tiles' links may need.
        private var definitionsRevision = 0
        /// Only of tiles that were changed since the document was opened.
        private var tileRevisions: [TileID: Int] = [:]
        private(set) var words: Int
        /// Whether any tile may define links; stays true once it was.
        private(set) var hasDefinitions: Bool

        init(id: DocumentID, document: Document, content: FileContent, generation: Int) {
            self.id = id
            self.generation = generation
            self.document = document
            saved = content.bytes
            isWritable = content.isWritable
            words = document.tiles.reduce(0) { $0 + $1.words }
            hasDefinitions = document.tiles.leaves.contains(where: \.traits.mayDefineLinks)
        }

        /// What was selected and folded before the file was read again, as far as it is still there.
        mutating func keepView(of old: OpenDocument) {
            foldRevision = old.foldRevision + 1
            folded = old.folded.filter { index(of: $0) != nil }
            selection.ids = old.selection.ids.filter { isThere($0) }
            selection.current = old.selection.current.flatMap { isThere($0) ? $0 : nil }
            selection.anchor = old.selection.anchor.flatMap { isThere($0) ? $0 : nil } ?? selection.current
        }

        private func isThere(_ id: SurfaceID) -> Bool {
            id == .frontMatter ? document.frontMatter != nil : id.tileID.flatMap { index(of: $0) } != nil
        }

        mutating func setFolded(_ id: TileID, _ isFolded: Bool) {
            guard folded.contains(id) != isFolded else { return }
            if isFolded { folded.insert(id) } else { folded.remove(id) }
            foldRevision += 1
        }

        /// A number that differs whenever the tile may look different.
        func revision(of tile: TileID) -> Int { tileRevisions[tile, default: 0] &+ definitionsRevision << 32 }

        func index(of tile: TileID) -> Int? { document.tiles.index(of: tile) }

        func tile(_ id: TileID) -> Tile? { index(of: id).map { document.tiles[$0] } }

        /// Runs an edit that applies itself, and notes what its change touched.
        mutating func edit(_ body: (inout Document) -> Change) -> Change {
            let change = body(&document)
            note(change)
            return change
        }

        mutating func apply(_ change: Change) {
            document.apply(change)
            note(change)
        }

        /// A section that has come to hold more opens, so that no change takes a tile out of sight.
        private mutating func unfoldGrown(by change: Change) {
            guard !folded.isEmpty else { return }
            var before = document
            before.apply(change.inverse)
            let counts = before.sectionCounts(of: folded)
            for (id, count) in document.sectionCounts(of: folded) {
                let wasThere = before.tiles.index(of: id) != nil
                if count > counts[id] ?? (wasThere ? 0 : count) { setFolded(id, false) }
            }
        }

        private mutating func note(_ change: Change) {
            revision += 1
            if change.head != nil || change.splices.contains(where: \.changesStructure) {
                structureRevision += 1
                unfoldGrown(by: change)
            }
            if change.splices.contains(where: \.touchesDefinitions) {
                definitionsRevision += 1
                hasDefinitions = true
            }
            for splice in change.splices {
                words += splice.inserted.reduce(0) { $0 + $1.words } - splice.removed.reduce(0) { $0 + $1.words }
                for tile in splice.inserted { tileRevisions[tile.id, default: 0] += 1 }
            }
        }
    }
}

extension Domain.Change.Splice {
    fileprivate var changesStructure: Bool {
        removed.count != inserted.count
            || zip(removed, inserted).contains {
                $0.id != $1.id || $0.kind.rowLevel != $1.kind.rowLevel || $0.kind.cutsChunk != $1.kind.cutsChunk
            }
    }

    fileprivate var touchesDefinitions: Bool {
        removed.contains(where: \.mayDefineLinks) || inserted.contains(where: \.mayDefineLinks)
    }
}

extension Domain.TileKind {
    /// The level of a tile that spans its row; nil for a card.
    var rowLevel: Int? {
        if case .heading(let level) = self { level } else { nil }
    }

    /// Link definitions do not reach across a directive.
    var cutsChunk: Bool {
        if case .directive = self { true } else { false }
    }
}
