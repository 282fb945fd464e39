import Engine
import Glibc

extension Disk {
    public func readFile(at path: String) throws(ReadFailure) -> FileContent {
        let file = try wholeFile(at: path)
        if isBinary(file.bytes) { throw .binary(path: path) }
        return FileContent(bytes: file.bytes, isWritable: isWritable(path))
    }

    struct WholeFile {
        let bytes: [UInt8]
        let status: FileStatus
    }

    /// Never waits for a pipe's other end or a device.
    func wholeFile(at path: String) throws(ReadFailure) -> WholeFile {
        do throws(SystemError) {
            let file = try Descriptor(open: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
            let status = try file.status()
            guard status.isFile else { throw SystemError(code: ENXIO) }
            guard status.size <= Disk.largestFile else { throw SystemError(code: EFBIG) }
            return WholeFile(bytes: try file.readToEnd(sizeHint: status.size), status: status)
        } catch {
            throw ReadFailure(error, path: path)
        }
    }

    /// Whether this user may write it, as the system sees it: root may write whatever its mode.
    func isWritable(_ path: String) -> Bool { isAllowed(path, W_OK) }
}

extension Descriptor {
    /// `sizeHint` is the file's size as its inode says, in bytes; some special files say 0 and hold more.
    func readToEnd(sizeHint: Int) throws(SystemError) -> [UInt8] {
        if sizeHint > 0 { return try readChunk(sizeHint).bytes }
        var bytes: [UInt8] = []
        while true {
            let (chunk, isLast) = try readChunk(max(64 << 10, bytes.count))
            bytes += chunk
            if isLast { return bytes }
        }
    }

    /// Up to `count` bytes from the start of the file, which is where reading goes on.
    func start(_ count: Int) throws(SystemError) -> [UInt8] {
        let bytes = try readChunk(count).bytes
        try check { lseek(number, 0, SEEK_SET) }
        return bytes
    }

    /// Up to `room` bytes; `isLast` where the file ended before they were full.
    private func readChunk(_ room: Int) throws(SystemError) -> (bytes: [UInt8], isLast: Bool) {
        var failure: SystemError?
        var isLast = false
        let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
            while filled < room, !isLast, failure == nil {
                do throws(SystemError) {
                    let count = try check { read(number, buffer.baseAddress?.advanced(by: filled), room - filled) }
                    filled += count
                    isLast = count == 0
                } catch {
                    failure = error
                }
            }
        }
        if let failure { throw failure }
        return (bytes, isLast)
    }
}

extension ReadFailure {
    init(_ error: SystemError, path: String) {
        switch error.code {
        case ENOENT, ENOTDIR: self = .missing(path: path)
        case EACCES, EPERM: self = .notPermitted(path: path)
        case EISDIR, ENXIO, ENODEV: self = .notAFile(path: path)
        default: self = .unreadable(path: path, reason: error.message)
        }
    }
}
