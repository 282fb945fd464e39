/// Joining and splitting. Where the editor pane was open it stays open, with the caret at the seam.
extension Editor {
    /// The tile and the next one, or several neighbours, become one.
    func joinTiles(_ ids: [Domain.TileID]) {
        guard let document = state.document?.document, let first = ids.first,
            let above = document.tiles.first(where: { $0.id == first })
        else { return }
        if state.document?.isExpanded(at: document.tiles.index(of: first) ?? 0) == false {
            return state.say("This section is folded: unfold it to join its heading with what follows.")
        }
        let seam = state.session == nil ? nil : above.source.count
        commitStructure(selecting: { _ in BoardSelection(.tile(first)) }) { whole throws(Domain.Refusal) in
            try whole.joining(Set(ids))
        }
        if let seam { edit(first, caret: seam) }
    }

    /// The tile that is edited becomes two at the caret, and the second one is edited.
    func splitTile() {
        if state.session?.form != nil { return state.say("A typed tile can't be split while it is edited as a form.") }
        guard let document = state.document?.document, let session = state.session, let range = session.range,
            let place = document.place(at: range.lowerBound + session.selection.focus.offset)
        else { return state.say("A tile is split where the caret stands: open it and put the caret there.") }
        let id = document.tiles[place.index].id
        let offset = range.lowerBound + session.selection.focus.offset - place.start
        let before = document.tiles.count
        commitStructure(selecting: BoardSelection.init(insertedBy:)) { whole throws(Domain.Refusal) in
            try whole.splitting(id, at: offset)
        }
        let isSplit = (state.document?.document.tiles.count ?? before) > before
        if !isSplit { return edit(id, caret: offset) }
        if let new = state.selection.current?.tileID { edit(new, caret: 0) }
    }

    private func edit(_ id: Domain.TileID, caret offset: Int) {
        editDetail(.tile(id))
        guard let count = state.session?.text.utf8.count, state.session?.form == nil else { return }
        state.session?.selection = TextSelection(caret: TextPosition(min(offset, count)))
    }
}
