extension Surface.Overlay {
    init?(_ state: State, measuring: any TextMeasuring) {
        switch state.overlay {
        case nil: return nil
        case .palette(let session): self = .palette(.init(session, state, measuring: measuring))
        case .menu(let session):
            self = .menu(
                .init(
                    title: session.title,
                    items: session.items.map {
                        .init(
                            id: $0.id, title: $0.title, shortcut: $0.shortcut, isEnabled: $0.isEnabled,
                            startsGroup: $0.startsGroup)
                    }, chosen: session.chosen))
        case .shortcuts: self = .shortcuts(.init(state))
        }
    }
}

extension Surface.Palette {
    init(_ session: PaletteSession, _ state: State, measuring: any TextMeasuring) {
        let line = state.lines[.palette] ?? LineText()
        self.init(
            kind: session.kind, title: session.kind.title,
            field: .init(
                line, id: .palette, label: session.kind.title, placeholder: session.kind.placeholder,
                measuring: measuring),
            rows: session.rows, chosen: session.chosen,
            empty: session.rows.isEmpty ? Self.empty(session, query: line.text) : "", note: Self.note(session))
    }

    private static func empty(_ session: PaletteSession, query: String) -> String {
        switch session.kind {
        case .commands: return "No command is called that."
        case .kinds, .shapes: return "No kind of tile is called that."
        case .destinations: return query.isEmpty ? "There is no other document here." : "No document is called that."
        case .documents: return query.isEmpty ? "There is no document here." : "No document is called that."
        case .search:
            guard let search = session.search else { return "Type what to look for in all documents." }
            return search.isDone ? "No document holds that." : "Searching…"
        }
    }

    private static func note(_ session: PaletteSession) -> String {
        guard let search = session.search else {
            guard session.total > session.rows.count else { return "" }
            return
                "The best \(Words.grouped(session.rows.count)) of \(Words.grouped(session.total)). Type more of the name."
        }
        guard !session.rows.isEmpty else { return "" }
        if search.isCut { return "The first \(Words.count(session.rows.count, "line")) only. Type more." }
        return search.isDone
            ? Words.count(session.rows.count, "line") : "\(Words.count(session.rows.count, "line")) so far"
    }
}

extension PaletteKind {
    var title: String {
        switch self {
        case .commands: "Commands"
        case .documents: "Go to document"
        case .destinations: "Move to document"
        case .search: "Search all documents"
        case .kinds: "New tile"
        case .shapes: "Turn into"
        }
    }

    fileprivate var placeholder: String {
        switch self {
        case .commands: "What do you want to do?"
        case .destinations: "Some letters of the name of the document to move to"
        case .documents: "Some letters of the document’s name"
        case .search: "What to look for in all documents"
        case .kinds, .shapes: "Some letters of a kind’s name"
        }
    }
}
