extension Editor {
    /// The tiles stand before a row of the list, or at the end where that is nil, and are selected then.
    func drop(_ dragged: Dragged, before row: SurfaceID?) {
        guard let document = state.document else { return }
        let tiles = tiles(of: dragged)
        // Nothing stands before the front matter, and a row that is gone is no place.
        let place = row == .frontMatter ? document.document.tiles.first?.id : row?.tileID
        guard !tiles.isEmpty, row == nil || place.flatMap({ document.index(of: $0) }) != nil else { return }
        let selected = BoardSelection(tiles, current: dragged.taken ?? document.selection.current?.tileID)
        commitStructure(selecting: { _ in selected }) { document throws(Domain.Refusal) in
            try document.moving(Set(tiles), before: place)
        }
    }

    /// In the document's order; none where they are gone.
    func tiles(of dragged: Dragged) -> [Domain.TileID] {
        switch dragged {
        case .selection: state.selectedTiles
        case .tile(let id):
            state.document?.folded.contains(id) == true
                ? section(of: id) : state.document?.index(of: id) == nil ? [] : [id]
        case .section(let id): section(of: id)
        }
    }

    private func section(of heading: Domain.TileID) -> [Domain.TileID] {
        guard let tiles = state.document?.document.tiles, let start = tiles.index(of: heading) else { return [] }
        return tiles[start..<tiles.endOfSection(at: start)].map(\.id)
    }

    /// Exactly these rows are selected; arrow keys start from `current`, where it is one of them.
    func selectRows(_ ids: Set<SurfaceID>, current: SurfaceID?) {
        if state.session != nil { closeSession() }
        var selection = BoardSelection()
        selection.ids = ids
        selection.current = current.flatMap { ids.contains($0) ? $0 : nil }
        selection.anchor = selection.current
        guard selection != state.selection else { return }
        state.selection = selection
    }
}

extension Dragged {
    /// The tile under the pointer, where it is said.
    fileprivate var taken: Domain.TileID? {
        switch self {
        case .selection: nil
        case .tile(let id), .section(let id): id
        }
    }
}

extension BoardSelection {
    /// These tiles; the first of them is current where `current` is none of them.
    fileprivate init(_ tiles: [Domain.TileID], current: Domain.TileID?) {
        ids = Set(tiles.map { .tile($0) })
        let first = current.flatMap { ids.contains(.tile($0)) ? $0 : nil } ?? tiles.first
        self.current = first.map { .tile($0) }
        anchor = self.current
    }
}
