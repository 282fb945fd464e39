import Engine

/// A disk in memory that another program may write to.
final class MemoryDisk: FileReading, FileSaving, @unchecked Sendable {
    /// Contents by absolute path.
    var files: [String: [UInt8]]
    var isReadOnly = false
    private(set) var saves = 0

    init(_ files: [String: [UInt8]]) { self.files = files }

    func readWorkspace(at path: String) throws(ReadFailure) -> WorkspaceListing {
        let names = files.keys.map { String($0.dropFirst(path.count + 1)) }.sorted()
        return WorkspaceListing(root: path, documents: names.map { Domain.DocumentID($0) })
    }

    func readFile(at path: String) throws(ReadFailure) -> FileContent {
        guard let bytes = files[path] else { throw .missing(path: path) }
        return FileContent(bytes: bytes, isWritable: !isReadOnly)
    }

    func save(
        _ bytes: [UInt8], to path: String, expecting expected: [UInt8]?, evenReadOnly: Bool
    ) throws(SaveFailure) {
        guard files[path] == expected else { throw .changedOnDisk }
        if isReadOnly, !evenReadOnly { throw .readOnly }
        files[path] = bytes
        saves += 1
    }
}

/// Each grapheme cluster is 10 points wide, each line 20 high.
final class Ruler: TextMeasuring {
    func metrics(of face: TextFace) -> LineMetrics { LineMetrics(ascent: 12, descent: 4, lineHeight: 20) }
    func width(of text: String, in face: TextFace) -> Double { Double(text.count) * 10 }
    func edges(of text: String, in face: TextFace) -> [Double] { (0..<text.count).map { Double($0 + 1) * 10 } }
}
