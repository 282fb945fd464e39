extension Surface.Sidebar {
    /// Cost grows with the number of documents.
    init(_ state: State) {
        guard let workspace = state.workspace else {
            self.init()
            return
        }
        let changed = Set(state.changedDocuments)
        self.init(
            rows: workspace.items.map { item in
                switch item.content {
                case .folder(let path, let count):
                    Row(
                        id: .folder(path), title: path.split(separator: "/").last.map(String.init) ?? path,
                        depth: item.depth, count: count, isExpanded: !workspace.folded.contains(path))
                case .document(let id):
                    Row(
                        id: .document(id), title: workspace.title(of: id), depth: item.depth,
                        isCurrent: id == state.current, isChanged: changed.contains(id),
                        takesTiles: state.current != nil && id != state.current)
                }
            }, isShown: state.showsSidebar)
    }
}
