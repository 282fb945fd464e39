import Engine

/// A menu stands below what it belongs to, or above it, and always inside the window.
public struct MenuFrames: Equatable, Sendable {
    public let box: Rect
    public let port: Rect
    public let contentHeight: Double
    /// From the top left of what scrolls.
    public let items: [Rect]

    /// Between the edge and the items.
    static let padding = 6.0
    /// The room of a line between two groups.
    static let separator = 9.0
    /// The least distance to the window's edges.
    static let margin = 8.0
    static let textInset = 12.0

    init(of menu: Surface.Menu, at anchor: Rect, size: Size, metrics: Metrics, measuring: any TextMeasuring) {
        let height = max(Metrics.target, metrics.labelLine + 8)
        let widest =
            menu.items.map { item in
                let shortcut = item.shortcut.isEmpty ? 0 : 32 + measuring.width(of: item.shortcut, in: MenuView.keyFace)
                return measuring.width(of: item.title, in: MenuView.face) + shortcut
            }.max() ?? 0
        let inner = min(
            max(160, (widest + 2 * Self.textInset).rounded(.up)), size.width - 2 * Self.margin - 2 * Self.padding)
        var items: [Rect] = []
        var y = 0.0
        for item in menu.items {
            if item.startsGroup { y += Self.separator }
            items.append(Rect(0, y, inner, height))
            y += height
        }
        self.items = items
        contentHeight = y
        box = Self.place(Size(inner + 2 * Self.padding, y + 2 * Self.padding), at: anchor, in: size)
        port = box.inset(Self.padding, Self.padding)
    }

    /// To the right and below where there is room, else to the left and above. What has room nowhere scrolls: below a
    /// button that shall stay in view, elsewhere as high as the window.
    private static func place(_ wanted: Size, at anchor: Rect, in window: Size) -> Rect {
        let right = window.width - margin - wanted.width
        let x = anchor.x <= right ? anchor.x : min(anchor.maxX - wanted.width, right)
        let below = window.height - margin - anchor.maxY
        let above = anchor.y - margin
        var height = min(wanted.height, window.height - 2 * margin)
        let y: Double
        if wanted.height <= below {
            y = anchor.maxY
        } else if wanted.height <= above {
            y = anchor.y - wanted.height
        } else if anchor.height > 0, below >= window.height / 2 {
            y = anchor.maxY
            height = below
        } else {
            y = window.height - margin - height
        }
        return Rect(max(margin, x).rounded(), max(margin, y).rounded(), wanted.width, height.rounded())
    }
}
