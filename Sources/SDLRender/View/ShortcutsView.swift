import Engine

/// All keys by topic.
struct ShortcutsView {
    let surface: Surface.Shortcuts
    let frames: ShortcutsFrames
    let layout: ScreenLayout

    private static let title = "Keyboard shortcuts"

    func append(to builder: inout FrameBuilder) {
        builder.sheet(frames.box, corner: 12)
        builder.group(
            Node(
                id: OverlayView.nodeID, role: .dialog, name: Self.title, states: [.enabled, .showing, .modal],
                frame: frames.box, parent: nil)
        ) { builder in
            builder.text(Self.title, TextFace(.heading, .strong), .textPrimary, in: frames.title)
            addClose(to: &builder)
            builder.clipped(to: frames.port) { builder in
                let shift = Point(frames.port.x, frames.port.y - builder.state.offset(.overlay))
                addProblems(shift, to: &builder)
                for group in frames.groups { add(group, shift, to: &builder) }
            }
            ScrollBar(besideRows: frames.port, padding: 12, layout: layout).append(to: &builder)
        }
    }

    private func addClose(to builder: inout FrameBuilder) {
        let corner = builder.metrics.controlCorner
        builder.control(
            Control(
                id: OverlayView.closeID, role: .button, name: "Close", hint: "Back to where you were (Escape)",
                rect: frames.close, corner: corner, ringDistance: 0, intent: .closeOverlay)
        ) { builder, look in
            if look.isHovered { builder.fill(frames.close, .controlHover, corner: corner) }
            builder.icon(.close, .textPrimary, in: frames.close)
        }
    }

    private func addProblems(_ shift: Point, to builder: inout FrameBuilder) {
        guard let problems = frames.problems else { return }
        let rect = Rect(shift.x, shift.y, frames.port.width, problems.height + 16)
        builder.fill(rect, .warningSoft, corner: 6)
        builder.lines(problems, .warning, x: rect.x + 8, y: rect.y + 8, width: rect.width - 16)
        builder.group(
            Node(
                id: "overlay-problems", role: .alert, name: surface.problems.joined(separator: " "),
                states: [.enabled, .showing], frame: rect, parent: nil))
    }

    private func add(_ group: ShortcutsFrames.Group, _ shift: Point, to builder: inout FrameBuilder) {
        let title = group.titleRect.offset(shift.x, shift.y)
        builder.text(group.title.uppercased(), TextFace(.caption, .strong), .textFaint, in: title)
        builder.group(
            Node(
                id: "overlay-group-\(group.title)", role: .list, name: group.title, states: states(title), frame: title,
                parent: nil)
        ) { builder in
            for line in group.lines { add(line, of: group.title, shift, to: &builder) }
        }
    }

    private func add(
        _ place: ShortcutsFrames.Line, of group: String, _ shift: Point, to builder: inout FrameBuilder
    ) {
        let rect = place.rect.offset(shift.x, shift.y)
        let line = place.line
        builder.group(
            Node(
                id: "overlay-key-\(group)-\(line.title)", role: .label, name: line.title, description: line.keys,
                states: states(rect), frame: rect, parent: nil))
        guard !rect.intersection(frames.port).isEmpty else { return }
        let height = builder.metrics.labelLine + 6
        builder.text(
            line.title, ShortcutsFrames.lineFace, .textPrimary, in: Rect(rect.x, rect.y, rect.width, height))
        builder.text(
            line.keys, ShortcutsFrames.keyFace, .textSecondary,
            in: Rect(rect.x, rect.maxY - height, rect.width, height), align: .right)
    }

    private func states(_ rect: Rect) -> Node.States {
        rect.intersection(frames.port).isEmpty ? .enabled : [.enabled, .showing]
    }
}
