extension Domain {
    /// The folder that is open: its documents, and what is known of them.
    struct OpenWorkspace: Equatable {
        var root: String
        var documents: [DocumentID]
        var isSingleFile: Bool
        var summaries: [DocumentID: Summary] = [:]
        /// Folders whose rows are hidden, by path.
        var folded: Set<String> = []

        /// The folder's own name, or the file's.
        var name: String {
            if isSingleFile, let only = documents.first { return only.fileName }
            return root.split(separator: "/").last.map(String.init) ?? root
        }

        func absolutePath(of id: DocumentID) -> String { root + "/" + id.path }

        func title(of id: DocumentID) -> String { summaries[id]?.title ?? id.fileName }
    }
}
