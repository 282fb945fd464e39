import Engine

/// Where the parts of the window stand. They cover it without overlapping.
public struct PanelFrames: Equatable, Sendable {
    public var toolbar: Rect
    /// The find bar, below the toolbar; nil while it is closed.
    public var search: Rect?
    /// Nil where it is not wanted, or the window is too narrow for it: beside two cards, or one where it is asked for.
    public var sidebar: Rect?
    /// Empty where the editor covers it.
    public var board: Rect
    /// Nil where it is closed.
    public var editor: Rect?
    public var status: Rect

    /// `showsSidebar`: nil, where there is room. `sidebarWidth` and `editorWidth` are what the person dragged them to; nil for the usual widths.
    public init(
        size: Size, metrics: Metrics, showsSidebar: Bool? = nil, showsEditor: Bool, sidebarWidth: Double? = nil,
        editorWidth: Double? = nil, searchHeight: Double = 0
    ) {
        let top = metrics.toolbarHeight + searchHeight
        if searchHeight > 0 { search = Rect(0, metrics.toolbarHeight, size.width, searchHeight) }
        let bottom = max(top, size.height - metrics.statusHeight)
        toolbar = Rect(0, 0, size.width, metrics.toolbarHeight)
        status = Rect(0, bottom, size.width, metrics.statusHeight)
        let leastBoard = metrics.cardMinWidth + 2 * metrics.boardMarginX

        var editorSide = 0.0
        if showsEditor {
            let wanted = (editorWidth ?? metrics.editorWidth).clamped(to: metrics.editorRange)
            let covers =
                size.width < metrics.editorThreshold || size.width - leastBoard < metrics.editorRange.lowerBound
            editorSide = covers ? size.width : min(wanted, size.width - leastBoard)
            editor = Rect(size.width - editorSide, top, editorSide, bottom - top)
        }
        var sidebarSide = 0.0
        if showsSidebar ?? (size.width >= metrics.sidebarThreshold) {
            let wanted = (sidebarWidth ?? metrics.sidebarWidth).clamped(to: metrics.sidebarRange)
            let secondCard = showsSidebar == true ? 0 : metrics.cardMinWidth + metrics.cardGap
            let left = size.width - editorSide - leastBoard - secondCard
            if left >= metrics.sidebarRange.lowerBound {
                sidebarSide = min(wanted, left)
                sidebar = Rect(0, top, sidebarSide, bottom - top)
            }
        }
        board = Rect(sidebarSide, top, max(0, size.width - sidebarSide - editorSide), bottom - top)
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
