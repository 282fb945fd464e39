import Engine

/// Tab inside a region, F6 between them.
extension InputReader {
    /// One place that Tab stops at. The board, the tree and the text are one stop each: arrows move inside them.
    private struct Stop {
        /// Nil for the home region's own keyboard: the board's, the editor's text, a field of its form.
        var node: String?
        var field: FieldID?
        var isLast = false
    }

    /// The region that has the keyboard while no control has it.
    private var home: FocusRegion {
        surfaces.navigation.destination == .detail && !surfaces.editor.isInPlace ? .editor : .board
    }

    /// The focus of the board itself.
    var boardFocus: String? { home == .board ? nil : BoardView.nodeID }

    func boardHasKeyboard(_ state: ViewState) -> Bool { state.focusedNode == boardFocus }

    /// The control that has the keyboard, if it is still there.
    func focusedControl(_ state: ViewState) -> Node? {
        guard let id = state.focusedNode else { return nil }
        return frame.nodes.first { $0.id == id }
    }

    private func region(ofFocus state: ViewState) -> FocusRegion {
        guard let id = state.focusedNode else { return home }
        if focusedRow(state) != nil { return .sidebar }
        return frame.nodes.first { $0.id == id }?.region ?? state.focusedRegion ?? home
    }

    // Stops

    private func stops(_ state: ViewState) -> [Stop] {
        if surfaces.dialog.isOpen { return surfaces.dialog.choices.map { Stop(node: DialogView.nodeID($0)) } }
        return stops(in: region(ofFocus: state), state)
    }

    private func stops(in region: FocusRegion, _ state: ViewState) -> [Stop] {
        let fields = (surfaces.editor.form?.fields ?? []).map { (FormView.nodeID($0.id), $0.id) }
        let fieldOfNode = region == .editor ? Dictionary(fields, uniquingKeysWith: { first, _ in first }) : [:]
        let current = surfaces.selection.current?.description
        var stops: [Stop] = []
        var hasTree = false
        for node in frame.nodes where node.region == region && node.states.isSuperset(of: [.focusable, .enabled]) {
            switch node.role {
            case .treeitem:
                if !hasTree { stops.append(Stop(node: treeStop(state))) }
                hasTree = true
            case .listitem: continue
            // Left and Right on its heading do the same.
            case .togglebutton where region == .board: continue
            // While a text is edited on the board, the keyboard is in that text.
            case .list: if !surfaces.editor.isInPlace { stops.append(Stop(node: boardFocus)) }
            case .checkbox where region == .board:
                // Only those of the current card: else Tab would walk through all that is seen.
                let card = node.parent.map { frame.nodes[$0].id }
                if card == current { stops.append(Stop(node: node.id)) }
            default:
                let field = fieldOfNode[node.id]
                let isHome = field != nil || node.id == EditorView.textID
                stops.append(Stop(node: isHome ? nil : node.id, field: field, isLast: node.isLast))
            }
        }
        if region == .find {
            // From what is searched for to what takes its place, then to what is done with them.
            let texts = Set(frame.nodes.filter { $0.role == .text }.map(\.id))
            let isText = { (stop: Stop) in stop.node.map(texts.contains) ?? false }
            return stops.filter(isText) + stops.filter { !isText($0) }
        }
        return stops.filter { !$0.isLast } + stops.filter(\.isLast)
    }

    /// The row of the tree that Tab goes to: the one that has, or had, the keyboard, else the current one, else the first.
    private func treeStop(_ state: ViewState) -> String? {
        let rows = surfaces.sidebar.rows
        for known in [state.focusedNode, state.regionPlaces[.sidebar]] {
            if let known, rows.contains(where: { SidebarView.nodeID($0.id) == known }) { return known }
        }
        return (rows.first { $0.isCurrent } ?? rows.first).map { SidebarView.nodeID($0.id) }
    }

    /// Whether the keyboard is there. With a form open nothing but a field has it while no control has.
    private func hasKeyboard(_ stop: Stop, _ state: ViewState) -> Bool {
        stop.node == state.focusedNode && (stop.field == nil || stop.field == surfaces.editor.form?.focus)
    }

    // Moving

    func moveFocus(backwards: Bool, state: inout ViewState) -> [Intent] {
        let stops = stops(state)
        guard !stops.isEmpty else { return [] }
        let next: Int
        if let current = stops.firstIndex(where: { hasKeyboard($0, state) }) {
            next = (current + (backwards ? stops.count - 1 : 1)) % stops.count
        } else {
            next = backwards ? stops.count - 1 : 0
        }
        return settle(on: stops[next], state: &state)
    }

    /// F6: to the next region that has anything to stop at, where the keyboard was in it last.
    func cycleRegion(backwards: Bool, state: inout ViewState) -> [Intent] {
        let here = region(ofFocus: state)
        let all = FocusRegion.allCases
        let count = all.count
        for step in 1..<count {
            let region = all[(here.rawValue + (backwards ? count - step : step)) % count]
            let stops = stops(in: region, state)
            let known = stops.first { $0.node != nil && $0.node == state.regionPlaces[region] }
            let own = stops.first { $0.node == nil && ($0.field == nil || $0.field == surfaces.editor.form?.focus) }
            guard let stop = known ?? own ?? stops.first else { continue }
            if let old = state.focusedNode, old != boardFocus {
                state.regionPlaces[here] = old
            } else {
                state.regionPlaces[here] = nil
            }
            return settle(on: stop, state: &state)
        }
        return []
    }

    /// Where the keyboard goes when what had it is gone: to its region, or home where that is gone, too.
    func placeAfterLoss(_ state: ViewState) -> String? {
        guard let region = state.focusedRegion, region != home else { return nil }
        return stops(in: region, state).first?.node
    }

    private func settle(on stop: Stop, state: inout ViewState) -> [Intent] {
        state.focusedNode = stop.node
        if let field = stop.field { return field == surfaces.editor.form?.focus ? [] : [.focusField(field)] }
        scrollToControl(stop, state: &state)
        if let row = surfaces.sidebar.rows.firstIndex(where: { SidebarView.nodeID($0.id) == stop.node }) {
            focusRow(row, state: &state)
        }
        return []
    }

    /// The buttons of a form scroll with it.
    private func scrollToControl(_ stop: Stop, state: inout ViewState) {
        guard let frames = layout.editor, let id = stop.node, let extent = frames.form?.extent(ofNode: id) else {
            return
        }
        state.show(extent, in: .editor, height: frames.source.height, margin: 4)
    }
}
