import Engine

/// Back and the path at the left, the commands at the right. Where the window is narrow, labels shrink to icons.
struct ToolbarView {
    let surface: Surface.Toolbar
    let rect: Rect

    private static let textFace = TextFace(.label, .medium)

    func append(to builder: inout FrameBuilder) {
        builder.fill(rect, .panelBackground)
        builder.fill(Rect(rect.x, rect.maxY - Metrics.hairline, rect.width, Metrics.hairline), .rule)
        builder.group(
            Node(
                id: "toolbar", role: .toolbar, name: "Toolbar", states: [.enabled, .showing], frame: rect, parent: nil)
        ) { builder in
            let backs = surface.controls.filter { $0.command == .back }
            let others = surface.controls.filter { $0.command != .back }
            let padding = builder.metrics.toolbarPadding
            let showsLabels = fits(others + backs, in: rect.width * 0.62, builder)
            var left = rect.x + padding - 4
            for control in backs {
                let width = width(of: control, showsLabel: showsLabels, builder)
                add(control, at: left, width: width, showsLabel: showsLabels, &builder)
                left += width + builder.metrics.controlGap
            }
            let widths = others.map { width(of: $0, showsLabel: showsLabels, builder) }
            let gap = showsLabels ? builder.metrics.controlGap : builder.metrics.controlGap / 2
            let gaps = Double(max(0, others.count - 1)) * gap
            let more = rect.maxX - padding - builder.metrics.controlHeight
            let start = more - gap - widths.reduce(0, +) - gaps
            addPath(from: left, to: start - padding, &builder)
            var x = start
            for (control, width) in zip(others, widths) {
                add(control, at: x, width: width, showsLabel: showsLabels, &builder)
                x += width + gap
            }
            addMore(at: more, &builder)
        }
    }

    static let moreID = "toolbar-more"

    /// The menu of everything that has no button.
    private func addMore(at x: Double, _ builder: inout FrameBuilder) {
        let metrics = builder.metrics
        let side = metrics.controlHeight
        let frame = Rect(x, rect.y + ((rect.height - side) / 2).rounded(), side, side)
        builder.control(
            Control(
                id: Self.moreID, role: .button, name: "More", hint: "Everything else that can be done, by topic",
                rect: frame, corner: metrics.controlCorner, intent: .openMenu(.more))
        ) { builder, look in
            if look.isHovered { builder.fill(frame, .controlHover, corner: metrics.controlCorner) }
            builder.icon(.more, .textPrimary, in: frame)
        }
    }

    private func fits(_ controls: [Surface.Control], in room: Double, _ builder: FrameBuilder) -> Bool {
        controls.reduce(0) { $0 + width(of: $1, showsLabel: true, builder) + builder.metrics.controlGap } <= room
    }

    /// Those that show their title beside the icon where there is room.
    private static let labelled: Set<Command> = [.back, .save, .insertAfter]

    /// What has none shows its title in any case.
    private static let icons: [Command: Icon] = [
        .back: .back, .reload: .reload, .undo: .undo, .redo: .redo, .find: .search, .save: .save, .insertAfter: .plus,
    ]

    private func width(of control: Surface.Control, showsLabel: Bool, _ builder: FrameBuilder) -> Double {
        let metrics = builder.metrics
        let icon = Self.icons[control.command]
        guard icon == nil || showsLabel && Self.labelled.contains(control.command) else {
            return metrics.controlHeight
        }
        let text = builder.type.width(control.title, Self.textFace).rounded(.up)
        return metrics.iconSize + 5 + text + 2 * metrics.controlPadding
    }

    private func add(
        _ control: Surface.Control, at x: Double, width: Double, showsLabel: Bool, _ builder: inout FrameBuilder
    ) {
        let metrics = builder.metrics
        let frame = Rect(
            x, rect.y + ((rect.height - metrics.controlHeight) / 2).rounded(), width, metrics.controlHeight)
        let isPrimary = control.command == .insertAfter
        let icon = Self.icons[control.command]
        let isLabelled = icon == nil || showsLabel && Self.labelled.contains(control.command)
        builder.control(
            Control(
                id: SurfaceID.command(control.command).description, role: .button, name: control.title,
                hint: control.hint, isEnabled: control.isEnabled, rect: frame,
                corner: metrics.controlCorner, intent: .run(control.command))
        ) { builder, look in
            let ink: ColorToken = !look.isEnabled ? .textFaint : isPrimary ? .onAccent : .textPrimary
            if isPrimary, look.isEnabled {
                builder.fill(frame, .accent, corner: metrics.controlCorner)
            } else if look.isHovered {
                builder.fill(frame, .controlHover, corner: metrics.controlCorner)
            }
            if look.isPressed || (isPrimary && look.isHovered) {
                builder.draw(
                    .stroke(frame, isPrimary ? .onAccent : .controlBorder, width: 1, corner: metrics.controlCorner))
            }
            let iconRect = Rect(frame.x + metrics.controlPadding - 2, frame.y, metrics.iconSize, frame.height)
            if let icon { builder.icon(icon, ink, in: isLabelled ? iconRect : frame) }
            guard isLabelled else { return }
            let textX = iconRect.maxX + 5
            builder.text(
                control.title, Self.textFace, ink, in: Rect(textX, frame.y, frame.maxX - textX, frame.height))
        }
    }

    /// "Handbook › Compost", cut from the left where there is no room.
    private func addPath(from start: Double, to end: Double, _ builder: inout FrameBuilder) {
        guard let last = surface.path.last, end - start > 24 else { return }
        let face = TextFace(.label)
        let strong = TextFace(.label, .strong)
        let separator = "›"
        let gap = 8.0
        let mark = builder.type.width(separator, face)
        var shown: [String] = []
        var room = end - start - builder.type.width(last, strong)
        for part in surface.path.dropLast().reversed() {
            room -= builder.type.width(part, face) + mark + 2 * gap
            guard room >= 0 else { break }
            shown.insert(part, at: 0)
        }
        var x = start
        for part in shown {
            x += builder.text(part, face, .textSecondary, in: Rect(x, rect.y, end - x, rect.height)) + gap
            x += builder.text(separator, face, .textFaint, in: Rect(x, rect.y, end - x, rect.height)) + gap
        }
        builder.text(last, strong, .textPrimary, in: Rect(x, rect.y, end - x, rect.height))
        builder.group(
            Node(
                id: "path", role: .label, name: surface.path.joined(separator: " › "), states: [.enabled, .showing],
                frame: Rect(start, rect.y, end - start, rect.height), parent: nil))
    }
}
