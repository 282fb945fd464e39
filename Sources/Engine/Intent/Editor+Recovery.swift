extension Editor {
    /// Looks in the background for what programs that ended have left behind of this workspace's documents.
    func lookForLeftovers(_ listing: WorkspaceListing) {
        guard let journal else { return }
        let token = state.workspaceToken
        let files = files
        journalBackground.start {
            var found: [Domain.DocumentID: Recovery] = [:]
            for leftover in journal.leftovers(below: listing.root) {
                // Of several of one document the last is asked about; the others wait for the next start.
                guard !listing.isSingleFile || listing.documents.contains(leftover.document) else {
                    journal.release(leftover.id)
                    continue
                }
                guard let recovery = Recovery(leftover, root: listing.root, files: files) else {
                    journal.discard(leftover.id)
                    continue
                }
                if let older = found.updateValue(recovery, forKey: recovery.id) { journal.release(older.leftover) }
            }
            return .leftoversFound(token: token, found.values.sorted { $0.id < $1.id })
        }
    }

    func leftoversFound(_ recoveries: [Recovery], isCurrent: Bool) {
        guard isCurrent else { return release(recoveries) }
        let idle = recoveries.filter { state.documents[$0.id]?.history.isChanged != true }
        release(recoveries.filter { !idle.contains($0) })
        state.recoveries = idle
        askAboutRecoveries()
    }

    /// Another question is answered first.
    func askAboutRecoveries() {
        if state.question == nil, !state.recoveries.isEmpty { state.question = .bringBack }
    }

    func answerRecoveries(_ answer: RecoveryAnswer) {
        let recoveries = state.recoveries
        state.recoveries = []
        switch answer {
        case .bringBack: bringBack(recoveries)
        case .notNow: release(recoveries)
        case .discard: for recovery in recoveries { note(.discard(recovery.leftover)) }
        }
    }

    enum RecoveryAnswer { case bringBack, notNow, discard }

    private func release(_ recoveries: [Recovery]) {
        for recovery in recoveries { note(.release(recovery.leftover)) }
    }

    /// Each document opens as it was in memory, as one change over what was on disk. Nothing is written.
    private func bringBack(_ recoveries: [Recovery]) {
        closeSession()
        let all = recoveries.map(\.id)
        let step = state.nextToken()
        for recovery in recoveries {
            let id = recovery.id
            // Tiles may have gone from one of them to another.
            let shared: Domain.History.SharedStep? =
                all.count < 2 ? nil : .init(id: step, others: all.filter { $0 != id }, role: .unknown)
            var document = Domain.OpenDocument(
                id: id, document: recovery.document, content: recovery.base, generation: state.nextToken())
            document.isOnDisk = recovery.file != .deleted
            state.documents[id] = document
            state.stale.remove(id)
            state.workspace?.add(id)
            let touched = recovery.change.splices.lazy.compactMap(\.inserted.first).first
            commit(to: id, selecting: touched.map { BoardSelection(.tile($0.id)) }, shared: shared) { whole in
                whole.apply(recovery.change)
                return recovery.change
            }
            note(.discard(recovery.leftover))
            summarise(id)
        }
        state.workspaceRevision += 1
        state.treeRevision += 1
        if recoveries.count == 1 { openDocument(recoveries[0].id) }
        state.say("The unsaved changes are back, and still not saved.", .normal)
    }
}
