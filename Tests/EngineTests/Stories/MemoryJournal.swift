import Engine
import Synchronization

/// Journals in memory, which outlive the editor that wrote them.
final class MemoryJournal: Journal {
    struct Content {
        var own: [JournalPlace: [JournalRecord]] = [:]
        /// The oldest first, with whether somebody has taken it.
        var leftovers: [(leftover: JournalLeftover, isTaken: Bool)] = []
        var writes = 0
        /// Why nothing can be written.
        var failure: JournalFailure?
        var lastID = 0
    }

    private let content = Mutex(Content())

    /// The records of the page's journal; nil without one.
    var records: [JournalRecord]? { content.withLock { $0.own.values.first } }
    var count: Int { content.withLock { $0.own.count } }
    var writes: Int { content.withLock { $0.writes } }
    /// Whether somebody has taken each of them.
    var leftovers: [Bool] { content.withLock { $0.leftovers.map(\.isTaken) } }

    func fail(_ reason: String?) { content.withLock { $0.failure = reason.map(JournalFailure.init) } }

    /// The program that wrote them is gone.
    func crash() {
        content.withLock { content in
            for index in content.leftovers.indices { content.leftovers[index].isTaken = false }
            for (place, records) in content.own.sorted(by: { $0.key.document < $1.key.document }) {
                content.lastID += 1
                content.leftovers.append(
                    (.init(id: "\(content.lastID)", document: place.document, records: records), false))
            }
            content.own = [:]
        }
    }

    func begin(_ place: JournalPlace, with records: [JournalRecord]) throws(JournalFailure) {
        try write { $0.own[place] = records }
    }

    func append(_ records: [JournalRecord], to place: JournalPlace) throws(JournalFailure) {
        try write { $0.own[place]? += records }
    }

    private func write(_ body: (inout Content) -> Void) throws(JournalFailure) {
        let failure = content.withLock { content in
            content.writes += 1
            if content.failure == nil { body(&content) }
            return content.failure
        }
        if let failure { throw failure }
    }

    func remove(_ place: JournalPlace) { content.withLock { $0.own[place] = nil } }

    func leftovers(below root: String) -> [JournalLeftover] {
        content.withLock { content in
            content.leftovers.indices.filter { !content.leftovers[$0].isTaken }.map { index in
                content.leftovers[index].isTaken = true
                return content.leftovers[index].leftover
            }
        }
    }

    func discard(_ id: JournalLeftover.ID) { content.withLock { $0.leftovers.removeAll { $0.leftover.id == id } } }

    func release(_ id: JournalLeftover.ID) {
        content.withLock { content in
            for index in content.leftovers.indices where content.leftovers[index].leftover.id == id {
                content.leftovers[index].isTaken = false
            }
        }
    }
}
