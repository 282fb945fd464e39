/// A document's unsaved changes that a program which ended left behind, ready to be brought back.
public struct Recovery: Equatable, Sendable {
    /// What has become of the file since.
    enum File: Equatable {
        /// It holds what the changes were made on.
        case same
        case changed
        case deleted
    }

    let leftover: JournalLeftover.ID
    let id: Domain.DocumentID
    let file: File
    /// What the changes were made on.
    let base: FileContent
    /// `base`, read.
    let document: Domain.Document
    /// Makes of `document` what was in memory.
    let change: Domain.Change
    let excerpt: Excerpt

    /// Nil where nothing would be lost: what was in memory is on disk, or was no different from it.
    init?(_ leftover: JournalLeftover, root: String, files: any FileReading) {
        let (file, disk) = Recovery.look(at: root + "/" + leftover.document.path, files)
        guard let replay = Replay(leftover.records, disk: disk?.bytes), replay.text != replay.base,
            replay.text != disk?.bytes
        else { return nil }
        self.leftover = leftover.id
        id = leftover.document
        self.file = file == .changed && disk?.bytes == replay.base ? .same : file
        base = FileContent(bytes: replay.base, isWritable: disk?.isWritable ?? true)
        document = Domain.Document(parsing: replay.base)
        let splice = Domain.ByteSplice(from: replay.base, to: replay.text)
        excerpt = Excerpt(of: splice, old: replay.base, new: replay.text)
        var copy = document
        change = copy.replace(bytes: splice.offset..<splice.offset + splice.removed, with: splice.inserted)
    }

    /// A file that can't be read counts as changed.
    private static func look(at path: String, _ files: any FileReading) -> (File, FileContent?) {
        do throws(ReadFailure) {
            return (.changed, try files.readFile(at: path))
        } catch {
            if case .missing = error { return (.deleted, nil) }
            return (.changed, nil)
        }
    }
}

/// What a journal's records come to.
struct Replay: Equatable {
    /// What was on disk before the changes; where a save was finished but not noted any more, what that wrote.
    private(set) var base: [UInt8]
    private(set) var text: [UInt8]

    /// `disk` is what the file holds now, nil where it is gone. Records that do not fit to the ones before them end it.
    /// Nil where the records have no base.
    init?(_ records: [JournalRecord], disk: [UInt8]?) {
        guard case .base(let bytes) = records.first else { return nil }
        base = bytes
        text = bytes
        var open: Domain.ByteSplice?
        for record in records.dropFirst() {
            switch record {
            case .base: return
            case .splice(let splice):
                if open?.absorb(splice) == true { continue }
                if let splice = open, !text.apply(splice) { return }
                open = splice
            case .saving:
                if let splice = open, !text.apply(splice) { return }
                open = nil
                if text == disk { base = text }
            }
        }
        if let splice = open { _ = text.apply(splice) }
    }
}
