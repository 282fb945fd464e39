import Engine

/// The keys of a form: in a text those of the source, on a choice and a switch the ones that change it.
extension InputReader {
    /// The field that has the keyboard; nil while something else has it.
    func focusedField(_ state: ViewState) -> Surface.Form.Field? {
        guard surfaces.navigation.destination == .detail, state.focusedNode == nil, surfaces.topLayer == .window,
            let form = surfaces.editor.form
        else { return nil }
        return form.fields.first { $0.id == form.focus }
    }

    /// Nil where the key is one that every text understands.
    func fieldKey(_ chord: Chord, _ field: Surface.Form.Field, state: inout ViewState) -> [Intent]? {
        if chord.key == "Tab", chord.modifiers.subtracting(.shift).isEmpty {
            return moveFocus(backwards: chord.modifiers.contains(.shift), state: &state)
        }
        if chord == Chord("Delete", .alt) { return surfaces.editor.form?.removal.map { [$0] } ?? [] }
        switch field.control {
        case .text, .multiline, .number, .list, .name: return nil
        case .choice(let values):
            if let value = chosen(by: chord, of: values, field) { return [.setField(field.id, to: value)] }
        case .toggle:
            if chord == Chord("Space") || chord == Chord("Return") {
                return [.setField(field.id, to: field.flippedValue)]
            }
        }
        if chord == Chord("Escape") { return [.back] }
        return perform(chord, inText: true, state: &state)
    }

    /// What the key makes of the choice; nil where that changes nothing.
    private func chosen(by chord: Chord, of values: [String], _ field: Surface.Form.Field) -> String? {
        guard let last = values.indices.last else { return nil }
        let current = values.firstIndex(of: field.chosenValue)
        let next: Int
        switch chord {
        case Chord("Right"), Chord("Down"): next = current.map { min($0 + 1, last) } ?? 0
        case Chord("Left"), Chord("Up"): next = current.map { max($0 - 1, 0) } ?? last
        case Chord("Home"): next = 0
        case Chord("End"): next = last
        case Chord("Space"), Chord("Return"): next = current ?? 0
        default: return nil
        }
        return values[next] == field.text ? nil : values[next]
    }

    /// A click on a part of a field takes the keyboard along.
    func pressed(_ intent: Intent) -> [Intent] {
        guard case .setField(let id, _) = intent, id != surfaces.editor.form?.focus else { return [intent] }
        return [.focusField(id), intent]
    }

    /// Puts the keyboard into a text and the caret where it was pressed. `origin` is the text's top left.
    func pressField(_ id: FieldID, at point: Point, origin: Point, clicks: Int, extend: Bool) -> [Intent] {
        let isFocused = surfaces.editor.form?.focus == id
        let click = TextCommand.click(
            x: point.x - origin.x, y: point.y - origin.y, count: max(1, clicks), extend: extend && isFocused)
        return isFocused ? [.editText(click)] : [.focusField(id), .editText(click)]
    }
}

extension Surface.Form.Field {
    /// Of a choice: the value that holds, be it set or usual.
    var chosenValue: String { text.isEmpty ? placeholder : text }

    /// Of a switch: what its next press sets.
    var flippedValue: String { control == .toggle(isOn: true) ? "false" : "true" }
}

extension Surface.Form {
    /// Takes out the property that has the keyboard, by its value or by its name; nil where it must stay.
    fileprivate var removal: Intent? {
        guard let place = fields.firstIndex(where: { $0.id == focus }) else { return nil }
        let isNamed = fields[place].control == .name && place + 1 < fields.count
        let field = isNamed ? fields[place + 1] : fields[place]
        return field.isRemovable ? .removeField(field.id) : nil
    }
}
