import Engine

/// Where the overlay stands, in points of the window.
public enum OverlayFrames: Equatable, Sendable {
    case palette(PaletteFrames)
    case menu(MenuFrames)
    case shortcuts(ShortcutsFrames)

    /// `anchor` is what a menu belongs to.
    init(
        of overlay: Surface.Overlay, anchor: Rect, size: Size, metrics: Metrics, measuring: any TextMeasuring
    ) {
        switch overlay {
        case .palette(let palette):
            self = .palette(.init(of: palette, size: size, metrics: metrics, measuring: measuring))
        case .menu(let menu):
            self = .menu(.init(of: menu, at: anchor, size: size, metrics: metrics, measuring: measuring))
        case .shortcuts(let shortcuts):
            self = .shortcuts(.init(of: shortcuts, size: size, metrics: metrics, measuring: measuring))
        }
    }

    /// The part that scrolls.
    public var port: Rect {
        switch self {
        case .palette(let frames): frames.port
        case .menu(let frames): frames.port
        case .shortcuts(let frames): frames.port
        }
    }

    public var contentHeight: Double {
        switch self {
        case .palette(let frames): frames.rowHeight * Double(frames.rowCount)
        case .menu(let frames): frames.contentHeight
        case .shortcuts(let frames): frames.contentHeight
        }
    }

    /// How high the chosen row stands in what scrolls; nil where nothing is chosen.
    func extentOfChoice(in overlay: Surface.Overlay) -> ClosedRange<Double>? {
        switch (self, overlay) {
        case (.palette(let frames), .palette(let palette)):
            let place = palette.rows.firstIndex { $0.id == palette.chosen }
            return place.map { frames.top(ofRow: $0)...frames.top(ofRow: $0 + 1) }
        case (.menu(let frames), .menu(let menu)):
            return menu.items.firstIndex { $0.id == menu.chosen }.map { frames.items[$0].y...frames.items[$0].maxY }
        case (.palette, _), (.menu, _), (.shortcuts, _): return nil
        }
    }
}

extension Surface.Overlay {
    /// The row or item that is chosen.
    var chosen: ChoiceID? {
        switch self {
        case .palette(let palette): palette.chosen
        case .menu(let menu): menu.chosen
        case .shortcuts: nil
        }
    }
}
