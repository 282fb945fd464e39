import Engine

extension FieldView {
    /// All options side by side; the arrow keys walk through them.
    func addChoice(to builder: inout FrameBuilder) {
        var states: Node.States = .focusable
        if hasKeyboard { states.insert(.focused) }
        let id = FormView.nodeID(field.id)
        add(
            Node(
                id: id, role: .combobox, name: field.label, description: description, value: field.text,
                states: states, frame: shifted(place.box), parent: nil),
            action: nil, to: &builder
        ) { builder in
            for option in place.options { add(option, to: &builder) }
        }
        let current = place.options.first { $0.value == field.chosenValue } ?? place.options.first
        if hasKeyboard, builder.state.usesKeyboard, let current {
            builder.ring(around: shifted(current.rect), corner: metrics.controlCorner, distance: 1)
        }
    }

    private func add(_ option: FormFrames.Option, to builder: inout FrameBuilder) {
        let id = FormView.optionID(field.id, option.value)
        let intent = Intent.setField(field.id, to: option.value)
        let isChosen = option.value == field.text
        let rect = shifted(option.rect)
        add(
            Node(
                id: id, role: .radiobutton, name: option.value,
                states: isChosen ? [.selectable, .checked] : .selectable,
                frame: rect, parent: nil, intent: isEnabled ? intent : nil),
            action: .press(intent), to: &builder)
        guard isSeen else { return }
        OptionView(
            title: option.value, rect: rect,
            look: isChosen ? .chosen : field.text.isEmpty && option.value == field.placeholder ? .usual : .other,
            isHovered: isEnabled && builder.state.hovered == id, hasProblem: field.problem != nil
        ).append(to: &builder)
    }

    /// A switch with its label at the right; the whole row flips it.
    func addToggle(_ isOn: Bool, to builder: inout FrameBuilder) {
        let rect = shifted(place.box)
        let id = FormView.nodeID(field.id)
        let intent = Intent.setField(field.id, to: field.flippedValue)
        var states: Node.States = .focusable
        if hasKeyboard { states.insert(.focused) }
        if isOn { states.insert(.checked) }
        add(
            Node(
                id: id, role: .checkbox, name: field.label, description: description, value: field.text,
                states: states, frame: rect, parent: nil, intent: isEnabled ? intent : nil),
            action: .press(intent), to: &builder)
        guard isSeen else { return }
        let side = metrics.taskBox
        let box = Rect(rect.x, (rect.midY - side / 2).rounded(), side, side)
        builder.draw(CheckBox.commands(in: box, isOn: isOn))
        addTitle(in: Rect(box.maxX + 8, rect.y, rect.maxX - box.maxX - 8, rect.height), to: &builder)
        if hasKeyboard, builder.state.usesKeyboard { builder.ring(around: box, corner: 4) }
    }
}

/// One value of a choice.
struct OptionView {
    enum Look { case chosen, usual, other }

    let title: String
    let rect: Rect
    let look: Look
    let isHovered: Bool
    let hasProblem: Bool

    static let face = TextFace(.label, .medium)

    func append(to builder: inout FrameBuilder) {
        let corner = builder.metrics.controlCorner
        builder.fill(rect, ground, corner: corner)
        switch look {
        case .chosen:
            builder.draw(
                .stroke(rect, hasProblem ? .danger : .accent, width: builder.metrics.ringWidth, corner: corner))
        case .usual, .other: builder.draw(.stroke(rect, .controlBorder, width: 1, corner: corner))
        }
        let inner = rect.inset(builder.metrics.fieldPaddingX, 0)
        builder.text(title, Self.face, .textPrimary, in: inner, align: .center)
    }

    private var ground: ColorToken {
        switch look {
        case .chosen: hasProblem ? .dangerSoft : .accentSoft
        case .usual: .accentSoft
        case .other: isHovered ? .controlHover : .controlBackground
        }
    }
}
