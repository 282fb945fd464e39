extension Domain {
    /// The folder that is open: its documents, and what is known of them.
    struct OpenWorkspace: Equatable {
        var root: String
        private(set) var documents: [DocumentID]
        var isSingleFile: Bool
        var summaries: [DocumentID: Summary] = [:]
        /// Settings in and above its folders; nil until they have been read.
        var siteFiles: [SiteFiles]?
        var sites = SiteMap()
        /// Folders whose rows are hidden, by path.
        private(set) var folded: Set<String>
        /// The rows of sidebar and library.
        private(set) var items: [WorkspaceTree.Item]
        private var known: Set<DocumentID>

        init(_ listing: WorkspaceListing, folded: Set<String> = []) {
            root = listing.root
            documents = listing.documents
            isSingleFile = listing.isSingleFile
            self.folded = folded
            items = WorkspaceTree(documents, folded: folded).items
            known = Set(documents)
        }

        func contains(_ id: DocumentID) -> Bool { known.contains(id) }

        /// A document that is in memory only. A workspace of one file takes no other.
        mutating func add(_ id: DocumentID) {
            guard !isSingleFile, known.insert(id).inserted else { return }
            documents.insert(id, at: documents.partitionPoint { $0 > id })
            items = WorkspaceTree(documents, folded: folded).items
        }

        /// Hides or shows a folder's rows.
        mutating func toggle(folder: String) {
            if folded.remove(folder) == nil { folded.insert(folder) }
            items = WorkspaceTree(documents, folded: folded).items
        }

        /// The folder's own name, or the file's.
        var name: String {
            if isSingleFile, let only = documents.first { return only.fileName }
            return root.split(separator: "/").last.map(String.init) ?? root
        }

        func absolutePath(of id: DocumentID) -> String { root + "/" + id.path }

        func title(of id: DocumentID) -> String { summaries[id]?.title ?? id.fileName }
    }
}
