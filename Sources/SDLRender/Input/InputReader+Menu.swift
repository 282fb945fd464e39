import Engine

/// Opening menus: by the right button, by the Menu key, by a button that has one.
extension InputReader {
    /// What the key's command performs. The Menu key asks for what has the keyboard, which only the screen knows.
    func perform(_ chord: Chord, inText: Bool, state: inout ViewState) -> [Intent] {
        guard let command = keymap.command(for: chord, inText: inText) else { return [] }
        return command == .menu ? openMenuAtFocus(state: &state) : [.run(command)]
    }

    private func openMenuAtFocus(state: inout ViewState) -> [Intent] {
        let (subject, anchor) = focusedSubject(state)
        state.menuAnchor = anchor
        return [.openMenu(subject), .moveChoice(.first)]
    }

    private func focusedSubject(_ state: ViewState) -> (MenuSubject, Rect) {
        if let line = focusedLine(state) { return (.line(line), frame.caret ?? .zero) }
        if let row = focusedRow(state) {
            let id = surfaces.sidebar.rows[row].id
            return (.row(id), anchor(ofNode: SidebarView.nodeID(id)))
        }
        guard boardHasKeyboard(state) else {
            let text = frame.caret ?? anchor(ofNode: state.focusedNode ?? EditorView.textID)
            return (state.focusedNode == nil ? .text : .here, text)
        }
        guard let current = surfaces.selection.current else { return (.board, anchor(ofNode: BoardView.nodeID)) }
        return (.row(current), anchor(ofNode: current.description))
    }

    /// A little inside its top left, so that it stays in view itself; of what is not there, that of the board.
    private func anchor(ofNode id: String) -> Rect {
        let frame = frame.nodes.first { $0.id == id }?.frame ?? layout.panels.board
        return Rect(frame.x + 12, frame.y + min(28, frame.height), 0, 0)
    }

    /// Enter on a button: a menu opens below it.
    func press(_ node: Node, state: inout ViewState) -> [Intent] {
        guard node.states.contains(.enabled), let intent = node.intent else { return [] }
        guard case .openMenu = intent else { return [intent] }
        state.menuAnchor = node.frame
        return [intent, .moveChoice(.first)]
    }

    func openMenu(_ subject: MenuSubject, below rect: Rect, at point: Point, state: inout ViewState) -> [Intent] {
        state.menuAnchor = rect
        state.menuPress = point
        return [.openMenu(subject)]
    }

    /// The right button went down.
    func pressMenu(at point: Point, state: inout ViewState) -> [Intent] {
        guard surfaces.topLayer == .window else { return [] }
        let here = Rect(point.x, point.y, 0, 0)
        // What can be ticked on a card lies over the card, whose menu it has.
        for region in frame.regions.reversed() where region.rect.contains(point) {
            switch region.action {
            case .card(let id):
                state.focusedNode = boardFocus
                let isSelected = surfaces.selection.ids.contains(id)
                return (isSelected ? [] : [.select(id)])
                    + openMenu(.row(id), below: here, at: point, state: &state)
            case .text(let origin):
                state.focusedNode = nil
                let hasSelection = !surfaces.editor.selection.range.isEmpty
                let click = TextCommand.click(x: point.x - origin.x, y: point.y - origin.y, count: 1, extend: false)
                return (hasSelection ? [] : [.editText(click)])
                    + openMenu(.text, below: here, at: point, state: &state)
            case .field(let id, let origin):
                state.focusedNode = nil
                let isFocused = surfaces.editor.form?.focus == id
                let click = isFocused ? [] : pressField(id, at: point, origin: origin, clicks: 1, extend: false)
                return click + openMenu(.text, below: here, at: point, state: &state)
            case .line(let id, _):
                state.focusedNode = LineFieldView.nodeID(id)
                return openMenu(.line(id), below: here, at: point, state: &state)
            case .scroll(.board):
                state.focusedNode = boardFocus
                return openMenu(.board, below: here, at: point, state: &state)
            case .press(.openDocument(let id)):
                return openMenu(.row(.document(id)), below: here, at: point, state: &state)
            case .press(.toggleFolder(let path)):
                return openMenu(.row(.folder(path)), below: here, at: point, state: &state)
            case .press, .menu, .outside, .scroll, .resize: continue
            }
        }
        return []
    }

    /// The item under the pointer is the chosen one.
    func pointAtItem(_ point: Point) -> [Intent] {
        guard case .menu(let menu) = surfaces.overlay, !surfaces.dialog.isOpen,
            case .press(.choose(let id)) = region(at: point)?.action, id != menu.chosen
        else { return [] }
        return [.moveChoice(.to(id))]
    }

    /// The button that opened a menu was let go: over an item it takes that, elsewhere the menu stays.
    func releaseMenu(at point: Point, from start: Point) -> [Intent] {
        guard case .menu = surfaces.overlay, distance(start, point) > Metrics.dragThreshold,
            case .press(let intent) = region(at: point)?.action, case .choose = intent
        else { return [] }
        return [intent]
    }
}
