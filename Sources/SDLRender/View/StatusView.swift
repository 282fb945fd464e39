import Engine

/// Counts and the saving state at the left, the zoom at the right; between them the last message, or what the thing under
/// the pointer does.
struct StatusView {
    let surface: Surface.Status
    let rect: Rect
    /// Nil where the pointer is over nothing that needs words.
    let hint: String?

    func append(to builder: inout FrameBuilder) {
        builder.fill(rect, .panelBackground)
        builder.fill(Rect(rect.x, rect.y, rect.width, 1), .rule)
        let name = [surface.counts, surface.state].filter { !$0.isEmpty }.joined(separator: " · ")
        builder.group(
            Node(
                id: "status", role: .statusbar, name: name.isEmpty ? "Status" : name, states: [.enabled, .showing],
                frame: rect, parent: nil)
        ) { builder in
            let zoom = surface.zoom.flatMap { ZoomView(surface: $0, bar: rect, builder: builder) }
            let end = zoom?.start ?? rect.maxX - 14
            zoom?.append(to: &builder)
            addWords(in: Rect(rect.x + 14, rect.y, end - rect.x - 14, rect.height), to: &builder)
        }
    }

    private func addWords(in inner: Rect, to builder: inout FrameBuilder) {
        let message = MessageLine(surface: surface, builder: builder)
        if surface.message.isEmpty || message.width > inner.width {
            let end = addFacts(in: inner, to: &builder)
            addHint(in: Rect(end, rect.y, max(0, inner.maxX - end), rect.height), to: &builder)
            if !surface.message.isEmpty { message.appendBand(above: rect, to: &builder) }
        } else {
            if factsWidth(builder) + message.width <= inner.width { addFacts(in: inner, to: &builder) }
            message.append(in: inner, to: &builder)
        }
    }

    private static let face = TextFace(.caption)
    private static let gap = 16.0

    private var facts: [(text: String, color: ColorToken)] {
        let state: ColorToken = surface.state == "saved" ? .good : .textPrimary
        return [(surface.counts, .textSecondary), (surface.state, state)].filter { !$0.text.isEmpty }
    }

    private func factsWidth(_ builder: FrameBuilder) -> Double {
        facts.reduce(0) { $0 + builder.type.width($1.text, Self.face).rounded(.up) + Self.gap }
    }

    /// Gives where they end.
    @discardableResult
    private func addFacts(in inner: Rect, to builder: inout FrameBuilder) -> Double {
        var x = inner.x
        for fact in facts {
            let room = inner.maxX - x
            guard room > 24 else { break }
            x += builder.text(fact.text, Self.face, fact.color, in: Rect(x, rect.y, room, rect.height)) + Self.gap
        }
        return x
    }

    private func addHint(in side: Rect, to builder: inout FrameBuilder) {
        guard let hint, side.width > 80 else { return }
        builder.text(hint, Self.face, .textSecondary, in: side, align: .right)
    }
}

/// What had to be said: at the right of the status bar, or, where that is too narrow, wrapped in a band above it.
private struct MessageLine {
    let surface: Surface.Status
    let width: Double
    private let mark: Double
    private static let face = TextFace(.caption, .medium)

    init(surface: Surface.Status, builder: FrameBuilder) {
        self.surface = surface
        let isTrouble = surface.tone == .danger || surface.tone == .warning
        mark = isTrouble ? builder.metrics.iconSize + 6 : 0
        width = (builder.type.width(surface.message, Self.face) + mark).rounded(.up)
    }

    func append(in rect: Rect, to builder: inout FrameBuilder) {
        let place = Rect(rect.maxX - width, rect.y, width, rect.height)
        addMark(at: place, to: &builder)
        builder.text(surface.message, Self.face, color, in: Rect(place.x + mark, rect.y, width - mark, rect.height))
    }

    func appendBand(above bar: Rect, to builder: inout FrameBuilder) {
        let room = bar.width - 28 - mark
        let layout = TextLayout(
            [.init(surface.message, Self.face)], width: room, maxLines: 4, measuring: builder.type.measuring)
        let height = layout.height + 16
        let band = Rect(bar.x, bar.y - height, bar.width, height)
        builder.fill(band, ground)
        builder.fill(Rect(band.x, band.y, band.width, 1), .rule)
        addMark(at: Rect(14, band.y + 8, mark, builder.metrics.captionLine), to: &builder)
        builder.lines(layout, color, x: 14 + mark, y: band.y + 8, width: room)
    }

    private func addMark(at place: Rect, to builder: inout FrameBuilder) {
        guard mark > 0 else { return }
        builder.icon(.warning, color, in: Rect(place.x, place.y, mark - 6, place.height))
    }

    private var ground: ColorToken {
        switch surface.tone {
        case .normal, .good: .tileBackground
        case .warning: .warningSoft
        case .danger: .dangerSoft
        }
    }

    private var color: ColorToken {
        switch surface.tone {
        case .normal: .textPrimary
        case .good: .good
        case .warning: .warning
        case .danger: .danger
        }
    }
}
