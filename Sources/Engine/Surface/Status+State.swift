extension Surface.Status {
    init(_ state: State) {
        self.init(
            counts: Self.counts(state), state: Self.saveState(state), message: state.notice?.text ?? "",
            tone: state.notice?.tone ?? .normal, zoom: Surface.ZoomBar(state))
    }

    private static func counts(_ state: State) -> String {
        if let document = state.document {
            return "\(Words.count(document.document.tiles.count, "tile")) · \(Words.count(document.words, "word"))"
        }
        guard let workspace = state.workspace else { return "" }
        return Words.count(workspace.documents.count, "document")
    }

    private static func saveState(_ state: State) -> String {
        if !state.saving.isEmpty { return "saving" }
        guard let document = state.document else {
            let changed = state.changedDocuments.count
            return changed == 0 ? "" : "\(Words.count(changed, "document")) not saved"
        }
        guard document.history.isChanged else { return document.isWritable ? "saved" : "read-only" }
        let total = document.document.tiles.count
        let changed = min(max(document.history.touchedTiles, 1), max(total, 1))
        return "\(Words.grouped(changed)) of \(Words.count(total, "tile")) changed"
    }
}
