import Engine

/// Items in groups, with their shortcuts at the right.
struct MenuView {
    let surface: Surface.Menu
    let frames: MenuFrames
    let layout: ScreenLayout

    static let face = TextFace(.label)
    static let keyFace = TextFace(.caption)

    func append(to builder: inout FrameBuilder) {
        builder.sheet(frames.box, corner: 9)
        let hasKeyboard = builder.state.focusedNode == OverlayView.nodeID
        var states: Node.States = [.enabled, .focusable, .showing, .modal]
        if hasKeyboard { states.insert(.focused) }
        builder.group(
            Node(
                id: OverlayView.nodeID, role: .menu, name: surface.title, states: states, frame: frames.box, parent: nil
            )
        ) { builder in
            builder.clipped(to: frames.port) { builder in
                let offset = builder.state.offset(.overlay)
                for (item, place) in zip(surface.items, frames.items) {
                    let rect = place.offset(frames.port.x, frames.port.y - offset)
                    guard !rect.intersection(frames.port).isEmpty else { continue }
                    add(item, at: rect, to: &builder)
                }
            }
            ScrollBar(besideRows: frames.port, padding: MenuFrames.padding, layout: layout).append(to: &builder)
        }
        if hasKeyboard, builder.state.usesKeyboard { builder.ring(around: frames.box, corner: 9, distance: -2) }
    }

    private func add(_ item: Surface.Menu.Item, at rect: Rect, to builder: inout FrameBuilder) {
        if item.startsGroup {
            let y = (rect.y - MenuFrames.separator / 2).rounded(.down)
            builder.fill(Rect(rect.x + 4, y, rect.width - 8, Metrics.hairline), .rule)
        }
        let isChosen = item.id == surface.chosen
        builder.control(
            Control(
                id: OverlayView.nodeID(item.id), role: .menuitem, name: item.title, hint: item.shortcut,
                states: isChosen ? [.selectable, .selected] : .selectable, isEnabled: item.isEnabled, rect: rect,
                bounds: frames.port, corner: 6, ringDistance: -2, intent: .choose(item.id))
        ) { builder, look in
            if isChosen { builder.fill(rect, .accentSoft, corner: 6) }
            let inner = rect.inset(MenuFrames.textInset, 0)
            let keys = builder.text(
                item.shortcut, Self.keyFace, look.isEnabled ? .textSecondary : .textFaint, in: inner, align: .right)
            builder.text(
                item.title, Self.face, look.isEnabled ? .textPrimary : .textFaint,
                in: Rect(inner.x, inner.y, inner.width - (keys > 0 ? keys + 16 : 0), inner.height))
        }
    }
}
