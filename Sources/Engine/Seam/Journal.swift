/// Keeps what is not saved yet where a crash can't take it. Calls block; they run off the main thread.
///
/// A journal belongs to the program that began it for as long as that runs; no other one sees it.
public protocol Journal: Sendable {
    /// Begins a document's journal, in the place of one that this program has begun for it before. On disk when it
    /// returns; where it throws, an earlier one is as it was.
    func begin(_ place: JournalPlace, with records: [JournalRecord]) throws(JournalFailure)

    /// Continues a journal that this program has begun. On disk when it returns; a record is there as a whole or not at
    /// all.
    func append(_ records: [JournalRecord], to place: JournalPlace) throws(JournalFailure)

    /// Nothing of the document is unsaved any more.
    func remove(_ place: JournalPlace)

    /// What programs that have ended left behind of documents below the folder `root`, the oldest first.
    ///
    /// From now on they are this program's, so that no other one offers them, until it discards or releases them.
    func leftovers(below root: String) -> [JournalLeftover]

    /// Takes it away for good.
    func discard(_ leftover: JournalLeftover.ID)

    /// Leaves it for the next start.
    func release(_ leftover: JournalLeftover.ID)
}

/// Which document a journal is about.
public struct JournalPlace: Hashable, Sendable {
    /// The absolute folder of the workspace.
    public var root: String
    public var document: Domain.DocumentID

    public init(root: String, document: Domain.DocumentID) {
        self.root = root
        self.document = document
    }
}

public enum JournalRecord: Equatable, Sendable {
    /// What the disk held when the changes began; the first record, and no other.
    case base([UInt8])
    case splice(Domain.ByteSplice)
    /// A save of the text as it is here has begun; whether it was finished, the disk tells.
    case saving
}

/// A journal whose program is gone.
public struct JournalLeftover: Equatable, Sendable {
    public typealias ID = String

    public var id: ID
    public var document: Domain.DocumentID
    public var records: [JournalRecord]

    public init(id: ID, document: Domain.DocumentID, records: [JournalRecord]) {
        self.id = id
        self.document = document
        self.records = records
    }
}

/// Why a journal could not be written: the system's own message, and where it was meant to be.
public struct JournalFailure: Error, Equatable, Sendable {
    public var reason: String

    public init(reason: String) { self.reason = reason }
}
