import Engine

/// A text with what is selected, what is composed and the caret in it.
struct EditableText {
    let layout: TextLayout
    let selection: TextSelection
    let composition: TextComposition?
    /// The first line's top left, in points of the window.
    let origin: Point
    /// What is seen of it at most.
    let port: Rect
    let hasKeyboard: Bool
    /// What is searched for.
    var matches: [Range<Int>] = []

    func append(to builder: inout FrameBuilder) {
        let seen = layout.lines(from: port.y - origin.y, to: port.maxY - origin.y)
        for range in matches where composition == nil {
            for rect in layout.frames(of: range, lines: seen, measuring: builder.type.measuring) {
                builder.fill(rect.offset(origin.x, origin.y), .matchBackground, corner: 2)
            }
        }
        for rect in layout.frames(of: selection.range, lines: seen, measuring: builder.type.measuring)
        where composition == nil {
            builder.fill(rect.offset(origin.x, origin.y), .accentSoft)
        }
        builder.lines(seen, of: layout, .textPrimary, at: origin)
        addComposition(seen: seen, to: &builder)
        if hasKeyboard { addCaret(to: &builder) }
    }

    private func addComposition(seen: Range<Int>, to builder: inout FrameBuilder) {
        guard let composition else { return }
        let start = selection.range.lowerBound
        let range = start..<start + composition.text.utf8.count
        for rect in layout.frames(of: range, lines: seen, measuring: builder.type.measuring) {
            builder.fill(Rect(origin.x + rect.x, origin.y + rect.maxY - 2, rect.width, 1), .textPrimary)
        }
    }

    private func addCaret(to builder: inout FrameBuilder) {
        let caret = layout.caretFrame(at: selection, composing: composition, measuring: builder.type.measuring)
            .offset(origin.x, origin.y)
        builder.caret(at: caret)
    }
}

extension FrameBuilder {
    /// Some lines of a text whose first line stands at `origin`.
    mutating func lines(_ seen: Range<Int>, of layout: TextLayout, _ color: ColorToken, at origin: Point) {
        for line in layout.lines[seen] {
            for run in line.runs where !run.text.isEmpty {
                let y = (origin.y + line.top + line.baseline).rounded()
                draw(.text(TextRun(run.text, run.face, color, x: origin.x + run.x, y: y, width: run.width)))
            }
        }
    }
}

extension TextLayout {
    /// The caret in the layout's own coordinates; inside the composition while there is one.
    func caretFrame(
        at selection: TextSelection, composing composition: TextComposition?, measuring: any TextMeasuring
    ) -> Rect {
        guard let composition else { return caretFrame(at: selection.focus, measuring: measuring) }
        let offset = selection.range.lowerBound + composition.caret
        return caretFrame(at: TextPosition(offset), measuring: measuring)
    }
}

extension Surface.Editor {
    /// In the text's own coordinates; inside the composition while there is one.
    func caretFrame(in layout: TextLayout, measuring: any TextMeasuring) -> Rect {
        layout.caretFrame(at: selection, composing: composition, measuring: measuring)
    }

    /// Whether typed text has somewhere to go: not on a choice or a switch.
    var takesText: Bool { form == nil || layout != nil }
}
