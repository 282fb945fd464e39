import Glibc

/// The system calls that change something on disk, so that tests can let each of them fail.
///
/// As in C: a negative result is a failure, and `errno` says which.
struct WritingCalls: Sendable {
    var open: @Sendable (_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32
    var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int
    var truncate: @Sendable (_ file: Int32, _ length: Int) -> Int32
    var sync: @Sendable (_ file: Int32) -> Int32
    var changeOwner: @Sendable (_ file: Int32, uid_t, gid_t) -> Int32
    var changeMode: @Sendable (_ file: Int32, mode_t) -> Int32
    var rename: @Sendable (_ old: String, _ new: String) -> Int32
    var link: @Sendable (_ old: String, _ new: String) -> Int32
    var unlink: @Sendable (_ path: String) -> Int32
    var makeFolder: @Sendable (_ path: String, mode_t) -> Int32

    static let system = WritingCalls(
        open: { Glibc.open($0, $1 | O_CLOEXEC, $2) },
        write: { pwrite($0, $1.baseAddress, $1.count, $2) },
        truncate: { ftruncate($0, $1) },
        sync: { fsync($0) },
        changeOwner: { fchown($0, $1, $2) },
        changeMode: { fchmod($0, $1) },
        rename: { Glibc.rename($0, $1) },
        link: { Glibc.link($0, $1) },
        unlink: { Glibc.unlink($0) },
        makeFolder: { mkdir($0, $1) })
}

extension WritingCalls {
    /// A new file that only this user may read, or one with the usual rights if `isShared`.
    func create(_ path: String, isShared: Bool = false) throws(SystemError) -> Descriptor {
        let mode: mode_t = isShared ? 0o666 : 0o600
        return Descriptor(number: try check { open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode) })
    }

    /// Makes `bytes` the whole content of the open file, down to the disk.
    func fill(_ file: borrowing Descriptor, with bytes: [UInt8]) throws(SystemError) {
        let number = file.number
        try write(bytes, to: number, at: 0)
        try check { truncate(number, bytes.count) }
        try check { sync(number) }
    }

    /// All of them, from that offset on.
    func write(_ bytes: [UInt8], to file: Int32, at offset: Int) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let count = try check { bytes.withUnsafeBytes { write(file, .init(rebasing: $0[done...]), offset + done) } }
            guard count > 0 else { throw SystemError(code: EIO) }
            done += count
        }
    }

    /// Brings what was named, renamed or removed in it to the disk.
    func syncFolder(_ path: String) throws(SystemError) {
        let folder = Descriptor(number: try check { open(path, O_RDONLY | O_DIRECTORY, 0) })
        let number = folder.number
        try check { sync(number) }
    }

    /// Makes the folder and those above it; only this user may look into the new ones.
    func makeFolders(_ path: String) throws(SystemError) {
        do throws(SystemError) {
            try check { makeFolder(path, 0o700) }
        } catch  where error.code == ENOENT && path != "/" {
            try makeFolders(folder(of: path))
            try check { makeFolder(path, 0o700) }
        } catch  where error.code == EEXIST {
            return
        }
    }
}

/// The folder part of an absolute path.
func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
}
