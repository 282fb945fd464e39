/// Sections: folding them, selecting them, and moving them as a whole.
extension Editor {
    func toggleFold(_ id: SurfaceID) {
        switch id {
        case .folder(let path): toggleFolder(path)
        case .tile(let tile):
            guard let index = state.document?.index(of: tile), let isExpanded = state.document?.isExpanded(at: index)
            else { return }
            fold([tile], isExpanded)
        case .frontMatter, .newTile, .document, .command: break
        }
    }

    /// `isFolded` false: unfolds them. The board is scrolled only where another row became the current one.
    private func fold(_ headings: [Domain.TileID], _ isFolded: Bool) {
        let before = state.selection.current
        state.fold(headings, isFolded)
        closeHiddenSession()
        if let current = state.selection.current, current != before { state.show(current) }
    }

    /// What is edited out of sight would be typed blindly.
    private func closeHiddenSession() {
        guard let session = state.session, let document = state.document else { return }
        let place: Domain.TileID?
        if case .newTile(let after) = session.target { place = after } else { place = session.id?.tileID }
        guard let place else { return }
        let index = document.index(of: place)
        let isBehindFolded = session.startsTile && index.flatMap { document.isExpanded(at: $0) } == false
        if isBehindFolded || document.standIn(for: .tile(place)) != .tile(place) { closeSession() }
    }

    /// The section that the current tile stands in, or the folder of the library.
    func foldSection(_ isFolded: Bool) {
        guard let document = state.document else { return foldFolder(isFolded) }
        guard let heading = currentHeading, let index = document.index(of: heading) else { return sayNoHeading() }
        guard document.isExpanded(at: index) != nil else {
            return state.say("Nothing stands below this heading.", .normal)
        }
        fold([heading], isFolded)
        if let current = state.selection.current { state.show(current) }
    }

    private func foldFolder(_ isFolded: Bool) {
        guard let current = state.selection.current, let workspace = state.workspace else { return }
        let folder = if case .folder(let path) = current { path } else { workspace.folders(over: current).last }
        guard let folder, workspace.items.contains(where: { $0.id == .folder(folder) }) else {
            return state.say("This document stands in no folder.", .normal)
        }
        state.fold(folder: folder, isFolded)
        if let current = state.selection.current { state.show(current) }
    }

    func foldAll(_ isFolded: Bool) {
        if let tiles = state.document?.document.tiles {
            fold(tiles.filter { $0.kind.rowLevel != nil }.map(\.id), isFolded)
        } else {
            state.foldFolders(isFolded)
        }
        if let current = state.selection.current { state.show(current) }
    }

    func selectSection() {
        guard let heading = currentHeading else { return sayNoHeading() }
        let ids = tiles(of: .section(heading)).map { SurfaceID.tile($0) }
        var selection = BoardSelection(.tile(heading))
        selection.ids = Set(ids.map { state.document?.standIn(for: $0) ?? $0 })
        if state.session != nil { closeSession() }
        state.selection = selection
        state.show(.tile(heading))
    }

    func moveSection(up: Bool) {
        guard let heading = currentHeading, let document = state.document?.document,
            let index = document.tiles.index(of: heading)
        else { return sayNoHeading() }
        guard let place = document.place(ofSectionAt: index, movedUp: up) else {
            return state.say(
                up
                    ? "This section is the first one of its level here."
                    : "This section is the last one of its level here.")
        }
        moveTiles(tiles(of: .section(heading)), before: place < document.tiles.count ? document.tiles[place].id : nil)
    }

    /// The selected headings, else the one over the current tile, with all below them.
    func shiftLevels(by step: Int) {
        guard let document = state.document?.document else { return }
        let selected = state.selectedTiles.compactMap { document.tiles.index(of: $0) }.filter {
            document.tiles[$0].kind.rowLevel != nil
        }
        let over = currentHeading.flatMap { document.tiles.index(of: $0) }
        guard let headings = selected.isEmpty ? over.map({ [$0] }) : selected else { return sayNoHeading() }
        let selection = state.selection
        commitStructure(selecting: { _ in selection }) { whole throws(Domain.Refusal) in
            try whole.shiftingLevels(of: headings, by: step)
        }
    }

    /// The heading of the section that the current tile stands in.
    private var currentHeading: Domain.TileID? {
        guard let document = state.document, let current = state.session?.id ?? document.selection.current,
            let index = current.tileID.flatMap({ document.index(of: $0) })
        else { return nil }
        return document.document.heading(over: index).map { document.document.tiles[$0].id }
    }

    private func sayNoHeading() { state.say("There is no heading over this tile.") }
}
