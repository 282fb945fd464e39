import Engine
import Glibc

extension Disk {
    public func save(
        _ bytes: [UInt8], to path: String, expecting expected: [UInt8]?, evenReadOnly: Bool
    ) throws(SaveFailure) {
        guard let expected else { return try create(bytes, at: path) }
        let save = try Save(of: bytes, to: path, on: self)
        if save.old == bytes { return }
        guard save.old == expected else { throw .changedOnDisk }
        guard evenReadOnly || isWritable(save.path) else { throw .readOnly }
        if save.status.links == 1, try save.replace() { return }
        try save.writeInPlace()
    }

    /// A name that something else took meanwhile is never taken from it.
    private func create(_ bytes: [UInt8], at path: String) throws(SaveFailure) {
        let temporary = temporaryPath(in: folder(of: path))
        do throws(SystemError) {
            try makeFile(temporary, bytes)
            try take(path, for: temporary)
        } catch {
            if error.code == EEXIST { return try checkIsThere(bytes, at: path) }
            throw .notWritten(reason: error.message)
        }
        syncFolderIfPossible(of: path)
    }

    private func makeFile(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let file = try calls.create(path, isShared: true)
        do throws(SystemError) {
            try calls.fill(file, with: bytes)
        } catch {
            _ = calls.unlink(path)
            throw error
        }
    }

    /// A hard link is refused where the name is taken; some file systems have none, so there it is looked for first.
    private func take(_ path: String, for temporary: String) throws(SystemError) {
        do throws(SystemError) {
            try check { calls.link(temporary, path) }
            _ = calls.unlink(temporary)
        } catch {
            let hasNoLinks = [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(error.code)
            let isTaken = faccessat(AT_FDCWD, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0
            if hasNoLinks, !isTaken, calls.rename(temporary, path) == 0 { return }
            _ = calls.unlink(temporary)
            throw isTaken ? SystemError(code: EEXIST) : error
        }
    }

    private func checkIsThere(_ bytes: [UInt8], at path: String) throws(SaveFailure) {
        let save = try Save(of: bytes, to: path, on: self)
        guard save.old == bytes else { throw .changedOnDisk }
    }

    /// Hidden, so that no listing shows what a crash may leave of it.
    func temporaryPath(in folder: String) -> String {
        folder + (folder.hasSuffix("/") ? "" : "/") + ".tilewright-"
            + String(UInt64.random(in: .min ... .max), radix: 16)
    }

    /// The new file is in place whatever comes of this; not every file system can do it.
    func syncFolderIfPossible(of path: String) {
        do throws(SystemError) { try calls.syncFolder(folder(of: path)) } catch { return }
    }
}
