import Engine

extension BlockPainter {
    /// At both sides of a cell, in points.
    private static func cellPadding(_ ink: Ink) -> Double { ink.style == .caption ? 3 : 6 }

    /// Where whole words do not fit side by side, the text is set smaller; words are broken only where that does not help.
    mutating func paintTable(_ table: Surface.Block.Table, x: Double, width: Double, ink wanted: Ink) {
        let seen = Array(table.rows.prefix(max(1, Int((limit - y) / metrics.bodyLine) + 1)))
        var ink = wanted
        if longestWords(table.header, seen, ink: ink).reduce(0, +) > width { ink.style = .caption }
        let widths = columnWidths(table.header, seen, in: width, ink: ink)
        guard !widths.isEmpty else { return }
        var header = ink
        header.traits.insert(.strong)
        paintRow(table.header, table.alignments, widths, x: x, ink: header)
        for row in seen {
            guard !isFull else { break }
            paintRow(row, table.alignments, widths, x: x, ink: ink)
        }
        if seen.count < table.rows.count { y = max(y, limit + 1) }
    }

    private mutating func paintRow(
        _ cells: [[Surface.Span]], _ alignments: [Surface.Block.Table.Alignment], _ widths: [Double], x: Double,
        ink: Ink
    ) {
        let top = y
        y += 4
        var tallest = metrics.bodyLine
        var left = x
        for (index, width) in widths.enumerated() {
            if index < cells.count {
                let inner = max(8, width - 2 * Self.cellPadding(ink))
                let spans = Self.padded(cells[index])
                let layout = layout(spans, width: inner, ink: ink)
                tallest = max(tallest, layout.height)
                let alignment = index < alignments.count ? alignments[index] : .none
                drawCell(layout, spans, alignment, x: left + Self.cellPadding(ink), width: inner, ink: ink)
            }
            left += width
        }
        y = top + tallest + 9
        if y <= limit {
            commands.append(.fill(Rect(x, (y - 1).rounded(), widths.reduce(0, +), 1), .tileBorder, corner: 0))
        }
    }

    private mutating func drawCell(
        _ layout: TextLayout, _ spans: [Surface.Span], _ alignment: Surface.Block.Table.Alignment, x: Double,
        width: Double, ink: Ink
    ) {
        for line in layout.lines where y + line.top < limit {
            let used = line.runs.last.map { $0.x + $0.width } ?? 0
            let shift =
                switch alignment {
                case .none, .left: 0.0
                case .center: (width - used) / 2
                case .right: width - used
                }
            var single = layout
            single.lines = [line]
            draw(single, spans: spans, x: (x + max(0, shift)).rounded(), ink: ink)
        }
    }

    /// As wide as their texts where there is room, the rest shared out; else as wide as their longest words and a share of
    /// what is left; else the narrow ones keep theirs and the wide ones share the rest.
    private func columnWidths(
        _ header: [[Surface.Span]], _ rows: [[[Surface.Span]]], in width: Double, ink: Ink
    ) -> [Double] {
        let natural = widest(header, rows) { naturalWidth($0, isStrong: $1, ink: ink) }
        let total = natural.reduce(0, +)
        guard total > width else {
            let extra = (width - total) / Double(max(1, natural.count))
            return natural.map { $0 + extra }
        }
        let words = longestWords(header, rows, ink: ink)
        let least = words.reduce(0, +)
        guard least <= width else { return share(width, among: words) }
        return zip(words, natural).map { $0 + ($1 - $0) * (width - least) / (total - least) }
    }

    /// What each column needs so that no word is broken.
    private func longestWords(_ header: [[Surface.Span]], _ rows: [[[Surface.Span]]], ink: Ink) -> [Double] {
        widest(header, rows) { cell, isHeader in
            cell.flatMap { span in span.text.split(separator: " ").map { (span, $0) } }.reduce(0) { widest, word in
                var part = word.0
                part.text = String(word.1)
                return max(widest, naturalWidth([part], isStrong: isHeader, ink: ink))
            }
        }
    }

    /// The largest of a measure in each column; it is told whether the cell is a header.
    private func widest(
        _ header: [[Surface.Span]], _ rows: [[[Surface.Span]]], _ measure: ([Surface.Span], Bool) -> Double
    ) -> [Double] {
        var widest = header.map { measure($0, true) }
        for row in rows {
            for (index, cell) in row.enumerated() {
                if index == widest.count { widest.append(0) }
                widest[index] = max(widest[index], measure(cell, false))
            }
        }
        return widest
    }

    private func naturalWidth(_ cell: [Surface.Span], isStrong: Bool, ink: Ink) -> Double {
        var traits = ink.traits
        if isStrong { traits.insert(.strong) }
        let text = cell.reduce(0) { sum, span in
            let isCode = span.look.contains(.code)
            let face = isCode ? metrics.face(.code) : metrics.face(ink.style, traits)
            return sum + type.width(String(span.text.prefix(200)), face) + (isCode ? Self.cellPadding(ink) * 2 : 0)
        }
        return text.rounded(.up) + 2 * Self.cellPadding(ink) + 1
    }

    private func share(_ width: Double, among natural: [Double]) -> [Double] {
        var widths = natural
        var room = width
        var open = Array(natural.indices)
        while !open.isEmpty {
            let fair = room / Double(open.count)
            let narrow = open.filter { natural[$0] <= fair }
            guard !narrow.isEmpty else {
                for index in open { widths[index] = fair }
                break
            }
            room -= narrow.reduce(0) { $0 + natural[$1] }
            open.removeAll { natural[$0] <= fair }
        }
        return widths
    }
}
