import Engine

/// What lies over the window until something is chosen, and closes when the pointer is pressed beside it.
struct OverlayView {
    let surface: Surface.Overlay
    let frames: OverlayFrames
    let layout: ScreenLayout

    static let nodeID = "overlay"
    static let closeID = "overlay-close"
    private static let outsideID = "overlay-outside"

    static func nodeID(_ id: ChoiceID) -> String { "overlay-\(id)" }

    /// What has the keyboard in it.
    static func focus(in overlay: Surface.Overlay) -> String {
        switch overlay {
        case .palette(let palette): LineFieldView.nodeID(palette.field.id)
        case .menu(let menu): menu.chosen.map { nodeID($0) } ?? nodeID
        case .shortcuts: closeID
        }
    }

    func append(to builder: inout FrameBuilder) {
        let window = Rect(0, 0, layout.size.width, layout.size.height)
        builder.append(region: HitRegion(rect: window, action: .outside, node: Self.outsideID))
        switch (surface, frames) {
        case (.palette(let palette), .palette(let frames)):
            PaletteView(surface: palette, frames: frames, layout: layout).append(to: &builder)
        case (.menu(let menu), .menu(let frames)):
            MenuView(surface: menu, frames: frames, layout: layout).append(to: &builder)
        case (.shortcuts(let shortcuts), .shortcuts(let frames)):
            builder.fill(window, .scrim)
            ShortcutsView(surface: shortcuts, frames: frames, layout: layout).append(to: &builder)
        case (.palette, _), (.menu, _), (.shortcuts, _): break
        }
    }
}

extension ScrollBar {
    /// Beside the rows of an overlay, in the padding around them.
    init(besideRows port: Rect, padding: Double, layout: ScreenLayout) {
        self.init(
            area: .overlay, track: Rect(port.x, port.y, port.width + padding, port.height), layout: layout)
    }
}

extension FrameBuilder {
    /// The ground of an overlay, which takes the wheel.
    mutating func sheet(_ box: Rect, corner: Double) {
        draw(.shadow(box, corner: corner))
        fill(box, .tileBackground, corner: corner)
        draw(.stroke(box, .controlBorder, width: 1, corner: corner))
        append(region: HitRegion(rect: box, action: .scroll(.overlay), node: OverlayView.nodeID))
    }
}
