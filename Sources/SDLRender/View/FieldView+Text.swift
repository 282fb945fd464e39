import Engine

extension FieldView {
    /// A text in a box: of one line, of several, or a list with a mark before each item.
    func addText(to builder: inout FrameBuilder) {
        let box = shifted(place.box)
        guard let origin = place.textOrigin.map({ Point($0.x + shift.x, $0.y + shift.y) }) else { return }
        let id = FormView.nodeID(field.id)
        var states: Node.States = .focusable
        if isEnabled { states.insert(.editable) }
        if hasKeyboard { states.insert(.focused) }
        add(
            Node(
                id: id, role: .text, name: field.label, description: description, value: field.text, states: states,
                frame: box, parent: nil),
            action: .field(field.id, origin: origin), to: &builder)
        guard isSeen else { return }
        addEdge(of: box, isHovered: builder.state.hovered == id && isEnabled, to: &builder)
        builder.clipped(to: box.inset(2, 2).intersection(form.port)) { addContent(at: origin, to: &$0) }
    }

    private func addEdge(of box: Rect, isHovered: Bool, to builder: inout FrameBuilder) {
        let corner = metrics.controlCorner
        builder.fill(box, place.isHead ? .codeBackground : .controlBackground, corner: corner)
        if hasKeyboard {
            builder.draw(.stroke(box, .accent, width: metrics.ringWidth, corner: corner))
        } else if field.problem != nil {
            builder.draw(.stroke(box, .danger, width: 1, corner: corner))
        } else {
            builder.draw(.stroke(box, isHovered ? .textSecondary : .controlBorder, width: 1, corner: corner))
        }
    }

    private func addContent(at origin: Point, to builder: inout FrameBuilder) {
        let surface = form.surface
        let hasSelection = form.form.focus == field.id
        let layout = hasSelection ? surface.layout ?? field.layout : field.layout
        let isComposing = hasSelection && surface.composition != nil
        if field.text.isEmpty, !isComposing {
            let line = builder.type.measuring.metrics(of: field.face).lineHeight
            let room = shifted(place.box).maxX - metrics.fieldPaddingX - origin.x
            builder.text(field.placeholder, field.face, .textFaint, in: Rect(origin.x, origin.y, room, line))
        }
        guard let layout else { return }
        let seen = layout.lines(from: form.port.y - origin.y, to: form.port.maxY - origin.y)
        if field.control == .list { addMarks(seen, of: layout, at: origin, to: &builder) }
        guard hasSelection else { return builder.lines(seen, of: layout, .textPrimary, at: origin) }
        EditableText(
            layout: layout, selection: surface.selection, composition: surface.composition, origin: origin,
            port: form.port, hasKeyboard: hasKeyboard && surface.refusal == nil
        ).append(to: &builder)
    }

    /// A dot before each line that begins an item.
    private func addMarks(_ seen: Range<Int>, of layout: TextLayout, at origin: Point, to builder: inout FrameBuilder) {
        let side = (5 * min(metrics.scale, 1.6)).rounded()
        for index in seen where index == 0 || layout.lines[index - 1].endsHard {
            let line = layout.lines[index]
            let middle = origin.y + line.top + line.height / 2
            builder.fill(
                Rect(origin.x - metrics.bulletIndent + 1, (middle - side / 2).rounded(), side, side), .textFaint,
                corner: side / 2)
        }
    }
}
