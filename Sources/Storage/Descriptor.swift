import Glibc

/// An open file or folder; closed when it goes out of scope.
struct Descriptor: ~Copyable {
    let number: Int32

    init(open path: String, _ flags: Int32) throws(SystemError) {
        number = try check { Glibc.open(path, flags | O_CLOEXEC) }
    }

    /// Opens `path` below this folder.
    func open(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
        Descriptor(number: try check { openat(number, path, flags | O_CLOEXEC) })
    }

    init(number: Int32) { self.number = number }

    deinit { close(number) }

    /// The open file is the caller's to close now.
    consuming func release() -> Int32 {
        let number = number
        discard self
        return number
    }

    /// Of what `path` below this folder names, or of the link itself.
    func status(of path: String, followingLink: Bool) throws(SystemError) -> FileStatus {
        var raw = stat()
        try check { fstatat(number, path, &raw, followingLink ? 0 : AT_SYMLINK_NOFOLLOW) }
        return FileStatus(raw)
    }

    func status() throws(SystemError) -> FileStatus {
        var raw = stat()
        try check { fstat(number, &raw) }
        return FileStatus(raw)
    }
}

/// What the inode says.
struct FileStatus: Equatable {
    /// Which file it is, whatever its names are.
    struct Identity: Hashable {
        let device: dev_t
        let inode: ino_t
    }

    let identity: Identity
    private let rawMode: mode_t
    let owner: uid_t
    let group: gid_t
    let links: Int
    /// Bytes.
    let size: Int

    init(_ raw: stat) {
        identity = Identity(device: raw.st_dev, inode: raw.st_ino)
        rawMode = raw.st_mode
        owner = raw.st_uid
        group = raw.st_gid
        links = Int(raw.st_nlink)
        size = raw.st_size
    }

    /// Of what `path` names. `followingLink` false: of the link itself.
    init(of path: String, followingLink: Bool = true) throws(SystemError) {
        var raw = stat()
        try check { fstatat(AT_FDCWD, path, &raw, followingLink ? 0 : AT_SYMLINK_NOFOLLOW) }
        self.init(raw)
    }

    var isFolder: Bool { rawMode & S_IFMT == S_IFDIR }
    var isLink: Bool { rawMode & S_IFMT == S_IFLNK }
    var isFile: Bool { rawMode & S_IFMT == S_IFREG }
    /// Permission bits, set-id and sticky bits.
    var mode: mode_t { rawMode & ~S_IFMT }
}

/// Whether this user may use `path` in that way (`R_OK`, `W_OK`, `X_OK`), by the ids that count when files are opened.
func isAllowed(_ path: String, _ wish: Int32) -> Bool {
    faccessat(AT_FDCWD, path, wish, AT_EACCESS) == 0
}
