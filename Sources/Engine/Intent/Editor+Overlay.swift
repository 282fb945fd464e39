/// What lies over the window: opening it, moving the choice, choosing, closing.
extension Editor {
    func closeOverlay() {
        guard state.overlay != nil else { return }
        if case .palette(let palette) = state.overlay, palette.search != nil {
            state.lastSearch = state.lines[.palette]?.text ?? ""
        }
        state.overlay = nil
        state.lines[.palette] = nil
    }

    func moveChoice(_ step: ChoiceStep) {
        switch state.overlay {
        case .palette(var palette):
            let rows = palette.rows.map { (id: $0.id, title: $0.title) }
            palette.chosen = choice(step, from: palette.chosen, among: rows)
            state.overlay = .palette(palette)
        case .menu(var menu):
            let items = menu.items.filter(\.isEnabled).map { (id: $0.id, title: $0.title) }
            menu.chosen = choice(step, from: menu.chosen, among: items)
            state.overlay = .menu(menu)
        case .shortcuts, nil: break
        }
    }

    private func choice(
        _ step: ChoiceStep, from current: ChoiceID?, among rows: [(id: ChoiceID, title: String)]
    ) -> ChoiceID? {
        guard !rows.isEmpty else { return nil }
        let place = current.flatMap { id in rows.firstIndex { $0.id == id } }
        let last = rows.count - 1
        switch step {
        case .first: return rows[0].id
        case .last: return rows[last].id
        case .to(let id): return rows.contains { $0.id == id } ? id : current
        case .by(let count):
            guard let place else { return rows[count > 0 ? 0 : last].id }
            let next = place + count
            if abs(count) == 1 { return rows[(next + rows.count) % rows.count].id }
            return rows[min(max(next, 0), last)].id
        case .letter(let text):
            let start = place.map { $0 + 1 } ?? 0
            let found = (0...last).lazy.map { (start + $0) % rows.count }.first {
                rows[$0].title.lowercased().hasPrefix(text.lowercased())
            }
            return found.map { rows[$0].id } ?? current
        }
    }

    /// What can't be chosen says why, and the palette stays open.
    func choose(_ id: ChoiceID) {
        switch state.overlay {
        case .palette(let palette):
            guard let row = palette.rows.first(where: { $0.id == id }) else { return }
            guard row.isEnabled else { return state.say("“\(row.title)” can’t be done now: \(row.detail).") }
            closeOverlay()
            take(id, of: palette)
        case .menu(let menu):
            guard let item = menu.items.first(where: { $0.id == id }), item.isEnabled else { return }
            closeOverlay()
            apply(item.intent)
        case .shortcuts, nil: break
        }
    }

    private func take(_ id: ChoiceID, of palette: PaletteSession) {
        switch id {
        case .command(let command):
            state.recentCommands.removeAll { $0 == command }
            state.recentCommands.insert(command, at: 0)
            apply(.run(command))
        case .document(let document):
            apply(palette.kind == .destinations ? .moveToDocument(.selection, document) : .openDocument(document))
        case .kind(let kind): insertKind(kind)
        case .shape(let shape): turnInto(shape)
        case .match(let number): if let search = palette.search { open(search.hits[number], of: search.query) }
        }
    }
}
