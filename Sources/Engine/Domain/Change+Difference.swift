extension Domain.Change {
    /// What makes `new` of `old` when the tiles in `moved` may stand anywhere and all others that both have keep their
    /// order: takes runs out, puts runs in, then changes single tiles. Small even where a tile goes a long way.
    init(from old: Domain.Document, to new: Domain.Document, moved: Set<Domain.TileID>) {
        let (front, back) = old.tiles.commonEnds(with: new.tiles)
        let before = front..<old.tiles.count - back
        let after = front..<new.tiles.count - back
        let staying = Set(old.tiles[before].lazy.map(\.id)).intersection(new.tiles[after].lazy.map(\.id)).subtracting(
            moved)

        var splices: [Splice] = []
        for run in old.tiles.runs(in: before, where: { !staying.contains($0.id) }).reversed() {
            splices.append(Splice(at: run.lowerBound, removed: Array(old.tiles[run]), inserted: []))
        }
        for run in new.tiles.runs(in: after, where: { !staying.contains($0.id) }) {
            splices.append(Splice(at: run.lowerBound, removed: [], inserted: Array(new.tiles[run])))
        }
        var stayed = old.tiles[before].lazy.filter { staying.contains($0.id) }.makeIterator()
        for index in after where staying.contains(new.tiles[index].id) {
            guard let tile = stayed.next(), tile != new.tiles[index] else { continue }
            splices.append(Splice(at: index, removed: [tile], inserted: [new.tiles[index]]))
        }
        self.init(splices: splices, head: old.head == new.head ? nil : (old: old.head, new: new.head))
    }
}

extension RandomAccessCollection<Domain.Tile> where Index == Int {
    /// How many tiles both begin and end with; no tile counts twice.
    func commonEnds(with other: Self) -> (front: Int, back: Int) {
        let limit = Swift.min(count, other.count)
        var front = 0
        while front < limit, self[front] == other[front] { front += 1 }
        var back = 0
        while back < limit - front, self[count - 1 - back] == other[other.count - 1 - back] { back += 1 }
        return (front, back)
    }

    fileprivate func runs(in range: Range<Int>, where holds: (Domain.Tile) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in range where holds(self[index]) {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}
