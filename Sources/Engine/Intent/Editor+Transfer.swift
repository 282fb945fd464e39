/// Tiles that go from the document that is shown to the end of another one, as one step for both.
extension Editor {
    /// Reads the other document first where it is not in memory.
    func transfer(_ dragged: Dragged, to target: Domain.DocumentID) {
        guard let document = state.document, let workspace = state.workspace, target != document.id else { return }
        guard workspace.contains(target) else {
            return state.say("There is no document \(target.path) here.", .danger)
        }
        let tiles = tiles(of: dragged)
        guard !tiles.isEmpty else { return }
        closeSession()
        let transfer = Transfer(tiles: Set(tiles), source: document.id, target: target, token: state.nextToken())
        if state.documents[target] != nil, !state.stale.contains(target) { return finish(transfer) }
        state.transfer = transfer
        read(target, token: transfer.token)
    }

    func finish(_ transfer: Transfer) {
        state.transfer = nil
        guard let source = state.documents[transfer.source], let target = state.documents[transfer.target] else {
            return
        }
        let moved = source.document.tiles.filter { transfer.tiles.contains($0.id) }
        guard moved.count == transfer.tiles.count else {
            return state.say("\(source.id.fileName) was changed meanwhile, so nothing was moved.")
        }
        if let refusal = source.refusal ?? target.refusal { return state.say(refusal) }
        do {
            let taken = try source.document.removing(
                transfer.tiles, what: moved.count == 1 ? "Taking the tile out" : "Taking the tiles out")
            let put = try target.document.inserting(copiesOf: moved, after: target.document.tiles.last?.id)
            let heir = heir(of: transfer.tiles, in: source)
            // First where the tiles come to be: a crash between the two must leave them twice, not nowhere.
            commit(put, to: target.id, selecting: BoardSelection(insertedBy: put), transfer.step(.takes, source.id))
            commit(taken, to: source.id, selecting: heir, transfer.step(.gives, target.id))
        } catch {
            return state.say(error.sentence)
        }
        summarise(target.id)
        if state.current == source.id, let current = state.selection.current { state.show(current) }
        state.gatherSelection()
        let title = state.workspace?.title(of: target.id) ?? target.id.fileName
        state.say("Moved \(Words.count(moved.count, "tile")) to “\(title)”.", .normal)
    }

    private func commit(
        _ change: Domain.Change, to id: Domain.DocumentID, selecting selection: BoardSelection?,
        _ shared: Domain.History.SharedStep
    ) {
        commit(to: id, selecting: selection, shared: shared) { whole in
            whole.apply(change)
            return change
        }
    }
}

/// A move of tiles that waits for the document to which they go.
struct Transfer: Equatable {
    var tiles: Set<Domain.TileID>
    var source: Domain.DocumentID
    var target: Domain.DocumentID
    var token: Int

    fileprivate func step(
        _ role: Domain.History.SharedStep.Role, _ other: Domain.DocumentID
    ) -> Domain.History.SharedStep {
        .init(id: token, others: [other], role: role)
    }
}
