extension Domain.Document {
    /// Everything that is wrong: what makes a site reject the document, and what it refuses of single tiles, in the order of
    /// the format's section 5, going on after the first. Lines are those of the file. Cost grows with its size.
    ///
    /// `services` are those that the site binds, by id; nil where the site is not known.
    public func faults(services: [String: Domain.Service]? = nil) -> [Domain.Fault] {
        var all = encodingFault.map { [$0] } ?? []
        if let frontMatter {
            all += Domain.FrontMatter(parsing: frontMatter).faults
        } else if opensFrontMatter {
            all.append(Domain.Fault(.frontMatterUnclosed))
        }
        var line = firstTileLine
        for tile in tiles {
            for var fault in tile.faults(services: services) {
                fault.line += line - 1
                fault.tile = tile.id
                all.append(fault)
            }
            line += tile.lineFeeds
        }
        return all
    }

    /// Whether the first line opens front matter that nothing closes.
    var opensFrontMatter: Bool {
        guard frontMatter == nil, lead.isEmpty, let first = tiles.first else { return false }
        // A CR alone ends a block of Markdown, but not the line.
        let start = Array(first.source.prefix(4) + first.gap.prefix(2))
        return start.withUnsafeBufferPointer { FrontMatterLines.opens($0, at: 0) }
    }

    private var encodingFault: Domain.Fault? {
        var line = 1
        for part in [frontMatter ?? [], lead].lazy + tiles.lazy.flatMap({ [$0.source, $0.gap] }) {
            if let place = part.placeOfFirstInvalid {
                return Domain.Fault(.encoding, line: line + place.line - 1, column: place.column)
            }
            line += part.lineFeeds
        }
        return nil
    }
}

extension Domain.Tile {
    /// The first thing that is wrong, the site left aside.
    public var fault: Domain.Fault? { faults(services: nil).first }

    /// What is wrong with a directive, or with what tried to be one: all that makes a site reject the document, or else the
    /// first thing that it refuses of the tile. Lines count from the opening one. Cost grows with the tile.
    func faults(services: [String: Domain.Service]?) -> [Domain.Fault] {
        switch kind {
        case .directive(let type):
            let directive = Domain.Directive(parsing: source)
            var faults = directive.faults
            if faults.isEmpty, let problem = BuiltInTile.problem(in: directive, services: services) {
                faults = [problem.fault]
            }
            for index in faults.indices { faults[index].type = type }
            return faults
        case .source: return Domain.Directive(parsing: source).faults
        case .heading, .paragraph, .list, .table, .code, .quote, .image, .math, .html, .rule, .definitions: return []
        }
    }
}

extension Bytes {
    /// How many lines end here, as the format counts them.
    var lineFeeds: Int { withUnsafeBufferPointer { $0.reduce(0) { $0 + ($1 == 10 ? 1 : 0) } } }
}

extension Domain.Tile {
    /// How many lines end here and in the gap behind it.
    var lineFeeds: Int { source.lineFeeds + gap.lineFeeds }
}
