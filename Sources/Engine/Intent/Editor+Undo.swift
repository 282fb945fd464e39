extension Editor {
    func undo() {
        if takeBackDraft() { return }
        guard let entry = step(.back) else { return }
        restore(entry.selectionBefore, entry.markBefore)
    }

    func redo() {
        guard let entry = step(.forth) else { return }
        restore(entry.selectionAfter, entry.markAfter)
    }

    /// One step of the document that is shown, and of another one where the step was one for both.
    private func step(_ way: Domain.History.Way) -> Domain.History.Entry? {
        guard let id = state.current, let entry = state.documents[id]?.history.next(way) else { return nil }
        if let shared = entry.shared {
            switch state.partner(of: shared, way) {
            case .waits:
                let title = state.workspace?.title(of: shared.other) ?? shared.other.fileName
                state.say(
                    "“\(title)” was changed after the tiles were moved. \(way == .back ? "Undo" : "Redo") that there first: the move is one step for both documents."
                )
                return nil
            case .ready: take(way, in: shared.other)
            case .gone:
                let title = state.workspace?.title(of: shared.other) ?? shared.other.fileName
                state.say("“\(title)” was read again since the tiles were moved, so it stays as it is.")
            }
        }
        take(way, in: id)
        return entry
    }

    private func take(_ way: Domain.History.Way, in id: Domain.DocumentID) {
        guard let entry = state.documents[id]?.history.take(way) else { return }
        let change = way == .back ? entry.change.inverse : entry.change
        state.documents[id]?.apply(change)
        journal(change, of: id)
        guard id != state.current else { return }
        state.documents[id]?.selection = way == .back ? entry.selectionBefore : entry.selectionAfter
        summarise(id)
    }

    /// Brings back what was selected; the editor pane stays open only over text that the step was about.
    private func restore(_ selection: BoardSelection, _ mark: Domain.History.Mark?) {
        state.selection = selection
        if state.session != nil {
            if let mark { reopenSession(mark) } else { closeSession() }
        }
        if let current = selection.current { state.show(current) }
        state.gatherSelection()
    }
}

extension State {
    fileprivate enum Partner { case ready, waits, gone }

    /// How the other document of a step stands to it.
    fileprivate func partner(of shared: Domain.History.SharedStep, _ way: Domain.History.Way) -> Partner {
        guard let history = documents[shared.other]?.history, history.holds(shared) else { return .gone }
        return history.next(way)?.shared?.id == shared.id ? .ready : .waits
    }

    /// Steps that were taken back and can't be done again are gone in the other documents that shared them, too.
    mutating func forget(_ steps: [Domain.History.SharedStep]) {
        var left = steps
        while let step = left.popLast() {
            left += documents[step.other]?.history.forgetUndone(from: step) ?? []
        }
    }
}
