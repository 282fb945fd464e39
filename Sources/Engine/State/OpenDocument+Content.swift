extension Domain.OpenDocument {
    /// The tile as a reader would see it, its links resolved by the definitions of its chunk.
    func content(of tile: Domain.Tile, at index: Int? = nil) -> [Surface.Block] {
        let definitions = (index ?? self.index(of: tile.id)).map { self.definitions(around: $0) } ?? []
        return Surface.Block.blocks(of: tile, definitions: definitions)
    }

    /// What is wrong with the tile, by itself and for the site around it, in words; nil where nothing is.
    func problem(of tile: Domain.Tile, at index: Int? = nil, in site: Domain.Site?) -> String? {
        let index = index ?? self.index(of: tile.id)
        var faults = tile.faults(services: site?.services)
        if index == 0, document.opensFrontMatter { faults.insert(Domain.Fault(.frontMatterUnclosed), at: 0) }
        if let place = tile.source.placeOfFirstInvalid {
            faults.append(Domain.Fault(.encoding, line: place.line, column: place.column))
        }
        if let site {
            let links = LinkReader.links(of: tile, definitions: index.map { definitions(around: $0) } ?? [])
            let isDraft = links.isEmpty ? false : page.isDraft
            faults += links.compactMap { site.fault(of: $0, inDraft: isDraft) }
        }
        return faults.sentence(of: " of the tile")
    }

    /// The same for the front matter.
    func frontMatterProblem(_ front: Domain.FrontMatter, in site: Domain.Site?) -> String? {
        var faults = front.faults
        if let place = document.frontMatter?.placeOfFirstInvalid {
            faults.append(Domain.Fault(.encoding, line: place.line, column: place.column))
        }
        if let site { faults += site.pageFaults(of: Domain.Page(frontMatter: front, at: id.path)) }
        return faults.sentence(of: "")
    }

    private var page: Domain.Page {
        Domain.Page(frontMatter: document.frontMatter.map { Domain.FrontMatter(parsing: $0) }, at: id.path)
    }

    /// Sources of the tiles that may hold link definitions, between the directives around a tile.
    private func definitions(around index: Int) -> [Bytes] {
        guard hasDefinitions else { return [] }
        let tiles = document.tiles
        let before = tiles.lastIndex(before: index, where: { $0.kind.cutsChunk }, amongLeaves: { $0.cutsChunk })
        let end = tiles.firstIndex(from: index, where: { $0.kind.cutsChunk }, amongLeaves: { $0.cutsChunk })
        var found: [Bytes] = []
        var next = before.map { $0 + 1 } ?? 0
        while let place = tiles.firstIndex(
            from: next, where: { $0.mayDefineLinks }, amongLeaves: { $0.mayDefineLinks }), place < end ?? tiles.count
        {
            found.append(tiles[place].source)
            next = place + 1
        }
        return found
    }
}

extension [Domain.Fault] {
    /// The first one in words, with its line where that is not the first, and how many others there are; nil for none.
    fileprivate func sentence(of whole: String) -> String? {
        guard let first else { return nil }
        let place = first.line > 1 ? "Line \(first.line)\(whole): " : ""
        return place + first.message + (count > 1 ? " And \(count - 1) more." : "")
    }
}
