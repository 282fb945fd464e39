import Engine

extension InputReader {
    /// The control that has the keyboard, if it is still there.
    func focusedControl(_ state: ViewState) -> Node? {
        guard let id = state.focusedNode else { return nil }
        return frame.nodes.first { $0.id == id && $0.states.contains(.enabled) }
    }

    /// One place that Tab stops at. The board, the tree and the text are one stop each: arrows move inside them.
    private struct Stop {
        /// Nil for the board or the editor's text, which have the keyboard while no control has it.
        var node: String?
        var region: Int
    }

    private func stops(_ state: ViewState) -> [Stop] {
        if surfaces.dialog.isOpen {
            return surfaces.dialog.choices.map { Stop(node: DialogView.nodeID($0), region: 0) }
        }
        let hasEditor = surfaces.navigation.destination == .detail
        var stops: [Stop] = []
        var hasTree = false
        for node in frame.nodes where node.states.isSuperset(of: [.focusable, .enabled]) {
            switch node.role {
            case .treeitem where hasTree: continue
            case .treeitem:
                hasTree = true
                stops.append(Stop(node: treeStop(state), region: 1))
            case .listitem: continue
            case .text: stops.append(Stop(node: nil, region: 3))
            case .checkbox: stops.append(Stop(node: node.id, region: 2))
            default:
                stops.append(
                    Stop(node: node.id, region: node.id.hasPrefix("editor") ? 3 : node.id.hasPrefix("empty") ? 2 : 0))
            }
        }
        if !hasEditor { stops.append(Stop(node: nil, region: 2)) }
        return stops.enumerated().sorted {
            ($0.element.region, $0.element.node == nil ? 0 : 1, $0.offset)
                < ($1.element.region, $1.element.node == nil ? 0 : 1, $1.offset)
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

    func moveFocus(backwards: Bool, state: inout ViewState) {
        let stops = stops(state)
        guard !stops.isEmpty else { return }
        let current = stops.firstIndex { $0.node == state.focusedNode }
        let next: Int
        if let current {
            next = (current + (backwards ? stops.count - 1 : 1)) % stops.count
        } else {
            next = backwards ? stops.count - 1 : 0
        }
        settle(on: stops[next], state: &state)
    }

    /// F6: toolbar, sidebar, board, editor, and round again.
    func cycleRegion(backwards: Bool, state: inout ViewState) {
        let stops = stops(state)
        let regions = stops.reduce(into: [Int]()) { if $0.last != $1.region { $0.append($1.region) } }
        guard regions.count > 1 else { return }
        let here = stops.first { $0.node == state.focusedNode }?.region ?? regions[0]
        let place = regions.firstIndex(of: here) ?? 0
        let region = regions[(place + (backwards ? regions.count - 1 : 1)) % regions.count]
        if let stop = stops.first(where: { $0.region == region }) { settle(on: stop, state: &state) }
    }

    private func settle(on stop: Stop, state: inout ViewState) {
        state.focusedNode = stop.node
        guard stop.region == 1 else { return }
        if let row = surfaces.sidebar.rows.firstIndex(where: { SidebarView.nodeID($0.id) == stop.node }) {
            focusRow(row, state: &state)
        }
    }
}
