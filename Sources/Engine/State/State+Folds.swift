/// Folded sections: which tiles the board leaves out.
extension State {
    /// The selected tiles in the document's order. A folded heading stands for its whole section.
    var selectedTiles: [Domain.TileID] {
        guard let document else { return [] }
        let ids = document.selection.ids
        guard ids.count > 1 || !document.folded.isEmpty else { return ids.compactMap(\.tileID) }
        let tiles = document.document.tiles
        var selected: [Domain.TileID] = []
        var hiddenEnd = 0
        for (index, tile) in tiles.enumerated() where index < hiddenEnd || ids.contains(.tile(tile.id)) {
            selected.append(tile.id)
            if document.folded.contains(tile.id) { hiddenEnd = max(hiddenEnd, tiles.endOfSection(at: index)) }
        }
        return selected
    }

    /// Folds or unfolds the sections of these headings. What is selected and no longer seen gives way to the heading that
    /// hides it.
    mutating func fold(_ headings: some Sequence<Domain.TileID>, _ isFolded: Bool) {
        guard let current, var document = documents[current] else { return }
        for id in headings {
            guard let index = document.index(of: id), document.document.tiles.endOfSection(at: index) > index + 1 else {
                continue
            }
            document.setFolded(id, isFolded)
        }
        var selection = document.selection
        selection.ids = Set(selection.ids.map { document.standIn(for: $0) })
        selection.current = selection.current.map { document.standIn(for: $0) }
        selection.anchor = selection.anchor.map { document.standIn(for: $0) }
        document.selection = selection
        documents[current] = document
        boardRevision += 1
    }

    /// Unfolds what hides the row.
    mutating func unfold(showing id: SurfaceID) {
        guard let current, let document = documents[current], !document.folded.isEmpty,
            let index = id.tileID.flatMap({ document.index(of: $0) })
        else { return }
        for heading in document.document.headings(around: index) {
            documents[current]?.setFolded(document.document.tiles[heading].id, false)
        }
    }
}

extension Domain.OpenDocument {
    /// The outermost folded heading that hides the row; the row itself where none does.
    func standIn(for id: SurfaceID) -> SurfaceID {
        guard let index = id.tileID.flatMap({ self.index(of: $0) }) else { return id }
        let hiding = document.headings(around: index).last { folded.contains(document.tiles[$0].id) }
        return hiding.map { .tile(document.tiles[$0].id) } ?? id
    }

    /// Whether the section of a heading is shown; nil for what has none.
    func isExpanded(at index: Int) -> Bool? {
        guard document.tiles[index].kind.rowLevel != nil, document.tiles.endOfSection(at: index) > index + 1 else {
            return nil
        }
        return !folded.contains(document.tiles[index].id)
    }

    /// The indices of the tiles that the board shows.
    var shownTiles: [Int] {
        guard !folded.isEmpty else { return Array(document.tiles.indices) }
        var shown: [Int] = []
        var hiddenEnd = 0
        for (index, tile) in document.tiles.enumerated() where index >= hiddenEnd {
            shown.append(index)
            if folded.contains(tile.id) { hiddenEnd = document.tiles.endOfSection(at: index) }
        }
        return shown
    }
}
