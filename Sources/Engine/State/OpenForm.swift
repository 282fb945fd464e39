/// The directive whose form is open, read from the document.
struct OpenForm {
    let session: FormSession
    let index: Int
    let tile: Domain.Directive
    let fields: FormFields

    /// Nil where no form is open.
    init?(_ state: State) {
        guard let session = state.session, let form = session.form, let id = session.id?.tileID,
            let document = state.document, let index = document.index(of: id)
        else { return nil }
        self.session = form
        self.index = index
        tile = Domain.Directive(parsing: document.document.tiles[index].source)
        fields = FormFields(of: tile, services: state.site?.services)
    }

    var focused: FormField? { fields.field(session.focus) }

    /// The one behind it; nil behind the last one.
    func field(after id: FieldID) -> FieldID? {
        guard let index = fields.all.firstIndex(where: { $0.id == id }) else { return nil }
        return fields.all.dropFirst(index + 1).first?.id
    }
}

extension FormFields {
    /// Where the keyboard goes when the form opens: to what is wrong, else to the first value.
    var entry: FieldID { (all.first { $0.problem != nil } ?? all.first { !$0.id.isName })?.id ?? .newName }
}

extension Domain.Tile {
    /// Typed, closed, all of it text, and not too long to be edited.
    var hasForm: Bool {
        kind.cutsChunk && source.count <= TextSession.longestText && String(validating: source, as: UTF8.self) != nil
    }
}
