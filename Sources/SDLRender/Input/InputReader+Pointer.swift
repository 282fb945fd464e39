import Engine

extension InputReader {
    /// The topmost region under a point.
    func region(at point: Point) -> HitRegion? { frame.regions.last { $0.rect.contains(point) } }

    func move(to point: Point, state: inout ViewState) -> [Intent] {
        state.pointer = point
        state.hovered = state.band == nil ? region(at: point)?.node : nil
        if surfaces.overlay != nil, state.press == nil { return pointAtItem(point) }
        guard let press = state.press else { return [] }
        switch press.action {
        case .text(let origin):
            state.blink.lastActivity = now
            return [.editText(.drag(x: point.x - origin.x, y: point.y - origin.y))]
        case .field(let id, _):
            // Where the text stands now: the first click may have scrolled the form.
            guard surfaces.editor.form?.focus == id, let frames = layout.editor else { return [] }
            state.blink.lastActivity = now
            let origin = frames.textOrigin(offset: state.offset(.editor), metrics: layout.metrics)
            return [.editText(.drag(x: point.x - origin.x, y: point.y - origin.y))]
        case .line(let id, let origin):
            state.blink.lastActivity = now
            return [.editLine(id, .drag(x: point.x - origin.x, y: point.y - origin.y))]
        case .resize(let divider):
            resize(divider, press: press, to: point, state: &state)
        case .card(let id):
            if state.drag != nil || distance(press.start, point) > Metrics.dragThreshold {
                return drag(id, press: press, to: point, state: &state)
            }
        case .scroll(.board):
            if state.band != nil || distance(press.start, point) > Metrics.dragThreshold {
                return stretchBand(press, to: point, state: &state)
            }
        case .press, .menu, .outside, .scroll: break
        }
        return []
    }

    func press(
        at point: Point, _ button: InputEvent.Button, clicks: Int, _ modifiers: InputEvent.Modifiers,
        state: inout ViewState
    ) -> [Intent] {
        state.pointer = point
        state.usesKeyboard = false
        guard let region = region(at: point) else { return [] }
        if region.action == .outside { return [.closeOverlay] }
        if button == .right { return pressMenu(at: point, state: &state) }
        guard button == .left else { return [] }
        state.hovered = region.node
        state.press = Press(
            action: region.action, node: region.node, rect: region.rect, start: point, modifiers: modifiers,
            width: width(of: region.action))
        switch region.action {
        case .text(let origin):
            state.focusedNode = nil
            state.blink.lastActivity = now
            let extend = modifiers.contains(.shift)
            return [
                .editText(.click(x: point.x - origin.x, y: point.y - origin.y, count: max(1, clicks), extend: extend))
            ]
        case .field(let id, let origin):
            state.focusedNode = nil
            state.blink.lastActivity = now
            return pressField(id, at: point, origin: origin, clicks: clicks, extend: modifiers.contains(.shift))
        case .line(let id, let origin):
            state.blink.lastActivity = now
            return pressLine(
                id, at: point, origin: origin, clicks: clicks, extend: modifiers.contains(.shift), state: &state)
        case .card(let id):
            guard clicks == 2, modifiers.isEmpty else { return [] }
            state.press = nil
            state.focusedNode = nil
            return [.editDetail(id)]
        case .menu(let subject):
            state.press = nil
            return openMenu(subject, below: region.rect, at: point, state: &state)
        case .press, .outside, .scroll, .resize: return []
        }
    }

    func release(at point: Point, _ button: InputEvent.Button, state: inout ViewState) -> [Intent] {
        if let start = state.menuPress {
            state.menuPress = nil
            return releaseMenu(at: point, from: start)
        }
        guard button == .left else { return [] }
        state.pointer = point
        guard let press = state.press else { return [] }
        state.press = nil
        if let drag = state.drag {
            state.drag = nil
            return drop(drag, state)
        }
        if state.band != nil {
            state.band = nil
            return []
        }
        guard press.rect.contains(point) else { return [] }
        switch press.action {
        case .press(let intent):
            if surfaces.topLayer == .window { state.focusedNode = nil }
            return pressed(intent)
        case .card(let id):
            state.focusedNode = nil
            if press.modifiers.contains(.control) { return [.toggleSelection(id)] }
            return [press.modifiers.contains(.shift) ? .extendSelection(id) : .select(id)]
        case .scroll(.board):
            guard surfaces.topLayer == .window else { return [] }
            state.focusedNode = nil
            return press.modifiers.contains(.control) ? [] : [.clearSelection]
        case .scroll, .text, .field, .line, .menu, .outside, .resize: return []
        }
    }

    func scroll(at point: Point, by distance: Double, state: inout ViewState) {
        guard !surfaces.dialog.isOpen else { return }
        let areas: [ScrollArea] = surfaces.overlay == nil ? [.preview, .editor, .sidebar, .board] : [.overlay]
        guard let area = areas.first(where: { layout.rect(of: $0)?.contains(point) ?? false }) else { return }
        state.scroll[area] = (state.offset(area) + distance).clamped(to: 0...layout.maxScroll(area))
    }

    func distance(_ a: Point, _ b: Point) -> Double {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    // Panels

    private func width(of action: HitRegion.Action) -> Double {
        switch action {
        case .resize(.sidebar): layout.panels.sidebar?.width ?? 0
        case .resize(.editor): layout.panels.editor?.width ?? 0
        case .press, .card, .text, .field, .line, .menu, .outside, .scroll: 0
        }
    }

    private func resize(_ divider: Divider, press: Press, to point: Point, state: inout ViewState) {
        let moved = point.x - press.start.x
        switch divider {
        case .sidebar: state.sidebarWidth = (press.width + moved).clamped(to: layout.metrics.sidebarRange)
        case .editor: state.editorWidth = (press.width - moved).clamped(to: layout.metrics.editorRange)
        }
    }
}
