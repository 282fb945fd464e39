import Engine

extension InputReader {
    /// A card that is dragged and was not selected is the only selected one from then on.
    func drag(_ id: SurfaceID, press: Press, to point: Point, state: inout ViewState) -> [Intent] {
        let isNew = state.drag == nil
        if isNew { state.drag = newDrag(of: id, press: press, at: point) }
        state.drag?.pointer = point
        noteRest(&state)
        return isNew && state.drag != nil && !surfaces.selection.ids.contains(id) ? [.select(id)] : []
    }

    /// Alt takes a heading's whole section along, a card among the selected ones all of those.
    private func newDrag(of id: SurfaceID, press: Press, at point: Point) -> Drag? {
        let rows = surfaces.list.rows
        guard case .tile(let tile) = id, surfaces.list.scope == .document,
            let index = surfaces.list.index(of: id)
        else { return nil }
        // The wheel may have scrolled it away since it was pressed.
        let card = surfaces.tiles[id]
        var drag = Drag(
            what: .tile(tile), card: id, label: card?.label ?? "", kind: card?.kind ?? "Tile", count: 1,
            run: index..<index + 1,
            grip: Point(press.start.x - press.rect.x, press.start.y - press.rect.y), pointer: point)
        if press.modifiers.contains(.alt), let level = rows[index].level {
            let end = rows[(index + 1)...].firstIndex { $0.level.map { $0 <= level } ?? false } ?? rows.count
            drag.what = .section(tile)
            drag.run = index..<end
            drag.count = end - index
        } else if surfaces.selection.ids.contains(id) {
            drag.what = .selection
            (drag.count, drag.run) = selectedRows()
        }
        return drag
    }

    /// How many tiles of the list are selected, and which rows they are where they stand together. Looks at all rows.
    private func selectedRows() -> (count: Int, run: Range<Int>?) {
        var (first, last, count) = (0, 0, 0)
        let ids = surfaces.selection.ids
        for (index, row) in surfaces.list.rows.enumerated() where row.id != .frontMatter && ids.contains(row.id) {
            if count == 0 { first = index }
            last = index
            count += 1
        }
        return (count, last - first + 1 == count ? first..<last + 1 : nil)
    }

    /// The intent that a drag ends in, if any.
    func drop(_ drag: Drag, _ state: ViewState) -> [Intent] {
        switch layout.target(of: drag, over: surfaces, state) {
        case .place(let insertion):
            let rows = surfaces.list.rows
            return [.drop(drag.what, before: insertion.index < rows.count ? rows[insertion.index].id : nil)]
        case .document(let id): return [.moveToDocument(drag.what, id)]
        case .stay, .nowhere: return []
        }
    }

    /// Where the files of another program are let go on the board, they stand; anywhere else, at the end.
    func drop(_ paths: [String], at point: Point, _ state: ViewState) -> [Intent] {
        guard !surfaces.dialog.isOpen else { return [] }
        let rows = surfaces.list.rows
        let place = layout.insertion(at: point, over: surfaces, state)
        let before = place.flatMap { $0.index < rows.count ? rows[$0.index].id : nil }
        return (surfaces.overlay == nil ? [] : [.closeOverlay]) + [.dropFiles(paths, before: before)]
    }

    // Closed folders

    /// A closed folder that the pointer rests on opens after a while, so that its documents can be reached.
    func noteRest(_ state: inout ViewState) {
        guard let drag = state.drag else { return }
        let row = layout.sidebarRow(at: drag.pointer, state).map { surfaces.sidebar.rows[$0] }
        guard let row, row.isExpanded == false, case .folder(let path) = row.id else {
            state.drag?.rest = nil
            return
        }
        if drag.rest?.folder != path { state.drag?.rest = Drag.Rest(folder: path, since: now) }
    }

    /// Opens the folder that the pointer has rested on for long enough.
    public func openRested(state: inout ViewState) -> [Intent] {
        guard let rest = state.drag?.rest, now >= rest.since + Drag.Rest.patience else { return [] }
        state.drag?.rest = nil
        return [.toggleFolder(rest.folder)]
    }

    // Scrolling at the edges

    /// How far a drag or a band at this moment scrolls what is under it, in points per second; 0 away from the edges. It
    /// grows with the square of how far the pointer is inside the edge, and beyond it.
    public func autoScrollSpeed(_ state: ViewState) -> Double {
        guard let (area, pointer) = autoScrolled(state), let rect = layout.rect(of: area) else { return 0 }
        let edge = min(Metrics.autoScrollEdge, rect.height / 4)
        let above = ((rect.y + edge - pointer.y) / edge).clamped(to: 0...4)
        let below = ((pointer.y - rect.maxY + edge) / edge).clamped(to: 0...4)
        let offset = state.offset(area)
        if above > 0, offset > 0 { return -above * above * Metrics.autoScrollSpeed }
        if below > 0, offset < layout.maxScroll(area) { return below * below * Metrics.autoScrollSpeed }
        return 0
    }

    private func autoScrolled(_ state: ViewState) -> (ScrollArea, Point)? {
        if let band = state.band { return (.board, band.pointer) }
        guard let drag = state.drag else { return nil }
        let isOverSidebar = layout.panels.sidebar.map { drag.pointer.x < $0.maxX } ?? false
        return (isOverSidebar ? .sidebar : .board, drag.pointer)
    }

    /// Scrolls under a drag or a band for `seconds`.
    public func autoScroll(for seconds: Double, state: inout ViewState) -> [Intent] {
        let speed = autoScrollSpeed(state)
        guard speed != 0, let (area, _) = autoScrolled(state) else { return [] }
        let moved = (state.scroll[area] ?? 0) + speed * seconds
        state.scroll[area] = moved.clamped(to: 0...layout.maxScroll(area))
        noteRest(&state)
        return selectInBand(&state)
    }
}
