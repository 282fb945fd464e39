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
        var line = 1 + (frontMatter ?? []).lineFeeds + lead.lineFeeds
        for tile in tiles {
            if var fault = tile.fault(services: services) {
                fault.line += line - 1
                fault.tile = tile.id
                all.append(fault)
            }
            line += tile.source.lineFeeds + tile.gap.lineFeeds
        }
        return all
    }

    private var opensFrontMatter: Bool {
        guard frontMatter == nil, lead.isEmpty, let first = tiles.first else { return false }
        // A CR alone ends a block of Markdown, but not the line.
        let start = Array(first.source.prefix(4) + first.gap.prefix(2))
        return start.withUnsafeBufferPointer { FrontMatterLines.opens($0, at: 0) }
    }

    private var encodingFault: Domain.Fault? {
        var line = 1
        for part in [frontMatter ?? [], lead].lazy + tiles.lazy.flatMap({ [$0.source, $0.gap] }) {
            if let offset = part.firstInvalid {
                let before = part.prefix(offset)
                let start = before.lastIndex(of: 10).map { $0 + 1 } ?? before.startIndex
                let column = String(decoding: before[start...], as: UTF8.self).count + 1
                return Domain.Fault(.encoding, line: line + before.lineFeeds, column: column)
            }
            line += part.lineFeeds
        }
        return nil
    }
}

extension Domain.Tile {
    /// What is wrong with a directive, or with what tried to be one, the site left aside. `line` counts from the opening
    /// line. Cost grows with the tile.
    public var fault: Domain.Fault? { fault(services: nil) }

    func fault(services: [String: Domain.Service]?) -> Domain.Fault? {
        switch kind {
        case .directive(let type):
            let directive = Domain.Directive(parsing: source)
            var fault = directive.fault ?? BuiltInTile.problem(in: directive, services: services)
            fault?.type = type
            return fault
        case .source: return Domain.Directive(parsing: source).fault
        case .heading, .paragraph, .list, .table, .code, .quote, .image, .math, .html, .rule, .definitions: return nil
        }
    }
}

extension Bytes {
    /// How many lines end here, as the format counts them.
    var lineFeeds: Int { withUnsafeBufferPointer { $0.reduce(0) { $0 + ($1 == 10 ? 1 : 0) } } }
}
