/// The search through all documents.
extension Editor {
    func startSearch(for query: String) {
        guard case .palette(var session) = state.overlay, let workspace = state.workspace else { return }
        session.search = nil
        session.rows = []
        session.chosen = nil
        if !query.isEmpty {
            session.search = WorkspaceSearch(
                token: state.nextToken(), query: query, rest: workspace.documents[...])
        }
        state.overlay = .palette(session)
        searchOn()
    }

    /// Looks into the next documents: those with unsaved changes as they are in memory, the others on the disk. The batch
    /// after them begins only when these are done, so a search that was given up ends by itself.
    private func searchOn() {
        guard case .palette(var session) = state.overlay, var search = session.search, let workspace = state.workspace,
            !search.query.isEmpty
        else { return }
        let batch = search.rest.prefix(WorkspaceSearch.batch)
        search.rest = search.rest.dropFirst(batch.count)
        search.isDone = batch.isEmpty || search.isCut
        session.search = search
        state.overlay = .palette(session)
        guard !search.isDone else { return }
        let sources = batch.map { id in
            (id, state.documents[id].flatMap { $0.history.isChanged ? $0.document.bytes : nil })
        }
        let (files, token, root, query) = (files, search.token, workspace.root, search.query)
        background.start {
            var hits: [SearchHit] = []
            guard let lines = LineSearch(query) else { return .searched(token: token, hits) }
            for (id, unsaved) in sources where hits.count < WorkspaceSearch.mostHits {
                guard let bytes = unsaved ?? files.bytes(at: root + "/" + id.path) else { continue }
                hits += lines.hits(in: bytes, of: id, most: WorkspaceSearch.mostHits - hits.count)
            }
            return .searched(token: token, hits)
        }
    }

    func searched(_ token: Int, _ hits: [SearchHit]) {
        guard case .palette(var session) = state.overlay, session.search?.token == token,
            let workspace = state.workspace
        else { return }
        let known = session.search?.hits.count ?? 0
        let new = hits.prefix(WorkspaceSearch.mostHits - known)
        session.search?.hits += new
        session.rows += new.enumerated().map { place, hit in
            .init(
                id: .match(known + place), title: hit.text,
                detail: "\(workspace.title(of: hit.document)) · line \(Words.grouped(hit.line))", matches: [hit.match])
        }
        session.total = session.rows.count
        session.chosen = session.chosen ?? session.rows.first?.id
        state.overlay = .palette(session)
        searchOn()
    }

    /// Goes to the document, and to the tile in it. Find next goes on from there.
    func open(_ hit: SearchHit, of query: String) {
        state.search.query = SearchQuery(query)
        state.lines[.find] = LineText(query, isSelected: true)
        state.arrival = .init(document: hit.document, offset: hit.offset)
        if state.current == hit.document, let document = state.document {
            closeSession()
            _ = arrive(in: document)
        } else {
            apply(.openDocument(hit.document))
        }
    }

    /// Selects and shows the tile that a search has led to. False where none has.
    func arrive(in document: Domain.OpenDocument) -> Bool {
        guard let arrival = state.arrival, arrival.document == document.id else { return false }
        state.arrival = nil
        guard let place = document.document.place(at: arrival.offset) else {
            guard document.document.frontMatter != nil else { return false }
            selectAndShow(.frontMatter)
            return true
        }
        selectAndShow(.tile(document.document.tiles[place.index].id))
        return true
    }
}

extension FileReading {
    /// Nil where the file can't be read: then it holds nothing to go to, and its card says why.
    fileprivate func bytes(at path: String) -> [UInt8]? {
        do throws(ReadFailure) { return try readFile(at: path).bytes } catch { return nil }
    }
}
