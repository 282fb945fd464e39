import Glibc

/// An open file that no other program may lock; free again when this is gone.
final class LockedFile: Sendable {
    let descriptor: Descriptor
    let path: String
    /// When its content last changed, in nanoseconds.
    let modified: Int

    /// Nil where another program has it locked, or it is gone.
    convenience init?(taking path: String) throws(SystemError) {
        let descriptor = try Descriptor(open: path, O_RDWR | O_NOFOLLOW | O_NONBLOCK)
        guard flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 else {
            if errno == EWOULDBLOCK { return nil }
            throw .last
        }
        // The program that had it may have taken its name away meanwhile.
        guard try descriptor.status().links > 0 else { return nil }
        self.init(descriptor, path: path)
    }

    init(_ descriptor: consuming Descriptor, path: String) {
        var raw = stat()
        modified = fstat(descriptor.number, &raw) == 0 ? raw.st_mtim.tv_sec * 1_000_000_000 + raw.st_mtim.tv_nsec : 0
        self.descriptor = descriptor
        self.path = path
    }
}
