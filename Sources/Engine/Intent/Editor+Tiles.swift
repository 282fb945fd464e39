extension Editor {
    /// With `edit` and no text, the tile comes to be with its first character.
    func insertTile(_ text: String, after: Domain.TileID?, edit: Bool) {
        if text.isEmpty, edit { return openNewTile(after: after) }
        let count = state.document?.document.tiles.count
        commitStructure(selecting: BoardSelection.init(insertedBy:)) { document throws(Domain.Refusal) in
            try document.inserting(Array(text.utf8), after: after)
        }
        // A refused one must not lead what is typed next into another tile.
        guard edit, state.document?.document.tiles.count != count else { return }
        if let current = state.selection.current { editDetail(current) }
    }

    func startTile(after id: Domain.TileID?) {
        guard state.document != nil else { return }
        insertTile("", after: id, edit: true)
    }

    func startTile(before id: Domain.TileID?) {
        guard let tiles = state.document?.document.tiles, let id, let index = tiles.index(of: id)
        else { return startTile(after: nil) }
        startTile(after: index > 0 ? tiles[index - 1].id : nil)
    }

    /// Does it to the selected tiles, and says how many they were where a folded heading took hidden ones along.
    func act(_ done: String, on ids: [Domain.TileID], changes: Bool = true, _ body: ([Domain.TileID]) -> Void) {
        if ids.isEmpty, changes, state.selection.ids.contains(.frontMatter) {
            return state.say("The front matter is no tile: it stays where it is. Enter edits it.")
        }
        let seen = state.selection.ids.count { $0.tileID != nil }
        let revision = state.document?.revision
        body(ids)
        let isDone = !changes || state.document?.revision != revision
        guard ids.count > seen, isDone, state.notice == nil else { return }
        state.say("\(done) \(Words.count(ids.count, "tile")).", .normal)
    }

    func deleteTiles(_ ids: [Domain.TileID]) {
        guard let tiles = state.document?.document.tiles, !ids.isEmpty else { return }
        let gone = Set(ids)
        let selected = state.document.map { heir(of: gone, in: $0) } ?? BoardSelection()
        commitStructure(selecting: { _ in selected }) {
            document throws(Domain.Refusal) in try document.deleting(gone)
        }
        if let left = state.document?.document.tiles.count, left < tiles.count - gone.count {
            state.say("The tiles above and below now read as one. Undo brings them apart again.")
        }
    }

    /// What is selected once the tiles are gone: the next one that stays, else the one before.
    func heir(of gone: Set<Domain.TileID>, in document: Domain.OpenDocument) -> BoardSelection {
        let tiles = document.document.tiles
        let last = tiles.lastIndex { gone.contains($0.id) } ?? 0
        let heir = tiles[last...].first { !gone.contains($0.id) } ?? tiles[..<last].last { !gone.contains($0.id) }
        // A heading that hides the heir stays folded, and stands for it.
        let standIn = heir.flatMap { document.standIn(for: .tile($0.id)) }
        let isLeft = standIn?.tileID.map { !gone.contains($0) } ?? false
        return (isLeft ? standIn : heir.map { .tile($0.id) }).map(BoardSelection.init) ?? BoardSelection()
    }

    func duplicateTiles(_ ids: [Domain.TileID]) {
        guard !ids.isEmpty else { return }
        commitStructure(selecting: BoardSelection.init(insertedBy:)) { document throws(Domain.Refusal) in
            try document.duplicating(Set(ids))
        }
    }

    func moveTiles(_ ids: [Domain.TileID], before: Domain.TileID?) {
        guard !ids.isEmpty else { return }
        // Where a folded heading unfolds on the way, what it took along stays selected.
        let selection = state.selection.adding(state.selectedTiles)
        commitStructure(selecting: { _ in selection }) { document throws(Domain.Refusal) in
            try document.moving(Set(ids), before: before)
        }
    }

    /// One place, or one row, in a direction; nothing at the edges. Goes by the rows that are seen.
    func shiftTiles(_ ids: [Domain.TileID], _ direction: BoardDirection) {
        let rows = listSurface.rows
        let isBack = direction == .left || direction == .up
        // What stands for a whole section goes past whole sections.
        if state.selection.ids.count == 1, let only = state.selection.current?.tileID,
            state.document?.folded.contains(only) == true
        {
            return moveSection(up: isBack)
        }
        let moved = state.selection.ids.compactMap { $0.tileID == nil ? nil : listSurface.index(of: $0) }
        guard let start = isBack ? moved.min() : moved.max() else { return }
        let target = grid.neighbour(
            of: start, direction: direction, goalColumn: nil, visibleRows: state.viewport.visibleRows
        ).index
        guard target != start else { return }
        let before = isBack ? target : target + 1
        guard rows.indices.contains(before) else { return moveTiles(ids, before: nil) }
        if let id = rows[before].id.tileID { moveTiles(ids, before: id) }
    }

    /// Changes the one byte between the brackets.
    func toggleTask(_ id: Domain.TileID, at offset: Int) {
        guard let document = state.document, let index = document.index(of: id) else { return }
        let source = document.document.tiles[index].source
        let place = source.startIndex + offset
        guard source.indices.contains(place) else { return }
        let isDone = source[place] != UInt8(ascii: " ")
        replaceSource(of: index, in: document, offset..<offset + 1, with: [UInt8(ascii: isDone ? " " : "x")])
    }

    /// A value that the format can't hold is refused with a sentence.
    func setProperty(_ id: Domain.TileID, _ key: String, _ values: [String], isList: Bool) {
        guard let document = state.document, let index = document.index(of: id) else { return }
        let source = document.document.tiles[index].source
        do {
            let written = try Domain.Directive(parsing: source).setting(
                key, to: isList ? .list(values) : .text(values.joined(separator: "\n")),
                lineEnding: document.document.lineEnding(before: index + 1))
            replaceSource(of: index, in: document, 0..<source.count, with: written)
        } catch {
            state.say(error.sentence)
        }
    }

    private func replaceSource(
        of index: Int, in document: Domain.OpenDocument, _ range: Range<Int>, with bytes: [UInt8]
    ) {
        closeSession()
        if let refusal = document.refusal { return state.say(refusal) }
        commit(to: document.id) { $0.replace(range, inTile: index, with: bytes) }
    }
}
