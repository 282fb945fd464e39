extension Surface.Editor {
    init(_ state: State, measuring: any TextMeasuring) {
        guard let session = state.session, let document = state.document else {
            self.init()
            return
        }
        let tile = session.id?.tileID.flatMap { document.tile($0) }
        let shown = session.shown
        let layout = TextLayout(
            [.init(shown.text, TextFace(.source))], width: state.viewport.editorWidth, measuring: measuring)
        self.init(
            id: session.id, title: Self.title(of: session, tile),
            hint: "Esc to go back", text: session.text, layout: layout, selection: session.selection,
            composition: session.composition, refusal: session.refusal ?? document.refusal,
            problem: tile.flatMap { document.problem(of: $0, in: state.site) },
            preview: tile.map { document.content(of: $0) } ?? [], serial: session.serial)
    }

    private static func title(of session: TextSession, _ tile: Domain.Tile?) -> String {
        if let tile { return kindName(of: tile.kind) }
        return session.id == .frontMatter ? "Front matter" : "New tile"
    }
}
