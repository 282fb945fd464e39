import Engine

/// A question over everything else, which nothing behind it can be pressed through.
struct DialogView {
    let surface: Surface.Dialog
    let size: Size

    func append(to builder: inout FrameBuilder) {
        guard surface.isOpen else { return }
        let metrics = builder.metrics
        let window = Rect(0, 0, size.width, size.height)
        builder.append(region: HitRegion(rect: window, action: .scroll(.board), node: "dialog"))
        builder.fill(window, .scrim)
        let width = min(size.width - 32, 440 * metrics.scale)
        let padding = 24.0
        let layout = TextLayout(
            [.init(surface.text, TextFace(.body))], width: width - 2 * padding, maxLines: 10,
            measuring: builder.type.measuring)
        let buttons = surface.choices.enumerated().map { index, choice in
            PushButton(
                id: Self.nodeID(choice), title: choice.title, hint: "", isPrimary: choice.isDefault,
                intent: .answer(choice.intent))
        }
        let widths = buttons.map { $0.width(in: builder) }
        let fitsInRow = widths.reduce(0, +) + 8 * Double(max(0, widths.count - 1)) <= width - 2 * padding
        let rows = fitsInRow ? 1 : buttons.count
        let control = metrics.controlHeight
        let buttonsHeight = Double(rows) * control + Double(max(0, rows - 1)) * 8
        let height = 2 * padding + metrics.headingLine + 8 + layout.height + 20 + buttonsHeight
        let box = Rect(
            ((size.width - width) / 2).rounded(), max(8, ((size.height - height) / 2 - 20).rounded()), width, height)
        builder.draw(.shadow(box, corner: 12))
        builder.fill(box, .tileBackground, corner: 12)
        builder.draw(.stroke(box, .tileBorder, width: 1, corner: 12))
        builder.group(
            Node(
                id: "dialog", role: .dialog, name: surface.title, description: surface.text,
                states: [.enabled, .showing, .modal], frame: box, parent: nil)
        ) { builder in
            let inner = box.inset(padding, padding)
            builder.text(
                surface.title, TextFace(.heading, .strong), .textPrimary,
                in: Rect(inner.x, inner.y, inner.width, metrics.headingLine))
            builder.lines(layout, .textSecondary, x: inner.x, y: inner.y + metrics.headingLine + 8, width: inner.width)
            place(buttons, widths, inRow: fitsInRow, above: inner.maxY, in: inner, &builder)
        }
    }

    static func nodeID(_ choice: Surface.Dialog.Choice) -> String { "dialog-\(choice.intent.rawValue)" }

    /// The default one first, at the right in a row and on top in a column.
    private func place(
        _ buttons: [PushButton], _ widths: [Double], inRow: Bool, above bottom: Double, in inner: Rect,
        _ builder: inout FrameBuilder
    ) {
        let height = builder.metrics.controlHeight
        guard inRow else {
            var y = bottom - Double(buttons.count) * height - Double(buttons.count - 1) * 8
            for button in buttons {
                button.append(at: Rect(inner.x, y, inner.width, height), to: &builder)
                y += height + 8
            }
            return
        }
        let total = widths.reduce(0, +) + 8 * Double(max(0, widths.count - 1))
        var x = inner.maxX - total
        for (button, width) in zip(buttons, widths).reversed() {
            button.append(at: Rect(x, bottom - height, width, height), to: &builder)
            x += width + 8
        }
    }
}
