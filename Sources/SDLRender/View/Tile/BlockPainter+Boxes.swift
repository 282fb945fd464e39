import Engine

extension BlockPainter {
    private static var codePadding: Double { 10 }

    /// Lines as they stand in the file, on the ground of code, cut at the right edge. Where the box does not fit, it ends
    /// above the card's edge and fades by itself.
    mutating func paintCode(_ spans: [Surface.Span], x: Double, width: Double) {
        let padding = Self.codePadding
        let outdent = 4.0
        let seen = max(1, Int((limit - y) / metrics.codeLine) + 1)
        var lines = spans.lines(upTo: seen)
        if lines.last?.allSatisfy(\.text.isEmpty) == true, lines.count > 1 { lines.removeLast() }
        let height = Double(lines.count) * metrics.codeLine + 2 * (padding - 1)
        let room = limit - y - metrics.cardPaddingY + outdent
        let isCut = height > room && room > metrics.fadeHeight
        let box = Rect(x - outdent, y, width + 2 * outdent, isCut ? room : height)
        commands.append(.fill(box, .codeBackground, corner: 6))
        commands.append(.pushClip(box.inset(padding - 4, 0)))
        paintLines(lines, in: box)
        if isCut {
            let fade = Rect(box.x, box.maxY - metrics.fadeHeight, box.width, metrics.fadeHeight)
            commands.append(.fade(fade, .codeBackground))
        }
        commands.append(.popClip)
        fadesItself = isCut
        y = isCut ? max(box.maxY, limit + 1) : y + height
    }

    private mutating func paintLines(_ lines: [[Surface.Span]], in box: Rect) {
        let face = metrics.face(.code)
        let columns = Int(box.width / max(1, type.width("0", face))) + 2
        for (index, line) in lines.enumerated() {
            let top = box.y + Self.codePadding - 1 + Double(index) * metrics.codeLine
            guard top < box.maxY else { break }
            let baseline = type.baseline(face, top: top, bottom: top + metrics.codeLine)
            var x = box.x + Self.codePadding
            for span in line where x < box.maxX {
                let drawn = Self.printable(span.text, columns: columns)
                let width = type.width(drawn, face)
                if span.isMatch, width > 0 {
                    let ground = Rect(x - 1, top + 1, width + 2, metrics.codeLine - 2)
                    commands.append(.fill(ground, .matchBackground, corner: 2))
                }
                if !drawn.isEmpty {
                    commands.append(.text(TextRun(drawn, face, .textPrimary, x: x, y: baseline, width: width)))
                }
                x += width
            }
        }
    }

    /// The first `columns` characters with tabs as blanks and without other controls.
    static func printable(_ line: some StringProtocol, columns: Int) -> String {
        var out = ""
        for character in line.prefix(columns) {
            if character == "\t" {
                out += "    "
            } else if let ascii = character.asciiValue, ascii < 32 {
                out += "\u{FFFD}"
            } else {
                out.append(character)
            }
        }
        return out
    }

    mutating func paintCallout(_ title: [Surface.Span], _ text: [Surface.Span], x: Double, width: Double) {
        let top = y
        let ground = commands.count
        y += 9
        if !title.plainText.isEmpty {
            paintText(
                title, x: x + 15, width: width - 27, ink: Ink(style: .body, color: .warning, traits: .strong))
        }
        if !text.plainText.isEmpty { paintText(text, x: x + 15, width: width - 27, ink: .body) }
        y += 11
        let box = Rect(x, top, width, min(y, limit + 20) - top)
        commands.insert(.fill(Rect(box.x, box.y, box.width, box.height), .warningSoft, corner: 6), at: ground)
        commands.insert(.fill(Rect(box.x, box.y, 3, box.height), .warning, corner: 1.5), at: ground + 1)
    }

    /// An image that is not drawn: what it shows, and where it is.
    mutating func paintImage(_ address: String, _ description: String, x: Double, width: Double) {
        let height = (metrics.labelLine + metrics.captionLine + 24).rounded()
        let box = Rect(x, y, width, height)
        commands.append(.fill(box, .codeBackground, corner: 6))
        commands.append(.stroke(box, .tileBorder, width: 1, corner: 6))
        let icon = Rect(box.x + 12, (box.midY - metrics.iconSize / 2).rounded(), metrics.iconSize, metrics.iconSize)
        commands += Icon.image.commands(in: icon, color: .textFaint)
        let textX = icon.maxX + 10
        let room = box.maxX - 10 - textX
        y += 12
        let name = description.isEmpty ? "Image" : description
        paintLine(name, metrics.face(.body), .textPrimary, x: textX, width: room, height: metrics.labelLine)
        paintLine(address, metrics.face(.caption), .textFaint, x: textX, width: room, height: metrics.captionLine)
        y = box.maxY
    }

    mutating func paintProperties(_ kind: String, _ properties: [Surface.Block.Property], x: Double, width: Double) {
        if !kind.isEmpty {
            paintText([.init(kind)], x: x, width: width, ink: .strong)
            y += 2
        }
        let widest = properties.reduce(0) { max($0, type.width($1.key, metrics.face(.caption))) }
        let column = min(widest.rounded(.up) + 12, (width * 0.45).rounded())
        for property in properties {
            guard !isFull else {
                y = max(y, limit + 1)
                return
            }
            paintProperty(property, x: x, column: column, width: width)
        }
    }

    private mutating func paintProperty(_ property: Surface.Block.Property, x: Double, column: Double, width: Double) {
        let top = y
        let key = Rect(x, y, column - 8, metrics.bodyLine)
        if let run = type.run(property.key, metrics.face(.caption), .textFaint, in: key) { commands.append(.text(run)) }
        for value in property.values where !isFull {
            let text = value.plainText
            if text.contains(" ") || value.contains(where: \.isMatch) {
                paintText(value, x: x + column, width: width - column, ink: .body)
            } else {
                // An address or a single word is cut rather than broken.
                paintLine(
                    text, metrics.face(.body), .textPrimary, x: x + column, width: width - column,
                    height: metrics.bodyLine
                )
            }
        }
        y = max(y, top + metrics.bodyLine)
    }
}

extension [Surface.Span] {
    /// Cut at line ends: so many lines at most, and what is left behind them as one more.
    fileprivate func lines(upTo limit: Int) -> [[Surface.Span]] {
        var lines: [[Surface.Span]] = [[]]
        for span in self {
            let splits = Swift.max(0, limit + 1 - lines.count)
            let parts = span.text.split(separator: "\n", maxSplits: splits, omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append([]) }
                var piece = span
                piece.text = String(part)
                if lines.count <= limit + 1 { lines[lines.count - 1].append(piece) }
            }
        }
        return lines
    }
}
