/// Writes the disk. Calls block; they run off the main thread, through `Background`.
public protocol FileSaving: Sendable {
    /// Replaces the file's content as a whole: in every case either the old or the new version is on disk.
    ///
    /// Mode, ownership and symbolic links stay. `expected` is what the file held when it was read; nil where it must
    /// not exist yet. A file that its mode bits make read-only is written only if `evenReadOnly`; its mode stays.
    func save(
        _ bytes: [UInt8], to path: String, expecting expected: [UInt8]?, evenReadOnly: Bool
    ) throws(SaveFailure)
}

/// Why a save did not happen. In every case the file on disk is whole.
public enum SaveFailure: Error, Equatable, Sendable {
    /// Another program changed the file after it was read; nothing was written.
    case changedOnDisk
    /// Another program deleted the file after it was read; nothing was written.
    case deletedOnDisk
    /// The file is marked read-only, and nobody has said that it shall be written all the same.
    case readOnly
    /// Writing the new copy failed; `reason` is the system's own message.
    case notWritten(reason: String)
}
