import Engine

/// A whole copy of a text in the state folder while its file is written in place.
///
///     STATE/unfinished/NAME.path    the file that it is meant for
///     STATE/unfinished/NAME.text    its content
///
/// Both are on the disk before this exists. What a crash leaves here is what the file should hold.
struct SafeCopy {
    /// Of the text.
    let path: String
    private let meantFor: String
    private let calls: WritingCalls

    init(of bytes: [UInt8], meantFor target: String, on disk: Disk) throws(SaveFailure) {
        let folder = disk.stateFolder + "/unfinished"
        let name = folder + "/" + String(UInt64.random(in: .min ... .max), radix: 16)
        path = name + ".text"
        meantFor = name + ".path"
        calls = disk.calls
        do throws(SystemError) {
            try calls.makeFolders(folder)
            try calls.fill(try calls.create(meantFor), with: Array(target.utf8))
            try calls.fill(try calls.create(path), with: bytes)
            try calls.syncFolder(folder)
        } catch {
            remove()
            throw .notWritten(reason: "\(error.message), in \(folder)")
        }
    }

    func remove() {
        _ = calls.unlink(path)
        _ = calls.unlink(meantFor)
    }
}
