import Synchronization

/// Gathers what happens to documents and writes it into their journals, in order.
///
/// To note something costs the main thread next to nothing; where in the file it happened is found while writing.
final class JournalWriter: Sendable {
    enum Note: Sendable {
        /// The document's first change, which made it what it is. `base` is on disk.
        case begin(JournalPlace, base: [UInt8], Domain.Document, Domain.Change)
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
    /// Those whose journals are begun, as far as they are noted. Held while writing.
    private let documents = Mutex<[JournalPlace: Domain.Document]>([:])

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
        documents.withLock { documents in
            let notes = pending.withLock { pending in
                defer { pending = Pending() }
                return pending.notes
            }
            var writing = JournalWriting(journal: journal, documents: documents)
            notes.forEach { writing.take($0) }
            writing.flush()
            documents = writing.documents
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
    var documents: [JournalPlace: Domain.Document]
    private(set) var failed: [Domain.DocumentID] = []
    private(set) var failure: JournalFailure?
    private var batches: [JournalPlace: Batch] = [:]

    init(journal: any Journal, documents: [JournalPlace: Domain.Document]) {
        self.journal = journal
        self.documents = documents
    }

    mutating func take(_ note: JournalWriter.Note) {
        switch note {
        case .begin(let place, let base, var document, let change):
            document.apply(change.inverse)
            documents[place] = document
            batches[place] = Batch(begins: true, records: [.base(base)])
            take(.change(place, change))
        case .change(let place, let change):
            for splice in documents[place]?.applySplicing(change) ?? [] { add(splice, to: place) }
        case .restart(let place, let base, let document):
            documents[place] = document
            batches[place] = Batch(begins: true, records: [.base(base)])
            add(.init(from: base, to: document.bytes), to: place)
        case .saving(let place):
            if documents[place] != nil {
                batches[place, default: Batch(begins: false, records: [])].records.append(.saving)
            }
        case .remove(let place):
            documents[place] = nil
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
                documents[place] = nil
                failed.append(place.document)
                failure = error
            }
        }
        batches = [:]
    }
}
