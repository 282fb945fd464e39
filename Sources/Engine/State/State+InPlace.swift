/// Texts that are edited in their own place on the board instead of in the editor pane.
extension TextSession {
    /// How such a text is set.
    enum Setting: Equatable {
        case prose, code
    }
}

extension State {
    /// Nil where the text is edited in the pane: beside other densities, as a form, or where it can't be edited.
    func setting(of session: TextSession) -> TextSession.Setting? {
        guard zoom.density == .page, session.form == nil, session.refusal == nil, let document,
            document.refusal == nil
        else { return nil }
        guard let id = session.id else { return .prose }
        guard let tile = id.tileID.flatMap({ document.tile($0) }) else { return .code }
        return tile.hasForm ? nil : tile.kind.isProse ? .prose : .code
    }

    /// Text in its place looks as it is read there, code as code.
    func face(of session: TextSession) -> TextFace {
        switch session.setting {
        case .prose: zoom.face(.body)
        case .code: zoom.face(.code)
        case nil: TextFace(.source)
        }
    }

    /// The tiles that the board leaves out because their text is shown where the first tile of the session stands.
    var coveredTiles: Range<Int> {
        guard let session, session.setting != nil, let range = session.range, !range.isEmpty, let document,
            let first = session.id?.tileID.flatMap({ document.index(of: $0) }),
            let last = document.document.place(at: range.upperBound - 1)?.index, last > first
        else { return 0..<0 }
        return first + 1..<last + 1
    }

    /// Where the board shows a tile that has no text yet, or none any more; nil where it shows none.
    var emptyTile: EmptyTile? {
        guard let session else { return nil }
        switch session.target {
        case .newTile(let after): return EmptyTile(after: after)
        case .bytes(let start):
            guard session.setting != nil, session.id == nil, let document = document?.document else { return nil }
            let above = document.place(at: max(0, start - 1))?.index
            return EmptyTile(after: above.map { document.tiles[$0].id })
        case .form, .none: return nil
        }
    }

    struct EmptyTile: Equatable {
        var after: Domain.TileID?
    }
}

extension Domain.TileKind {
    fileprivate var isProse: Bool {
        switch self {
        case .heading, .paragraph, .list, .quote: true
        case .table, .code, .image, .math, .html, .rule, .definitions, .directive, .source: false
        }
    }
}
