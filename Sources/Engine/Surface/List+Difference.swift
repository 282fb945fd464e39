extension Surface.List {
    /// What became of the rows since `old`. A row is told by its id alone: one whose level changed is the same.
    public func difference(from old: Surface.List) -> ListDifference {
        let between = ListEnds(old.rows, rows) { $0.id == $1.id }
        var keys = RowKeys()
        return ListDifference(
            from: keys.keys(of: old.rows[between.old]), to: keys.keys(of: rows[between.new]), behind: between.head)
    }
}

/// Names rows by numbers. Tiles are not hashed: they have theirs.
private struct RowKeys {
    private static let ownNumbers: Range<UInt64> = 0..<1 << 63
    private var others = ListKeys<SurfaceID>(from: ownNumbers.upperBound)

    mutating func keys(of rows: ArraySlice<Surface.List.Row>) -> [UInt64] {
        var keys: [UInt64] = []
        keys.reserveCapacity(rows.count)
        for index in rows.indices {
            if case .tile(let tile) = rows[index].id, RowKeys.ownNumbers.contains(tile.rawValue) {
                keys.append(tile.rawValue)
            } else {
                keys.append(others.key(of: rows[index].id))
            }
        }
        return keys
    }
}
