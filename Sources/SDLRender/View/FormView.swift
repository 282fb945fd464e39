import Engine

/// A directive's properties as labelled fields, which scroll together.
struct FormView {
    let surface: Surface.Editor
    let form: Surface.Form
    let frames: FormFrames
    /// The part of the window that it scrolls in.
    let port: Rect
    let metrics: Metrics

    func append(to builder: inout FrameBuilder) {
        builder.group(
            Node(
                id: "form", role: .panel, name: "Properties", states: [.enabled, .showing], frame: port, parent: nil)
        ) { builder in
            builder.clipped(to: port) { builder in
                for (field, place) in zip(form.fields, frames.fields) {
                    FieldView(field: field, place: place, form: self, builder: builder).append(to: &builder)
                }
            }
        }
    }

    static func nodeID(_ id: FieldID) -> String { id.description }
    static func optionID(_ id: FieldID, _ value: String) -> String { "\(id):\(value)" }
    static func removeID(_ id: FieldID) -> String { "editor-remove-\(id)" }

}

/// One field: its label, what it is edited with, what is said about it, and the button that removes it.
struct FieldView {
    let field: Surface.Form.Field
    let place: FormFrames.Field
    let form: FormView
    /// From the form's own points to those of the window.
    let shift: Point
    let hasKeyboard: Bool
    let isSeen: Bool

    init(field: Surface.Form.Field, place: FormFrames.Field, form: FormView, builder: FrameBuilder) {
        self.field = field
        self.place = place
        self.form = form
        shift = Point(form.port.x, form.port.y - builder.state.offset(.editor))
        hasKeyboard = form.form.focus == field.id && builder.state.focusedNode == nil
        let extent = place.extent
        isSeen = extent.lowerBound + shift.y < form.port.maxY && extent.upperBound + shift.y > form.port.y
    }

    var metrics: Metrics { form.metrics }
    var isEnabled: Bool { form.surface.refusal == nil }

    func append(to builder: inout FrameBuilder) {
        if isSeen { addLabel(to: &builder) }
        switch field.control {
        case .choice: addChoice(to: &builder)
        case .toggle(let isOn): addToggle(isOn, to: &builder)
        case .text, .multiline, .number, .list, .name: addText(to: &builder)
        }
        for remark in place.remarks { add(remark, to: &builder) }
        if let rect = place.remove { addRemoveButton(at: shifted(rect), to: &builder) }
    }

    func shifted(_ rect: Rect) -> Rect { rect.offset(shift.x, shift.y) }

    /// A part of the field in the tree; what is seen of it can be hit. A part that shows too little to be a target
    /// tells its whole frame.
    func add(
        _ node: Node, action: HitRegion.Action?, to builder: inout FrameBuilder,
        _ body: (inout FrameBuilder) -> Void = { _ in }
    ) {
        var node = node
        let seen = node.frame.intersection(form.port)
        if let action, isEnabled, !seen.isEmpty {
            builder.append(region: HitRegion(rect: seen, action: action, node: node.id))
        }
        if !seen.isEmpty { node.states.insert(.showing) }
        if isEnabled { node.states.insert(.enabled) }
        if seen.height >= Metrics.target { node.frame = seen }
        builder.group(node, body)
    }

    /// What a screen reader says of it besides its name and value.
    var description: String {
        let placeholder = field.text.isEmpty ? field.placeholder : ""
        return [field.isRequired ? "Required" : "", placeholder, field.problem ?? "", field.note ?? ""]
            .filter { !$0.isEmpty }.joined(separator: ". ")
    }

    private func addLabel(to builder: inout FrameBuilder) {
        guard let label = place.label.map(shifted) else { return }
        let region = label.intersection(form.port)
        if isEnabled, !region.isEmpty {
            builder.append(
                region: HitRegion(
                    rect: region, action: .press(.focusField(field.id)), node: FormView.nodeID(field.id)))
        }
        addTitle(in: label, to: &builder)
    }

    /// The label, and behind it in fainter words what must be known before anything is typed.
    func addTitle(in rect: Rect, to builder: inout FrameBuilder) {
        let width = builder.text(field.label, TextFace(.label, .medium), .textPrimary, in: rect)
        let start = rect.x + width + 8
        let word = field.isRequired ? "required" : shownDefault
        guard !word.isEmpty, rect.maxX - start > 24 else { return }
        // One point lower, the smaller text stands on the label's baseline.
        builder.text(
            word, TextFace(.caption), .textFaint, in: Rect(start, rect.y + 1, rect.maxX - start, rect.height))
    }

    /// What holds while nothing is chosen, where no option can show it.
    private var shownDefault: String {
        guard field.text.isEmpty else { return "" }
        switch field.control {
        case .choice(let values): return values.contains(field.placeholder) ? "" : field.placeholder
        case .toggle: return field.placeholder
        case .text, .multiline, .number, .list, .name: return ""
        }
    }

    private func add(_ remark: FormFrames.Remark, to builder: inout FrameBuilder) {
        let rect = shifted(remark.rect)
        guard !rect.intersection(form.port).isEmpty else { return }
        let id = FormView.nodeID(field.id)
        switch remark.kind {
        case .problem:
            let side = metrics.iconSize
            builder.icon(.warning, .danger, in: Rect(rect.x, rect.y, side, metrics.captionLine))
            builder.lines(remark.layout, .danger, x: rect.x + side + 4, y: rect.y, width: rect.width)
            builder.group(
                Node(
                    id: "\(id):problem", role: .alert, name: remark.text, states: [.enabled, .showing], frame: rect,
                    parent: nil))
        case .note:
            builder.lines(remark.layout, .textFaint, x: rect.x, y: rect.y, width: rect.width)
        }
    }

    private func addRemoveButton(at rect: Rect, to builder: inout FrameBuilder) {
        let id = FormView.removeID(field.id)
        let isFocused = builder.state.focusedNode == id
        let intent = Intent.removeField(field.id)
        var node = Node(
            id: id, role: .button, name: "Remove \(field.id.propertyName)",
            description: "Takes the property out of the source (Alt+Delete in its field)",
            states: isFocused ? [.focusable, .focused] : .focusable, frame: rect, parent: nil,
            intent: isEnabled ? intent : nil)
        node.isLast = true
        add(node, action: .press(intent), to: &builder)
        guard isSeen, isEnabled else { return }
        let isHovered = builder.state.hovered == id
        if isHovered { builder.fill(rect.inset(3, 3), .controlHover, corner: 6) }
        builder.icon(.close, isHovered || isFocused ? .textPrimary : .textFaint, in: rect)
        if isFocused, builder.state.usesKeyboard { builder.ring(around: rect.inset(5, 5), corner: 4) }
    }
}

extension FieldID {
    /// As a person tells it from the others: "title", "title 2".
    fileprivate var propertyName: String {
        switch self {
        case .value(let key, let nth), .name(let key, let nth): nth == 0 ? key : "\(key) \(nth + 1)"
        case .newName: "new property"
        }
    }
}
