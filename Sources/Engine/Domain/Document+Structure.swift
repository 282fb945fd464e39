/// Edits of whole tiles. A tile goes with the gap behind it, the last one with the gap before it, so that the gaps between
/// tiles that stay neighbours are what they were, and the file ends as it did. Each edit makes the wanted sequence of
/// tiles, and `Proof` parses around every seam to see that the file reads so.
extension Domain.Document {
    /// The tiles, in the document's order, stand before the tile `before`, or at the end where that is nil.
    public func moving(_ ids: Set<Domain.TileID>, before: Domain.TileID?) throws(Domain.Refusal) -> Domain.Change {
        var moved = Array(tiles.lazy.filter { ids.contains($0.id) })
        var rest = tiles.filter { !ids.contains($0.id) }
        guard let end = tiles.last?.gap, let last = moved.last, let above = rest.last else {
            return Domain.Change(splices: [])
        }
        if last.id == tiles.last?.id {
            // The gap before a last run of moved tiles goes with it.
            moved[moved.count - 1].gap = above.gap
            rest[rest.count - 1].gap = end
        }
        let place = moveTarget(before, ids).flatMap { id in rest.index(of: id) } ?? rest.count
        if place == rest.count {
            rest[place - 1].gap = moved[moved.count - 1].gap
            moved[moved.count - 1].gap = end
        }
        rest.insert(contentsOf: moved, at: place)
        return try Proof(self, rest, moved: ids, what: moved.count == 1 ? "The tile" : "The tiles").change()
    }

    /// Where the target is one of the moved ones, the next tile that stays.
    private func moveTarget(_ before: Domain.TileID?, _ moved: Set<Domain.TileID>) -> Domain.TileID? {
        guard let before, let index = tiles.index(of: before) else { return nil }
        return tiles[index...].first { !moved.contains($0.id) }?.id
    }

    /// `source`, which may read as several tiles, stands behind the tile `after`, or at the start of the body. Its line
    /// ends become those of the document.
    public func inserting(_ source: [UInt8], after: Domain.TileID?) throws(Domain.Refusal) -> Domain.Change {
        let index = place(behind: after)
        let ending = Array(lineEnding(before: index).utf8)
        // Behind an empty line nothing is front matter.
        let text = Domain.Document(parsing: [10] + source.endingLines(with: ending))
        guard !text.tiles.isEmpty else { throw Domain.Refusal("There is no text to insert.") }
        return try seating(text.tiles, at: index, what: text.tiles.count == 1 ? "The new tile" : "The new tiles")
    }

    /// Tiles of this document, with the bytes that they had, stand behind the tile `after`, or at the start of the body.
    /// Between them stands what separates new tiles.
    public func inserting(
        copiesOf copied: some Collection<Domain.Tile>, after: Domain.TileID?
    ) throws(Domain.Refusal) -> Domain.Change {
        guard !copied.isEmpty else { throw Domain.Refusal("There is no tile to insert.") }
        let index = place(behind: after)
        let separator = separator(before: index)
        let copies = copied.map { $0.with(gap: separator) }
        return try seating(copies, at: index, what: copies.count == 1 ? "The tile" : "The tiles")
    }

    /// Copies stand behind the last of the tiles.
    public func duplicating(_ ids: Set<Domain.TileID>) throws(Domain.Refusal) -> Domain.Change {
        let copied = tiles.filter { ids.contains($0.id) }
        guard let last = copied.last else { throw Domain.Refusal("Nothing is selected.") }
        return try inserting(copiesOf: copied, after: last.id)
    }

    /// New tiles take seats before the tile at `index`, which may be the end. The gap before them stays, and so does the
    /// one at the end of the file.
    private func seating(_ new: some Collection<Domain.Tile>, at index: Int, what: String) throws(Domain.Refusal)
        -> Domain.Change
    {
        var copy = self
        var seated = new.map { $0.with(id: copy.newID()) }
        var all = tiles
        if index < all.count {
            seated[seated.count - 1].gap = separator(before: index)
        } else if index > 0 {
            seated[seated.count - 1].gap = all[index - 1].gap
            all[index - 1].gap = separator(before: index)
        } else {
            seated[seated.count - 1].gap = Bytes(lineEnding(before: 0).utf8)
        }
        all.insert(contentsOf: seated, at: index)
        return try Proof(self, all, next: copy, what: what).change()
    }

