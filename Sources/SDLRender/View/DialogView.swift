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
        let padding = size.height < 600 ? 16.0 : 24
        let buttons = surface.choices.map { choice in
            PushButton(
                id: Self.nodeID(choice), title: choice.title, hint: "", isPrimary: choice.isDefault,
                intent: .answer(choice.intent))
        }
        let rows = Self.rows(of: buttons.map { ($0, $0.width(in: builder)) }, width: width - 2 * padding)
        let buttonsHeight = Double(rows.count) * (metrics.controlHeight + 8) - 8
        let around = 2 * padding + metrics.headingLine + 8 + 20 + buttonsHeight
        let line = builder.type.measuring.metrics(of: TextFace(.body)).lineHeight
        let layout = TextLayout(
            [.init(surface.text, TextFace(.body))], width: width - 2 * padding,
            maxLines: min(10, max(1, Int((size.height - 16 - around) / line))), measuring: builder.type.measuring)
        let height = around + layout.height
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
            place(rows, above: inner.maxY, in: inner, &builder)
        }
    }

    static func nodeID(_ choice: Surface.Dialog.Choice) -> String { "dialog-\(choice.intent.rawValue)" }

    private typealias SizedButton = (button: PushButton, width: Double)

    /// As many in a row as fit, the first ones, of which one is the default, on top.
    private static func rows(of buttons: [SizedButton], width: Double) -> [[SizedButton]] {
        var rows: [[SizedButton]] = []
        var free = 0.0
        for button in buttons {
            if rows.isEmpty || button.width + 8 > free {
                rows.append([])
                free = width + 8
            }
            rows[rows.count - 1].append(button)
            free -= button.width + 8
        }
        return rows
    }

    /// The first one at the right.
    private func place(
        _ rows: [[SizedButton]], above bottom: Double, in inner: Rect, _ builder: inout FrameBuilder
    ) {
        let height = builder.metrics.controlHeight
        for (index, row) in rows.enumerated() {
            let y = bottom - Double(rows.count - index) * (height + 8) + 8
            var x = inner.maxX - row.reduce(-8) { $0 + $1.width + 8 }
            for (button, width) in row.reversed() {
                button.append(at: Rect(x, y, width, height), to: &builder)
                x += width + 8
            }
        }
    }
}
