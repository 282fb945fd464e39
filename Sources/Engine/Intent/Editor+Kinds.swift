/// What kind a tile is: choosing it for a new one, and turning one into another.
extension Editor {
    /// The selected prose tiles, or the one that is edited, become that shape.
    func turnInto(_ shape: TileShape) {
        let edited = state.session?.id?.tileID
        let ids = edited.map { [$0] } ?? state.selectedTilesInSight
        guard !ids.isEmpty else { return state.say("Nothing is selected.") }
        let selection = state.selection
        commitStructure(selecting: { selection.following($0) }) { whole throws(Domain.Refusal) in
            try whole.reshaping(Set(ids), to: shape)
        }
        if let edited { editDetail(.tile(edited)) }
    }

    /// A tile that begins as the kind's template, in the place of the new tile that is being started, else behind the
    /// selected one. Its part to type over is selected.
    func insertKind(_ kind: NewTileKind) {
        guard let document = state.document else { return }
        var after = state.selectedTiles.last ?? document.document.tiles.last?.id
        if case .newTile(let place) = state.session?.target { after = place }
        if kind == .paragraph { return openNewTile(after: after) }
        // Beside a list another bullet keeps a new one apart.
        let fitting = kind.templates.first { template in
            (try? document.document.inserting(Array(template.utf8), after: after)) != nil
        }
        let isStarted = state.session?.startsTile ?? false
        insertTile(fitting ?? kind.template, after: after, edit: true)
        guard let session = state.session else {
            if isStarted { openNewTile(after: after) }
            return
        }
        guard fitting != nil, session.form == nil else { return }
        let selection = kind.selection.clamped(to: 0..<session.text.utf8.count)
        state.session?.selection = TextSelection(
            anchor: TextPosition(selection.lowerBound), focus: TextPosition(selection.upperBound))
    }
}
