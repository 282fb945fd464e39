/// Two tiles made one, and one made two. Both are proved by what the file then reads as.
extension Domain.Document {
    /// One tile and the next one, or several that stand behind one another, parted by single line ends, read as one tile,
    /// which keeps the first one's id.
    public func joining(_ ids: Set<Domain.TileID>) throws(Domain.Refusal) -> Domain.Change {
        guard let index = tiles.firstIndex(where: { ids.contains($0.id) }) else {
            throw Domain.Refusal("Nothing is selected.")
        }
        var end = index + tiles[index...].prefix { ids.contains($0.id) }.count
        guard end - index == ids.count else {
            throw Domain.Refusal("Only tiles that stand behind one another can be joined.")
        }
        end = max(end, index + 2)
        guard end <= tiles.count else {
            throw Domain.Refusal("There is no tile behind this one to join it with.")
        }
        let run = tiles[index..<end]
        let ending = lineEnding(before: index + 1)
        var joined: [UInt8] = []
        for (place, tile) in zip(run.indices, run) {
            if place > index { joined += (lastLineEnd(in: place - 1..<place) ?? ending).utf8 }
            joined += tile.source
        }
        let length = offset(ofTile: end - 1) + tiles[end - 1].source.count - offset(ofTile: index)
        var copy = self
        let change = copy.replace(0..<length, inTile: index, with: joined)
        // A rule joined to a paragraph would be one tile, too: a heading.
        guard change.turns(tile: index, count: run.count, into: 1),
            run.contains(where: { $0.kind == copy.tiles[index].kind })
        else { throw Domain.Refusal(Self.sentence(againstJoining: run.map(\.kind))) }
        return change
    }

    private static func sentence(againstJoining kinds: [Domain.TileKind]) -> String {
        let names = kinds.count == 2 ? "The \(kinds[0].noun) and the \(kinds[1].noun)" : "The tiles"
        return "\(names) can't be read as one tile, so nothing was changed."
    }

    /// The tile becomes two, cut before the byte at `offset` of its source by the least separator that keeps them apart.
    /// The first one keeps the id. `offset` lies between two characters.
    public func splitting(_ id: Domain.TileID, at offset: Int) throws(Domain.Refusal) -> Domain.Change {
        guard let index = tiles.index(of: id) else {
            throw Domain.Refusal("The tile is no longer there.")
        }
        let ending = Array(lineEnding(before: index + 1).utf8)
        guard (1..<tiles[index].source.count).contains(offset) else {
            throw Domain.Refusal("A tile can't be split at its start or its end.")
        }
        for separator in [ending, ending + ending] {
            var copy = self
            let change = copy.replace(offset..<offset, inTile: index, with: separator)
            if change.turns(tile: index, count: 1, into: 2), change.cuts(id, at: offset) { return change }
        }
        throw Domain.Refusal(
            "The \(tiles[index].kind.noun) would not read as two tiles when it is split here, so nothing was changed.")
    }
}

extension Domain.Change {
    /// Whether it is nothing but this: `count` tiles from the one at `index` on became `result`.
    fileprivate func turns(tile index: Int, count: Int, into result: Int) -> Bool {
        guard head == nil, splices.count == 1, let splice = splices.first else { return false }
        return splice.at == index && splice.removed.count == count && splice.inserted.count == result
    }

    /// Whether the first tile that it brings is the one with this id, up to that byte: a cut line may read otherwise, so
    /// that a tile begins elsewhere.
    fileprivate func cuts(_ id: Domain.TileID, at offset: Int) -> Bool {
        guard let first = splices.first?.inserted.first, first.id == id else { return false }
        return (first.source.count...first.source.count + first.gap.count).contains(offset)
    }

    /// What both do, one after the other.
    mutating func append(_ next: Domain.Change) {
        splices += next.splices
        if let nextHead = next.head { head = (old: head?.old ?? nextHead.old, new: nextHead.new) }
    }
}
