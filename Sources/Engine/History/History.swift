extension Domain {
    /// The changes of one document, those taken back included. Unlimited, and kept across saves.
    struct History: Equatable {
        /// What the editor pane showed: a range of the file's bytes, and the selection in it.
        struct Mark: Equatable {
            var range: Range<Int>
            var selection: TextSelection
            /// The one of the form that had the keyboard; nil where the source was edited.
            var field: FieldID?
        }

        /// A step that other documents take at the same time.
        struct SharedStep: Equatable {
            enum Role {
                /// Text went from this document to the other one.
                case gives
                case takes
                /// Nobody knows.
                case unknown
            }

            /// The same in all of them.
            var id: Int
            var others: [DocumentID]
            var role: Role

            /// Whether text would be nowhere that this document loses while the others stay as they are.
            func mayLoseText(_ way: Way) -> Bool {
                switch role {
                case .gives: way == .forth
                case .takes: way == .back
                case .unknown: true
                }
            }
        }

        enum Way { case back, forth }

        struct Entry: Equatable {
            var change: Change
            var selectionBefore: BoardSelection
            var selectionAfter: BoardSelection
            /// Nil where the editor was closed.
            var markBefore: Mark?
            var markAfter: Mark?
            var shared: SharedStep?
        }

        private(set) var entries: [Entry] = []
        /// How many of `entries` are in force.
        private(set) var position = 0
        /// The position whose bytes are on disk; nil once that state can't be reached again.
        private var savedPosition: Int? = 0
        /// The position whose bytes are on their way to the disk; nil once that state can't be reached again.
        private var writtenPosition: Int?
        /// How often each tile was touched between the saved position and now.
        private var touched: [TileID: Int] = [:]
        private var isOpenForJoining = false

        var canUndo: Bool { position > 0 }
        var canRedo: Bool { position < entries.count }
        var isChanged: Bool { savedPosition != position }
        /// Tiles that a save would write differently, roughly: one that was changed and changed back counts.
        var touchedTiles: Int { touched.count }

        /// `joins`: it continues the typing of the last entry and becomes one step with it. Gives the steps that were shared
        /// and can't be done again now.
        mutating func push(_ entry: Entry, joins: Bool) -> [SharedStep] {
            let lost = forgetUndone(from: position)
            if joins, isOpenForJoining, let last = entries.last, let joined = last.joined(with: entry) {
                // What undo takes back at once counts once.
                count(last.change, by: -1)
                count(joined.change, by: 1)
                entries[entries.count - 1] = joined
            } else {
                count(entry.change, by: 1)
                entries.append(entry)
                position += 1
            }
            isOpenForJoining = true
            return lost
        }

        /// The documents to which text went that the disk does not know of yet.
        var receivers: [DocumentID] {
            let saved = savedPosition ?? 0
            let unsaved = entries[min(saved, position)..<max(saved, position)].compactMap(\.shared)
            return unsaved.filter { $0.mayLoseText(saved <= position ? .forth : .back) }.flatMap(\.others)
        }

        /// Whether the step is among those done and taken back.
        func holds(_ step: SharedStep) -> Bool { entries.contains { $0.shared?.id == step.id } }

        /// A step that was taken back, and all that followed it, can't be done again. Gives those of them that are shared.
        mutating func forgetUndone(from step: SharedStep) -> [SharedStep] {
            guard let index = entries[position...].firstIndex(where: { $0.shared?.id == step.id }) else { return [] }
            return forgetUndone(from: index)
        }

        private mutating func forgetUndone(from index: Int) -> [SharedStep] {
            guard index < entries.count else { return [] }
            let lost = entries[index...].compactMap(\.shared)
            entries.removeSubrange(index...)
            if let saved = savedPosition, saved > index { savedPosition = nil }
            if let written = writtenPosition, written > index { writtenPosition = nil }
            return lost
        }

        /// The next typing begins a step of its own.
        mutating func closeStep() { isOpenForJoining = false }

        /// The entry that a step back would take back, or a step forth do again.
        func next(_ way: Way) -> Entry? {
            switch way {
            case .back: canUndo ? entries[position - 1] : nil
            case .forth: canRedo ? entries[position] : nil
            }
        }

        mutating func take(_ way: Way) -> Entry? {
            guard let entry = next(way) else { return nil }
            closeStep()
            position += way == .back ? -1 : 1
            recount(entry.change, forward: way == .forth)
            return entry
        }

        /// The state as it is now is being written; the next typing begins a step of its own.
        mutating func beginSave() {
            closeStep()
            writtenPosition = position
        }

        /// What the last save began with is what the disk holds now.
        mutating func endSave() {
            closeStep()
            savedPosition = writtenPosition
            writtenPosition = nil
            guard let saved = savedPosition else { return }
            touched = [:]
            for entry in entries[min(saved, position)..<max(saved, position)] { count(entry.change, by: 1) }
        }

        private mutating func recount(_ change: Change, forward: Bool) {
            let isPastSaved = savedPosition.map { forward ? position > $0 : position >= $0 } ?? true
            count(change, by: isPastSaved == forward ? 1 : -1)
        }

        private mutating func count(_ change: Change, by step: Int) {
            for splice in change.splices {
                for tile in splice.inserted.isEmpty ? splice.removed : splice.inserted {
                    touched[tile.id, default: 0] += step
                    if touched[tile.id, default: 0] <= 0 { touched[tile.id] = nil }
                }
            }
        }
    }
}

extension Domain.History.Entry {
    /// One entry that does what both do; nil where they do not touch the same tiles.
    fileprivate func joined(with next: Domain.History.Entry) -> Domain.History.Entry? {
        guard let splices = joinedSplices(change.splices, next.change.splices) else { return nil }
        var joined = next
        joined.change.splices = splices
        if let first = change.head { joined.change.head = (old: first.old, new: next.change.head?.new ?? first.new) }
        joined.selectionBefore = selectionBefore
        joined.markBefore = markBefore
        return joined
    }
}

/// Typing in the front matter has no splices, typing in a tile has one.
private func joinedSplices(
    _ first: [Domain.Change.Splice], _ second: [Domain.Change.Splice]
) -> [Domain.Change.Splice]? {
    if first.isEmpty, second.isEmpty { return [] }
    guard first.count == 1, second.count == 1, first[0].at == second[0].at, first[0].inserted == second[0].removed
    else { return nil }
    return [.init(at: first[0].at, removed: first[0].removed, inserted: second[0].inserted)]
}
