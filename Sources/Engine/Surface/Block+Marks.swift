extension Surface.Block {
    /// With the matches in its words marked; addresses and formulas stay as they are.
    func marking(_ pattern: Pattern) -> Surface.Block {
        switch self {
        case .heading(let level, let spans): .heading(level: level, spans.marking(pattern))
        case .paragraph(let spans): .paragraph(spans.marking(pattern))
        case .quote(let blocks): .quote(blocks.map { $0.marking(pattern) })
        case .list(var list):
            .list(
                {
                    for index in list.items.indices {
                        list.items[index].blocks = list.items[index].blocks.map { $0.marking(pattern) }
                    }
                    return list
                }())
        case .table(var table):
            .table(
                {
                    table.header = table.header.map { $0.marking(pattern) }
                    table.rows = table.rows.map { $0.map { $0.marking(pattern) } }
                    return table
                }())
        case .code(let language, let spans): .code(language: language, spans.marking(pattern))
        case .source(let spans): .source(spans.marking(pattern))
        case .callout(let title, let text): .callout(title: title.marking(pattern), text: text.marking(pattern))
        case .properties(let type, var properties):
            .properties(
                type: type,
                {
                    for index in properties.indices {
                        properties[index].values = properties[index].values.map { $0.marking(pattern) }
                    }
                    return properties
                }())
        case .rule, .image, .math: self
        }
    }
}

extension [Surface.Span] {
    /// A match may reach over several spans.
    fileprivate func marking(_ pattern: Pattern) -> [Surface.Span] {
        let text = [UInt8](map(\.text).joined().utf8)
        guard let matches = try? pattern.matches(in: text), !matches.isEmpty else { return self }
        var marked: [Surface.Span] = []
        var start = 0
        var next = 0
        for span in self {
            let end = start + span.text.utf8.count
            var at = start
            while at < end {
                while next < matches.count, matches[next].range.upperBound <= at { next += 1 }
                let match = next < matches.count ? matches[next].range.clamped(to: at..<end) : end..<end
                for (range, isMatch) in [(at..<match.lowerBound, false), (match, true)] where !range.isEmpty {
                    var part = span
                    part.text = span.text.utf8Slice(range.lowerBound - start..<range.upperBound - start)
                    part.isMatch = isMatch
                    marked.append(part)
                }
                at = Swift.max(match.upperBound, at + 1)
            }
            start = end
        }
        return marked
    }
}
