/// What a form knows beside the document: which field has the keyboard, and what was typed that is not in the document.
struct FormSession: Equatable {
    struct Draft: Equatable {
        var text: String
        /// What the document held when it was typed; the draft ends with that.
        var value: Domain.Directive.Value?
        /// Why the document has not taken it; nil where it has, but in other words.
        var refusal: String?
        /// Stays a list where the document holds an empty text in its place.
        var isList = false
    }

    /// Typing into one field is always written into the tile as it was before, so that what is there at last does not
    /// depend on what was there for a moment.
    struct Base: Equatable {
        var field: FieldID
        var source: Bytes
        /// What the tile became of it; a tile that is another one by now ends the base.
        var written: Bytes
    }

    var focus: FieldID
    var base: Base?
    private var drafts: [FieldID: Draft] = [:]

    init(focus: FieldID) { self.focus = focus }

    /// Nil where the field shows what the document holds.
    func draft(of field: FormField) -> Draft? {
        guard let draft = drafts[field.id], draft.value.isSame(as: field.value) else { return nil }
        return draft
    }

    func text(of field: FormField) -> String { draft(of: field)?.text ?? field.text }

    func control(of field: FormField) -> Surface.Form.Control {
        field.control(isList: draft(of: field)?.isList ?? false)
    }

    /// The tile that typing into the field is written into.
    func base(of field: FieldID, now tile: Domain.Directive) -> Domain.Directive {
        guard let base, base.field == field, base.written == tile.source else { return tile }
        return Domain.Directive(parsing: base.source)
    }

    mutating func keep(_ draft: Draft?, of field: FieldID) { drafts[field] = draft }

    /// What was typed in the focused field and is not in the document, where undo takes it back first.
    var holdsOpenDraft: Bool { drafts[focus].map { $0.refusal != nil || focus.isName } ?? false }

    /// Drafts that the document has not taken.
    var refused: [(field: FieldID, draft: Draft)] {
        drafts.filter { $0.value.refusal != nil }.map { (field: $0.key, draft: $0.value) }
    }

    /// Fields that are called otherwise since the tile was changed; nil for those that are gone.
    mutating func rename(_ name: (FieldID) -> FieldID?) {
        var renamed: [FieldID: Draft] = [:]
        for (field, draft) in drafts { if let field = name(field) { renamed[field] = draft } }
        drafts = renamed
        focus = name(focus) ?? focus
    }
}

extension Domain.Directive.Value? {
    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let a?, let b?): a.isSame(as: b)
        case (nil, _), (_, nil): false
        }
    }
}
