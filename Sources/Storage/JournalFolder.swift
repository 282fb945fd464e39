import Engine
import Glibc
import Synchronization

/// Journals as files of one folder, which is made when first needed. Every call blocks.
///
///     FOLDER/NUMBER.journal    locked by the program that it belongs to, for as long as that runs
///     FOLDER/NUMBER.new        one that is not begun as a whole yet
///
/// Only this user may look into them.
public final class JournalFolder: Journal {
    private struct Own {
        let file: LockedFile
        /// Of what is whole in it, in bytes; the next record goes there.
        var length: Int
    }

    private struct Content {
        var own: [JournalPlace: Own] = [:]
        var leftovers: [JournalLeftover.ID: LockedFile] = [:]
    }

    private let path: String
    private let calls: WritingCalls
    private let content = Mutex(Content())

    public convenience init(path: String = Disk.userStateFolder + "/journals") {
        self.init(path: path, calls: .system)
    }

    init(path: String, calls: WritingCalls) {
        self.path = path
        self.calls = calls
    }

    public func begin(_ place: JournalPlace, with records: [JournalRecord]) throws(JournalFailure) {
        let bytes = JournalFormat.start(named(place)) + JournalFormat.bytes(of: records)
        let file: LockedFile
        do throws(SystemError) {
            file = try create(holding: bytes)
        } catch {
            throw JournalFailure(reason: "\(error.message), in \(path)")
        }
        let old = content.withLock { content in
            defer { content.own[place] = Own(file: file, length: bytes.count) }
            return content.own[place]
        }
        if let old { _ = calls.unlink(old.file.path) }
    }

    public func append(_ records: [JournalRecord], to place: JournalPlace) throws(JournalFailure) {
        guard let own = content.withLock({ $0.own[place] }) else { throw JournalFailure(reason: "It was never begun") }
        let bytes = JournalFormat.bytes(of: records)
        do throws(SystemError) {
            let number = own.file.descriptor.number
            try calls.write(bytes, to: number, at: own.length)
            try check { calls.sync(number) }
        } catch {
            throw JournalFailure(reason: "\(error.message), in \(path)")
        }
        content.withLock { $0.own[place]?.length += bytes.count }
    }

    public func remove(_ place: JournalPlace) {
        guard let own = content.withLock({ $0.own.removeValue(forKey: place) }) else { return }
        _ = calls.unlink(own.file.path)
    }

    public func leftovers(below root: String) -> [JournalLeftover] {
        let root = named(JournalPlace(root: root, document: .init(""))).root
        var found: [(leftover: JournalLeftover, file: LockedFile)] = []
        for name in names() {
            do throws(SystemError) {
                guard let file = try LockedFile(taking: path + "/" + name) else { continue }
                if name.hasSuffix(".new") {
                    _ = calls.unlink(file.path)
                } else if let leftover = try leftover(in: file, name: name, below: root) {
                    found.append((leftover, file))
                }
            } catch {
                // What can't be read now may be at the next start.
                continue
            }
        }
        found.sort { ($0.file.modified, $0.leftover.id) < ($1.file.modified, $1.leftover.id) }
        content.withLock { content in
            for (leftover, file) in found { content.leftovers[leftover.id] = file }
        }
        return found.map(\.leftover)
    }

    public func discard(_ leftover: JournalLeftover.ID) {
        guard let file = content.withLock({ $0.leftovers.removeValue(forKey: leftover) }) else { return }
        _ = calls.unlink(file.path)
    }

    public func release(_ leftover: JournalLeftover.ID) {
        content.withLock { _ = $0.leftovers.removeValue(forKey: leftover) }
    }

    private func create(holding bytes: [UInt8]) throws(SystemError) -> LockedFile {
        try calls.makeFolders(path)
        let name = path + "/" + String(UInt64.random(in: .min ... .max), radix: 16)
        do throws(SystemError) {
            let number = try calls.create(name + ".new").release()
            let file = LockedFile(Descriptor(number: number), path: name + ".journal")
            // Locked before it has the name that others look for.
            try check { flock(number, LOCK_EX | LOCK_NB) }
            try calls.write(bytes, to: number, at: 0)
            try check { calls.sync(number) }
            try check { calls.rename(name + ".new", name + ".journal") }
            try calls.syncFolder(path)
            return file
        } catch {
            _ = calls.unlink(name + ".new")
            _ = calls.unlink(name + ".journal")
            throw error
        }
    }

    /// Hidden files and whatever else may be there are none of ours.
    private func names() -> [String] {
        var names: [String] = []
        do throws(SystemError) {
            let stream = try FolderStream(Descriptor(open: path, O_RDONLY | O_DIRECTORY))
            while let entry = try stream.next() {
                let name = String(decoding: entry.name, as: UTF8.self)
                if name.hasSuffix(".journal") || name.hasSuffix(".new") { names.append(name) }
            }
        } catch {
            return names
        }
        return names.sorted()
    }

    /// Nil where it is about another folder, or is no whole journal.
    private func leftover(in file: LockedFile, name: String, below root: String) throws(SystemError) -> JournalLeftover?
    {
        let start = try file.descriptor.start(JournalFolder.longestPlace)
        guard let place = JournalFormat.place(in: start), let document = place.document(below: root) else { return nil }
        let bytes = try file.descriptor.readToEnd(sizeHint: file.descriptor.status().size)
        guard let records = JournalFormat.read(bytes)?.records, !records.isEmpty else { return nil }
        return JournalLeftover(id: name, document: document, records: records)
    }

    /// Two paths and what stands around them, in bytes.
    private static let longestPlace = 2 * Int(PATH_MAX) + 64

    /// The folder by its own name, whichever link led there.
    private func named(_ place: JournalPlace) -> JournalPlace {
        do throws(SystemError) {
            return JournalPlace(root: try resolved(place.root), document: place.document)
        } catch {
            return place
        }
    }
}

extension JournalPlace {
    /// The document's path from `root`; nil where it is not below that.
    fileprivate func document(below root: String) -> Domain.DocumentID? {
        let path = (self.root == "/" ? "" : self.root) + "/" + document.path
        let folder = root == "/" ? "/" : root + "/"
        guard path.utf8.starts(with: folder.utf8) else { return nil }
        return Domain.DocumentID(String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self))
    }
}
