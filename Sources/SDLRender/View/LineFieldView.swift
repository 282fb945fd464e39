import Engine

/// A field of one line: its text, or what to type there. What does not fit is scrolled so that the caret is seen.
struct LineFieldView {
    let surface: Surface.LineField
    let rect: Rect

    static func nodeID(_ id: LineFieldID) -> String { "line-\(id.rawValue)" }

    func append(to builder: inout FrameBuilder) {
        let id = Self.nodeID(surface.id)
        let hasKeyboard = builder.state.focusedNode == id
        let corner = builder.metrics.controlCorner
        builder.fill(rect, .controlBackground, corner: corner)
        let edge: ColorToken = surface.problem != nil ? .danger : hasKeyboard ? .accent : .controlBorder
        builder.draw(.stroke(rect, edge, width: hasKeyboard ? builder.metrics.ringWidth : 1, corner: corner))
        let inner = rect.inset(builder.metrics.controlPadding, 0)
        let origin = origin(in: inner, measuring: builder.type.measuring)
        var states: Node.States = [.enabled, .focusable, .editable, .showing]
        if hasKeyboard { states.insert(.focused) }
        builder.append(region: HitRegion(rect: rect, action: .line(surface.id, origin: origin), node: id))
        builder.group(
            Node(
                id: id, role: .text, name: surface.label, description: surface.problem ?? surface.placeholder,
                value: surface.text, states: states, frame: rect, parent: nil))
        if surface.text.isEmpty, surface.composition == nil {
            builder.text(surface.placeholder, TextFace(.label), .textFaint, in: inner)
        }
        builder.clipped(to: inner.inset(-2, 0)) {
            EditableText(
                layout: surface.layout, selection: surface.selection, composition: surface.composition,
                origin: origin, port: rect, hasKeyboard: hasKeyboard
            ).append(to: &$0)
        }
    }

    private func origin(in inner: Rect, measuring: any TextMeasuring) -> Point {
        let y = (inner.midY - surface.layout.height / 2).rounded()
        let caret = surface.layout.caretFrame(
            at: surface.selection, composing: surface.composition, measuring: measuring)
        let hidden = min(max(0, caret.maxX - inner.width), max(0, surface.layout.width + 2 - inner.width))
        return Point(inner.x - hidden.rounded(), y)
    }
}
