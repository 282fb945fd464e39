/// Changing what stands in the fields of a form.
extension Editor {
    func editField(_ command: TextCommand) {
        guard let open = OpenForm(state), let field = open.focused, var session = state.session else { return }
        let control = open.session.control(of: field)
        if command == .newLine, !control.hasLines { return enter(field, open) }
        guard control.isText else { return }
        session.serial += 1
        session.composition = nil
        if case .compose(let composition) = command, !composition.text.isEmpty, state.document?.refusal == nil {
            session.composition = composition
            state.session = session
            return
        }
        let outcome = outcome(
            of: command == .newLine ? .insert("\n") : command, in: session, lineEnding: "\n",
            face: editorSurface.form?.focused?.face ?? TextFace(.body), width: state.viewport.fieldWidth)
        if let copied = outcome.copied { clipboard.text = copied }
        guard let edit = outcome.edit else {
            session.selection = outcome.selection
            state.session = session
            if let current = state.current { state.documents[current]?.history.closeStep() }
            return
        }
        state.session = session
        var text = session.text
        text.replaceUTF8(edit.range, with: edit.replacement)
        type(text, outcome.selection, joins: outcome.joinsTyping, in: field, open)
    }

    /// Enter where it is no line break.
    private func enter(_ field: FormField, _ open: OpenForm) {
        if field.id == .newName { return addNamedProperty(open) }
        guard let next = open.field(after: field.id) else { return }
        focusField(next)
    }

    /// The field's new text: into the document where that can hold it, else kept beside it.
    private func type(
        _ text: String, _ selection: TextSelection, joins: Bool, in field: FormField, _ open: OpenForm
    ) {
        if let refusal = state.document?.refusal { return state.say(refusal) }
        var draft: FormSession.Draft? = .init(text: text, value: field.value)
        if !field.id.isName {
            let isList = open.session.control(of: field) == .list
            let value = field.value(for: text, in: open.session.control(of: field))
            do {
                try hold(value, in: field, open, selection, joins: joins)
                let isHeld = field.text(of: value).utf8.elementsEqual(text.utf8) && (!isList || value.text == nil)
                draft = isHeld ? nil : .init(text: text, value: value, isList: isList)
            } catch {
                draft = .init(text: text, value: field.value, refusal: error.sentence, isList: isList)
            }
        }
        state.session?.form?.keep(draft, of: field.id)
        state.session?.text = text
        state.session?.selection = selection
    }

    private func hold(
        _ value: Domain.Directive.Value, in field: FormField, _ open: OpenForm, _ selection: TextSelection, joins: Bool
    ) throws(Domain.Refusal) {
        guard !value.isSame(as: field.value ?? .text("")) else { return }
        guard let key = field.id.property?.key else { return }
        let base = open.session.base(of: field.id, now: open.tile)
        let edit: Domain.Directive.Edit = base.place(of: field.id).map { .set($0, to: value) } ?? .add(key, value)
        try write(edit, in: open, from: base, selection: selection, joins: joins)
        guard let id = state.session?.id?.tileID, let written = state.document?.tile(id)?.source else { return }
        state.session?.form?.base = .init(field: field.id, source: base.source, written: written)
    }

    func setField(_ id: FieldID, to value: String) {
        let id = settleName(asking: id)
        moveFocus(to: id)
        guard let open = OpenForm(state), let field = open.focused, field.id == id else { return }
        var text = value
        if case .toggle = open.session.control(of: field) {
            text = field.text.switched(to: value.switchValue ?? false)
        }
        state.session?.serial += 1
        type(text, .init(caret: .init(text.utf8.count)), joins: false, in: field, open)
        if field.id.isName { settleName() }
    }

    func removeField(_ id: FieldID) {
        guard let (key, nth) = settleName(asking: id).property else { return }
        let id = FieldID.value(key: key, nth: nth)
        moveFocus(to: id)
        guard let open = OpenForm(state), let field = open.focused, field.id == id, !field.isShortDiagram,
            let place = open.tile.place(of: id)
        else { return }
        do {
            try write(.remove(place), in: open)
        } catch {
            return state.say(error.sentence)
        }
        guard let left = OpenForm(state), let index = open.fields.all.firstIndex(where: { $0.id == id }) else { return }
        let next = left.fields.all.dropFirst(max(0, index - 1)).first?.id
        show(focus: left.focused?.id ?? next ?? .newName)
    }

    /// Changes the tile and what the form calls its fields. `base` is the tile to make the change in, nil for the one that
    /// is there; `focus` is the field that has the keyboard afterwards, nil for the same. Throws where the format can't
    /// hold it; nothing is changed then.
    func write(
        _ edit: Domain.Directive.Edit, in open: OpenForm, from base: Domain.Directive? = nil, focus: FieldID? = nil,
        selection: TextSelection = .init(), joins: Bool = false
    ) throws(Domain.Refusal) {
        guard let document = state.document, let start = state.session?.range?.lowerBound else { return }
        if let refusal = document.refusal { throw Domain.Refusal(refusal) }
        let ending = document.document.lineEnding(before: open.index + 1)
        let new = try (base ?? open.tile).applying(edit, lineEnding: ending)
        let tile = Domain.Directive(parsing: Bytes(new))
        let splice = Domain.ByteSplice(from: Array(open.tile.source), to: new)
        let range = start..<start + new.count
        var form = open.session
        form.rename { edit.name(of: $0, from: open.tile, to: tile) }
        if let focus { form.focus = focus }
        commit(to: document.id, mark: .init(range: range, selection: selection, field: form.focus), joins: joins) {
            $0.replace(splice.offset..<splice.offset + splice.removed, inTile: open.index, with: splice.inserted)
        }
        let id = state.document?.document.surfaceID(for: range)
        state.session?.target = .form(range)
        state.session?.form = form
        state.session?.id = id
    }
}

extension Domain.Directive.Edit {
    /// What a field is called once the tile was changed; nil where its property is gone.
    func name(of field: FieldID, from old: Domain.Directive, to new: Domain.Directive) -> FieldID? {
        guard let place = old.place(of: field) else { return field }
        switch self {
        case .set, .add: return field
        case .rename: return field.of(new.valueField(at: place))
        case .remove(let gone):
            return place == gone ? nil : field.of(new.valueField(at: place > gone ? place - 1 : place))
        }
    }
}
