import Engine

/// The rows of the board take the room that their contents need, as far as those were looked at.
extension ScreenLayout {
    /// Points that the content of a row of the list needs at the board's width; nil for a tile that is not here.
    private func contentHeight(
        ofItem index: Int, _ surfaces: SurfaceSet, _ pictures: CardPictures, _ measuring: any TextMeasuring
    ) -> Double? {
        let row = surfaces.list.rows[index]
        guard let tile = surfaces.tiles[row.id] else { return nil }
        if row.id == surfaces.editor.place {
            return InPlaceView.height(of: surfaces.editor, tile, width: grid.cardWidth, boardMetrics, measuring)
        }
        return pictures.picture(
            of: tile, level: boardMetrics.zoom.density == .page ? row.level : nil, width: grid.cardWidth,
            metrics: boardMetrics, measuring: measuring
        ).height
    }

    /// Gives rows of the board the heights that their contents need, and notes those. True where one has changed.
    mutating func measure(
        _ rows: Range<Int>, _ surfaces: SurfaceSet, known: inout [SurfaceID: Double], pictures: CardPictures,
        measuring: any TextMeasuring
    ) -> Bool {
        guard boardMetrics.zoom.density != .overview else { return false }
        let layout = self
        return grid.measure(rows) { index in
            let height = layout.contentHeight(ofItem: index, surfaces, pictures, measuring)
            if let height { known[surfaces.list.rows[index].id] = height }
            return height
        }
    }

    /// The rows of the board that are seen.
    func visibleRows(offset: Double) -> Range<Int> {
        panels.board.isEmpty ? 0..<0 : grid.rows(in: offset...(offset + panels.board.height))
    }
}
