extension ReadFailure {
    /// What is wrong and what can be done, for a person.
    public var sentence: String {
        switch self {
        case .missing(let path): "There is no file or folder at \(path)."
        case .notPermitted(let path): "You may not read \(path); its permissions do not let you."
        case .notAFile(let path): "\(path) is not a plain file, so it can't be read as a document."
        case .binary(let path): "\(path) is not a text: it looks like a picture or a program."
        case .unreadable(let path, let reason): "\(path) could not be read: \(reason)."
        }
    }
}

extension SaveFailure {
    /// What is wrong and what can be done, for a person. The edits are still in memory.
    func sentence(for name: String) -> String {
        switch self {
        case .changedOnDisk:
            "\(name) was changed by another program, so nothing was written; your changes stay here. Reload shows the other version once you have undone yours."
        case .deletedOnDisk:
            "\(name) was deleted by another program, so nothing was written; your changes stay here."
        case .readOnly: "\(name) is read-only, so nothing was written; your changes stay here."
        case .notWritten(let reason):
            "\(name) could not be written: \(reason). Your changes stay here; save again when that is mended."
        }
    }
}
