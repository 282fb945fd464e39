extension Surface.List {
    /// What became of the rows since `old`. A row is told by its id alone: one whose level changed is the same.
    public func difference(from old: Surface.List) -> ListDifference {
        Surface.List.difference(from: old.rows, to: rows)
    }

    /// Tiles are not hashed: their own numbers are keys.
    static func difference(from old: [Row], to new: [Row]) -> ListDifference {
        let numbered: UInt64 = 1 << 63
        var others = ListKeys<SurfaceID>(from: numbered)
        return ListDifference(from: old, to: new, isSame: { $0.id == $1.id }) { row in
            if case .tile(let tile) = row.id, tile.rawValue < numbered { return tile.rawValue }
            return others.key(of: row.id)
        }
    }
}
