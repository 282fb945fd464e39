import Engine

/// The detail pane: the tile's source, and below it the tile as a reader sees it.
struct EditorView {
    let surface: Surface.Editor
    let frames: EditorFrames
    let layout: ScreenLayout

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
            builder.clipped(to: frames.source) { addText(to: &$0) }
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
        let back = Rect(
            inner.maxX - width + 8, (header.midY - Metrics.target / 2).rounded(), width,
            max(Metrics.target, metrics.captionLine))
        builder.text(
            surface.title, TextFace(.label, .strong), .textPrimary,
            in: Rect(inner.x, header.y, inner.width - width - 8, header.height))
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

    private func addText(to builder: inout FrameBuilder) {
        guard let text = surface.layout else { return }
        let origin = frames.textOrigin(offset: builder.state.offset(.editor), metrics: metrics)
        let isFocused = builder.state.focusedNode == nil
        var states: Node.States = [.enabled, .focusable, .showing]
        if surface.refusal == nil { states.insert(.editable) }
        if isFocused { states.insert(.focused) }
        builder.append(region: HitRegion(rect: frames.source, action: .text(origin: origin), node: "editor-text"))
        builder.group(
            Node(
                id: "editor-text", role: .text, name: "Source of the tile",
                description: "Escape goes back to the board; F6 goes on to the next part of the window",
                value: surface.text, states: states, frame: frames.source, parent: nil))
        let seen = text.lines(from: frames.source.y - origin.y, to: frames.source.maxY - origin.y)
        for rect in text.frames(of: surface.selection.range, lines: seen, measuring: builder.type.measuring)
        where surface.composition == nil {
            builder.fill(rect.offset(origin.x, origin.y), .accentSoft)
        }
        for line in text.lines[seen] {
            for run in line.runs where !run.text.isEmpty {
                let y = (origin.y + line.top + line.baseline).rounded()
                builder.draw(
                    .text(TextRun(run.text, run.face, .textPrimary, x: origin.x + run.x, y: y, width: run.width)))
            }
        }
        addComposition(text, seen: seen, origin: origin, to: &builder)
        if isFocused { addCaret(text, origin: origin, to: &builder) }
    }

    private func addComposition(_ text: TextLayout, seen: Range<Int>, origin: Point, to builder: inout FrameBuilder) {
        guard let composition = surface.composition else { return }
        let start = surface.selection.range.lowerBound
        let range = start..<start + composition.text.utf8.count
        for rect in text.frames(of: range, lines: seen, measuring: builder.type.measuring) {
            builder.fill(Rect(origin.x + rect.x, origin.y + rect.maxY - 2, rect.width, 1), .textPrimary)
        }
    }

    private func addCaret(_ text: TextLayout, origin: Point, to builder: inout FrameBuilder) {
        guard builder.state.isWindowFocused, builder.state.blink.isVisible(at: builder.now), surface.refusal == nil
        else {
            return
        }
        let caret = Self.caretFrame(of: surface, in: text, measuring: builder.type.measuring)
        builder.fill(caret.offset(origin.x, origin.y), .accent)
    }

    /// In the text's own coordinates; inside the composition while there is one.
    static func caretFrame(of surface: Surface.Editor, in text: TextLayout, measuring: any TextMeasuring) -> Rect {
        guard let composition = surface.composition else {
            return text.caretFrame(at: surface.selection.focus, measuring: measuring)
        }
        let offset = surface.selection.range.lowerBound + composition.caret
        return text.caretFrame(at: TextPosition(offset), measuring: measuring)
    }

    private func addNotice(to builder: inout FrameBuilder) {
        guard let notice = frames.noticeLayout, let sentence = surface.refusal ?? surface.problem else { return }
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
