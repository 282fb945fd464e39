import Engine

/// Counts and the saving state at the left; the last message, or what the thing under the pointer does, at the right.
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
                frame: rect, parent: nil))
        let face = TextFace(.caption)
        let inner = rect.inset(14, 0)
        let hasMessage = !surface.message.isEmpty
        let least = hasMessage ? inner.width * 0.4 : inner.width
        var x = inner.x
        for (text, color) in [(surface.counts, ColorToken.textSecondary), (surface.state, stateColor)]
        where !text.isEmpty {
            let room = inner.x + least - x
            guard room > 24 else { break }
            x += builder.text(text, face, color, in: Rect(x, rect.y, room, rect.height)) + 16
        }
        let side = Rect(x, rect.y, max(0, inner.maxX - x), rect.height)
        if hasMessage {
            addMessage(in: side, to: &builder)
        } else if let hint {
            builder.text(hint, face, .textSecondary, in: side, align: .right)
        }
    }

    private func addMessage(in rect: Rect, to builder: inout FrameBuilder) {
        let face = TextFace(.caption, .medium)
        let isTrouble = surface.tone == .danger || surface.tone == .warning
        let width = min(rect.width, builder.type.width(surface.message, face) + (isTrouble ? 22 : 0))
        var place = Rect(rect.maxX - width, rect.y, width, rect.height)
        if isTrouble {
            let icon = Rect(place.x, place.y, 16, place.height)
            builder.draw(Icon.warning.commands(in: Rect(icon.x, (icon.midY - 7).rounded(), 14, 14), color: color))
            place = Rect(place.x + 20, place.y, place.width - 20, place.height)
        }
        builder.text(surface.message, face, color, in: place)
    }

    private var color: ColorToken {
        switch surface.tone {
        case .normal: .textPrimary
        case .good: .good
        case .warning: .warning
        case .danger: .danger
        }
    }

    private var stateColor: ColorToken { surface.state == "saved" ? .good : .textPrimary }
}
