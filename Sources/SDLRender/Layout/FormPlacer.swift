import Engine

/// Puts fields below one another.
struct FormPlacer {
    /// How a field is called.
    enum Title {
        /// By a label above it, or beside a switch.
        case labelled
        /// By the name, a field of its own, right above it.
        case named
        /// It is that name.
        case name
    }

    let metrics: Metrics
    let measuring: any TextMeasuring
    private let left: Double
    private let width: Double
    private(set) var fields: [FormFrames.Field] = []
    private var y: Double
    /// Where the row of the last label or name began.
    private var row: Double

    /// Of everything, margins included.
    var height: Double { fields.isEmpty ? 0 : y - metrics.formGap + metrics.formMargin }

    /// `width` is that of the pane.
    init(width: Double, metrics: Metrics, measuring: any TextMeasuring) {
        self.metrics = metrics
        self.measuring = measuring
        left = metrics.editorPadding
        self.width = max(metrics.bulletIndent + 40, width - 2 * metrics.editorPadding)
        y = metrics.formMargin
        row = y
    }

    mutating func place(_ field: Surface.Form.Field, layout: TextLayout?, as title: Title) {
        var placed = FormFrames.Field(id: field.id, box: .zero)
        if title != .named { row = y }
        if title == .labelled, !field.control.isToggle {
            placed.label = Rect(left, y, field.isRemovable ? metrics.nameWidth(in: width) : width, metrics.formRow)
            y += metrics.formRow
        }
        placeBox(of: field, layout: layout, isName: title == .name, in: &placed)
        if field.isRemovable { placed.remove = removeButton }
        placed.remarks = remarks(on: field)
        y += title == .name ? metrics.remarkGap : metrics.formGap
        fields.append(placed)
    }

    private var removeButton: Rect {
        let side = Metrics.target
        return Rect(
            left + width - side + metrics.removeOverhang, row + ((metrics.formRow - side) / 2).rounded(), side, side)
    }

    private mutating func placeBox(
        of field: Surface.Form.Field, layout: TextLayout?, isName: Bool, in placed: inout FormFrames.Field
    ) {
        switch field.control {
        case .choice(let values):
            placed.options = options(values, text: field.text)
            placed.box = Rect(left, y, width, (placed.options.last?.rect.maxY ?? y + metrics.formRow) - y)
        case .toggle:
            let room = field.isRemovable ? metrics.nameWidth(in: width) : width
            placed.box = Rect(left, y, room, metrics.formRow)
        case .text, .multiline, .number, .list, .name:
            let line = measuring.metrics(of: field.face).lineHeight
            let least = field.control == .multiline ? Metrics.leastLines * line : line
            let text = max(least, layout?.height ?? 0).rounded(.up)
            let padding = isName ? ((metrics.formRow - line) / 2).rounded(.down) : metrics.fieldPaddingY
            let room = isName ? metrics.nameWidth(in: width) : width
            placed.box = Rect(left, y, room, text + 2 * padding)
            placed.isHead = isName
            let indent = field.control == .list ? metrics.bulletIndent : 0
            placed.textOrigin = Point(left + metrics.fieldPaddingX + indent, y + padding)
        }
        y = placed.box.maxY
    }

    /// Side by side as far as they fit, then in the next row. A value that is none of them comes last.
    private func options(_ values: [String], text: String) -> [FormFrames.Option] {
        let all = text.isEmpty || values.contains(text) ? values : values + [text]
        var options: [FormFrames.Option] = []
        var place = Point(left, y)
        for value in all {
            let text = measuring.width(of: value, in: OptionView.face)
            let room = min(width, max(40, (text + 2 * metrics.fieldPaddingX).rounded(.up)))
            if place.x > left, place.x + room > left + width {
                place = Point(left, place.y + metrics.formRow + metrics.optionGap)
            }
            options.append(.init(value: value, rect: Rect(place.x, place.y, room, metrics.formRow)))
            place.x += room + metrics.optionGap
        }
        return options
    }

    private mutating func remarks(on field: Surface.Form.Field) -> [FormFrames.Remark] {
        let sentences: [(FormFrames.Remark.Kind, String?)] = [(.problem, field.problem), (.note, field.note)]
        return sentences.compactMap { kind, sentence in
            guard let sentence, !sentence.isEmpty else { return nil }
            let indent = kind == .problem ? metrics.iconSize + 4 : 0
            let layout = TextLayout(
                [.init(sentence, TextFace(.caption))], width: width - indent, measuring: measuring)
            y += metrics.remarkGap
            defer { y += layout.height.rounded(.up) }
            return .init(
                kind: kind, text: sentence, layout: layout,
                rect: Rect(left, y, width, layout.height.rounded(.up)))
        }
    }
}

extension Surface.Form.Control {
    var isToggle: Bool {
        if case .toggle = self { true } else { false }
    }
}
