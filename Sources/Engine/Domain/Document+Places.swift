extension Domain.Document {
    /// The line end that new lines get at the seam before a tile: that of the nearest line above, else of the first one
    /// below. A lone CR only where the file has no other; LF where it has none.
    public func lineEnding(before index: Int) -> String {
        let (above, below) = (tiles[..<min(index, tiles.count)], tiles[min(index, tiles.count)...])
        let head = [lead, frontMatter ?? []]
        let upwards = above.reversed().lazy.flatMap { [$0.gap, $0.source] }
        let downwards = below.lazy.flatMap { [$0.source, $0.gap] }
        if let near = upwards.compactMap(\.lastLineEnd).first ?? head.lazy.compactMap(\.lastLineEnd).first {
            return near
        }
        if let next = downwards.compactMap(\.lastLineEnd).first { return next }
        return (tiles.lazy.flatMap { [$0.source, $0.gap] } + head).contains { $0.contains(13) } ? "\r" : "\n"
    }

    /// The last LF or CRLF in some tiles and the gaps behind them; nil where they have none.
    func lastLineEnd(in range: Range<Int>) -> String? {
        for index in range.reversed() {
            if let found = tiles[index].gap.lastLineEnd ?? tiles[index].source.lastLineEnd { return found }
        }
        return nil
    }

    /// Where a tile begins, in bytes from the start of the file.
    public func offset(ofTile index: Int) -> Int { bodyStart + tiles.offset(of: index) }

    /// The card that shows the first bytes of a range that any card shows; nil where none does.
    func surfaceID(for range: Range<Int>) -> SurfaceID? {
        guard let place = place(at: range.lowerBound) else {
            if frontMatter != nil, range.lowerBound < bodyStart - lead.count { return .frontMatter }
            return bodyStart < range.upperBound ? tiles.first.map { .tile($0.id) } : nil
        }
        let tile = tiles[place.index]
        if range.lowerBound < place.start + tile.source.count { return .tile(tile.id) }
        let next = place.start + tile.source.count + tile.gap.count
        return next < range.upperBound && place.index + 1 < tiles.count ? .tile(tiles[place.index + 1].id) : nil
    }

    /// The bytes that the editor shows for a card, and where they begin; nil for what is not in this document.
    func source(of id: SurfaceID) -> (Bytes, start: Int)? {
        switch id {
        case .frontMatter: frontMatter.map { ($0.withoutLastLineEnd, mark.count) }
        case .tile(let tile):
            tiles.index(of: tile).map { (tiles[$0].source, offset(ofTile: $0)) }
        case .newTile, .document, .folder, .command: nil
        }
    }

    /// The tile that a byte belongs to, and where that tile begins.
    func place(at offset: Int) -> (index: Int, start: Int)? {
        guard offset >= bodyStart, let place = tiles.place(at: offset - bodyStart) else { return nil }
        return (place.index, bodyStart + place.start)
    }

    /// A part of the file.
    func bytes(in range: Range<Int>) -> [UInt8] {
        var out: [UInt8] = []
        let first = place(at: range.lowerBound)
        var start = first?.start ?? 0
        for part in first == nil ? [mark, frontMatter ?? [], lead] : [] {
            out += part.part(range, from: &start)
        }
        for tile in tiles[(first?.index ?? 0)...] {
            guard start < range.upperBound else { break }
            out += tile.source.part(range, from: &start)
            out += tile.gap.part(range, from: &start)
        }
        return out
    }

    /// What a run of the file's bytes reads as.
    enum Reading: Equatable {
        case nothing, oneTile
        case tiles(Int)
        case joinsBefore, joinsAfter
    }

    /// Without its last line end; empty where there is none.
    private var frontMatterText: Range<Int> {
        mark.count..<mark.count + (frontMatter?.withoutLastLineEnd.count ?? 0)
    }

    func reading(of range: Range<Int>) -> Reading {
        if frontMatterText.overlaps(range), frontMatterText.upperBound > range.upperBound { return .joinsAfter }
        guard let first = place(at: range.lowerBound) else { return .nothing }
        var start = first.start
        if range.lowerBound > start, range.lowerBound < start + tiles[first.index].source.count { return .joinsBefore }
        var count = 0
        for tile in tiles[first.index...] {
            guard start < range.upperBound else { break }
            if start + tile.source.count > range.lowerBound {
                count += 1
                if start + tile.source.count > range.upperBound { return .joinsAfter }
            }
            start += tile.source.count + tile.gap.count
        }
        return count == 0 ? .nothing : count == 1 ? .oneTile : .tiles(count)
    }
}

extension Bytes {
    /// What lies in a range of the file where these bytes begin at `start`, which moves on to behind them.
    fileprivate func part(_ range: Range<Int>, from start: inout Int) -> Bytes {
        defer { start += count }
        let inside = range.clamped(to: start..<start + count)
        return self[startIndex + inside.lowerBound - start..<startIndex + inside.upperBound - start]
    }

    /// The last LF or CRLF; nil without any.
    fileprivate var lastLineEnd: String? {
        guard let at = lastIndex(of: 10) else { return nil }
        return at > startIndex && self[at - 1] == 13 ? "\r\n" : "\n"
    }

    /// The first LF, CR or CRLF; nil without any.
    var firstLineEnd: String? {
        guard let at = firstIndex(where: { $0 == 10 || $0 == 13 }) else { return nil }
        if self[at] == 10 { return "\n" }
        return at + 1 < endIndex && self[at + 1] == 10 ? "\r\n" : "\r"
    }

    /// Without one LF, CR or CRLF at the end.
    var withoutLastLineEnd: Bytes {
        if last == 10, count > 1, self[endIndex - 2] == 13 { return dropLast(2) }
        return last == 10 || last == 13 ? dropLast() : self
    }
}

extension Domain.Document {
    /// Writes the first characters of a new tile behind `after`, or at the start of the body; `start` tells where they
    /// begin. Where they can't stand as a tile of their own, they stand there all the same.
    mutating func startTile(_ text: [UInt8], after: Domain.TileID?, start: inout Int) -> Domain.Change {
        do {
            let change = try inserting(text, after: after)
            var copy = self
            copy.apply(change)
            let old = Set(change.splices.flatMap { $0.removed.map(\.id) })
            let new = change.splices.lazy.flatMap(\.inserted).first { !old.contains($0.id) }
            start =
                new.flatMap { copy.tiles.index(of: $0.id) }.map { copy.offset(ofTile: $0) }
                ?? copy.bodyStart
            // Blank lines around a tile are not kept, and what is typed must be found where it was typed.
            guard copy.bytes(in: start..<start + text.count) == text else {
                throw Domain.Refusal("The text does not stand there as it was typed.")
            }
            self = copy
            return change
        } catch {
            let index = after.flatMap { tiles.index(of: $0) }
            let ending = Array(lineEnding(before: index.map { $0 + 1 } ?? 0).utf8)
            guard let index else {
                let isEnded = frontMatter.map { $0.last == 10 } ?? true
                let at = bodyStart
                start = isEnded ? at : at + ending.count
                return replace(bytes: at..<at, with: (isEnded ? [] : ending) + text + ending + ending)
            }
            let behind = offset(ofTile: index) + tiles[index].source.count
            start = behind + 2 * ending.count
            return replace(bytes: behind..<behind, with: ending + ending + text)
        }
    }
}
