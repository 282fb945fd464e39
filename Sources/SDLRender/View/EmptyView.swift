import Engine

/// A designed screen for when there is nothing to show.
struct EmptyView {
    let surface: Surface.Empty
    let rect: Rect

    func append(to builder: inout FrameBuilder) {
        let metrics = builder.metrics
        let width = min(rect.width - 2 * metrics.boardMarginX, 400 * metrics.scale)
        guard width > 40 else { return }
        let layout = TextLayout(
            [.init(surface.text, TextFace(.body))], width: width, maxLines: 8, measuring: builder.type.measuring)
        let title = surface.title.isEmpty ? 0 : metrics.headingLine + 8
        let button = surface.action == nil ? 0 : metrics.controlHeight + 20
        var y = max(rect.y + 16, (rect.midY - (title + layout.height + button) / 2 - 16).rounded())
        let left = (rect.midX - width / 2).rounded()
        builder.group(
            Node(
                id: "empty", role: .label,
                name: [surface.title, surface.text].filter { !$0.isEmpty }.joined(separator: ". "),
                states: [.enabled, .showing], frame: Rect(left, y, width, title + layout.height), parent: nil))
        builder.text(
            surface.title, TextFace(.heading, .strong), .textPrimary, in: Rect(left, y, width, metrics.headingLine),
            align: .center)
        y += title
        builder.lines(layout, .textSecondary, x: left, y: y, width: width, align: .center)
        y += layout.height + 20
        if let action = surface.action { addButton(action, y: y, to: &builder) }
    }

    private func addButton(_ action: Surface.Control, y: Double, to builder: inout FrameBuilder) {
        let button = PushButton(
            id: "empty-\(SurfaceID.command(action.command))", title: action.title, hint: action.hint, isPrimary: true,
            intent: .run(action.command))
        let width = button.width(in: builder)
        button.append(
            at: Rect((rect.midX - width / 2).rounded(), y, width, builder.metrics.controlHeight), to: &builder)
    }
}

/// A button with a text.
struct PushButton {
    let id: String
    let title: String
    let hint: String
    let isPrimary: Bool
    let intent: Intent
    private static let face = TextFace(.label, .medium)

    func width(in builder: FrameBuilder) -> Double { (builder.type.width(title, Self.face) + 28).rounded(.up) }

    func append(at rect: Rect, to builder: inout FrameBuilder) {
        let corner = builder.metrics.controlCorner
        builder.control(
            Control(id: id, role: .button, name: title, hint: hint, rect: rect, corner: corner, intent: intent)
        ) { builder, look in
            builder.fill(
                rect, isPrimary ? .accent : look.isHovered ? .controlHover : .controlBackground, corner: corner)
            if !isPrimary { builder.draw(.stroke(rect, .controlBorder, width: 1, corner: corner)) }
            if isPrimary, look.isHovered {
                builder.draw(.stroke(rect.inset(2, 2), .onAccent, width: 1, corner: corner - 2))
            }
            builder.text(title, Self.face, isPrimary ? .onAccent : .textPrimary, in: rect.inset(12, 0), align: .center)
        }
    }
}

extension FrameBuilder {
    /// Wrapped lines from (`x`, `y`) on, each placed in `width`.
    mutating func lines(
        _ layout: TextLayout, _ color: ColorToken, x: Double, y: Double, width: Double,
        align: Typesetter.Alignment = .left
    ) {
        for line in layout.lines {
            let used = line.runs.last.map { $0.x + $0.width } ?? 0
            let shift =
                switch align {
                case .left: 0.0
                case .center: ((width - used) / 2).rounded()
                case .right: width - used
                }
            for run in line.runs where !run.text.isEmpty {
                let baseline = (y + line.top + line.baseline).rounded()
                draw(.text(TextRun(run.text, run.face, color, x: x + shift + run.x, y: baseline, width: run.width)))
            }
        }
    }
}
