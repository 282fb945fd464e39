import Engine

extension ViewState {
    /// Scrolls the editor as little as needed to show the caret, or the field that has come to have the keyboard.
    mutating func follow(
        _ surface: Surface.Editor, in frames: EditorFrames, metrics: Metrics, measuring: any TextMeasuring
    ) {
        let height = frames.source.height
        if let form = surface.form, form.focus != followedField, let field = frames.form?.field(form.focus) {
            let extent = field.extent
            if extent.upperBound - extent.lowerBound <= height {
                show(extent, in: .editor, height: height, margin: min(metrics.formMargin, height / 8))
            }
        }
        followedField = surface.form?.focus
        guard let text = surface.layout else { return }
        let caret = surface.caretFrame(in: text, measuring: measuring)
        let top = frames.textOrigin(offset: 0, metrics: metrics).y - frames.source.y + caret.y
        show(top...top + caret.height, in: .editor, height: height, margin: 4)
    }
}
