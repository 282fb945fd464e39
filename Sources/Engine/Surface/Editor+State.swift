extension Surface.Editor {
    init(_ state: State, measuring: any TextMeasuring) {
        guard let session = state.session, let document = state.document else {
            self.init()
            return
        }
        let tile = session.id?.tileID.flatMap { document.tile($0) }
        let form = OpenForm(state).map {
            Surface.Form($0, session, width: state.viewport.fieldWidth, measuring: measuring)
        }
        self.init(
            id: session.id, title: Self.title(of: session, tile),
            hint: "Esc to go back", text: session.text, form: form, hasForm: tile?.hasForm ?? false,
            formHint: state.keymap.hint(
                form == nil ? "Shows the tile's properties as fields" : "Shows the tile's source", for: .toggleSource),
            layout: form == nil ? Self.layout(of: session, state, measuring) : form?.focused?.layout,
            selection: session.selection, composition: session.composition,
            refusal: session.refusal ?? document.refusal,
            problem: tile.flatMap { document.problem(of: $0, in: state.site) },
            preview: tile.map { document.content(of: $0) } ?? [], serial: session.serial)
        isInPlace = session.setting != nil
        if state.search.isOpen, form == nil, let pattern = state.search.pattern, state.search.failure == nil {
            matches = ((try? pattern.matches(in: Array(session.text.utf8))) ?? []).map(\.range)
        }
    }

    private static func layout(
        of session: TextSession, _ state: State, _ measuring: any TextMeasuring
    ) -> TextLayout {
        TextLayout(
            [.init(session.shown.text, state.face(of: session))], width: state.viewport.editorWidth,
            measuring: measuring)
    }

    private static func title(of session: TextSession, _ tile: Domain.Tile?) -> String {
        if let tile { return kindName(of: tile.kind) }
        return session.id == .frontMatter ? "Front matter" : "New tile"
    }
}

extension Surface.Editor {
    /// The row of the board where the text is edited; nil where it is edited in the pane.
    public var place: SurfaceID? { isInPlace ? id ?? .newTile : nil }
}
