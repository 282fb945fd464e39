/// Names of properties, which take effect once they are whole.
extension Editor {
    /// Where the keyboard is in a name: gives it to its property.
    func settleName() { _ = settleName(asking: .newName) }

    /// The same, and tells what another field is called then.
    func settleName(asking other: FieldID) -> FieldID {
        guard state.session?.form?.focus.isName == true, let open = OpenForm(state), let field = open.focused,
            let draft = open.session.draft(of: field)
        else { return other }
        let isNothing = draft.text.utf8.elementsEqual(field.text.utf8)
        guard !isNothing else {
            state.session?.form?.keep(nil, of: field.id)
            return other
        }
        let place = open.tile.place(of: field.id)
        let edit: Domain.Directive.Edit =
            place.map { .rename($0, to: draft.text) } ?? .add(draft.text, .text(""))
        guard take(edit, draft, of: field, open) else { return other }
        return edit.name(of: other, from: open.tile, to: OpenForm(state)?.tile ?? open.tile) ?? other
    }

    /// Adds the property whose name was typed, and goes on with its value.
    func addNamedProperty(_ open: OpenForm) {
        guard let field = open.focused, let draft = open.session.draft(of: field), !draft.text.isEmpty else { return }
        let nth = open.tile.properties.filter { $0.key == draft.text }.count
        let value = FieldID.value(key: draft.text, nth: nth)
        if take(.add(draft.text, .text("")), draft, of: field, open, focus: value) { show(focus: value) }
    }

    /// False where the name is refused; it stays in its field, and why stands beside it.
    private func take(
        _ edit: Domain.Directive.Edit, _ draft: FormSession.Draft, of field: FormField, _ open: OpenForm,
        focus: FieldID? = nil
    ) -> Bool {
        state.session?.serial += 1
        do {
            try write(edit, in: open, focus: focus)
        } catch {
            var refused = draft
            refused.refusal = error.sentence
            state.session?.form?.keep(refused, of: field.id)
            return false
        }
        let name = edit.name(of: field.id, from: open.tile, to: OpenForm(state)?.tile ?? open.tile)
        state.session?.form?.keep(nil, of: name ?? field.id)
        if focus == nil, let own = state.session?.form?.focus { show(focus: own) }
        return true
    }
}

extension Intent {
    /// A name that is being typed takes effect before it.
    var leavesField: Bool {
        switch self {
        case .editText, .focusField, .setField, .removeField, .setZoom, .setViewport, .receive, .run(.undo),
            .run(.redo),
            .openPalette, .openMenu, .moveChoice, .choose, .closeOverlay:
            false
        case .run, .appWillAppear, .appWillDisappear, .openWorkspace, .openDocument, .back, .escape, .select,
            .toggleSelection,
            .extendSelection, .selectRows, .clearSelection, .moveSelection, .moveCurrent, .typeAhead, .dropFiles,
            .editDetail, .insertTile, .deleteTiles,
            .duplicateTiles,
            .moveTiles, .drop, .moveToDocument, .toggleTask, .setProperty, .replaceAll, .toggleFolder, .toggleFold,
            .closeSearch,
            .editLine, .answer:
            true
        }
    }
}
