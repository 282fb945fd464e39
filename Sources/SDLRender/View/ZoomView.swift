import Engine

/// At the right end of the status bar: "cards  −  100%  +". The percentage, then the density, give way where it is narrow.
struct ZoomView {
    private let surface: Surface.ZoomBar
    private let smaller: Rect
    private let larger: Rect
    /// Empty where there is no room for it.
    private let percent: Rect
    private let density: Rect

    private static let face = TextFace(.caption)
    private static let padding = 8.0

    /// Nil where there is no room for any of it.
    init?(surface: Surface.ZoomBar, bar: Rect, builder: FrameBuilder) {
        let side = max(Metrics.target, builder.metrics.iconSize + 8)
        guard bar.width > 8 * side else { return nil }
        let text = { builder.type.width($0, Self.face).rounded(.up) }
        let nameWidth = max(side, text(surface.density.title) + 2 * Self.padding)
        let percentWidth = text("100%") + 8
        let showsName = bar.width > 10 * side + nameWidth
        let showsPercent = bar.width > 12 * side + nameWidth + percentWidth
        self.surface = surface
        larger = Rect(bar.maxX - 10 - side, bar.y, side, bar.height)
        let middle = showsPercent ? percentWidth : 0
        percent = Rect(larger.x - middle, bar.y, middle, bar.height)
        smaller = Rect(percent.x - side, bar.y, side, bar.height)
        let name = showsName ? nameWidth : 0
        density = Rect(smaller.x - name, bar.y, name, bar.height)
    }

    /// Where the room to its left ends.
    var start: Double { density.x - Self.padding }

    func append(to builder: inout FrameBuilder) {
        if !density.isEmpty {
            let name = surface.density.title.lowercased()
            add(surface.density, id: "zoom-density", name: "Density: \(name)", in: density, to: &builder) {
                $0.text(name, Self.face, $1, in: density, align: .center)
            }
        }
        addStep(surface.smaller, .minus, in: smaller, to: &builder)
        if !percent.isEmpty {
            builder.text(surface.percent, Self.face, .textSecondary, in: percent, align: .center)
        }
        addStep(surface.larger, .plus, in: larger, to: &builder)
    }

    private func addStep(_ control: Surface.Control, _ icon: Icon, in rect: Rect, to builder: inout FrameBuilder) {
        let id = SurfaceID.command(control.command).description
        add(control, id: id, name: control.title, in: rect, to: &builder) { $0.icon(icon, $1, in: rect) }
    }

    private func add(
        _ control: Surface.Control, id: String, name: String, in rect: Rect, to builder: inout FrameBuilder,
        _ draw: (inout FrameBuilder, ColorToken) -> Void
    ) {
        builder.control(
            Control(
                id: id, role: .button, name: name, hint: control.hint, isEnabled: control.isEnabled, rect: rect,
                corner: 5, ringDistance: -3, intent: .run(control.command))
        ) { builder, look in
            if look.isHovered { builder.fill(rect.inset(1, 2), .controlHover, corner: 5) }
            draw(&builder, look.isEnabled ? look.isHovered ? .textPrimary : .textSecondary : .textFaint)
        }
    }
}
