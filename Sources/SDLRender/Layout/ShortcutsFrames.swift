import Engine

/// The sheet of shortcuts: groups in as many columns as fit, none of them broken.
public struct ShortcutsFrames: Equatable, Sendable {
    struct Group: Equatable, Sendable {
        var title: String
        var titleRect: Rect
        var lines: [Line]
    }

    struct Line: Equatable, Sendable {
        var line: Surface.Shortcuts.Line
        var rect: Rect
        /// Whether the keys stand below the title, for want of room beside it.
        var isTall: Bool
    }

    public let box: Rect
    let title: Rect
    let close: Rect
    public let port: Rect
    public let contentHeight: Double
    /// From the top left of what scrolls.
    let groups: [Group]
    let problems: TextLayout?

    static let padding = 20.0
    static let gap = 28.0
    static let lineFace = TextFace(.label)
    static let keyFace = TextFace(.label, .medium)

    init(of surface: Surface.Shortcuts, size: Size, metrics: Metrics, measuring: any TextMeasuring) {
        let width = min(size.width - 24, (1000 * min(metrics.scale, 1.4)).rounded())
        let padding = size.width < 560 ? 12 : Self.padding
        let inner = width - 2 * padding
        let least = (270 * metrics.scale).rounded()
        let columns = max(1, min(3, Int((inner + Self.gap) / (least + Self.gap))))
        let column = ((inner - Double(columns - 1) * Self.gap) / Double(columns)).rounded(.down)
        problems =
            surface.problems.isEmpty
            ? nil
            : TextLayout(
                [.init(surface.problems.joined(separator: "\n"), Self.lineFace)], width: inner - 16,
                measuring: measuring)
        let top = problems.map { $0.height + 16 + 8 } ?? 0
        var filling = Filling(
            x: 0, y: top, top: top, width: column, metrics: metrics, measuring: measuring)
        let heights = surface.groups.map { filling.height(of: $0) }
        let share = heights.reduce(0, +) / Double(columns)
        var bottom = top
        var groups: [Group] = []
        var number = 0
        for (group, height) in zip(surface.groups, heights) {
            // A group that would stand out by more than half of itself begins the next column.
            if filling.y > top, number + 1 < columns, filling.y - top + height / 2 > share {
                number += 1
                filling.x += column + Self.gap
                filling.y = top
            }
            groups.append(filling.place(group))
            bottom = max(bottom, filling.y)
        }
        self.groups = groups
        contentHeight = bottom
        let head = max(metrics.controlHeight, metrics.headingLine)
        let height = min(size.height - 16, 2 * padding + head + 8 + contentHeight)
        box = Rect(
            ((size.width - width) / 2).rounded(), ((size.height - height) / 2).rounded(), width, height.rounded())
        title = Rect(box.x + padding, box.y + padding, inner - metrics.controlHeight, head)
        close = Rect(
            box.maxX - padding - metrics.controlHeight, box.y + padding, metrics.controlHeight, metrics.controlHeight)
        port = Rect(
            box.x + padding, title.maxY + 8, inner, max(0, box.maxY - padding - title.maxY - 8))
    }
}

/// Puts one group below the other.
private struct Filling {
    var x: Double
    var y: Double
    let top: Double
    let width: Double
    let metrics: Metrics
    let measuring: any TextMeasuring

    private var lineHeight: Double { metrics.labelLine + 6 }

    func height(of group: Surface.Shortcuts.Group) -> Double {
        var copy = self
        _ = copy.place(group)
        return copy.y - y
    }

    mutating func place(_ group: Surface.Shortcuts.Group) -> ShortcutsFrames.Group {
        let title = Rect(x, y, width, metrics.captionLine + 8)
        y = title.maxY
        let lines = group.lines.map { place($0) }
        y += 16
        return .init(title: group.title, titleRect: title, lines: lines)
    }

    private mutating func place(_ line: Surface.Shortcuts.Line) -> ShortcutsFrames.Line {
        let title = measuring.width(of: line.title, in: ShortcutsFrames.lineFace)
        let keys = measuring.width(of: line.keys, in: ShortcutsFrames.keyFace)
        let isTall = title + keys + 12 > width
        let rect = Rect(x, y, width, isTall ? lineHeight + metrics.labelLine : lineHeight)
        y = rect.maxY
        return .init(line: line, rect: rect, isTall: isTall)
    }
}
