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

    /// One step of the document that is shown, and of the others where it is one for all. Those that were not read again since
    /// a reload are read first.
    private func step(_ way: Domain.History.Way) -> Domain.History.Entry? {
        guard let id = state.current, let entry = state.documents[id]?.history.next(way) else { return nil }
        guard let shared = entry.shared else {
            take(way, in: id)
            return entry
        }
        if let stale = shared.others.first(where: state.stale.contains) {
            state.waitingStep = .init(way: way, document: id, token: state.nextToken())
            read(stale, token: state.lastToken)
            return nil
        }
        if let busy = shared.others.first(where: { state.partner($0, of: shared, way) == .waits }) {
            state.say(
                "“\(state.title(of: busy))” was changed after this step, which is one for both documents. \(way == .back ? "Undo" : "Redo") that there first."
            )
            return nil
        }
        if let gone = shared.others.first(where: { state.partner($0, of: shared, way) == .gone }) {
            let title = state.title(of: gone)
            if shared.mayLoseText(way) {
                state.say("“\(title)” was read again since, and text from there would be lost. So it stays here.")
                return nil
            }
            state.say("“\(title)” was read again since the tiles were moved, so it stays as it is.")
        }
        for other in shared.others where state.partner(other, of: shared, way) == .ready { take(way, in: other) }
        take(way, in: id)
        return entry
    }

    /// The step that waited for a document to be read.
    func goOnWaiting(_ step: WaitingStep) {
        state.waitingStep = nil
        guard state.current == step.document else { return }
        switch step.way {
        case .back: undo()
        case .forth: redo()
        }
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

/// An undo, or a redo, that waits for another document.
struct WaitingStep: Equatable {
    var way: Domain.History.Way
    var document: Domain.DocumentID
    var token: Int
}

extension State {
    fileprivate enum Partner { case ready, waits, gone }

    /// How another document of a step stands to it.
    fileprivate func partner(
        _ other: Domain.DocumentID, of shared: Domain.History.SharedStep, _ way: Domain.History.Way
    ) -> Partner {
        guard let history = documents[other]?.history, history.holds(shared) else { return .gone }
        return history.next(way)?.shared?.id == shared.id ? .ready : .waits
    }

    func title(of id: Domain.DocumentID) -> String { workspace?.title(of: id) ?? id.fileName }

    /// Steps that were taken back and can't be done again are gone in the other documents that shared them, too.
    mutating func forget(_ steps: [Domain.History.SharedStep]) {
        var left = steps
        while let step = left.popLast() {
            for other in step.others { left += documents[other]?.history.forgetUndone(from: step) ?? [] }
        }
    }
}
