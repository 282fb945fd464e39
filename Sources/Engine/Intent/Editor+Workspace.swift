extension Editor {
    func openWorkspace(at path: String) {
        guard state.changedDocuments.isEmpty else {
            state.say("Save or undo the changes first: another folder would close these documents.")
            return
        }
        let (viewport, keymap, problems) = (state.viewport, state.keymap, state.keymapProblems)
        let (lastToken, revision, tree) = (state.lastToken, state.workspaceRevision, state.treeRevision)
        state = State()
        state.viewport = viewport
        state.keymap = keymap
        state.keymapProblems = problems
        state.lastToken = lastToken
        state.workspaceRevision = revision + 1
        state.treeRevision = tree + 1
        readWorkspace(at: path)
    }

    func reload() {
        readKeymap()
        if let workspace = state.workspace {
            readWorkspace(
                at: workspace.isSingleFile ? workspace.absolutePath(of: workspace.documents[0]) : workspace.root)
            state.stale = Set(state.documents.values.filter { !$0.history.isChanged }.map(\.id))
            if let current = state.current { reloadDocument(current) }
        } else if let path = state.failure?.path {
            readWorkspace(at: path)
        }
    }

    private func readWorkspace(at path: String) {
        let token = state.nextToken()
        state.workspaceToken = token
        state.isLoading = true
        let files = files
        background.start {
            do throws(ReadFailure) {
                return .workspaceRead(token: token, try files.readWorkspace(at: path))
            } catch {
                return .workspaceFailed(token: token, error)
            }
        }
    }

    func workspaceRead(_ listing: WorkspaceListing) {
        state.isLoading = false
        state.failure = nil
        state.workspaceRevision += 1
        state.treeRevision += 1
        var workspace = Domain.OpenWorkspace(listing, folded: state.workspace?.folded ?? [])
        workspace.summaries = state.workspace?.summaries ?? [:]
        workspace.sites = state.workspace?.sites ?? Domain.SiteMap()
        state.changedDocuments.forEach { workspace.add($0) }
        let isFirst = state.workspace == nil
        state.workspace = workspace
        refreshPalette()
        if let warning = listing.warnings.first { state.say(warning) }
        if isFirst { lookForLeftovers(listing) }
        summarise(listing)
        readSites(of: listing)
        if listing.isSingleFile, state.current == nil, let only = listing.documents.first { openDocument(only) }
    }

    func workspaceFailed(_ failure: ReadFailure) {
        state.isLoading = false
        if state.workspace == nil { state.failure = failure } else { state.say(failure.sentence, .danger) }
    }

    /// Reads what the library shows of each document: the first ones at once, the others in larger batches, each of which
    /// is one job and one change of the surfaces.
    private func summarise(_ listing: WorkspaceListing) {
        guard !listing.isSingleFile else { return }
        let token = state.workspaceToken
        let files = files
        var rest = listing.documents[...]
        while !rest.isEmpty {
            let ids = rest.prefix(rest.startIndex == 0 ? 64 : 1024)
            rest = rest.dropFirst(ids.count)
            background.start {
                var summaries: [Domain.DocumentID: Domain.Summary] = [:]
                for id in ids {
                    do throws(ReadFailure) {
                        let content = try files.readFile(at: listing.root + "/" + id.path)
                        summaries[id] = Domain.Summary(of: Domain.Document(parsing: content.bytes), path: id.path)
                    } catch {
                        summaries[id] = Domain.Summary(
                            title: id.fileName, excerpt: error.sentence, words: 0, tiles: 0)
                    }
                }
                return .documentsSummarised(token: token, summaries)
            }
        }
    }

    func documentsSummarised(_ summaries: [Domain.DocumentID: Domain.Summary]) {
        state.workspace?.summaries.merge(summaries) { $1 }
        state.workspaceRevision += 1
        refreshPalette()
    }

    func toggleFolder(_ path: String) {
        guard let workspace = state.workspace else { return }
        state.fold(folder: path, !workspace.folded.contains(path))
    }
}

extension ReadFailure {
    var path: String {
        switch self {
        case .missing(let path), .notPermitted(let path), .notAFile(let path), .binary(let path),
            .unreadable(let path, _):
            path
        }
    }
}
