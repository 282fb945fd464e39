import Engine

/// A disk in memory that another program may write to.
package final class MemoryDisk: FileReading, FileSaving, @unchecked Sendable {
    /// Contents by absolute path.
    package var files: [String: [UInt8]]
    package var isReadOnly = false
    package private(set) var saves = 0

    package init(_ files: [String: [UInt8]]) { self.files = files }

    package func readWorkspace(at path: String) throws(ReadFailure) -> WorkspaceListing {
        let names = files.keys.filter { $0.hasPrefix(path + "/") }.map { String($0.dropFirst(path.count + 1)) }
        guard !names.isEmpty else { throw .missing(path: path) }
        return WorkspaceListing(root: path, documents: names.sorted().map { Domain.DocumentID($0) })
    }

    package func readFile(at path: String) throws(ReadFailure) -> FileContent {
        guard let bytes = files[path] else { throw .missing(path: path) }
        return FileContent(bytes: bytes, isWritable: !isReadOnly)
    }

    package func save(
        _ bytes: [UInt8], to path: String, expecting expected: [UInt8]?, evenReadOnly: Bool
    ) throws(SaveFailure) {
        guard files[path] == expected else { throw .changedOnDisk }
        if isReadOnly, !evenReadOnly { throw .readOnly }
        files[path] = bytes
        saves += 1
    }
}