    private func place(behind id: Domain.TileID?) -> Int {
        id.flatMap { tiles.index(of: $0) }.map { $0 + 1 } ?? 0
    }

    /// Two line ends, as a new seam gets them.
    private func separator(before index: Int) -> Bytes {
        let ending = lineEnding(before: index).utf8
        return Bytes(Array(ending) + Array(ending))
    }

    /// A tile goes with the gap behind it; the last one with the gap before it.
    ///
    /// Where the neighbours then read as one tile, the change holds that tile. Refused only where what is left would
    /// become front matter, or none.
    public func deleting(_ ids: Set<Domain.TileID>) throws(Domain.Refusal) -> Domain.Change {
        guard tiles.contains(where: { ids.contains($0.id) }) else { throw Domain.Refusal("Nothing is selected.") }
        do {
            return try removing(ids, what: "The deletion")
        } catch {
            guard let change = joining(without: ids) ?? joining(into: rest(without: ids)) else { throw error }
            return change
        }
    }

    /// The same, but refused where the neighbours would read as one tile. `what` begins the sentence that says so.
    func removing(_ ids: Set<Domain.TileID>, what: String) throws(Domain.Refusal) -> Domain.Change {
        try Proof(self, rest(without: ids), what: what).change()
    }

    private func rest(without ids: Set<Domain.TileID>) -> Domain.Tiles {
        var rest = tiles.filter { !ids.contains($0.id) }
        if let last = tiles.last, ids.contains(last.id), !rest.isEmpty { rest[rest.count - 1].gap = last.gap }
        return rest
    }

    /// Takes runs of tiles out from the end on, and lets what is left read as it does; nil where front matter would come or
    /// go on the way.
    private func joining(without ids: Set<Domain.TileID>) -> Domain.Change? {
        var copy = self
        var change = Domain.Change(splices: [])
        var end = tiles.count
        while let last = tiles[..<end].lastIndex(where: { ids.contains($0.id) }) {
            let first = (tiles[..<last].lastIndex { !ids.contains($0.id) } ?? -1) + 1
            change.append(copy.removeRun(first...last))
            guard copy.hasFrontMatter(of: self) else { return nil }
            end = first
        }
        return change
    }

    /// Takes them out all at once.
    private func joining(into rest: Domain.Tiles) -> Domain.Change? {
        var copy = self
        var left = self
        left.tiles = rest
        let change = copy.replace(bytes: 0..<byteCount, with: left.bytes)
        return copy.hasFrontMatter(of: self) ? change : nil
    }

    /// But for its last line end.
    private func hasFrontMatter(of other: Domain.Document) -> Bool {
        frontMatter?.withoutLastLineEnd == other.frontMatter?.withoutLastLineEnd
    }

    private mutating func removeRun(_ run: ClosedRange<Int>) -> Domain.Change {
        let count = tiles[run].reduce(0) { $0 + $1.source.count + $1.gap.count }
        guard run.upperBound == tiles.count - 1, run.lowerBound > 0 else {
            return replace(0..<count, inTile: run.lowerBound, with: [])
        }
        let above = tiles[run.lowerBound - 1]
        let (start, final) = (above.source.count, tiles[run.upperBound].gap.count)
        return replace(start..<start + above.gap.count + count - final, inTile: run.lowerBound - 1, with: [])
    }
}

extension [UInt8] {
    /// With every LF and CRLF as `ending`. A lone CR is a character like any other.
    fileprivate func endingLines(with ending: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(count)
        for byte in self {
            guard byte == 10 else {
                out.append(byte)
                continue
            }
            if out.last == 13 { out.removeLast() }
            out += ending
        }
        return out
    }
}
