extension Domain.Document {
    /// Replaces a range of the file's bytes and parses again around it; gives the change, which is applied.
    ///
    /// Always the same as a whole parse; costs what the tiles around the range cost, however large the file, except where
    /// the range touches the parts before the first tile.
    @discardableResult
    public mutating func replace(bytes range: Range<Int>, with new: [UInt8]) -> Domain.Change {
        guard let place = place(at: range.lowerBound) else { return replaceWhole(range, with: new) }
        return replace(range.lowerBound - place.start..<range.upperBound - place.start, inTile: place.index, with: new)
    }

    /// The same with a range in bytes from the start of a tile's source; it may run on through what stands behind it.
    @discardableResult
    public mutating func replace(_ range: Range<Int>, inTile index: Int, with new: [UInt8]) -> Domain.Change {
        if isWholeParseNeeded(for: range, inTile: index, new) {
            let start = offset(ofTile: index)
            return replaceWhole(start + range.lowerBound..<start + range.upperBound, with: new)
        }
        return ReparseWindow(self, range, inTile: index, with: new).apply(to: &self)
    }

    /// Puts one source in the place of some tiles that stand together. Nil where that reads as anything but one tile of that
    /// kind, between the neighbours that they had; it stands there all the same. A tile that was alone keeps its id.
    mutating func rewrite(_ run: Range<Int>, with source: [UInt8], as kind: Domain.TileKind) -> Domain.Change? {
        let (first, left) = (run.lowerBound, tiles.count - run.count + 1)
        let id = run.count == 1 ? tiles[first].id : nil
        let gaps = tiles[run].dropLast().reduce(0) { $0 + $1.gap.count }
        let length = tiles[run].reduce(gaps) { $0 + $1.source.count }
        let change = replace(0..<length, inTile: first, with: source)
        guard change.head == nil, tiles.count == left, id == nil || tiles[first].id == id, tiles[first].kind == kind,
            change.splices.allSatisfy({ $0.at >= first && $0.at + $0.removed.count <= run.upperBound })
        else { return nil }
        return change
    }

    /// Whether the edit may begin front matter or make a byte order mark: only on the file's first line, or by closing what
    /// the first line opens.
    private func isWholeParseNeeded(for range: Range<Int>, inTile index: Int, _ new: [UInt8]) -> Bool {
        guard frontMatter == nil, lead.isEmpty, let first = tiles.first else { return false }
        let mayClose = first.source.withUnsafeBufferPointer { FrontMatterLines.opens($0, at: 0) }
        guard index == 0 || mayClose else { return false }
        guard range.upperBound <= tiles[index].source.count else { return true }
        // A CR alone does not end the closing line; with an LF that comes to stand behind it, it does.
        if index > 0, tiles[index - 1].gap.last == 13 { return true }
        var text = Array(tiles[index].source)
        text.replaceSubrange(range, with: new)
        guard index == 0 else { return text.holdsThreeHyphens }
        return mayClose || text.starts(with: [0xEF, 0xBB, 0xBF])
            || text.withUnsafeBufferPointer { FrontMatterLines.opens($0, at: 0) }
    }

    private mutating func replaceWhole(_ range: Range<Int>, with new: [UInt8]) -> Domain.Change {
        var bytes = self.bytes
        bytes.replaceSubrange(range, with: new)
        let old = self
        let parsed = Domain.Document(parsing: bytes)
        let edited = place(at: range.lowerBound)?.index
        let (before, found) = (Array(old.tiles), Array(parsed.tiles))
        let after = keepIDs(of: before, for: found, edited: edited, editAt: parsed.place(at: range.lowerBound)?.index)
        let splice = Domain.Change.Splice(at: 0, removed: before, inserted: after).trimmed
        let change = Domain.Change(
            splices: splice.map { [$0] } ?? [], head: old.head == parsed.head ? nil : (old: old.head, new: parsed.head))
        apply(change)
        return change
    }

    /// Gives new tiles the ids of the old ones that they are: equal ones from both ends, as many as there were between
    /// these, else the edited one.
    mutating func keepIDs(
        of old: [Domain.Tile], for new: [Domain.Tile], edited: Int?, editAt: Int?
    ) -> [Domain.Tile] {
        var result = new
        let limit = min(old.count, new.count)
        var front = 0
        while front < limit, old[front].isSame(as: new[front]) {
            result[front] = old[front].with(gap: new[front].gap, startsCleanly: new[front].startsCleanly)
            front += 1
        }
        var back = 0
        while back < limit - front, old[old.count - 1 - back].isSame(as: new[new.count - 1 - back]) {
            let (from, to) = (old.count - 1 - back, new.count - 1 - back)
            result[to] = old[from].with(gap: new[to].gap, startsCleanly: new[to].startsCleanly)
            back += 1
        }
        let middle = front..<new.count - back
        if old.count == new.count {
            for index in middle { result[index] = result[index].with(id: old[index].id) }
            return result
        }
        for index in middle { result[index] = result[index].with(id: newID()) }
        if let edited, (front..<old.count - back).contains(edited), let editAt, middle.contains(editAt) {
            result[editAt] = result[editAt].with(id: old[edited].id)
        }
        return result
    }
}

extension Domain.Change.Splice {
    /// Without what is the same on both sides; nil where all is.
    var trimmed: Domain.Change.Splice? {
        let (front, back) = removed.commonEnds(with: inserted)
        if front + back == removed.count, removed.count == inserted.count { return nil }
        return Domain.Change.Splice(
            at: at + front, removed: Array(removed[front..<removed.count - back]),
            inserted: Array(inserted[front..<inserted.count - back]))
    }
}

extension Domain.Tile {
    /// Reads as the same block.
    func isSame(as other: Domain.Tile) -> Bool { kind == other.kind && source == other.source }

    func with(id: Domain.TileID) -> Domain.Tile {
        Domain.Tile(
            id: id, kind: kind, source: source, gap: gap, words: words, startsCleanly: startsCleanly)
    }

    func with(gap: Bytes) -> Domain.Tile { with(gap: gap, startsCleanly: startsCleanly) }

    func with(gap: Bytes, startsCleanly: Bool) -> Domain.Tile {
        Domain.Tile(
            id: id, kind: kind, source: source, gap: gap, words: words, startsCleanly: startsCleanly)
    }
}

extension [UInt8] {
    fileprivate var holdsThreeHyphens: Bool {
        var run = 0
        return contains { byte in
            run = byte == UInt8(ascii: "-") ? run + 1 : 0
            return run == 3
        }
    }
}
