/// Folded sections and folders: which rows the board leaves out.
extension State {
    /// The selected tiles in the document's order. A folded heading stands for its whole section.
    var selectedTiles: [Domain.TileID] {
        guard let document else { return [] }
        let tiles = document.document.tiles
        var selected: [Domain.TileID] = []
        var end = 0
        for index in document.selectedIndices where index >= end {
            end = document.isExpanded(at: index) == false ? tiles.endOfSection(at: index) : index + 1
            for place in index..<end { selected.append(tiles[place].id) }
        }
        return selected
    }

    /// The same without what folded headings hide: for what is done to a heading as a heading.
    var selectedTilesInSight: [Domain.TileID] {
        document.map { document in document.selectedIndices.map { document.document.tiles[$0].id } } ?? []
    }

    /// Folds or unfolds the sections of these headings. What is selected and no longer seen gives way to the heading that
    /// hides it.
    mutating func fold(_ headings: some Sequence<Domain.TileID>, _ isFolded: Bool) {
        guard let current else { return }
        for id in headings {
            guard let document = documents[current], let index = document.index(of: id),
                document.isExpanded(at: index) == isFolded
            else { continue }
            documents[current]?.setFolded(id, isFolded)
        }
        gatherSelection()
        boardRevision += 1
    }

    /// Folds or unfolds a folder of the library.
    mutating func fold(folder path: String, _ isFolded: Bool) {
        guard workspace?.folded.contains(path) == !isFolded else { return }
        workspace?.toggle(folder: path)
        workspaceRevision += 1
        treeRevision += 1
        if isFolded { gatherSelection() }
    }

    mutating func foldFolders(_ isFolded: Bool) {
        guard let items = workspace?.items else { return }
        // What lies in folded folders has no rows before those are unfolded.
        for case .folder(let path, _) in items.map(\.content) { fold(folder: path, isFolded) }
        if !isFolded, workspace?.items.count != items.count { foldFolders(false) }
    }

    /// What is selected and hidden gives way to what hides it: nobody can act on what is not seen, but through that.
    mutating func gatherSelection() {
        let seen: BoardSelection
        if let document {
            let covered = coveredTiles
            guard !document.folded.isEmpty || !covered.isEmpty else { return }
            // Text that is edited in its place stands for all tiles in it.
            let inText = Set(document.document.tiles[covered].map { SurfaceID.tile($0.id) })
            let text = covered.isEmpty ? nil : session?.id
            seen = selection.map { row in document.standIn(for: inText.contains(row) ? text ?? row : row) }
        } else {
            guard let workspace, !workspace.folded.isEmpty else { return }
            let shown = Set(workspace.items.map(\.id))
            seen = selection.map { shown.contains($0) ? $0 : workspace.standIn(for: $0) }
        }
        if seen != selection { selection = seen }
    }

    /// Unfolds what hides the row.
    mutating func unfold(showing id: SurfaceID) {
        guard let current, let document = documents[current] else { return unfoldFolders(over: id) }
        guard !document.folded.isEmpty, let index = id.tileID.flatMap({ document.index(of: $0) }) else { return }
        for heading in document.document.headings(around: index) {
            documents[current]?.setFolded(document.document.tiles[heading].id, false)
        }
    }

    /// Unfolds what would hide a tile behind this one.
    mutating func unfold(behind id: Domain.TileID) {
        unfold(showing: .tile(id))
        if let current { documents[current]?.setFolded(id, false) }
    }

    private mutating func unfoldFolders(over id: SurfaceID) {
        guard let workspace, !workspace.folded.isEmpty, !workspace.items.contains(where: { $0.id == id }) else {
            return
        }
        for folder in workspace.folders(over: id) { fold(folder: folder, false) }
    }
}

extension Domain.OpenDocument {
    /// Of the selected tiles, rising. A few are looked up, many are met on a walk.
    fileprivate var selectedIndices: [Int] {
        let ids = selection.ids
        if ids.count <= 64 { return ids.compactMap { $0.tileID.flatMap { index(of: $0) } }.sorted() }
        var indices: [Int] = []
        for (index, tile) in document.tiles.enumerated() where ids.contains(.tile(tile.id)) { indices.append(index) }
        return indices
    }

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
        /// That of the folded heading whose section is walked through; nil outside of any.
        var hiding: Int?
        for (index, tile) in document.tiles.enumerated() {
            let level = tile.kind.rowLevel
            if let above = hiding {
                guard let level, level <= above else { continue }
                hiding = nil
            }
            shown.append(index)
            if let level, folded.contains(tile.id) { hiding = level }
        }
        return shown
    }
}

extension Domain.OpenWorkspace {
    /// The folders that a row of the library lies in, from the outermost to the innermost.
    func folders(over id: SurfaceID) -> [String] {
        let path: String
        switch id {
        case .document(let document): path = document.folder
        case .folder(let folder): path = Domain.DocumentID(folder).folder
        case .tile, .frontMatter, .newTile, .command: return []
        }
        var folders: [String] = []
        for part in path.split(separator: "/") {
            folders.append(folders.last.map { $0 + "/" + part } ?? String(part))
        }
        return folders
    }

    /// The outermost folded folder around the row; the row itself without any.
    fileprivate func standIn(for id: SurfaceID) -> SurfaceID {
        folders(over: id).first { folded.contains($0) }.map { .folder($0) } ?? id
    }
}

extension Domain.WorkspaceTree.Item {
    /// As the library's list calls it.
    var id: SurfaceID {
        switch content {
        case .document(let id): .document(id)
        case .folder(let path, _): .folder(path)
        }
    }
}

extension BoardSelection {
    /// With these tiles besides.
    func adding(_ tiles: some Sequence<Domain.TileID>) -> BoardSelection {
        var selection = self
        selection.ids.formUnion(tiles.map { .tile($0) })
        return selection
    }

    /// The same with other rows.
    fileprivate func map(_ row: (SurfaceID) -> SurfaceID) -> BoardSelection {
        var selection = self
        selection.ids = Set(ids.map(row))
        selection.current = current.map(row)
        selection.anchor = anchor.map(row)
        return selection
    }
}
