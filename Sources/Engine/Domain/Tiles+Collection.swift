extension Domain.Tiles: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public var startIndex: Int { 0 }

    public var endIndex: Int { indexEnds.last ?? 0 }

    /// Cost grows with the logarithm of the number of leaves.
    public subscript(index: Int) -> Domain.Tile {
        get {
            let leaf = leaf(holding: index)
            return leaves[leaf].tiles[index - firstIndex(ofLeaf: leaf)]
        }
        set { replaceSubrange(index..<index + 1, with: CollectionOfOne(newValue)) }
    }

    public struct Iterator: IteratorProtocol {
        fileprivate var leaves: IndexingIterator<[Leaf]>
        fileprivate var tiles: IndexingIterator<[Domain.Tile]>

        public mutating func next() -> Domain.Tile? {
            while true {
                if let tile = tiles.next() { return tile }
                guard let leaf = leaves.next() else { return nil }
                tiles = leaf.tiles.makeIterator()
            }
        }
    }

    /// What the collection's own does by index, without looking for each.
    public func map<Value, Failure: Error>(
        _ transform: (Domain.Tile) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        var values: [Value] = []
        // One more, for whoever puts something before or behind them.
        values.reserveCapacity(count + 1)
        for leaf in leaves.indices {
            for index in leaves[leaf].tiles.indices { values.append(try transform(leaves[leaf].tiles[index])) }
        }
        return values
    }

    public func makeIterator() -> Iterator { Iterator(leaves: leaves.makeIterator(), tiles: [].makeIterator()) }
}

extension Domain.Tiles: Equatable {
    public static func == (a: Domain.Tiles, b: Domain.Tiles) -> Bool { a.count == b.count && a.elementsEqual(b) }
}
