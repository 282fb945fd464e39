/// Two tiles made one, and one made two. Both are proved by what the file then reads as.
extension Domain.Document {
    /// The tile and the next one, parted by a single line end, read as one tile, which keeps the first one's id.
    public func joining(_ id: Domain.TileID) throws(Domain.Refusal) -> Domain.Change {
        guard let index = tiles.firstIndex(where: { $0.id == id }), index + 1 < tiles.count else {
            throw Domain.Refusal("There is no tile behind this one to join it with.")
        }
        let above = tiles[index]
        let end = above.source.count
        var copy = self
        let change = copy.replace(
            end..<end + above.gap.count, inTile: index, with: Array(lineEnding(before: index + 1).utf8))
        guard change.turns(tile: index, count: 2, into: 1) else {
            throw Domain.Refusal(
                "The \(above.kind.noun) and the \(tiles[index + 1].kind.noun) can't be read as one tile, so nothing was changed."
            )
        }
        return change
    }

    /// The tile becomes two, cut before the byte at `offset` of its source by the least separator that keeps them apart.
    /// The first one keeps the id. `offset` lies between two characters.
    public func splitting(_ id: Domain.TileID, at offset: Int) throws(Domain.Refusal) -> Domain.Change {
        guard let index = tiles.firstIndex(where: { $0.id == id }) else {
            throw Domain.Refusal("The tile is no longer there.")
        }
        let ending = Array(lineEnding(before: index + 1).utf8)
        guard (1..<tiles[index].source.count).contains(offset) else {
            throw Domain.Refusal("A tile can't be split at its start or its end.")
        }
        for separator in [ending, ending + ending] {
            var copy = self
            let change = copy.replace(offset..<offset, inTile: index, with: separator)
            if change.turns(tile: index, count: 1, into: 2) { return change }
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

    /// What both do, one after the other.
    mutating func append(_ next: Domain.Change) {
        splices += next.splices
        if let nextHead = next.head { head = (old: head?.old ?? nextHead.old, new: nextHead.new) }
    }
}
