extension Surface.List {
    /// The rows of the board that is shown. Cost grows with their number.
    static func rows(of state: State) -> [Row] {
        if let document = state.document {
            let tiles = document.document.tiles
            var rows =
                document.folded.isEmpty
                ? tiles.map { Row(tile: $0) } : document.shownTiles.map { Row(tile: tiles[$0]) }
            if document.document.frontMatter != nil { rows.insert(Row(id: .frontMatter), at: 0) }
            let covered = Set(tiles[state.coveredTiles].map { SurfaceID.tile($0.id) })
            if !covered.isEmpty { rows.removeAll { covered.contains($0.id) } }
            if let empty = state.emptyTile {
                let above = rows.firstIndex { $0.id == empty.after.map { .tile($0) } ?? .frontMatter }
                rows.insert(Row(id: .newTile), at: above.map { $0 + 1 } ?? 0)
            }
            return rows
        }
        guard let workspace = state.workspace else { return [] }
        return workspace.items.map { item in
            switch item.content {
            case .document(let id): Row(id: .document(id))
            case .folder(let path, _): Row(id: .folder(path), level: 0)
            }
        }
    }

    /// `last` gives the rows where they are the same ones; nil where they may not be.
    init(_ state: State, last: Surface.List?, revision: Int) {
        let rows = last?.rows ?? List.rows(of: state)
        self.init(
            scope: state.document != nil ? .document : state.workspace != nil ? .library : .nothing, revision: revision,
            rows: rows, places: last?.places ?? RowPlaces(rows), label: List.label(state, count: rows.count),
            empty: rows.isEmpty ? Surface.Empty(state) : nil, reveal: state.reveal)
    }

    private typealias List = Surface.List

    private static func label(_ state: State, count: Int) -> String {
        if let document = state.document {
            return "\(Words.count(count, "tile")) of \(state.workspace?.title(of: document.id) ?? document.id.fileName)"
        }
        guard let workspace = state.workspace else { return "Nothing is open" }
        return "\(Words.count(workspace.documents.count, "document")) of \(workspace.name)"
    }
}

extension Surface.List.Row {
    init(tile: Domain.Tile) { self.init(id: .tile(tile.id), level: tile.kind.rowLevel) }
}

extension Surface.Empty {
    /// What is shown instead of rows.
    init(_ state: State) {
        if state.document != nil {
            self.init(
                title: "An empty page", text: "Press Ctrl+Enter, or the button, and write the first tile.",
                action: state.control(.insertAfter, title: "New tile"))
        } else if let failure = state.failure {
            self.init(title: "This can't be opened", text: failure.sentence, action: state.control(.reload))
        } else if state.isLoading || state.workspace == nil {
            self.init(title: "", text: "Reading…")
        } else {
            self.init(
                title: "No documents here",
                text:
                    "Tilewright shows files that end in .md or .markdown. Put one into \(state.workspace?.root ?? "the folder") and reload.",
                action: state.control(.reload))
        }
    }
}
