extension Domain {
    /// The documents as a person sees them: folders with documents, and a folder that holds nothing but its index page as
    /// that page.
    struct WorkspaceTree {
        struct Item: Equatable {
            enum Content: Equatable {
                case document(DocumentID)
                /// `count` documents lie below it.
                case folder(path: String, count: Int)
            }

            var content: Content
            var depth: Int
        }

        private final class Node {
            var index: DocumentID?
            var files: [DocumentID] = []
            var folders: [String: Node] = [:]
            var count = 0

            /// Where the folder holds nothing else.
            var onlyPage: DocumentID? { folders.isEmpty && files.isEmpty ? index : nil }
        }

        /// Every item in reading order, of unfolded folders only: index page, files by name, folders by name. Files behind a
        /// folder would look as if they were in it.
        let items: [Item]

        init(_ documents: [DocumentID], folded: Set<String>) {
            let root = Node()
            for document in documents { WorkspaceTree.insert(document, into: root) }
            var items: [Item] = []
            WorkspaceTree.list(root, path: "", depth: 0, folded: folded, into: &items)
            self.items = items
        }

        private static func insert(_ document: DocumentID, into root: Node) {
            var node = root
            node.count += 1
            for part in document.folder.split(separator: "/") {
                let next = node.folders[String(part)] ?? Node()
                node.folders[String(part)] = next
                next.count += 1
                node = next
            }
            if document.isIndex, node.index == nil {
                node.index = document
            } else {
                node.files.append(document)
            }
        }

        private static func list(_ node: Node, path: String, depth: Int, folded: Set<String>, into items: inout [Item])
        {
            if let index = node.index { items.append(Item(content: .document(index), depth: depth)) }
            let folders = node.folders.sorted { $0.key < $1.key }
            let pages = node.files + folders.compactMap { $0.value.onlyPage }
            items += pages.sorted().map { Item(content: .document($0), depth: depth) }
            for (name, folder) in folders where folder.onlyPage == nil {
                let below = path.isEmpty ? name : path + "/" + name
                items.append(Item(content: .folder(path: below, count: folder.count), depth: depth))
                if !folded.contains(below) {
                    list(folder, path: below, depth: depth + 1, folded: folded, into: &items)
                }
            }
        }
    }
}

extension Domain.DocumentID {
    /// An index page stands for its folder.
    var isIndex: Bool { fileName == "index.md" || fileName == "index.markdown" }
}
