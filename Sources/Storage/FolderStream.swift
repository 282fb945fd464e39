import Glibc

/// Reads a folder's entries, in no order.
struct FolderStream: ~Copyable {
    struct Entry {
        enum Kind { case file, folder, link, other, unknown }

        /// As on disk: any bytes but `/` and NUL.
        let name: [UInt8]
        let kind: Kind
    }

    private let stream: OpaquePointer

    init(_ folder: consuming Descriptor) throws(SystemError) {
        let number = folder.release()
        guard let stream = fdopendir(number) else {
            let error = SystemError.last
            close(number)
            throw error
        }
        self.stream = stream
    }

    deinit { closedir(stream) }

    /// Nil after the last one.
    func next() throws(SystemError) -> Entry? {
        errno = 0
        guard let entry = readdir(stream) else {
            if errno != 0 { throw .last }
            return nil
        }
        let raw = UnsafeRawPointer(entry)
        let start = raw.advanced(by: FolderStream.nameOffset).assumingMemoryBound(to: UInt8.self)
        let length = strlen(raw.advanced(by: FolderStream.nameOffset).assumingMemoryBound(to: CChar.self))
        let name = [UInt8](UnsafeBufferPointer(start: start, count: length))
        return Entry(name: name, kind: Entry.Kind(Int(entry.pointee.d_type)))
    }

    /// The name is read in place: an entry is only as long as its name, so the whole structure must not be copied.
    private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
}

extension FolderStream.Entry.Kind {
    init(_ type: Int) {
        switch type {
        case Int(DT_REG): self = .file
        case Int(DT_DIR): self = .folder
        case Int(DT_LNK): self = .link
        case Int(DT_UNKNOWN): self = .unknown
        default: self = .other
        }
    }
}
