extension Surface.Form {
    /// `text`, `layout` and the composition of the field that has the keyboard are those of the session.
    init(_ open: OpenForm, _ session: TextSession, width: Double, measuring: any TextMeasuring) {
        self.init(
            fields: open.fields.all.map { field in
                let isFocused = field.id == open.session.focus
                let text = isFocused ? session.text : open.session.text(of: field)
                return Field(
                    field, open.session, text: text, shown: isFocused ? session.shown.text : text, width, measuring)
            }, focus: open.session.focus, problem: open.fields.problem)
    }

    var focused: Field? { fields.first { $0.id == focus } }
}

extension Surface.Form.Field {
    fileprivate init(
        _ field: FormField, _ session: FormSession, text: String, shown: String, _ width: Double,
        _ measuring: any TextMeasuring
    ) {
        let control = session.control(of: field)
        let face = TextFace(field.kind == .code ? .source : .body)
        self.init(
            id: field.id, label: field.label, control: control, text: text,
            layout: control.isText ? TextLayout([.init(shown, face)], width: width, measuring: measuring) : nil,
            placeholder: field.placeholder, isRequired: field.isRequired,
            problem: session.draft(of: field)?.refusal ?? field.problem, note: field.note,
            isRemovable: field.value != nil && !field.id.isName && !field.isShortDiagram, face: face)
    }
}

extension Surface.Form.Control {
    /// Edited by typing.
    var isText: Bool {
        switch self {
        case .text, .multiline, .number, .list, .name: true
        case .choice, .toggle: false
        }
    }

    /// Enter in it is a line break.
    var hasLines: Bool {
        switch self {
        case .multiline, .list: true
        case .text, .number, .name, .choice, .toggle: false
        }
    }
}
