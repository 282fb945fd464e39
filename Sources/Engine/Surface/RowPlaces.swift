/// Where each tile of a list stands, by its id. Tiles are named by numbers that lie close together, so an array answers.
///
///     ids  7 9 8     first 7     places  0 2 1
struct RowPlaces: Sendable {
    private let first: UInt64
    /// For each id from `first` on its row, or -1. Empty where the ids lie too far apart.
    private let places: [Int32]

    /// Cost grows with the number of rows.
    init(_ rows: [Surface.List.Row]) {
        var (low, high) = (UInt64.max, UInt64.min)
        for row in rows {
            guard let id = row.id.tileID?.rawValue else { continue }
            low = min(low, id)
            high = max(high, id)
        }
        first = low
        guard low <= high, high - low < UInt64(8 * rows.count + 4096) else {
            places = []
            return
        }
        var places = [Int32](repeating: -1, count: Int(high - low) + 1)
        for (index, row) in rows.enumerated() {
            if let id = row.id.tileID?.rawValue { places[Int(id - low)] = Int32(index) }
        }
        self.places = places
    }

    /// The index of a row in the list that this was made of; nil for one that is not there. Only what is no tile is looked
    /// for from row to row.
    func index(of id: SurfaceID, in rows: [Surface.List.Row]) -> Int? {
        guard let tile = id.tileID?.rawValue, !places.isEmpty else { return rows.firstIndex { $0.id == id } }
        guard tile >= first, tile - first < UInt64(places.count) else { return nil }
        let place = Int(places[Int(tile - first)])
        return place < 0 ? nil : place
    }
}
