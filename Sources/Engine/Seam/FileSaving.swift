/// Writes the disk. Calls block; they run off the main thread, through `Background`.
public protocol FileSaving: Sendable {
    /// Replaces the file's content as a whole: in every case either the old or the new version is on disk.
    ///
    /// Mode, ownership and symbolic links stay. `expected` is what the file held when it was read; nil where it must
    /// not exist yet.
    func save(_ bytes: [UInt8], to path: String, expecting expected: [UInt8]?) throws(SaveFailure)
}

/// Why a save did not happen. In every case the file on disk is whole.
public enum SaveFailure: Error, Equatable, Sendable {
    /// Another program changed the file after it was read; nothing was written.
    case changedOnDisk
    /// Another program deleted the file after it was read; nothing was written.
    case deletedOnDisk
    /// The file may not be written by this user.
    case readOnly
    /// Writing the new copy failed; `reason` is the system's own message.
    case notWritten(reason: String)
}
