import Engine

/// The documents of the workspace as a tree.
struct SidebarView {
    let surface: Surface.Sidebar
    let layout: ScreenLayout
    /// What letting go of the drag under way would do; nil without any.
    var target: DropTarget?

    func append(to builder: inout FrameBuilder) {
        guard let rect = layout.panels.sidebar else { return }
        let metrics = layout.metrics
        builder.fill(rect, .panelBackground)
        builder.append(region: HitRegion(rect: rect, action: .scroll(.sidebar), node: "sidebar"))
        let hasFocus = focusIsScrolledAway(in: rect, builder.state)
        builder.group(
            Node(
                id: "sidebar", role: .tree, name: surface.title,
                states: hasFocus ? [.enabled, .focused, .showing] : [.enabled, .showing], frame: rect, parent: nil)
        ) { builder in
            builder.clipped(to: rect) { builder in
                let top = rect.y - builder.state.offset(.sidebar)
                builder.text(
                    surface.title.uppercased(), TextFace(.caption, .strong), .textFaint,
                    in: Rect(rect.x + 16, top + 16, rect.width - 32, metrics.captionLine))
                for index in visibleRows(in: rect, offset: builder.state.offset(.sidebar)) {
                    let y = top + metrics.sidebarHeaderHeight + Double(index) * metrics.sidebarRowHeight
                    add(
                        surface.rows[index], at: Rect(rect.x, y, rect.width, metrics.sidebarRowHeight), panel: rect,
                        &builder)
                }
            }
        }
        builder.fill(Rect(rect.maxX - 1, rect.y, 1, rect.height), .rule)
        ScrollBar(area: .sidebar, track: rect, layout: layout).append(to: &builder)
        if hasFocus, builder.state.usesKeyboard { builder.ring(around: rect, corner: 0, distance: -6) }
        builder.append(
            region: HitRegion(
                rect: Rect(rect.maxX - 4, rect.y, 8, rect.height), action: .resize(.sidebar), node: "sidebar-edge"))
    }

    /// Whether a row has the keyboard that is not in view.
    private func focusIsScrolledAway(in rect: Rect, _ state: ViewState) -> Bool {
        guard let focused = state.focusedNode,
            let row = surface.rows.firstIndex(where: { Self.nodeID($0.id) == focused })
        else { return false }
        return !visibleRows(in: rect, offset: state.offset(.sidebar)).contains(row)
    }

    private func visibleRows(in rect: Rect, offset: Double) -> Range<Int> {
        let height = layout.metrics.sidebarRowHeight
        let head = layout.metrics.sidebarHeaderHeight
        let first = max(0, Int((offset - head) / height))
        let end = min(surface.rows.count, Int((offset + rect.height - head) / height) + 1)
        return first..<max(first, end)
    }

    private func add(_ row: Surface.Sidebar.Row, at rect: Rect, panel: Rect, _ builder: inout FrameBuilder) {
        let metrics = layout.metrics
        let frame = Rect(rect.x + 8, rect.y, rect.width - 17, rect.height)
        var states: Node.States = [.selectable]
        if row.isCurrent { states.insert(.selected) }
        if let isExpanded = row.isExpanded { states.formUnion(isExpanded ? [.expandable, .expanded] : .expandable) }
        builder.control(
            Control(
                id: Self.nodeID(row.id), role: .treeitem, name: row.title, hint: hint(of: row), states: states,
                rect: frame,
                bounds: panel, corner: 6, ringDistance: -2, intent: Self.intent(of: row.id))
        ) { builder, look in
            if isTarget(row) {
                builder.fill(frame, .accentSoft, corner: 6)
                builder.draw(.stroke(frame, .accent, width: metrics.ringWidth, corner: 6))
            } else if row.isCurrent {
                builder.fill(frame, .accentSoft, corner: 6)
            } else if look.isHovered {
                builder.fill(frame, .controlHover, corner: 6)
            }
            let indent = Double(row.isExpanded == nil ? max(0, row.depth - 1) : row.depth) * metrics.sidebarIndent
            if let isExpanded = row.isExpanded {
                let box = Rect(rect.x + 14 + indent, rect.y, metrics.iconSize, rect.height)
                builder.icon(isExpanded ? .chevronDown : .chevronRight, .textFaint, in: box)
            }
            let right = addMarks(of: row, in: frame, &builder)
            let x = rect.x + metrics.sidebarTextInset + indent
            builder.text(
                row.title, TextFace(.label, row.isCurrent ? .strong : []), row.isCurrent ? .accent : .textPrimary,
                in: Rect(x, rect.y, right - 8 - x, rect.height))
        }
    }

    private func isTarget(_ row: Surface.Sidebar.Row) -> Bool {
        guard case .document(let id) = row.id else { return false }
        return target == .document(id)
    }

    /// The count or the dot at the right. Gives where they begin.
    private func addMarks(of row: Surface.Sidebar.Row, in frame: Rect, _ builder: inout FrameBuilder) -> Double {
        if row.isChanged {
            let dot = Rect(frame.maxX - 15, (frame.midY - 3.5).rounded(), 7, 7)
            builder.fill(dot, .accent, corner: 3.5)
            return dot.x
        }
        guard row.count > 0 else { return frame.maxX - 4 }
        let place = Rect(frame.x, frame.y, frame.width - 8, frame.height)
        return frame.maxX - 8 - builder.text("\(row.count)", TextFace(.caption), .textFaint, in: place, align: .right)
    }

    private func hint(of row: Surface.Sidebar.Row) -> String {
        if let isExpanded = row.isExpanded {
            return
                "Folder with \(row.count) \(row.count == 1 ? "document" : "documents"), \(isExpanded ? "open" : "closed")"
        }
        return row.isChanged ? "Document with unsaved changes" : "Document"
    }

    static func nodeID(_ id: SurfaceID) -> String { "sidebar-\(id)" }

    static func intent(of id: SurfaceID) -> Intent {
        switch id {
        case .document(let document): .openDocument(document)
        case .folder(let path): .toggleFolder(path)
        case .tile, .frontMatter, .newTile, .command: .select(id)
        }
    }
}
