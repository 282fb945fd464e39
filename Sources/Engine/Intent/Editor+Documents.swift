extension Editor {
    /// Shows the document's board; reads the file where it is not in memory.
    func openDocument(_ id: Domain.DocumentID) {
        guard let workspace = state.workspace, workspace.contains(id) else {
            state.say("There is no document \(id.path) here.", .danger)
            return
        }
        closeSession()
        if state.documents[id] != nil, !state.stale.contains(id) {
            show(id)
        } else {
            readToShow(id)
        }
    }

    /// A document without changes is read again; one with changes stays.
    func reloadDocument(_ id: Domain.DocumentID) {
        guard let document = state.documents[id] else { return }
        guard !document.history.isChanged else {
            state.say("\(id.fileName) has changes that are not saved, so it was not read again.")
            return
        }
        readToShow(id)
    }

    private func readToShow(_ id: Domain.DocumentID) {
        state.documentToken = state.nextToken()
        read(id, token: state.documentToken)
    }

    /// In the background; the report carries the token.
    func read(_ id: Domain.DocumentID, token: Int) {
        guard let path = state.workspace?.absolutePath(of: id) else { return }
        let files = files
        background.start {
            do throws(ReadFailure) {
                let content = try files.readFile(at: path)
                return .documentRead(token: token, id, content, Domain.Document(parsing: content.bytes))
            } catch {
                return .documentFailed(token: token, id, error)
            }
        }
    }

    /// Takes in what was read; a document with changes stays as it is.
    func documentRead(
        _ id: Domain.DocumentID, _ content: FileContent, _ parsed: Domain.Document, generation: Int
    ) {
        state.stale.remove(id)
        if let old = state.documents[id], old.history.isChanged || old.saved == content.bytes {
            state.documents[id]?.isWritable = content.isWritable
        } else {
            let old = state.documents[id]
            var document = Domain.OpenDocument(
                id: id, document: old.map { parsed.named(as: $0.document) } ?? parsed, content: content,
                generation: generation)
            document.refusal = encodingRefusal(content.bytes)
            if let old { document.keepView(of: old) }
            let edited = id == state.current ? state.session?.id : nil
            if id == state.current { closeSession() }
            state.documents[id] = document
            if let edited { editDetail(edited) }
        }
    }

    func show(_ id: Domain.DocumentID) {
        state.current = id
        state.boardRevision += 1
        guard let document = state.documents[id] else { return }
        if let refusal = document.refusal { state.say(refusal) }
        state.recentDocuments.removeAll { $0 == id }
        state.recentDocuments.insert(id, at: 0)
        if arrive(in: document) { return }
        if let current = document.selection.current {
            state.show(current)
        } else if let first = document.document.tiles.first {
            state.selection = BoardSelection(.tile(first.id))
            state.show(.tile(first.id))
        }
    }

    func escape() {
        if state.session != nil { return goBack() }
        if state.search.isOpen { return closeSearch() }
        guard state.selection.ids.count > 1, let current = state.selection.current else { return goBack() }
        state.selection = BoardSelection(current)
    }

    func goBack() {
        if state.session != nil {
            closeSession()
            if let current = state.selection.current { state.show(current) }
        } else if let current = state.current, state.workspace?.isSingleFile == false {
            closeSearch()
            summarise(current)
            state.current = nil
            state.selection = BoardSelection(.document(current))
            state.show(.document(current))
        }
    }

    /// The library's card shows the document as it is in memory.
    func summarise(_ id: Domain.DocumentID) {
        guard let document = state.documents[id] else { return }
        let summary = Domain.Summary(of: document.document, path: id.path)
        let isSamePage = summary.page == state.workspace?.summaries[id]?.page
        state.workspace?.summaries[id] = summary
        state.workspaceRevision += 1
        if !isSamePage { connectSites() }
    }

    func save(_ ids: [Domain.DocumentID], evenReadOnly: Bool = false) {
        state.documents.keys.forEach { state.documents[$0]?.history.closeStep() }
        for id in ids where !state.saving.contains(id) {
            guard let document = state.documents[id], let workspace = state.workspace else { continue }
            // What was moved is on disk where it came to before it is gone where it was.
            let receivers = Set(document.history.receivers).filter { receiver in
                state.heldSaves[receiver] == nil && state.documents[receiver]?.history.isChanged == true
            }
            if !receivers.isEmpty {
                state.heldSaves[id] = receivers
                save(receivers.subtracting(ids).subtracting(state.saving).sorted())
                continue
            }
            if !document.isWritable, !evenReadOnly {
                state.question = .writeReadOnly(id)
                continue
            }
            state.saving.insert(id)
            state.documents[id]?.history.beginSave()
            journalSave(of: id)
            let token = state.nextToken()
            let (bytes, saved) = (document.document.bytes, document.isOnDisk ? document.saved : nil)
            let path = workspace.absolutePath(of: id)
            let files = files
            background.start {
                do throws(SaveFailure) {
                    try files.save(bytes, to: path, expecting: saved, evenReadOnly: evenReadOnly)
                    return .documentSaved(token: token, id, bytes: bytes)
                } catch {
                    return .saveFailed(token: token, id, error)
                }
            }
        }
    }

    func documentSaved(_ id: Domain.DocumentID, bytes: [UInt8]) {
        guard state.saving.remove(id) != nil else { return }
        state.documents[id]?.saved = bytes
        state.documents[id]?.isOnDisk = true
        state.documents[id]?.history.endSave()
        if state.documents[id]?.history.isChanged == false { endJournal(of: id) }
        state.boardRevision += 1
        summarise(id)
        releaseSaves(behind: id)
        if state.closesAfterSaving, state.saving.isEmpty { state.isClosing = state.changedDocuments.isEmpty }
    }

    /// Saves what waited for this one only.
    private func releaseSaves(behind id: Domain.DocumentID) {
        for (held, receivers) in state.heldSaves where receivers.contains(id) {
            let left = receivers.subtracting([id])
            state.heldSaves[held] = left.isEmpty ? nil : left
            if left.isEmpty { save([held]) }
        }
    }

    func saveFailed(_ id: Domain.DocumentID, _ failure: SaveFailure) {
        state.saving.remove(id)
        let held = state.heldSaves.filter { $0.value.contains(id) }.keys.sorted()
        held.forEach { state.heldSaves[$0] = nil }
        state.closesAfterSaving = false
        if failure == .readOnly {
            state.question = .writeReadOnly(id)
        } else {
            let waiting = held.map { "“\(state.title(of: $0))”" }.joined(separator: " and ")
            state.say(
                failure.sentence(for: id.fileName)
                    + (held.isEmpty ? "" : " Tiles went there from \(waiting), which was not written either."), .danger)
        }
    }
}
