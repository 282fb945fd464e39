extension Domain {
    /// A document's tiles in order, in leaves that know how much they hold:
    ///
    ///     | 128 tiles, 31 kB | 127 tiles, 35 kB | …
    ///
    /// An index, a byte or an id is looked for among the leaves, then in one of them. An edit moves no tile outside of its
    /// leaf, and a copy that is changed goes on sharing all other leaves with the original.
    public struct Tiles: Sendable {
        private(set) var leaves: [Leaf] = []
        /// Behind each leaf's last tile: its index, and bytes from the first tile's start.
        private(set) var indexEnds: [Int] = []
        private(set) var byteEnds: [Int] = []

        public init() {}

        public init<Source: Sequence>(_ tiles: Source) where Source.Element == Tile {
            leaves = Leaf.cut(Array(tiles))
            noteEnds(from: 0)
        }

        public mutating func replaceSubrange<New: Collection>(_ range: Range<Int>, with new: New)
        where New.Element == Tile {
            guard !leaves.isEmpty else {
                self = Tiles(new)
                return
            }
            let index = leaf(holding: range.lowerBound)
            let start = firstIndex(ofLeaf: index)
            let inside = range.lowerBound - start..<range.upperBound - start
            let held = leaves[index].tiles.count
            let count = held + new.count - range.count
            if inside.upperBound <= held, Leaf.sizes.contains(count) || (leaves.count == 1 && 1...held ~= count) {
                leaves[index].replace(inside, with: new)
                noteEnds(from: index)
            } else {
                recut(range, with: new)
            }
        }

        /// Cuts the leaves of the range anew, and those beside it, so that none stays small among large ones.
        private mutating func recut(_ range: Range<Int>, with new: some Collection<Tile>) {
            let first = Swift.max(0, leaf(holding: range.lowerBound) - 1)
            let last = Swift.min(leaves.count - 1, leaf(holding: range.upperBound) + 1)
            let start = firstIndex(ofLeaf: first)
            var tiles = leaves[first...last].flatMap(\.tiles)
            tiles.replaceSubrange(range.lowerBound - start..<range.upperBound - start, with: new)
            leaves.replaceSubrange(first...last, with: Leaf.cut(tiles))
            noteEnds(from: first)
        }

        private mutating func noteEnds(from first: Int) {
            var index = firstIndex(ofLeaf: first)
            var byte = firstByte(ofLeaf: first)
            indexEnds.removeSubrange(first...)
            byteEnds.removeSubrange(first...)
            for leaf in leaves[first...] {
                index += leaf.tiles.count
                byte += leaf.byteCount
                indexEnds.append(index)
                byteEnds.append(byte)
            }
        }

        func firstIndex(ofLeaf leaf: Int) -> Int { leaf > 0 ? indexEnds[leaf - 1] : 0 }

        func firstByte(ofLeaf leaf: Int) -> Int { leaf > 0 ? byteEnds[leaf - 1] : 0 }

        /// The last leaf for the index behind all. There is a leaf.
        func leaf(holding index: Int) -> Int { Swift.min(indexEnds.partitionPoint { $0 > index }, leaves.count - 1) }
    }
}
