extension Domain.Document {
    /// The same document, its tiles named as the ones of `old` that they are: those with the same source, and where as many
    /// stand between two of these as did before, those in the same order. All others get new names.
    func named(as old: Domain.Document) -> Domain.Document {
        var keys = ListKeys<Bytes>()
        let between = ListEnds(Array(old.tiles), Array(tiles)) { $0.source == $1.source }
        let oldKeys = between.old.map { keys.key(of: old.tiles[$0].source) }
        let pairs = ListPairs(old: oldKeys, new: between.new.map { keys.key(of: tiles[$0].source) })
        let changed = partnersInBetween(pairs, oldCount: oldKeys.count)

        var copy = self
        copy.reserveIDs(of: old)
        var named: [Domain.Tile] = []
        named.reserveCapacity(tiles.count)
        for (index, tile) in tiles.enumerated() {
            let place: Int?
            if index < between.head {
                place = index
            } else if index >= between.new.upperBound {
                place = old.tiles.count - tiles.count + index
            } else {
                place = changed[index - between.head].map { $0 + between.head }
            }
            named.append(tile.with(id: place.map { old.tiles[$0].id } ?? copy.newID()))
        }
        copy.tiles = Domain.Tiles(named)
        return copy
    }

    /// For each new element its old one: where as many have no partner in both lists, between the same neighbours, they are
    /// partners, too.
    private func partnersInBetween(_ pairs: ListPairs, oldCount: Int) -> [Int?] {
        var partners = pairs.partners.map { $0 < 0 ? nil : Int($0) }
        let gone = Set(pairs.removed)
        var start = 0
        while start < partners.count {
            guard partners[start] == nil else {
                start += 1
                continue
            }
            let end = partners[start...].firstIndex { $0 != nil } ?? partners.count
            let first = start > 0 ? (partners[start - 1] ?? -1) + 1 : 0
            let last = end < partners.count ? partners[end] ?? oldCount : oldCount
            if last - first == end - start, (first..<last).allSatisfy(gone.contains) {
                for index in start..<end { partners[index] = first + index - start }
            }
            start = end
        }
        return partners
    }
}
