import Engine
import Glibc

/// One save of a file that is there, under way.
struct Save {
    let disk: Disk
    /// Without symbolic links: the file that they lead to is the one that is written.
    let path: String
    let bytes: [UInt8]
    /// What was on disk at the start.
    let old: [UInt8]
    let status: FileStatus

    init(of bytes: [UInt8], to path: String, on disk: Disk) throws(SaveFailure) {
        self.disk = disk
        self.bytes = bytes
        do throws(SystemError) {
            self.path = try resolved(path)
        } catch {
            throw error.isMissing ? .deletedOnDisk : .notWritten(reason: error.message)
        }
        let file = try Save.current(self.path, disk)
        old = file.bytes
        status = file.status
    }

    /// Puts a new file in the old one's place, which it is like in all but content.
    ///
    /// False where that can't be done here and nothing has changed: the folder is not ours to write, the new file can't
    /// be given the old one's owner or rights, or something is mounted on the file.
    func replace() throws(SaveFailure) -> Bool {
        let temporary = disk.temporaryPath(in: folder(of: path))
        do throws(SystemError) {
            try makeTwin(temporary)
        } catch {
            if error.isRefusal { return false }
            throw .notWritten(reason: error.message)
        }
        do throws(SaveFailure) {
            try checkUnchanged()
        } catch {
            _ = disk.calls.unlink(temporary)
            throw error
        }
        do throws(SystemError) {
            try check { disk.calls.rename(temporary, path) }
        } catch {
            _ = disk.calls.unlink(temporary)
            if error.isRefusal || error.code == EBUSY || error.code == EXDEV { return false }
            throw .notWritten(reason: error.message)
        }
        disk.syncFolderIfPossible(of: path)
        return true
    }

    private func makeTwin(_ temporary: String) throws(SystemError) {
        let calls = disk.calls
        let file = try calls.create(temporary)
        let number = file.number
        do throws(SystemError) {
            let made = try file.status()
            if (made.owner, made.group) != (status.owner, status.group) {
                try check { calls.changeOwner(number, status.owner, status.group) }
            }
            try Attributes.copy(from: path, to: number)
            try check { calls.changeMode(number, status.mode) }
            try calls.fill(file, with: bytes)
        } catch {
            _ = calls.unlink(temporary)
            throw error
        }
    }

    /// Writes over the old content, once a whole copy of the new one is safe elsewhere.
    ///
    /// When that fails half way the old content is put back; if that fails, too, the copy stays and is named.
    func writeInPlace() throws(SaveFailure) {
        let copy = try SafeCopy(of: bytes, meantFor: path, on: disk)
        var isWhole = true
        defer { if isWhole { copy.remove() } }
        try checkUnchanged()
        do throws(SystemError) {
            let file = Descriptor(number: try check { disk.calls.open(path, O_WRONLY | O_NOFOLLOW, 0) })
            try fillOrRestore(file, &isWhole)
        } catch {
            let rest = isWhole ? "" : "; the whole text is in \(copy.path)"
            throw .notWritten(reason: error.message + rest)
        }
    }

    /// Throws why the new content could not be written; `isWhole` is false then if the old one is not back, either.
    private func fillOrRestore(_ file: borrowing Descriptor, _ isWhole: inout Bool) throws(SystemError) {
        do throws(SystemError) {
            try disk.calls.fill(file, with: bytes)
        } catch {
            do throws(SystemError) { try disk.calls.fill(file, with: old) } catch { isWhole = false }
            throw error
        }
    }

    /// Whether the disk still holds what it held at the start.
    private func checkUnchanged() throws(SaveFailure) {
        guard try Save.current(path, disk).bytes == old else { throw .changedOnDisk }
    }

    private static func current(_ path: String, _ disk: Disk) throws(SaveFailure) -> Disk.WholeFile {
        do throws(ReadFailure) {
            return try disk.wholeFile(at: path)
        } catch {
            switch error {
            case .missing: throw .deletedOnDisk
            case .notPermitted: throw .notWritten(reason: SystemError(code: EACCES).message)
            case .notAFile, .binary: throw .notWritten(reason: "Not a regular file")
            case .unreadable(_, let reason): throw .notWritten(reason: reason)
            }
        }
    }
}
