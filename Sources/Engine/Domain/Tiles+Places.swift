/// Places in bytes from the first tile's start. What is asked here costs what the leaves and the tiles of one leaf cost.
extension Domain.Tiles {
    var byteCount: Int { byteEnds.last ?? 0 }

    /// Where a tile begins; the index behind the last one gives where it ends.
    func offset(of index: Int) -> Int {
        guard !leaves.isEmpty else { return 0 }
        let leaf = leaf(holding: index)
        return leaves[leaf].tiles.prefix(index - firstIndex(ofLeaf: leaf)).reduce(firstByte(ofLeaf: leaf)) {
            $0 + $1.length
        }
    }

    /// The tile that a byte belongs to, and where that tile begins; the last tile for what lies behind all. Nil where
    /// there is none.
    func place(at offset: Int) -> (index: Int, start: Int)? {
        guard !leaves.isEmpty else { return nil }
        let leaf = Swift.min(byteEnds.partitionPoint { $0 > offset }, leaves.count - 1)
        var start = firstByte(ofLeaf: leaf)
        let tiles = leaves[leaf].tiles
        var index = 0
        while index < tiles.count - 1, offset >= start + tiles[index].length {
            start += tiles[index].length
            index += 1
        }
        return (firstIndex(ofLeaf: leaf) + index, start)
    }

    /// Nil for an id that is not here.
    func index(of id: Domain.TileID) -> Int? {
        firstIndex(from: 0, where: { $0.id == id }, amongLeaves: { $0.ids.contains(id) })
    }

    /// The first tile from `start` on that is wanted. Leaves out the leaves that can't hold one.
    func firstIndex(
        from start: Int, where isWanted: (Domain.Tile) -> Bool, amongLeaves mayHold: (Traits) -> Bool
    ) -> Int? {
        guard start < count else { return nil }
        for number in leaf(holding: start)..<leaves.count where mayHold(leaves[number].traits) {
            let first = firstIndex(ofLeaf: number)
            let inside = Swift.max(0, start - first)
            if let index = leaves[number].tiles[inside...].firstIndex(where: isWanted) { return first + index }
        }
        return nil
    }

    /// Behind the last tile of the section that a heading opens: up to the next heading of the same or a higher level. For
    /// other tiles the next index.
    func endOfSection(at index: Int) -> Int {
        guard let level = self[index].kind.rowLevel else { return index + 1 }
        return firstIndex(
            from: index + 1, where: { $0.kind.rowLevel.map { $0 <= level } ?? false },
            amongLeaves: { $0.topLevel.map { $0 <= level } ?? false }) ?? count
    }

    /// The last tile before `end` that is wanted. Leaves out the leaves that can't hold one.
    func lastIndex(
        before end: Int, where isWanted: (Domain.Tile) -> Bool, amongLeaves mayHold: (Traits) -> Bool
    ) -> Int? {
        guard end > 0 else { return nil }
        for number in (0...leaf(holding: end - 1)).reversed() where mayHold(leaves[number].traits) {
            let first = firstIndex(ofLeaf: number)
            let inside = leaves[number].tiles.prefix(end - first)
            if let index = inside.lastIndex(where: isWanted) { return first + index }
        }
        return nil
    }
}

extension Domain.Tile {
    /// Bytes with the gap behind it.
    var length: Int { source.count + gap.count }
}
