import Engine

/// The bar where dragged tiles would land, on the board's ground.
struct InsertionBar {
    let bar: Rect

    func append(to builder: inout FrameBuilder) {
        let isUpright = bar.height > bar.width
        builder.fill(bar, .accent, corner: min(bar.width, bar.height) / 2)
        let side = 9.0
        for end in [Point(bar.x, bar.y), Point(bar.maxX, bar.maxY)] {
            let centre = isUpright ? Point(bar.midX, end.y) : Point(end.x, bar.midY)
            builder.fill(Rect(centre.x - side / 2, centre.y - side / 2, side, side), .accent, corner: side / 2)
        }
    }
}

/// What follows the pointer during a drag: a small card with the first line of the one that was taken, others behind it,
/// and how many they are.
struct GhostView {
    let drag: Drag
    let size: Size

    func append(to builder: inout FrameBuilder) {
        let metrics = builder.metrics
        let front = frame(metrics)
        let corner = metrics.cardCorner
        let behind = drag.count > 2 ? 2 : drag.count > 1 ? 1 : 0
        for layer in stride(from: behind, to: 0, by: -1) {
            let sheet = front.offset(Double(layer) * 5, Double(layer) * 5)
            builder.draw(.shadow(sheet, corner: corner))
            builder.fill(sheet, .tileBackground, corner: corner)
            builder.draw(.stroke(sheet, .controlBorder, width: 1, corner: corner))
        }
        builder.draw(.shadow(front, corner: corner))
        builder.fill(front, .tileBackground, corner: corner)
        builder.draw(.stroke(front, .accent, width: 1.5, corner: corner))
        let text = front.inset(Self.padding, 0)
        let top = front.y + Self.padding - 2
        builder.text(
            drag.label.isEmpty ? drag.kind : drag.label, TextFace(.body, .medium), .textPrimary,
            in: Rect(text.x, top, text.width, metrics.bodyLine))
        builder.text(
            drag.amount, TextFace(.caption), .textSecondary,
            in: Rect(text.x, top + metrics.bodyLine, text.width, metrics.captionLine))
    }

    private static let padding = 12.0

    /// Below the pointer, so that the bar is seen; turned to its other sides where the window ends.
    private func frame(_ metrics: Metrics) -> Rect {
        let width = (210 * min(metrics.scale, 1.5)).rounded()
        let height = metrics.bodyLine + metrics.captionLine + 2 * (Self.padding - 2)
        let pointer = drag.pointer
        let isRight = pointer.x + 14 + width + 12 > size.width
        let isLow = pointer.y + 12 + height + 12 > size.height
        let x = isRight ? max(4, pointer.x - 14 - width) : pointer.x + 14
        let y = isLow ? max(4, pointer.y - 12 - height) : pointer.y + 12
        return Rect(x.rounded(), y.rounded(), width, height)
    }
}

extension Drag {
    /// "3 tiles", "Section of 5 tiles", for one tile its kind.
    var amount: String {
        let tiles = "\(count) \(count == 1 ? "tile" : "tiles")"
        switch what {
        case .tile: return kind
        case .selection: return count > 1 ? tiles : kind
        case .section: return "Section of \(tiles)"
        }
    }
}
