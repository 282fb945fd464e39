/// Opening a form, and the keyboard's way through it.
extension Editor {
    /// Opens the form of a directive; false where the card has none.
    func openForm(_ id: SurfaceID, focus: FieldID? = nil) -> Bool {
        guard let document = state.document, let tile = id.tileID.flatMap({ document.tile($0) }), tile.hasForm,
            let start = document.document.source(of: id)?.start
        else { return false }
        let fields = FormFields(of: Domain.Directive(parsing: tile.source), services: state.site?.services)
        let form = FormSession(focus: focus.flatMap { fields.field($0)?.id } ?? fields.entry)
        show(form, of: id, at: start..<start + tile.source.count)
        return true
    }

    /// The form over what a step of the history was about; false where that is no directive.
    func reopenForm(_ mark: Domain.History.Mark) -> Bool {
        guard let session = state.session, let document = state.document?.document,
            let id = document.surfaceID(for: mark.range), let (source, start) = document.source(of: id),
            start..<start + source.count == mark.range
        else { return false }
        guard session.id == id, var form = session.form else {
            sayWhatIsLost(with: session)
            return openForm(id, focus: mark.field)
        }
        let fields = FormFields(of: Domain.Directive(parsing: source), services: state.site?.services)
        if let field = mark.field {
            form.keep(nil, of: field)
            form.focus = field
        }
        if fields.field(form.focus) == nil { form.focus = fields.entry }
        show(form, of: id, at: mark.range, selection: mark.field == form.focus ? mark.selection : nil)
        return true
    }

    private func show(
        _ form: FormSession, of id: SurfaceID, at range: Range<Int>, selection: TextSelection? = nil
    ) {
        let serial = state.session?.serial ?? 0
        state.session = TextSession(target: .form(range), id: id, text: "", form: form, serial: serial)
        showFocused(selection)
    }

    /// Takes the keyboard to a field, and its text in.
    func show(focus id: FieldID) {
        state.session?.form?.focus = id
        showFocused()
    }

    /// Without a selection the caret stands behind the text.
    private func showFocused(_ selection: TextSelection? = nil) {
        guard let open = OpenForm(state), let field = open.focused else { return }
        let text = open.session.text(of: field)
        state.session?.text = text
        state.session?.selection = selection?.within(text) ?? .init(caret: .init(text.utf8.count))
        state.session?.composition = nil
        state.session?.serial += 1
    }

    func focusField(_ id: FieldID) { moveFocus(to: settleName(asking: id)) }

    /// What the document holds in other words shows as it holds it, once the field is left.
    func moveFocus(to id: FieldID) {
        guard let open = OpenForm(state), id != open.session.focus, open.fields.field(id) != nil else { return }
        if let field = open.focused, let draft = open.session.draft(of: field), draft.refusal == nil {
            state.session?.form?.keep(nil, of: field.id)
        }
        state.session?.form?.base = nil
        if let current = state.current { state.documents[current]?.history.closeStep() }
        show(focus: id)
    }

    /// The choice holds for the tiles that are opened next.
    func toggleSource() {
        guard let session = state.session, let id = session.id else { return }
        if let open = OpenForm(state), let start = session.range?.lowerBound {
            sayWhatIsLost(with: session)
            state.prefersSource = true
            let caret = open.tile.place(of: open.session.focus).map { open.tile.properties[$0].range.upperBound }
            let text = String(decoding: open.tile.source, as: UTF8.self)
            state.session = TextSession(
                target: .bytes(start: start), id: id, text: text,
                selection: .init(caret: .init(text.clusterStart(at: caret ?? text.utf8.count))),
                serial: session.serial + 1)
        } else if let source = state.document?.document.source(of: id)?.0, session.text.utf8.elementsEqual(source),
            openForm(id, focus: Domain.Directive(parsing: source).field(around: session.selection.focus.offset))
        {
            state.prefersSource = false
        } else {
            return state.say("Only a typed tile has a form.", .normal)
        }
        if let current = state.current { state.documents[current]?.history.closeStep() }
    }

    /// Undo brings back what the document holds before it takes back what the document holds.
    func takeBackDraft() -> Bool {
        guard let form = state.session?.form, form.holdsOpenDraft else { return false }
        state.session?.form?.keep(nil, of: form.focus)
        showFocused()
        return true
    }

    func sayWhatIsLost(with session: TextSession) {
        guard let (field, draft) = session.form?.refused.first, let reason = draft.refusal else { return }
        let outcome = field.property.map { "“\($0.key)” keeps what it held" } ?? "No property was added"
        state.say("\(outcome). \(reason)")
    }
}

extension TextSelection {
    /// The same as far as `text` reaches.
    fileprivate func within(_ text: String) -> TextSelection {
        let place = { (offset: Int) in TextPosition(text.clusterStart(at: min(offset, text.utf8.count))) }
        return TextSelection(anchor: place(anchor.offset), focus: place(focus.offset))
    }
}

extension Domain.Directive {
    /// The value whose lines a byte of the source lies in.
    fileprivate func field(around offset: Int) -> FieldID? {
        properties.firstIndex { $0.lines.contains(offset) }.map { valueField(at: $0) }
    }
}
