/// What palettes offer, and what of it fits what is typed.
extension Editor {
    func openPalette(_ kind: PaletteKind) {
        guard kind == .commands || state.workspace != nil else { return state.say("No folder is open.") }
        closeOverlay()
        state.lines[.palette] = LineText(kind == .search ? state.lastSearch : "", isSelected: true)
        var session = PaletteSession(kind: kind)
        session.offer(candidates(of: kind))
        state.overlay = .palette(session)
        filterPalette()
    }

    /// A caret that moved alone changes only what is seen of the field.
    func paletteEdited(isChanged: Bool) {
        guard case .palette(let session) = state.overlay else { return }
        state.overlay = .palette(session)
        if isChanged { filterPalette() }
    }

    /// The documents of the workspace are others now, or their titles.
    func refreshPalette() {
        guard case .palette(var session) = state.overlay,
            session.kind == .documents || session.kind == .destinations
        else { return }
        let chosen = session.chosen
        session.offer(candidates(of: session.kind))
        session.fit(to: state.lines[.palette]?.text ?? "")
        if let chosen, session.rows.contains(where: { $0.id == chosen }) { session.chosen = chosen }
        state.overlay = .palette(session)
    }

    private func filterPalette() {
        guard case .palette(var session) = state.overlay else { return }
        let query = state.lines[.palette]?.text ?? ""
        if session.kind == .search { return startSearch(for: query) }
        session.fit(to: query)
        state.overlay = .palette(session)
    }

    private func candidates(of kind: PaletteKind) -> [PaletteCandidate] {
        switch kind {
        case .commands: state.commandCandidates
        case .documents: state.documentCandidates
        case .destinations: state.documentCandidates.filter { $0.id != state.current.map { .document($0) } }
        case .search: []
        case .kinds: NewTileKind.allCases.map { PaletteCandidate(.kind($0), title: $0.title, detail: $0.hint) }
        case .shapes:
            TileShape.allCases.map {
                PaletteCandidate(
                    .shape($0), title: $0.title, detail: "", shortcut: state.keymap.shortcut(of: $0.command))
            }
        }
    }
}

extension PaletteSession {
    /// With an empty query everything fits, in the order of the candidates.
    mutating func fit(to text: String) {
        let query = FuzzyQuery(text)
        let best = query.isEmpty ? Array(candidates.indices) : places(fitting: query)
        total = best.count
        rows = best.prefix(Self.mostRows).map { place in
            let candidate = candidates[place]
            return .init(
                id: candidate.id, title: candidate.title, detail: candidate.detail, shortcut: candidate.shortcut,
                matches: query.matches(in: candidate.title), isEnabled: candidate.isEnabled)
        }
        chosen = rows.first?.id
    }

    /// What can be done first; of those that fit as well the shorter one, then the one that came first.
    private func places(fitting query: FuzzyQuery) -> [Int] {
        // One number each, which is sorted faster than what it stands for: above all the score, at the end the place.
        let places = 1 << 24
        let ranks = query.scores(in: texts).map { place, score in
            let isEnabled = candidates[place].isEnabled ? 1 << 20 : 0
            let length = min(texts.length(of: 2 * place), 1023)
            return ((isEnabled + score) << 10 - length) * places - place
        }
        return ranks.sorted(by: >).map { (places - $0 % places) % places }
    }
}

extension State {
    /// Those that can be done first, and of those the ones that were chosen last.
    fileprivate var commandCandidates: [PaletteCandidate] {
        let hidden: Set<Command> = [.palette, .menu]
        let others = Command.allCases.filter { !recentCommands.contains($0) }
        let all = (recentCommands + others).filter { !hidden.contains($0) }
        let (open, closed) = (all.filter(allows), all.filter { !allows($0) })
        return (open + closed).map { command in
            let isEnabled = allows(command)
            return PaletteCandidate(
                .command(command), title: command.listTitle,
                detail: isEnabled ? command.topic.rawValue : reason(against: command),
                shortcut: keymap.shortcut(of: command), isEnabled: isEnabled)
        }
    }

    /// The ones that were shown before first, then by path; the one that is shown now last, since nobody goes there.
    fileprivate var documentCandidates: [PaletteCandidate] {
        guard let workspace else { return [] }
        let recent = recentDocuments.filter { $0 != current && workspace.contains($0) }
        let known = Set(recent)
        let others = workspace.documents.filter { !known.contains($0) && $0 != current }
        let shown = current.map { workspace.contains($0) ? [$0] : [] } ?? []
        return (recent + others + shown).map {
            PaletteCandidate(.document($0), title: workspace.title(of: $0), detail: $0.path)
        }
    }

    /// Why a command that is not allowed would do nothing, as the end of a sentence.
    fileprivate func reason(against command: Command) -> String {
        switch command {
        case .undo: return "nothing was done"
        case .redo: return "nothing was taken back"
        case .save: return "nothing has changed"
        case .bold, .italic, .split, .toggleSource: return "no tile is being edited"
        default: break
        }
        if workspace == nil { return "no folder is open" }
        guard let document else { return "no document is open" }
        if document.refusal != nil { return "this document can’t be changed" }
        return document.selection.ids.isEmpty ? "nothing is selected" : "not with what is selected"
    }
}
