/// Reads the disk. Calls block; they run off the main thread, through `Background`.
public protocol FileReading: Sendable {
    /// The documents under `path`, sorted by path; `path` may be a folder or a single file.
    ///
    /// Files whose name ends in `.md` or `.markdown` in any case; hidden files and folders and loops of symbolic links
    /// are left out.
    func readWorkspace(at path: String) throws(ReadFailure) -> WorkspaceListing

    /// The whole file. `path` is absolute.
    func readFile(at path: String) throws(ReadFailure) -> FileContent
}

public struct WorkspaceListing: Equatable, Sendable {
    /// The absolute folder that the documents' paths start from.
    public var root: String
    public var documents: [Domain.DocumentID]
    /// True where a single file was asked for.
    public var isSingleFile: Bool
    /// Files and folders that could not be looked into, as sentences.
    public var warnings: [String]

    public init(root: String, documents: [Domain.DocumentID], isSingleFile: Bool = false, warnings: [String] = []) {
        self.root = root
        self.documents = documents
        self.isSingleFile = isSingleFile
        self.warnings = warnings
    }
}

public struct FileContent: Equatable, Sendable {
    public var bytes: [UInt8]
    /// Whether this user may write it.
    public var isWritable: Bool

    public init(bytes: [UInt8], isWritable: Bool = true) {
        self.bytes = bytes
        self.isWritable = isWritable
    }
}

/// Why something could not be read. `reason` is the system's own message.
public enum ReadFailure: Error, Equatable, Sendable {
    case missing(path: String)
    case notPermitted(path: String)
    /// A folder where a file was wanted, a device, a pipe.
    case notAFile(path: String)
    /// Holds control bytes that no text has, and is not UTF-8 or UTF-16: an image or a program named `.md`.
    case binary(path: String)
    case unreadable(path: String, reason: String)
}
