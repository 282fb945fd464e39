import Engine

extension InputReader {
    /// The control that has the keyboard, if it is still there.
    func focusedControl(_ state: ViewState) -> Node? {
        guard let id = state.focusedNode else { return nil }
        return frame.nodes.first { $0.id == id && $0.states.contains(.enabled) }
    }

    /// One place that Tab stops at. The board, the tree and the text are one stop each: arrows move inside them.
    private struct Stop {
        /// Nil for the board, the editor's text and a field of its form, which have the keyboard while no control has it.
        var node: String?
        var field: FieldID?
        var region: Int
        /// What its region is about comes before the controls around it, and what takes a property out after all.
        var rank: Int {
            guard let node else { return field == nil ? 0 : 1 }
            return FormView.isRemoveID(node) ? 2 : 1
        }
    }

    private func stops(_ state: ViewState) -> [Stop] {
        if surfaces.dialog.isOpen {
            return surfaces.dialog.choices.map { Stop(node: DialogView.nodeID($0), region: 0) }
        }
        let hasEditor = surfaces.navigation.destination == .detail
        let fields = (surfaces.editor.form?.fields ?? []).map { (FormView.nodeID($0.id), $0.id) }
        let fieldOfNode = hasEditor ? Dictionary(fields, uniquingKeysWith: { first, _ in first }) : [:]
        var stops: [Stop] = []
        var hasTree = false
        for node in frame.nodes where node.states.isSuperset(of: [.focusable, .enabled]) {
            if let field = fieldOfNode[node.id] {
                stops.append(Stop(node: nil, field: field, region: 3))
                continue
            }
            switch node.role {
            case .treeitem where hasTree: continue
            case .treeitem:
                hasTree = true
                stops.append(Stop(node: treeStop(state), region: 1))
            case .listitem, .togglebutton: continue
            case .text: stops.append(Stop(node: nil, region: 3))
            case .checkbox: stops.append(Stop(node: node.id, region: 2))
            default:
                stops.append(
                    Stop(node: node.id, region: node.id.hasPrefix("editor") ? 3 : node.id.hasPrefix("empty") ? 2 : 0))
            }
        }
        if !hasEditor { stops.append(Stop(node: nil, region: 2)) }
        return stops.enumerated().sorted {
            ($0.element.region, $0.element.rank, $0.offset)
                < ($1.element.region, $1.element.rank, $1.offset)
        }.map(\.element)
    }

    /// The row of the tree that Tab goes to: the one that has the keyboard, else the current one, else the first.
    private func treeStop(_ state: ViewState) -> String? {
        let rows = surfaces.sidebar.rows
        if let focused = state.focusedNode, rows.contains(where: { SidebarView.nodeID($0.id) == focused }) {
            return focused
        }
        return (rows.first { $0.isCurrent } ?? rows.first).map { SidebarView.nodeID($0.id) }
    }

    /// Whether the keyboard is there. With a form open nothing but a field has it while no control has.
    private func hasKeyboard(_ stop: Stop, _ state: ViewState) -> Bool {
        stop.node == state.focusedNode && (stop.field == nil || stop.field == surfaces.editor.form?.focus)
    }

    func moveFocus(backwards: Bool, state: inout ViewState) -> [Intent] {
        let stops = stops(state)
        guard !stops.isEmpty else { return [] }
        let current = stops.firstIndex { hasKeyboard($0, state) }
        let next: Int
        if let current {
            next = (current + (backwards ? stops.count - 1 : 1)) % stops.count
        } else {
            next = backwards ? stops.count - 1 : 0
        }
        return settle(on: stops[next], state: &state)
    }

    /// F6: toolbar, sidebar, board, editor, and round again. In a form it goes to the field that had the keyboard last.
    func cycleRegion(backwards: Bool, state: inout ViewState) -> [Intent] {
        let stops = stops(state)
        let regions = stops.reduce(into: [Int]()) { if $0.last != $1.region { $0.append($1.region) } }
        guard regions.count > 1 else { return [] }
        let here = stops.first { hasKeyboard($0, state) }?.region ?? regions[0]
        let place = regions.firstIndex(of: here) ?? 0
        let region = regions[(place + (backwards ? regions.count - 1 : 1)) % regions.count]
        let inRegion = stops.filter { $0.region == region }
        let stop = inRegion.first { $0.field != nil && $0.field == surfaces.editor.form?.focus } ?? inRegion.first
        return stop.map { settle(on: $0, state: &state) } ?? []
    }

    private func settle(on stop: Stop, state: inout ViewState) -> [Intent] {
        state.focusedNode = stop.node
        if let field = stop.field { return field == surfaces.editor.form?.focus ? [] : [.focusField(field)] }
        scrollToControl(stop, state: &state)
        focusRow(of: stop, state: &state)
        return []
    }

    /// The buttons of a form scroll with it.
    private func scrollToControl(_ stop: Stop, state: inout ViewState) {
        guard let frames = layout.editor, let id = stop.node, let extent = frames.form?.extent(ofNode: id) else {
            return
        }
        state.show(extent, in: .editor, height: frames.source.height, margin: 4)
    }

    private func focusRow(of stop: Stop, state: inout ViewState) {
        guard stop.region == 1 else { return }
        if let row = surfaces.sidebar.rows.firstIndex(where: { SidebarView.nodeID($0.id) == stop.node }) {
            focusRow(row, state: &state)
        }
    }
}
