extension Editor {
    /// Closes, or asks first where something is not saved. A text that a field could not take is in no document: it keeps
    /// the window open until it is mended or its editor is left.
    func close() {
        if let draft = state.session?.form?.refused.first?.draft, let reason = draft.refusal {
            return state.say("A field holds a text that is in no file. \(reason) Escape lets it go.")
        }
        if state.changedDocuments.isEmpty { state.isClosing = true } else { state.question = .closeWithChanges }
    }

    func answer(_ choice: DialogChoice) {
        let question = state.question
        state.question = nil
        switch (choice, question) {
        case (.saveAndClose, .closeWithChanges):
            state.closesAfterSaving = true
            save(state.changedDocuments)
        case (.discardAndClose, .closeWithChanges):
            state.changedDocuments.forEach(endJournal)
            state.isClosing = true
        case (.saveAnyway, .writeReadOnly(let id)): save([id], evenReadOnly: true)
        case (.bringBack, .bringBack): answerRecoveries(.bringBack)
        case (.discardLeftovers, .bringBack): answerRecoveries(.discard)
        case (.dismiss, .bringBack): answerRecoveries(.notNow)
        case (.dismiss, _), (.saveAndClose, _), (.discardAndClose, _), (.saveAnyway, _), (.bringBack, _),
            (.discardLeftovers, _):
            state.closesAfterSaving = false
            state.heldSaves = [:]
        }
        askAboutRecoveries()
    }

    /// Takes in what a seam brings; what nobody waits for any more is dropped here.
    func receive(_ report: Report) {
        switch report {
        case .workspaceRead(let token, let listing) where token == state.workspaceToken: workspaceRead(listing)
        case .workspaceFailed(let token, let failure) where token == state.workspaceToken: workspaceFailed(failure)
        case .documentsSummarised(let token, let summaries) where token == state.workspaceToken:
            documentsSummarised(summaries)
        case .sitesRead(let token, let found) where token == state.workspaceToken: sitesRead(found)
        case .sitesConnected(let token, let sites) where token == state.workspaceToken: sitesConnected(sites)
        case .documentRead(let token, let id, let content, let document) where token == state.documentToken:
            documentRead(id, content, document, generation: token)
            show(id)
        case .documentRead(let token, let id, let content, let document) where token == state.transfer?.token:
            documentRead(id, content, document, generation: token)
            if let transfer = state.transfer { finish(transfer) }
        case .documentFailed(let token, _, let failure) where token == state.documentToken:
            state.say(failure.sentence, .danger)
        case .documentRead(let token, let id, let content, let document) where token == state.waitingStep?.token:
            documentRead(id, content, document, generation: token)
            if let step = state.waitingStep { goOnWaiting(step) }
        case .documentFailed(let token, _, let failure) where token == state.waitingStep?.token:
            state.waitingStep = nil
            state.say("Nothing was changed. \(failure.sentence)", .danger)
        case .documentFailed(let token, _, let failure) where token == state.transfer?.token:
            state.transfer = nil
            state.say("Nothing was moved. \(failure.sentence)", .danger)
        case .documentSaved(_, let id, let bytes): documentSaved(id, bytes: bytes)
        case .saveFailed(_, let id, let failure): saveFailed(id, failure)
        case .journalWritten(let failed, let failure): journalWritten(failed: failed, failure)
        case .leftoversFound(let token, let recoveries):
            leftoversFound(recoveries, isCurrent: token == state.workspaceToken)
        case .folderDropped(let token, let path) where token == state.dropToken: folderDropped(path)
        case .searched(let token, let hits): searched(token, hits)
        case .keymapRead(let bytes): takeKeymap(bytes)
        case .keymapFailed(let failure): keymapFailed(failure)
        case .workspaceRead, .workspaceFailed, .documentsSummarised, .sitesRead, .sitesConnected, .documentRead,
            .documentFailed, .folderDropped:
            break
        }
    }
}
