import Engine

/// Files that are only in memory, by absolute path.
struct MemoryFiles: FileReading {
    var files: [String: [UInt8]]

    init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

    func readWorkspace(at path: String) throws(ReadFailure) -> WorkspaceListing {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        if files[path] != nil {
            let id = Domain.DocumentID(path)
            return WorkspaceListing(root: id.folder, documents: [Domain.DocumentID(id.fileName)], isSingleFile: true)
        }
        let below = files.keys.filter { $0.hasPrefix(path + "/") && ($0.hasSuffix(".md") || $0.hasSuffix(".markdown")) }
        if below.isEmpty { throw .missing(path: path) }
        let documents = below.map { Domain.DocumentID(String($0.dropFirst(path.count + 1))) }
        return WorkspaceListing(root: path, documents: documents.sorted())
    }

    func readFile(at path: String) throws(ReadFailure) -> FileContent {
        guard let bytes = files[path] else { throw .missing(path: path) }
        return FileContent(bytes: bytes)
    }
}
