/// Edits of whole tiles. Gaps are places: tiles change seats, the gaps between the seats stay. Each edit makes the wanted
/// sequence of tiles, and `Proof` parses around every seam to see that the file reads so.
extension Domain.Document {
    /// The tiles, in the document's order, stand before the tile `before`, or at the end where that is nil.
    public func moving(_ ids: Set<Domain.TileID>, before: Domain.TileID?) throws(Domain.Refusal) -> Domain.Change {
        let moved = tiles.filter { ids.contains($0.id) }
        var rest = tiles.filter { !ids.contains($0.id) }
        let place = moveTarget(before, ids).flatMap { id in rest.firstIndex { $0.id == id } } ?? rest.count
        rest.insert(contentsOf: moved, at: place)
        let seated = zip(rest, tiles).map { $0.with(gap: $1.gap) }
        return try Proof(self, seated, what: moved.count == 1 ? "The tile" : "The tiles").change()
    }

    /// Where the target is one of the moved ones, the next tile that stays.
    private func moveTarget(_ before: Domain.TileID?, _ moved: Set<Domain.TileID>) -> Domain.TileID? {
        guard let before, let index = tiles.firstIndex(where: { $0.id == before }) else { return nil }
        return tiles[index...].first { !moved.contains($0.id) }?.id
    }

    /// `source`, which may read as several tiles, stands behind the tile `after`, or at the start of the body. Its line
    /// ends become those of the document.
    public func inserting(_ source: [UInt8], after: Domain.TileID?) throws(Domain.Refusal) -> Domain.Change {
        var copy = self
        let index = after.flatMap { id in tiles.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
        let ending = Array(lineEnding(before: index).utf8)
        let text = Domain.Document(parsing: [10] + Self.text(source, endingLinesWith: ending))
        var new = text.tiles.map { $0.with(id: copy.newID()) }
        guard !new.isEmpty else { throw Domain.Refusal("There is no text to insert.") }
        let twoEnds = Bytes(ending + ending)
        var all = tiles
        if index < tiles.count {
            new[new.count - 1].gap = twoEnds
            if index > 0, !all[index - 1].gap.holdsBlankLine {
                new[new.count - 1].gap = all[index - 1].gap
                all[index - 1].gap = twoEnds
            }
        } else if index > 0 {
            new[new.count - 1].gap = all[index - 1].gap
            all[index - 1].gap = twoEnds
        } else {
            new[new.count - 1].gap = Bytes(ending)
        }
        all.insert(contentsOf: new, at: index)
        return try Proof(self, all, next: copy, what: "The new tile").change()
    }

    /// A tile goes with the gap behind it; the last one with the gap before it.
    ///
    /// Where its neighbours then read as one tile, the change holds that tile.
    public func deleting(_ ids: Set<Domain.TileID>) throws(Domain.Refusal) -> Domain.Change {
        var rest = tiles.filter { !ids.contains($0.id) }
        if let last = tiles.last, ids.contains(last.id), !rest.isEmpty { rest[rest.count - 1].gap = last.gap }
        do {
            return try Proof(self, rest, what: "What is left").change()
        } catch {
            return joinedChange(of: rest)
        }
    }

    /// A deletion whose neighbours fuse: the bytes are as wanted, the tiles are what they read as.
    private func joinedChange(of rest: [Domain.Tile]) -> Domain.Change {
        var copy = self
        let joined = Domain.Document(mark: mark, frontMatter: frontMatter, lead: lead, tiles: rest)
        let parsed = Domain.Document(parsing: joined.bytes)
        let tiles = copy.keepIDs(of: rest, for: parsed.tiles, edited: nil, editAt: nil)
        return Domain.Change(
            splices: Domain.Change.Splice(at: 0, removed: self.tiles, inserted: tiles).trimmed.map { [$0] } ?? [],
            head: parsed.head == head ? nil : (old: head, new: parsed.head))
    }

    /// Copies stand behind the last of the tiles.
    public func duplicating(_ ids: Set<Domain.TileID>) throws(Domain.Refusal) -> Domain.Change {
        guard let last = tiles.last(where: { ids.contains($0.id) }) else { throw Domain.Refusal("Nothing is selected.") }
        let copies = tiles.filter { ids.contains($0.id) }
        let ending = Array(lineEnding(before: (tiles.firstIndex { $0.id == last.id } ?? 0) + 1).utf8)
        var text: [UInt8] = []
        for copy in copies {
            if !text.isEmpty { text += ending + ending }
            text += copy.source
        }
        return try inserting(text, after: last.id)
    }

    private static func text(_ source: [UInt8], endingLinesWith ending: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(source.count)
        for (index, byte) in source.enumerated() {
            if byte == 10, index > 0, source[index - 1] == 13 { continue }
            if byte == 10 || byte == 13 { out += ending } else { out.append(byte) }
        }
        return out
    }
}

extension Bytes {
    /// Two line ends, so that no block runs on.
    var holdsBlankLine: Bool { reduce(0) { $0 + ($1 == 10 ? 1 : 0) } > 1 || (!contains(10) && filter { $0 == 13 }.count > 1) }
}
