import Synchronization

/// Gathers what happens to documents and writes it into their journals, in order.
///
/// To note something costs the main thread next to nothing; where in the file it happened is found while writing.
final class JournalWriter: Sendable {
    enum Note: Sendable {
        /// The document's first change is about to be noted. `base` is on disk and has these lengths.
        case begin(JournalPlace, base: [UInt8], TileLengths)
        case change(JournalPlace, Domain.Change)
        /// As a journal that could not be written begins again, after any number of changes.
        case restart(JournalPlace, base: [UInt8], Domain.Document)
        case saving(JournalPlace)
        case remove(JournalPlace)
        /// Once all that was noted before is safe; never if it is not.
        case discard(JournalLeftover.ID)
        case release(JournalLeftover.ID)
    }

    private struct Pending {
        var notes: [Note] = []
        var isAwaited = false
    }

    private let journal: any Journal
    private let pending = Mutex(Pending())
    /// Of the documents whose journals are begun. Held while writing.
    private let lengths = Mutex<[JournalPlace: TileLengths]>([:])

    init(journal: any Journal) { self.journal = journal }

    /// True where somebody has to call `write` for it; false where that is on its way.
    func add(_ note: Note) -> Bool {
        pending.withLock { pending in
            pending.notes.append(note)
            defer { pending.isAwaited = true }
            return !pending.isAwaited
        }
    }

    /// Writes what has been noted. Blocks.
    func write() -> Report {
        lengths.withLock { lengths in
            let notes = pending.withLock { pending in
                defer { pending = Pending() }
                return pending.notes
            }
            var writing = JournalWriting(journal: journal, lengths: lengths)
            notes.forEach { writing.take($0) }
            writing.flush()
            lengths = writing.lengths
            return .journalWritten(failed: writing.failed, writing.failure)
        }
    }
}

/// One pass over the notes: many small changes of a document become one write.
private struct JournalWriting {
    private struct Batch {
        var begins: Bool
        var records: [JournalRecord]

        /// Continued typing becomes one record.
        mutating func append(_ splice: Domain.ByteSplice) {
            if case .splice(var last) = records.last, last.absorb(splice) {
                records[records.count - 1] = .splice(last)
            } else {
                records.append(.splice(splice))
            }
        }
    }

    let journal: any Journal
    var lengths: [JournalPlace: TileLengths]
    private(set) var failed: [Domain.DocumentID] = []
    private(set) var failure: JournalFailure?
    private var batches: [JournalPlace: Batch] = [:]

    init(journal: any Journal, lengths: [JournalPlace: TileLengths]) {
        self.journal = journal
        self.lengths = lengths
    }

    mutating func take(_ note: JournalWriter.Note) {
        switch note {
        case .begin(let place, let base, let parts):
            lengths[place] = parts
            batches[place] = Batch(begins: true, records: [.base(base)])
        case .change(let place, let change):
            for splice in lengths[place]?.splices(of: change) ?? [] { add(splice, to: place) }
        case .restart(let place, let base, let document):
            lengths[place] = TileLengths(of: document)
            batches[place] = Batch(begins: true, records: [.base(base)])
            add(.init(from: base, to: document.bytes), to: place)
        case .saving(let place):
            if lengths[place] != nil {
                batches[place, default: Batch(begins: false, records: [])].records.append(.saving)
            }
        case .remove(let place):
            lengths[place] = nil
            batches[place] = nil
            journal.remove(place)
        case .discard(let id):
            flush()
            if failure == nil { journal.discard(id) }
        case .release(let id): journal.release(id)
        }
    }

    private mutating func add(_ splice: Domain.ByteSplice, to place: JournalPlace) {
        batches[place, default: Batch(begins: false, records: [])].append(splice)
    }

    mutating func flush() {
        for (place, batch) in batches {
            do throws(JournalFailure) {
                if batch.begins {
                    try journal.begin(place, with: batch.records)
                } else {
                    try journal.append(batch.records, to: place)
                }
            } catch {
                lengths[place] = nil
                failed.append(place.document)
                failure = error
            }
        }
        batches = [:]
    }
}
