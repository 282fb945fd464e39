import Engine

/// The detail pane: the tile's source or its form, and below it the tile as a reader sees it.
struct EditorView {
    let surface: Surface.Editor
    let frames: EditorFrames
    let layout: ScreenLayout

    static let textID = "editor-text"

    private var metrics: Metrics { layout.metrics }

    func append(to builder: inout FrameBuilder) {
        builder.fill(frames.pane, .tileBackground)
        builder.append(region: HitRegion(rect: frames.pane, action: .scroll(.editor), node: "editor"))
        builder.group(
            Node(
                id: "editor", role: .panel, name: "Editor", states: [.enabled, .showing], frame: frames.pane,
                parent: nil)
        ) { builder in
            addHeader(to: &builder)
            if let form = surface.form, let places = frames.form {
                FormView(surface: surface, form: form, frames: places, port: frames.source, metrics: metrics)
                    .append(to: &builder)
            } else {
                builder.clipped(to: frames.source) { addText(to: &$0) }
            }
            ScrollBar(area: .editor, track: frames.source, layout: layout).append(to: &builder)
            addNotice(to: &builder)
            addPreview(to: &builder)
        }
        if frames.pane.x > 0 {
            builder.fill(Rect(frames.pane.x, frames.pane.y, 1, frames.pane.height), .rule)
            builder.append(
                region: HitRegion(
                    rect: Rect(frames.pane.x - 4, frames.pane.y, 8, frames.pane.height), action: .resize(.editor),
                    node: "editor-edge"))
        }
    }

    private func addHeader(to builder: inout FrameBuilder) {
        let header = frames.header
        let face = TextFace(.caption)
        let hint = surface.hint.isEmpty ? "Esc to go back" : surface.hint
        let inner = header.inset(metrics.editorPadding, 0)
        let width = min(builder.type.width(hint, face) + 16, inner.width * 0.6)
        let height = max(Metrics.target, metrics.captionLine)
        let back = Rect(inner.maxX - width + 8, (header.midY - height / 2).rounded(), width, height)
        var room = inner.width - width - 8
        if surface.hasForm { room = addSwitch(before: back, to: &builder) - 8 - inner.x }
        builder.text(
            surface.title, TextFace(.label, .strong), .textPrimary, in: Rect(inner.x, header.y, room, header.height))
        builder.control(
            Control(
                id: "editor-back", role: .button, name: "Back to the board", hint: "Keeps what was typed (Escape)",
                rect: back, corner: 6, ringDistance: 0, intent: .back)
        ) { builder, look in
            if look.isHovered { builder.fill(back, .controlHover, corner: 6) }
            builder.text(hint, face, look.isHovered ? .textPrimary : .textFaint, in: back.inset(8, 0), align: .right)
        }
        builder.fill(Rect(header.x, header.maxY - 1, header.width, 1), .rule)
    }

    /// Between the form and its source. Gives where it begins.
    private func addSwitch(before back: Rect, to builder: inout FrameBuilder) -> Double {
        let title = surface.form == nil ? "Form" : "Source"
        let face = TextFace(.caption, .medium)
        let width = (builder.type.width(title, face) + 20).rounded(.up)
        let rect = Rect((back.x - width - 4).rounded(), back.y, width, back.height)
        builder.control(
            Control(
                id: "editor-source", role: .button, name: title, hint: surface.formHint, rect: rect, corner: 6,
                ringDistance: 1, intent: .run(.toggleSource))
        ) { builder, look in
            builder.fill(rect, look.isHovered ? .controlHover : .controlBackground, corner: 6)
            builder.draw(.stroke(rect, .controlBorder, width: 1, corner: 6))
            builder.text(title, face, .textPrimary, in: rect, align: .center)
        }
        return rect.x
    }

    private func addText(to builder: inout FrameBuilder) {
        guard let text = surface.layout else { return }
        let origin = frames.textOrigin(offset: builder.state.offset(.editor), metrics: metrics)
        let isFocused = builder.state.focusedNode == nil
        var states: Node.States = [.enabled, .focusable, .showing]
        if surface.refusal == nil { states.insert(.editable) }
        if isFocused { states.insert(.focused) }
        builder.append(region: HitRegion(rect: frames.source, action: .text(origin: origin), node: Self.textID))
        builder.group(
            Node(
                id: Self.textID, role: .text, name: "Source of the tile",
                description: "Escape goes back to the board; F6 goes on to the next part of the window",
                value: surface.text, states: states, frame: frames.source, parent: nil))
        EditableText(
            layout: text, selection: surface.selection, composition: surface.composition, origin: origin,
            port: frames.source, hasKeyboard: isFocused && surface.refusal == nil, matches: surface.matches
        ).append(to: &builder)
        // A text without a caret must show otherwise that the keyboard is here.
        if isFocused, surface.refusal != nil, builder.state.usesKeyboard {
            builder.ring(around: frames.source, corner: 0, distance: -6)
        }
    }

    private func addNotice(to builder: inout FrameBuilder) {
        guard let notice = frames.noticeLayout, let sentence = surface.notice else { return }
        let isRefusal = surface.refusal != nil
        builder.fill(frames.notice, isRefusal ? .warningSoft : .dangerSoft)
        builder.lines(
            notice, isRefusal ? .warning : .danger, x: frames.notice.x + metrics.editorPadding,
            y: frames.notice.y + metrics.bandPadding, width: frames.notice.width)
        builder.group(
            Node(
                id: "editor-notice", role: .alert, name: sentence, states: [.enabled, .showing], frame: frames.notice,
                parent: nil))
    }

    private func addPreview(to builder: inout FrameBuilder) {
        let rect = frames.preview
        guard !rect.isEmpty else { return }
        builder.fill(rect, .windowBackground)
        builder.fill(Rect(rect.x, rect.y, rect.width, 1), .rule)
        builder.text(
            "PREVIEW", TextFace(.caption, .strong), .textFaint,
            in: Rect(rect.x + metrics.editorPadding, rect.y + 14, rect.width - 32, metrics.captionLine))
        builder.append(region: HitRegion(rect: rect, action: .scroll(.preview), node: "preview"))
        builder.group(
            Node(id: "preview", role: .panel, name: "Preview", states: [.enabled, .showing], frame: rect, parent: nil))
        let content = frames.previewContent
        let dy = content.y - builder.state.offset(.preview)
        builder.clipped(to: content) { builder in
            builder.draw(frames.previewPicture.commands.map { $0.offset(content.x, dy) })
        }
        ScrollBar(area: .preview, track: content, layout: layout).append(to: &builder)
    }
}
