/// Finding and replacing in the document.
extension Editor {
    func openSearch(showsReplacement: Bool) {
        guard state.document != nil else { return }
        if let selected = state.session.flatMap({ $0.selection.isCaret ? nil : $0.text.utf8Slice($0.selection.range) }),
            !selected.contains(where: \.isNewline)
        {
            state.lines[.find] = LineText(selected, isSelected: true)
        } else {
            state.lines[.find] = LineText(state.search.query.text, isSelected: true)
        }
        state.search.isOpen = true
        state.search.showsReplacement = showsReplacement || state.search.showsReplacement
        state.search.focus = showsReplacement && !state.search.query.text.isEmpty ? .replacement : .find
        state.search.focusSerial += 1
        queryChanged()
    }

    func closeSearch() {
        state.search.isOpen = false
        state.search.showsReplacement = false
        state.search.marksChanged()
        state.boardRevision += 1
    }

    /// Another text or other options: the first match from the current tile on becomes the current one.
    func queryChanged() {
        state.search.query.text = state.lines[.find]?.text ?? ""
        followSearch()
        goToMatch(firstMatch(from: state.session?.id ?? state.selection.current))
    }

    func changeSearch(_ option: WritableKeyPath<SearchQuery, Bool>) {
        state.search.query[keyPath: option].toggle()
        queryChanged()
    }

    /// Finds anew where the document or the query is no longer what was searched. The current match stays at its place, or
    /// goes to the next one.
    func followSearch() {
        guard state.search.isOpen else { return }
        let document = state.document
        let key = DocumentSearch.Key(
            query: state.search.query, document: document?.id, generation: document?.generation ?? 0,
            revision: document?.revision ?? 0)
        guard key != state.search.key else { return }
        let old = state.search.current.flatMap { index in
            state.search.matches.indices.contains(index) ? state.search.matches[index] : nil
        }
        state.search.key = key
        state.search.find(in: document?.document.tiles)
        state.search.current =
            old.flatMap { firstMatch(from: .tile($0.tile), at: $0.range.lowerBound) }
            ?? (state.search.matches.isEmpty ? nil : 0)
        state.boardRevision += 1
    }

    func findNext(backwards: Bool) {
        guard state.document != nil else { return }
        if !state.search.isOpen, state.search.query.text.isEmpty { return openSearch(showsReplacement: false) }
        state.search.isOpen = true
        followSearch()
        let count = state.search.matches.count
        guard count > 0 else { return }
        let last = state.search.current ?? (backwards ? 0 : -1)
        let next = (last + (backwards ? count - 1 : 1)) % count
        if backwards ? next > last : next < last {
            state.say(backwards ? "On from the end." : "On from the start.", .normal)
        }
        goToMatch(next)
    }

    /// The match is selected in the open source, or its tile on the board.
    private func goToMatch(_ index: Int?) {
        state.search.current = index
        state.search.marksChanged()
        state.boardRevision += 1
        guard let match = index.map({ state.search.matches[$0] }) else { return }
        let wasEditing = state.session != nil
        if state.session?.id != .tile(match.tile) {
            if state.selection.current != .tile(match.tile) { select(.tile(match.tile)) }
            if wasEditing { editDetail(.tile(match.tile)) }
        }
        state.show(.tile(match.tile))
        guard let session = state.session, session.form == nil, case .bytes(let start) = session.target,
            let place = state.document?.index(of: match.tile), let document = state.document?.document
        else { return }
        let from = document.offset(ofTile: place) - start
        let range = match.range.lowerBound + from..<match.range.upperBound + from
        guard range.lowerBound >= 0, range.upperBound <= session.text.utf8.count else { return }
        state.session?.selection = TextSelection(
            anchor: TextPosition(range.lowerBound), focus: TextPosition(range.upperBound))
        state.session?.serial += 1
    }

    /// The index of the first match in the row or behind it; the first of all where there is none. Nil without matches.
    private func firstMatch(from row: SurfaceID?, at offset: Int = 0) -> Int? {
        let search = state.search
        guard !search.matches.isEmpty else { return nil }
        guard let tiles = state.document?.document.tiles, let start = row?.tileID.flatMap({ tiles.index(of: $0) })
        else {
            return 0
        }
        for tile in tiles[start...] {
            guard let place = search.places[tile.id] else { continue }
            if tile.id != row?.tileID { return place.lowerBound }
            if let found = place.first(where: { search.matches[$0].range.lowerBound >= offset }) { return found }
        }
        return 0
    }

    /// Puts the replacement in the current match's place and goes on to the next one.
    func replaceOne() {
        followSearch()
        guard let document = state.document, let pattern = state.search.pattern,
            let match = state.search.current.map({ state.search.matches[$0] }),
            let index = document.index(of: match.tile)
        else { return }
        closeSession()
        if let refusal = document.refusal { return state.say(refusal) }
        let source = document.document.tiles[index].source
        let found = (try? pattern.matches(in: source))?.first { $0.range == match.range }
        guard let found else { return }
        let new = pattern.replacement(
            state.lines[.replacement]?.text ?? "", for: found, in: source,
            lineEnding: document.document.lineEnding(before: index + 1))
        commit(to: document.id) { $0.replace(match.range, inTile: index, with: new) }
        followSearch()
        let next = firstMatch(from: .tile(match.tile), at: match.range.lowerBound + new.count)
        goToMatch(next)
    }

    func replaceEvery() {
        replaceAll(state.search.query, with: state.lines[.replacement]?.text ?? "")
    }

    /// In the tiles' sources; the front matter stays. One undo.
    func replaceAll(_ query: SearchQuery, with new: String) {
        guard let document = state.document, !query.text.isEmpty else { return }
        closeSession()
        if let refusal = document.refusal { return state.say(refusal) }
        var count = (matches: 0, tiles: 0)
        var failure: PatternFailure?
        commit(to: document.id) { whole in
            do throws(PatternFailure) {
                return try whole.replaceAll(try Pattern(query), with: new, count: &count)
            } catch {
                failure = error
                return Domain.Change(splices: [])
            }
        }
        if let failure { return state.say(failure.sentence) }
        guard count.matches > 0 else { return state.say("“\(query.text)” is not in this document.", .normal) }
        let tiles = Words.count(count.tiles, "tile")
        state.say("Replaced \(Words.count(count.matches, "match")) in \(tiles).", .normal)
    }
}
