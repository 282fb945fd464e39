extension Editor {
    /// The one door through which a document changes: runs the edit, which applies itself, and remembers how to take it
    /// back.
    ///
    /// `mark` is what the editor pane covers afterwards, nil where it is closed; `joins`: it continues the typing before it;
    /// `shared`: another document takes the same step.
    @discardableResult
    func commit(
        to id: Domain.DocumentID, selecting selection: BoardSelection? = nil, mark: Domain.History.Mark? = nil,
        joins: Bool = false, shared: Domain.History.SharedStep? = nil, _ edit: (inout Domain.Document) -> Domain.Change
    ) -> Domain.Change? {
        // Nothing may hold the document while it changes: all of its history and tiles would be copied.
        guard var selectionBefore = state.documents[id]?.selection else { return nil }
        // A fold may open by the change or before it is undone: what it hides is selected by name.
        if id == state.current, !selectionBefore.ids.isEmpty {
            selectionBefore = selectionBefore.adding(state.selectedTiles)
        }
        let markBefore = state.session?.mark
        guard let change = state.documents[id]?.edit(edit), !change.splices.isEmpty || change.head != nil else {
            return nil
        }
        let lost = state.documents[id]?.history.push(
            .init(
                change: change, selectionBefore: selectionBefore, selectionAfter: selection ?? selectionBefore,
                markBefore: markBefore, markAfter: mark, shared: shared), joins: joins)
        if let lost, !lost.isEmpty { state.forget(lost) }
        if let selection { state.documents[id]?.selection = selection }
        state.boardRevision += 1
        journal(change, of: id)
        return change
    }

    /// A structural edit: made by a function that proves its outcome, or refuses with a sentence, which is then said.
    func commitStructure(
        selecting selection: (Domain.Change) -> BoardSelection?,
        _ make: (Domain.Document) throws(Domain.Refusal) -> Domain.Change
    ) {
        guard let document = state.document else { return }
        closeSession()
        if let refusal = document.refusal { return state.say(refusal) }
        do {
            let change = try make(document.document)
            let selected = selection(change)
            commit(to: document.id, selecting: selected) { whole in
                whole.apply(change)
                return change
            }
            if let current = selected?.current { state.show(current) }
            state.gatherSelection()
        } catch {
            state.say(error.sentence)
        }
    }
}
