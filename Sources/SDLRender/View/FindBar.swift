import Engine

/// What is searched for and what takes its place, below the toolbar. Where the window is narrow the buttons stand in a row of
/// their own.
struct FindBar {
    let surface: Surface.Search
    let rect: Rect

    private static let gap = 6.0
    private static let padding = 10.0

    static func height(of surface: Surface.Search, width: Double, metrics: Metrics) -> Double {
        guard surface.isOpen else { return 0 }
        return Double(rows(of: surface, width: width, metrics: metrics)) * (metrics.controlHeight + gap) + gap
    }

    private static func rows(of surface: Surface.Search, width: Double, metrics: Metrics) -> Int {
        let rows = isNarrow(width, metrics) ? 2 : 1
        return surface.replacement == nil ? rows : 2 * rows
    }

    /// Six buttons, the count and a field that is worth the name.
    private static func isNarrow(_ width: Double, _ metrics: Metrics) -> Bool {
        width < 6 * (metrics.controlHeight + gap) + 280 * metrics.scale
    }

    func append(to builder: inout FrameBuilder) {
        builder.fill(rect, .panelBackground)
        builder.fill(Rect(rect.x, rect.maxY - 1, rect.width, 1), .rule)
        builder.group(
            Node(id: "find", role: .panel, name: "Find", states: [.enabled, .showing], frame: rect, parent: nil)
        ) { builder in
            let isNarrow = Self.isNarrow(rect.width, builder.metrics)
            var row = firstRow(builder.metrics)
            addFind(in: row, isNarrow: isNarrow, to: &builder)
            guard let replacement = surface.replacement else { return }
            row = row.offset(0, (isNarrow ? 2 : 1) * (row.height + Self.gap))
            addReplacement(replacement, in: row, isNarrow: isNarrow, to: &builder)
        }
    }

    private func firstRow(_ metrics: Metrics) -> Rect {
        Rect(rect.x + Self.padding, rect.y + Self.gap, rect.width - 2 * Self.padding, metrics.controlHeight)
    }

    private func addFind(in row: Rect, isNarrow: Bool, to builder: inout FrameBuilder) {
        let side = row.height
        let buttons = Double(surface.toggles.count + surface.steps.count) * (side + Self.gap)
        let close = Rect(row.maxX - side, row.y, side, side)
        let countWidth = min(96 * builder.metrics.scale, row.width - buttons - Self.gap)
        var x: Double
        if isNarrow {
            addField(surface.find, in: Rect(row.x, row.y, close.x - Self.gap - row.x, side), to: &builder)
            x = row.x
        } else {
            x = close.x - buttons - countWidth - Self.gap
            addField(surface.find, in: Rect(row.x, row.y, min(x - Self.gap - row.x, 420), side), to: &builder)
            x = min(x, row.x + 420 + Self.gap)
        }
        let y = isNarrow ? row.maxY + Self.gap : row.y
        let room = surface.isFailure && !isNarrow ? max(countWidth, close.x - x - buttons) : countWidth
        addResult(in: Rect(x + 4, y, room - 4, side), to: &builder)
        x += room + Self.gap
        for (control, icon) in zip(surface.steps, [Icon.chevronUp, .chevronDown]) {
            addButton(control, in: Rect(x, y, side, side), to: &builder) { $0.icon(icon, $1, in: $2) }
            x += side + Self.gap
        }
        for (toggle, sign) in zip(surface.toggles, ["Aa", "W", ".*"]) {
            addToggle(toggle, sign, in: Rect(x, y, side, side), to: &builder)
            x += side + Self.gap
        }
        addClose(in: close, to: &builder)
    }

    private func addReplacement(
        _ field: Surface.LineField, in row: Rect, isNarrow: Bool, to builder: inout FrameBuilder
    ) {
        let buttons = surface.replacing.map { control in
            (control, (builder.type.width(control.title, TextFace(.label, .medium)) + 24).rounded(.up))
        }
        let width = buttons.reduce(0) { $0 + $1.1 + Self.gap }
        let room = isNarrow ? row.width : min(row.width - width, 420)
        addField(field, in: Rect(row.x, row.y, room, row.height), to: &builder)
        var x = isNarrow ? row.x : row.x + room + Self.gap
        let y = isNarrow ? row.maxY + Self.gap : row.y
        for (control, width) in buttons {
            let place = Rect(x, y, width, row.height)
            addButton(control, in: place, hasEdge: true, to: &builder) { builder, ink, rect in
                builder.text(control.title, TextFace(.label, .medium), ink, in: rect, align: .center)
            }
            x += width + Self.gap
        }
    }

    private func addField(_ field: Surface.LineField?, in rect: Rect, to builder: inout FrameBuilder) {
        guard let field, rect.width > 0 else { return }
        LineFieldView(surface: field, rect: rect).append(to: &builder)
    }

    private func addResult(in rect: Rect, to builder: inout FrameBuilder) {
        guard !surface.result.isEmpty else { return }
        let color: ColorToken = surface.isFailure ? .danger : .textSecondary
        builder.text(surface.result, TextFace(.caption), color, in: rect)
        builder.group(
            Node(
                id: "find-result", role: surface.isFailure ? .alert : .label, name: surface.result,
                states: [.enabled, .showing], frame: rect, parent: nil))
    }

    private func addButton(
        _ control: Surface.Control, in rect: Rect, hasEdge: Bool = false, to builder: inout FrameBuilder,
        _ draw: (inout FrameBuilder, ColorToken, Rect) -> Void
    ) {
        let corner = builder.metrics.controlCorner
        builder.control(
            Control(
                id: "find-\(control.command.rawValue)", role: .button, name: control.title, hint: control.hint,
                isEnabled: control.isEnabled, rect: rect, corner: corner, intent: .run(control.command))
        ) { builder, look in
            if look.isHovered || hasEdge {
                builder.fill(rect, look.isHovered ? .controlHover : .controlBackground, corner: corner)
            }
            if hasEdge { builder.draw(.stroke(rect, .controlBorder, width: 1, corner: corner)) }
            draw(&builder, look.isEnabled ? .textPrimary : .textFaint, rect)
        }
    }

    private func addToggle(
        _ toggle: Surface.Search.Toggle, _ sign: String, in rect: Rect, to builder: inout FrameBuilder
    ) {
        let corner = builder.metrics.controlCorner
        builder.control(
            Control(
                id: "find-\(toggle.control.command.rawValue)", role: .togglebutton, name: toggle.control.title,
                hint: toggle.control.hint, states: toggle.isOn ? .checked : [], isEnabled: toggle.control.isEnabled,
                rect: rect, corner: corner, intent: .run(toggle.control.command))
        ) { builder, look in
            if toggle.isOn {
                builder.fill(rect, .accentSoft, corner: corner)
                builder.draw(.stroke(rect, .accent, width: 1.5, corner: corner))
            } else if look.isHovered {
                builder.fill(rect, .controlHover, corner: corner)
            }
            builder.text(
                sign, TextFace(.label, .medium), toggle.isOn ? .accent : .textPrimary, in: rect, align: .center)
        }
    }

    private func addClose(in rect: Rect, to builder: inout FrameBuilder) {
        builder.control(
            Control(
                id: "find-close", role: .button, name: "Close", hint: "Takes the find bar away (Escape in the field)",
                rect: rect, corner: builder.metrics.controlCorner, intent: .closeSearch)
        ) { builder, look in
            if look.isHovered { builder.fill(rect, .controlHover, corner: builder.metrics.controlCorner) }
            builder.icon(.close, .textPrimary, in: rect)
        }
    }
}
