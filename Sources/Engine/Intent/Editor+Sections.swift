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

    /// `isFolded` false: unfolds them.
    func fold(_ headings: [Domain.TileID], _ isFolded: Bool) {
        if isFolded, state.session != nil { closeSession() }
        state.fold(headings, isFolded)
        if let current = state.selection.current { state.show(current) }
    }

    /// That of the current tile.
    func foldSection(_ isFolded: Bool) {
        if case .folder(let path) = state.selection.current, state.workspace?.folded.contains(path) != isFolded {
            return toggleFolder(path)
        }
        guard let heading = currentHeading else { return }
        fold([heading], isFolded)
    }

    func foldAll(_ isFolded: Bool) {
        guard let tiles = state.document?.document.tiles else { return }
        fold(tiles.filter { $0.kind.rowLevel != nil }.map(\.id), isFolded)
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
