/// Makes the cards that are asked for, and remembers what it read for them.
struct CardSource {
    /// Of the document that `readings` are of.
    private var generation: Int?
    private var siteRevision = 0
    private var readings: [Domain.TileID: Reading] = [:]

    /// What costs a parse to know of a tile.
    private struct Reading {
        var tile: Domain.Tile
        var revision: Int
        var label: String
        var content: [Surface.Block]
        var problem: String?
    }

    /// More tiles than any window shows; when there are more, all are let go.
    private static let mostReadings = 512

    mutating func tile(_ id: SurfaceID, _ state: State) -> Surface.Tile? {
        switch id {
        case .tile(let tile): state.document.flatMap { card(tile, of: $0, state) }
        case .frontMatter: state.document.flatMap { frontMatterCard($0, state) }
        case .newTile: state.emptyTile != nil ? newTileCard : nil
        case .document(let document): libraryCard(document, state)
        case .folder(let path): folderRow(path, state)
        case .command: nil
        }
    }

    private mutating func card(_ id: Domain.TileID, of document: Domain.OpenDocument, _ state: State) -> Surface.Tile? {
        let tiles = document.document.tiles
        guard let index = tiles.index(of: id) else { return nil }
        let tile = tiles[index]
        let kind = kindName(of: tile.kind)
        let reading = reading(of: tile, at: index, document, state)
        let isStarting = state.session?.startsTile == true
        var card = Surface.Tile(
            id: .tile(id), revision: reading.revision, kind: kind, label: reading.label,
            detail: "\(kind), \(index + 1) of \(tiles.count)", content: reading.content,
            note: sectionNote(at: index, in: tiles), problem: reading.problem,
            isExpanded: document.isExpanded(at: index),
            isSelected: !isStarting && document.selection.ids.contains(.tile(id)),
            isCurrent: !isStarting && document.selection.current == .tile(id), isEdited: state.session?.id == .tile(id))
        if state.search.isOpen, let places = state.search.places[id], let pattern = state.search.pattern {
            card.matches = places.count
            card.hasCurrentMatch = state.search.current.map(places.contains) ?? false
            card.content = card.content.map { $0.marking(pattern) }
        }
        return card
    }

    private mutating func reading(
        of tile: Domain.Tile, at index: Int, _ document: Domain.OpenDocument, _ state: State
    ) -> Reading {
        let isKnown = generation == document.generation && siteRevision == state.siteRevision
        if !isKnown || readings.count > Self.mostReadings { readings = [:] }
        generation = document.generation
        siteRevision = state.siteRevision
        let revision = document.revision(of: tile.id)
        if let known = readings[tile.id], known.revision == revision, known.tile.isSame(as: tile) { return known }
        let reading = Reading(
            tile: tile, revision: revision, label: label(of: tile), content: document.content(of: tile, at: index),
            problem: document.problem(of: tile, at: index, in: state.site))
        readings[tile.id] = reading
        return reading
    }

    /// "4 tiles" at a heading: those up to the next heading of the same or a higher level.
    private func sectionNote(at index: Int, in tiles: Domain.Tiles) -> String {
        guard tiles[index].kind.rowLevel != nil else { return "" }
        return Words.count(tiles.endOfSection(at: index) - index - 1, "tile")
    }

    private var newTileCard: Surface.Tile {
        Surface.Tile(
            id: .newTile, revision: 0, kind: "New tile", label: "New tile", detail: "It begins with what is typed",
            content: [.paragraph([.init("Type its first words.", look: .emphasis)])], isSelected: true,
            isCurrent: true, isEdited: true)
    }

    private func frontMatterCard(_ document: Domain.OpenDocument, _ state: State) -> Surface.Tile? {
        guard let source = document.document.frontMatter else { return nil }
        let front = Domain.FrontMatter(parsing: source)
        let isStarting = state.session?.startsTile == true
        return Surface.Tile(
            id: .frontMatter, revision: document.revision, kind: "Front matter", label: "Front matter",
            detail: "What the page says of itself",
            content: [
                .properties(
                    type: "Front matter", front.entries.map { .init(key: $0.key, values: [$0.value]) })
            ], problem: document.frontMatterProblem(front, in: state.site),
            isSelected: !isStarting && document.selection.ids.contains(.frontMatter),
            isCurrent: !isStarting && document.selection.current == .frontMatter,
            isEdited: state.session?.id == .frontMatter)
    }

    private func libraryCard(_ id: Domain.DocumentID, _ state: State) -> Surface.Tile? {
        guard let workspace = state.workspace, workspace.contains(id) else { return nil }
        let summary = workspace.summaries[id]
        let faults = (summary?.faults ?? 0) + workspace.sites.faultCounts[id, default: 0]
        let title = summary?.title ?? id.fileName
        let isChanged = state.documents[id]?.history.isChanged ?? false
        let facts = [
            isChanged ? "not saved" : nil, summary.map { Words.count($0.words, "word") },
            summary.flatMap { $0.date.isEmpty ? nil : $0.date },
        ].compactMap { $0 }.joined(separator: " · ")
        return Surface.Tile(
            id: .document(id), revision: state.workspaceRevision, kind: "Document", label: title,
            detail: facts.isEmpty ? id.path : "\(id.path), \(facts)",
            content: [
                .heading(level: 3, [.init(title)]), .paragraph([.init(summary?.excerpt ?? "")]),
            ], note: facts,
            problem: faults > 0 ? "\(Words.count(faults, "problem")) inside" : nil,
            isSelected: state.library.ids.contains(.document(id)), isCurrent: state.library.current == .document(id))
    }

    private func folderRow(_ path: String, _ state: State) -> Surface.Tile? {
        guard let workspace = state.workspace else { return nil }
        let below = workspace.documents.filter { $0.path.hasPrefix(path + "/") }.count
        let name = path.split(separator: "/").joined(separator: " / ")
        return Surface.Tile(
            id: .folder(path), revision: state.workspaceRevision, kind: "Folder", label: name, detail: "Folder",
            content: [.heading(level: 2, [.init(name)])], note: Words.count(below, "document"),
            isExpanded: !workspace.folded.contains(path),
            isSelected: state.library.ids.contains(.folder(path)),
            isCurrent: state.library.current == .folder(path))
    }
}
