import Engine

/// Where the board is scrolled to: what is asked for comes into view, and what was seen stays in its place.
extension BoardScreen {
    /// How often the board is laid out anew at most because what has come into view needs another height.
    private static let mostPasses = 12

    /// Brings what is asked for into view and gives what is seen the heights that it needs, while what was seen before
    /// stays where it is on the screen.
    func settle(_ layout: inout ScreenLayout) {
        guard !layout.panels.board.isEmpty else { return }
        let before = state.scroll[.board] ?? 0
        var anchor = anchor(in: layout)
        if let offset = anchor?.offset(in: layout.grid) { scrollBoard(to: offset, layout) }
        var shift = (state.scroll[.board] ?? 0) - before
        let wanted = askedFor(layout)
        var known = heights?.known ?? [:]
        heights?.known = [:]
        defer { heights?.known = known }
        for _ in 0..<Self.mostPasses {
            if let wanted, show(wanted, layout) {
                anchor = layout.grid.anchor(ofItem: wanted.item, offset: state.offset(.board))
            }
            state.clampScroll(to: layout)
            let offset = state.offset(.board)
            anchor = anchor ?? layout.grid.topAnchor(offset: offset, height: layout.panels.board.height)
            let rows = layout.visibleRows(offset: offset)
            let items =
                Array(layout.grid.items(inRows: rows))
                + state.motion.leaving.filter(surfaces.list.rows.indices.contains)
            surfaces.pullTiles(items, from: editor.tileSurface)
            guard
                layout.measure(
                    rows, surfaces, known: &known, pictures: pictures, measuring: measuring)
            else { break }
            guard let next = anchor?.offset(in: layout.grid) else { continue }
            let scrolled = state.scroll[.board] ?? 0
            scrollBoard(to: next, layout)
            shift += (state.scroll[.board] ?? 0) - scrolled
        }
        state.zoomPointer = nil
        guard shift != 0 else { return }
        shown?.places.shift += shift
        state.motion.shift(by: shift)
    }

    private func scrollBoard(to offset: Double, _ layout: ScreenLayout) {
        guard abs(offset - state.offset(.board)) >= 0.5 else { return }
        state.scroll[.board] = offset.clamped(to: 0...layout.maxScroll(.board))
    }

    /// What shall be brought into view: a row of the list, or a part of it.
    private struct Wanted {
        var item: Int
        /// Points from its top; nil for all of it.
        var part: ClosedRange<Double>?
    }

    /// The caret where a text is edited on the board, else the row that the engine asks for.
    private func askedFor(_ layout: ScreenLayout) -> Wanted? {
        let editor = surfaces.editor
        if let place = editor.place, editor.serial != state.caretSerial || size != followedSize,
            let text = editor.layout, let item = surfaces.list.index(of: place)
        {
            state.caretSerial = editor.serial
            state.revealedSerial = surfaces.list.reveal?.serial
            followedSize = size
            let caret = editor.caretFrame(in: text, measuring: measuring)
            let top = InPlaceView.textOffset(boardMetrics).y + caret.y
            return Wanted(item: item, part: top...top + caret.height)
        }
        guard let reveal = surfaces.list.reveal, reveal.serial != state.revealedSerial else { return nil }
        state.revealedSerial = reveal.serial
        return surfaces.list.index(of: reveal.id).map { Wanted(item: $0) }
    }

    /// What stays in its place: under the pointer where that has changed the zoom, else the current tile where the board
    /// has another width or zoom, else the topmost thing that is seen and not itself moved. Nil on another board.
    private func anchor(in layout: ScreenLayout) -> BoardAnchor? {
        guard let former = self.layout, let shown, shown.place == place, !former.panels.board.isEmpty else {
            return nil
        }
        let offset = state.offset(.board)
        let height = former.panels.board.height
        let isSameList = shown.revision == surfaces.list.revision
        let isSameWidth = former.grid.width == layout.grid.width && shown.metrics == boardMetrics
        var anchors: [BoardAnchor] = []
        let old = shown.places
        // Text that is being written grows downwards.
        let written = surfaces.editor.place.flatMap { place in old.seen.first { old.rows[$0].id == place } }
        if let written, isSameWidth, let found = former.grid.anchor(ofItem: written, offset: offset) {
            anchors.append(found)
        }
        if isSameList, isSameWidth {
            return anchors.first ?? former.grid.topAnchor(offset: offset, height: height)
        }
        if !isSameWidth {
            let pointer = state.zoomPointer.map {
                Point($0.x - former.panels.board.x, $0.y - former.panels.board.y + offset)
            }
            if let pointer, let found = former.grid.anchor(at: pointer, offset: offset) { anchors.append(found) }
            let current = old.seen.first { old.rows[$0].id == surfaces.selection.current }
            if let current, let found = former.grid.anchor(ofItem: current, offset: offset) { anchors.append(found) }
            if let top = former.grid.topAnchor(offset: offset, height: height) { anchors.append(top) }
        } else {
            let rows = former.visibleRows(offset: offset)
            let items = former.grid.items(inRows: max(0, rows.lowerBound - 1)..<rows.upperBound)
            let still = items.filter { !surfaces.selection.ids.contains(old.rows[$0].id) }
            anchors += still.compactMap { former.grid.anchor(ofItem: $0, offset: offset) }
        }
        return anchors.lazy.compactMap { anchor in self.moved(anchor, from: old) }.first
    }

    /// The same in the list that is there now; nil for what is gone from there.
    private func moved(_ anchor: BoardAnchor, from old: BoardPlaces) -> BoardAnchor? {
        guard old.rows.indices.contains(anchor.item), let grid else { return nil }
        let new = BoardPlaces(rows: surfaces.list.rows, grid: grid.frames, seen: 0..<0)
        guard let item = new.index(of: old.rows[anchor.item].id, near: anchor.item, of: old) else { return nil }
        var anchor = anchor
        anchor.item = item
        return anchor
    }

    /// Tells the engine how far Page Down goes now.
    func tellRows() {
        guard let layout, var viewport = sentViewport else { return }
        viewport.visibleRows = layout.viewport(offset: state.offset(.board)).visibleRows
        guard viewport != sentViewport else { return }
        sentViewport = viewport
        editor.perform(.setViewport(viewport))
    }

    /// Scrolls the board as little as needed to show a row of the list.
    public func scrollIntoView(_ id: SurfaceID) {
        guard let layout else { return }
        guard let index = surfaces.list.index(of: id), !layout.panels.board.isEmpty else {
            return
        }
        // What comes into view may need another height than was assumed.
        for _ in 0..<Self.mostPasses {
            guard let layout = self.layout, show(Wanted(item: index), layout) else { break }
            refresh()
        }
        isDirtyState = true
    }

    /// True where that has scrolled the board.
    private func show(_ wanted: Wanted, _ layout: ScreenLayout) -> Bool {
        guard let frame = layout.grid.frame(ofItem: wanted.item) else { return false }
        let before = state.offset(.board)
        let span = wanted.part.map { frame.y + $0.lowerBound...frame.y + $0.upperBound } ?? frame.y...frame.maxY
        state.show(span, in: .board, height: layout.panels.board.height, margin: metrics.boardMarginY)
        state.clampScroll(to: layout)
        return state.offset(.board) != before
    }
}
