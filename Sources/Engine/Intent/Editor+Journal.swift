extension Editor {
    /// Hands a change that was made over to the journal; takes the journal away where nothing is unsaved any more.
    func journal(_ change: Domain.Change, of id: Domain.DocumentID) {
        guard journalWriter != nil, let document = state.documents[id], let place = journalPlace(of: id) else { return }
        guard document.history.isChanged else { return endJournal(of: id) }
        switch state.journals[id] {
        case .begun: note(.change(place, change))
        case .broken(let retry):
            guard clock.now >= retry else { return }
            state.journals[id] = .begun
            note(.restart(place, base: document.saved, document.document))
        case nil:
            state.journals[id] = .begun
            note(.begin(place, base: document.saved, document.document, change))
        }
    }

    /// What is about to be written will be what the file holds, even if nobody is left to note that.
    func journalSave(of id: Domain.DocumentID) {
        if state.journals[id] == .begun, let place = journalPlace(of: id) { note(.saving(place)) }
    }

    /// Nothing of it is unsaved, or nobody wants that any more.
    func endJournal(of id: Domain.DocumentID) {
        guard state.journals.removeValue(forKey: id) != nil, let place = journalPlace(of: id) else { return }
        note(.remove(place))
    }

    /// Writes what is on its way to the journal, here and now.
    func finishJournal() { _ = journalWriter?.write() }

    func journalWritten(failed: [Domain.DocumentID], _ failure: JournalFailure?) {
        guard let failure else {
            state.journalFailure = nil
            return
        }
        for id in failed where state.journals[id] != nil { state.journals[id] = .broken(retry: clock.now + 10) }
        if state.journalFailure != failure {
            state.say("A crash would lose what is not saved; it can't be kept aside: \(failure.reason).")
        }
        state.journalFailure = failure
    }

    private func journalPlace(of id: Domain.DocumentID) -> JournalPlace? {
        state.workspace.map { JournalPlace(root: $0.root, document: id) }
    }

    func note(_ note: JournalWriter.Note) {
        guard let writer = journalWriter, writer.add(note) else { return }
        journalBackground.start { writer.write() }
    }
}
