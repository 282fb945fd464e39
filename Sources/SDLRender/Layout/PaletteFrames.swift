import Engine

/// A palette stands near the top of the window, in its middle: a field, and at most ten rows below it.
public struct PaletteFrames: Equatable, Sendable {
    public let box: Rect
    public let field: Rect
    /// Where the rows scroll, or what says that there are none.
    public let port: Rect
    /// Empty where nothing is to be said below the rows.
    public let note: Rect
    public let rowHeight: Double
    public let rowCount: Int
    /// What stands in the place of rows; nil where there are some.
    let empty: TextLayout?

    static let mostRows = 10
    static let padding = 8.0

    init(of palette: Surface.Palette, size: Size, metrics: Metrics, measuring: any TextMeasuring) {
        let padding = Self.padding
        let width = min(size.width - 24, (600 * metrics.scale).rounded())
        let top = min(metrics.toolbarHeight + 12, (size.height * 0.1).rounded())
        let inner = Rect(((size.width - width) / 2).rounded(), top, width, 0).inset(padding, padding)
        rowCount = palette.rows.count
        rowHeight =
            palette.kind == .search
            ? max(Metrics.target, metrics.labelLine + metrics.captionLine + 10)
            : max(Metrics.target, metrics.labelLine + 10)
        field = Rect(inner.x, top + padding, inner.width, metrics.controlHeight)
        let noteHeight = palette.note.isEmpty ? 0 : metrics.captionLine + 8
        let start = field.maxY + padding
        empty =
            palette.rows.isEmpty
            ? TextLayout(
                [.init(palette.empty, TextFace(.label))], width: inner.width - 16, maxLines: 3, measuring: measuring)
            : nil
        let room = size.height - start - noteHeight - padding - 8
        let rows = max(1, min(Self.mostRows, rowCount, Int(room / rowHeight)))
        port = Rect(inner.x, start, inner.width, empty.map { $0.height + 12 } ?? Double(rows) * rowHeight)
        note = Rect(inner.x, port.maxY, inner.width, noteHeight)
        box = Rect(inner.x - padding, top, width, note.maxY + padding - top)
    }

    /// From the top of what scrolls.
    func top(ofRow index: Int) -> Double { Double(index) * rowHeight }

    func frame(ofRow index: Int, offset: Double) -> Rect {
        Rect(port.x, port.y + top(ofRow: index) - offset, port.width, rowHeight)
    }

    func visibleRows(offset: Double) -> Range<Int> {
        let first = max(0, Int(offset / rowHeight))
        let end = min(rowCount, Int(((offset + port.height) / rowHeight).rounded(.up)))
        return min(first, end)..<end
    }

    /// How many rows Page Up and Page Down pass.
    var page: Int { max(1, Int(port.height / rowHeight) - 1) }
}
