extension Editor {
    /// Opens the editor pane on a tile; goes to a document of the library.
    func editDetail(_ id: SurfaceID) {
        switch id {
        case .document(let document): openDocument(document)
        case .folder(let path): toggleFolder(path)
        case .tile, .frontMatter: openSession(id)
        case .newTile, .command: break
        }
    }

    private func openSession(_ id: SurfaceID) {
        guard let document = state.document?.document, let (source, start) = document.source(of: id),
            state.session?.id != id
        else { return }
        closeSession()
        // A form would hide the line that is no property.
        let fault = id.tileID.flatMap { state.document?.tile($0) }?.lineFault
        if !state.prefersSource, fault == nil, openForm(id) { return selectAndShow(id) }
        if source.count > TextSession.longestText {
            state.session = TextSession(
                target: .none, id: id,
                text: String(decoding: source.prefix(TextSession.longestShown), as: UTF8.self),
                refusal: "This tile is too long to be edited here; its beginning is shown. It can be moved and copied.")
        } else if let text = String(validating: source, as: UTF8.self) {
            state.session = TextSession(
                target: .bytes(start: start), id: id, text: text,
                selection: .init(caret: .init(fault.map { text.endOfLine($0.line) } ?? text.utf8.count)))
        } else {
            state.session = TextSession(
                target: .none, id: id, text: String(decoding: source, as: UTF8.self),
                refusal: "This tile holds bytes that are not UTF-8. It can be moved, but its text can't be edited.")
        }
        placeSession()
        selectAndShow(id)
    }

    /// Decides where the text is edited.
    func placeSession() {
        guard let session = state.session else { return }
        let setting = state.setting(of: session)
        state.session?.setting = setting
    }

    func openNewTile(after id: Domain.TileID?) {
        guard let document = state.document else { return }
        closeSession()
        if let refusal = document.refusal { return state.say(refusal) }
        if let id { state.unfold(behind: id) }
        state.session = TextSession(target: .newTile(after: id), text: "")
        placeSession()
        state.show(.newTile)
    }

    /// The editor pane over what a step of the history was about.
    func reopenSession(_ mark: Domain.History.Mark) {
        guard let document = state.document?.document else { return }
        if state.session?.form != nil, reopenForm(mark) { return }
        let text = String(decoding: document.bytes(in: mark.range), as: UTF8.self)
        let former = state.session
        let serial = (former?.serial ?? 0) + 1
        state.session = TextSession(
            target: .bytes(start: mark.range.lowerBound), id: document.surfaceID(for: mark.range), text: text,
            selection: mark.field == nil ? mark.selection : .init(caret: .init(text.utf8.count)), serial: serial)
        state.session?.setting = former?.setting
    }

    func closeSession() {
        guard let session = state.session else { return }
        sayWhatIsLost(with: session)
        state.session = nil
        if let current = state.current { state.documents[current]?.history.closeStep() }
    }

    func editText(_ command: TextCommand) {
        guard var session = state.session, let id = state.document?.id else { return }
        if command == .insert("/"), session.startsTile, session.text.isEmpty { return openPalette(.kinds) }
        if session.form != nil { return editField(command.endingLines(with: "\n")) }
        session.serial += 1
        if case .compose(let composition) = command {
            session.composition = composition.text.isEmpty || session.refusal != nil ? nil : composition
            state.session = session
            return
        }
        session.composition = nil
        let ending = lineEnding(in: session)
        let outcome = outcome(
            of: command.endingLines(with: ending), in: session, lineEnding: ending, face: state.face(of: session),
            width: state.viewport.editorWidth)
        if let copied = outcome.copied { clipboard.text = copied }
        guard let edit = outcome.edit else {
            session.selection = outcome.selection
            state.session = session
            state.documents[id]?.history.closeStep()
            return
        }
        if let refusal = session.refusal { return state.say(refusal) }
        state.session = session
        applyTyping(edit, outcome)
    }

    /// New lines end as the ones before them.
    private func lineEnding(in session: TextSession) -> String {
        if let own = Bytes(Array(session.text.utf8)).firstLineEnd { return own }
        guard let document = state.document?.document else { return "\n" }
        let index = session.id?.tileID.flatMap { document.tiles.index(of: $0) }
        return document.lineEnding(before: (index ?? 0) + 1)
    }

    /// What the command does to the session's text. It is laid out already, in `face` and broken at `width`, unless it is
    /// shown with a composition.
    func outcome(
        of command: TextCommand, in session: TextSession, lineEnding: String, face: TextFace, width: Double
    ) -> TextOutcome {
        let shown = state.session?.composition == nil ? editorSurface.layout : nil
        return TextEditing(
            text: session.text,
            layout: shown ?? TextLayout([.init(session.text, face)], width: width, measuring: measuring),
            selection: session.selection, measuring: measuring
        ).respond(
            to: command,
            in: .init(
                lineEnding: lineEnding, linesPerPage: state.viewport.editorLines,
                clipboardText: command == .paste ? clipboard.text : nil))
    }

    /// Typing is never refused: what the text now reads as is shown, and said where it is not the one tile that it was.
    private func applyTyping(_ edit: TextEdit, _ outcome: TextOutcome) {
        guard var session = state.session, let id = state.current else { return }
        session.text.replaceUTF8(edit.range, with: edit.replacement)
        session.selection = outcome.selection
        switch session.target {
        case .none, .form: return
        case .newTile(let after): session.target = .bytes(start: startTyping(edit.replacement, after: after, in: id))
        case .bytes(let start):
            commit(
                to: id, mark: .init(range: start..<start + session.text.utf8.count, selection: session.selection),
                joins: outcome.joinsTyping
            ) {
                $0.replace(
                    bytes: start + edit.range.lowerBound..<start + edit.range.upperBound,
                    with: Array(edit.replacement.utf8))
            }
        }
        session.id = session.range.flatMap { state.document?.document.surfaceID(for: $0) }
        state.session = session
        if let id = session.id, state.selection.current != id { selectAndShow(id) }
        sayReading(of: session)
    }

    /// Writes the first characters of a new tile behind `after`; gives where they begin.
    private func startTyping(_ text: String, after: Domain.TileID?, in id: Domain.DocumentID) -> Int {
        var start = 0
        commit(to: id) { $0.startTile(Array(text.utf8), after: after, start: &start) }
        return start
    }

    private func sayReading(of session: TextSession) {
        guard let range = session.range, let document = state.document?.document else { return }
        switch document.reading(of: range) {
        case .oneTile, .nothing: break
        case .tiles(let count): state.say("This text now reads as \(Words.count(count, "tile")).", .normal)
        case .joinsBefore: state.say("This text now reads as part of the tile before it.")
        case .joinsAfter: state.say("This text now takes in what stands behind it.")
        }
    }
}

extension TextCommand {
    /// Text that comes in whole gets the line ends of the text that it comes into.
    func endingLines(with ending: String) -> TextCommand {
        if case .insert(let text) = self { .insert(text.withLineEnds(ending)) } else { self }
    }
}

extension Domain.Tile {
    /// The first line of a typed tile that is no property; nil without any.
    fileprivate var lineFault: Domain.Fault? { kind.cutsChunk ? Domain.Directive(parsing: source).fault : nil }
}

extension String {
    /// Behind the last character of the line `number`, counted from 1, in bytes.
    fileprivate func endOfLine(_ number: Int) -> Int {
        let lines = utf8.split(separator: 10, omittingEmptySubsequences: false).prefix(number)
        guard let last = lines.last else { return 0 }
        return utf8.distance(from: startIndex, to: last.endIndex) - (last.last == 13 ? 1 : 0)
    }
}
