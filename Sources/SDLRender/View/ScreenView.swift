import Engine

/// The whole window, from back to front, in one pass.
public struct ScreenView {
    public let surfaces: SurfaceSet
    public let layout: ScreenLayout
    public let state: ViewState
    public let measuring: any TextMeasuring
    public let pictures: CardPictures

    public init(
        surfaces: SurfaceSet, layout: ScreenLayout, state: ViewState, measuring: any TextMeasuring,
        pictures: CardPictures
    ) {
        self.surfaces = surfaces
        self.layout = layout
        self.state = state
        self.measuring = measuring
        self.pictures = pictures
    }

    /// `now` in seconds of the injected clock: it decides only whether the caret is seen.
    public func frame(at now: Double) -> Frame {
        var builder = FrameBuilder(
            size: layout.size, metrics: layout.metrics, measuring: measuring, state: state, now: now,
            isEditing: surfaces.navigation.destination == .detail)
        let target = state.drag.map { layout.target(of: $0, over: surfaces, state) }
        let window = Rect(0, 0, layout.size.width, layout.size.height)
        let title = surfaces.navigation.title
        builder.group(
            Node(
                id: "window", role: .window, name: title.isEmpty ? "Tilewright" : title, states: [.enabled, .showing],
                frame: window, parent: nil)
        ) { builder in
            builder.inRegion(.toolbar) {
                ToolbarView(surface: surfaces.toolbar, rect: layout.panels.toolbar).append(to: &$0)
            }
            if let rect = layout.panels.search {
                builder.inRegion(.find) { FindBar(surface: surfaces.search, rect: rect).append(to: &$0) }
            }
            builder.inRegion(.sidebar) {
                SidebarView(surface: surfaces.sidebar, layout: layout, target: target).append(to: &$0)
            }
            builder.inRegion(.board) {
                BoardView(surfaces: surfaces, layout: layout, pictures: pictures, target: target).append(to: &$0)
            }
            if let frames = layout.editor {
                builder.inRegion(.editor) {
                    EditorView(surface: surfaces.editor, frames: frames, layout: layout).append(to: &$0)
                }
            }
            builder.inRegion(.status) { builder in
                StatusView(surface: surfaces.status, rect: layout.panels.status, hint: hint(builder.frame.nodes))
                    .append(to: &builder)
            }
            addMessage(to: &builder)
            if let drag = state.drag { GhostView(drag: drag, size: layout.size).append(to: &builder) }
            if let overlay = surfaces.overlay, let frames = layout.overlay {
                OverlayView(surface: overlay, frames: frames, layout: layout).append(to: &builder)
            }
            DialogView(surface: surfaces.dialog, size: layout.size).append(to: &builder)
        }
        return builder.frame
    }

    /// The last thing that had to be said, as a node of its own, so that it is announced.
    private func addMessage(to builder: inout FrameBuilder) {
        guard !surfaces.status.message.isEmpty else { return }
        builder.group(
            Node(
                id: "message", role: .alert, name: surfaces.status.message, states: [.enabled, .showing],
                frame: layout.panels.status, parent: nil))
    }

    /// What the control under the pointer, or the one with the keyboard, does.
    private func hint(_ nodes: [Node]) -> String? {
        guard let id = state.hovered ?? (state.usesKeyboard ? state.focusedNode : nil) else { return nil }
        return nodes.first { $0.id == id && $0.role == .button }?.description
    }
}
