import Engine

extension InputReader {
    func stretchBand(_ press: Press, to point: Point, state: inout ViewState) -> [Intent] {
        if state.band == nil {
            state.focusedNode = nil
            state.band = Band(
                anchor: layout.onBoard(press.start, state), pointer: point, former: surfaces.selection,
                adds: press.modifiers.contains(.control))
        }
        state.band?.pointer = point
        return selectInBand(&state)
    }

    /// Selects what the band meets now. Only where that is something else than before.
    func selectInBand(_ state: inout ViewState) -> [Intent] {
        guard let band = state.band else { return [] }
        let met = layout.grid.items(meeting: layout.rect(of: band, state))
        guard met != band.met else { return [] }
        state.band?.met = met
        var ids = band.adds ? band.former.ids : []
        for range in met { ids.formUnion(surfaces.list.rows[range].lazy.map(\.id)) }
        return [.selectRows(ids, current: current(of: band, met, state))]
    }

    /// The met row at the pointer's end; what was current before where none is met.
    private func current(of band: Band, _ met: [Range<Int>], _ state: ViewState) -> SurfaceID? {
        guard let first = met.first, let last = met.last else { return band.adds ? band.former.current : nil }
        let isDownwards = layout.onBoard(band.pointer, state).y >= band.anchor.y
        return surfaces.list.rows[isDownwards ? last.upperBound - 1 : first.lowerBound].id
    }

    /// Ends what the pointer has begun as if it had never been.
    func cancelPointer(state: inout ViewState) -> [Intent] {
        let band = state.band
        state.press = nil
        state.drag = nil
        state.band = nil
        guard let band, band.met != nil else { return [] }
        return [.selectRows(band.former.ids, current: band.former.current)]
    }
}
