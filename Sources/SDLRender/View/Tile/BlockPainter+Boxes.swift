import Engine

extension BlockPainter {
    private static var codePadding: Double { 10 }

    /// Lines as they stand in the file, on the ground of code, cut at the right edge. Where the box does not fit, it ends
    /// above the card's edge and fades by itself.
    mutating func paintCode(_ text: String, x: Double, width: Double) {
        let padding = Self.codePadding
        let outdent = 4.0
        let seen = max(1, Int((limit - y) / metrics.codeLine) + 1)
        var lines = text.split(separator: "\n", maxSplits: seen, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true, lines.count > 1 { lines.removeLast() }
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

    private mutating func paintLines(_ lines: [Substring], in box: Rect) {
        let face = metrics.face(.code)
        let columns = Int(box.width / max(1, type.width("0", face))) + 2
        for (index, line) in lines.enumerated() {
            let top = box.y + Self.codePadding - 1 + Double(index) * metrics.codeLine
            let drawn = Self.printable(line, columns: columns)
            guard !drawn.isEmpty, top < box.maxY else { continue }
            let baseline = type.baseline(face, top: top, bottom: top + metrics.codeLine)
            let width = type.width(drawn, face)
            commands.append(
                .text(TextRun(drawn, face, .textPrimary, x: box.x + Self.codePadding, y: baseline, width: width)))
        }
    }

    /// The first `columns` characters with tabs as blanks and without other controls.
    static func printable(_ line: Substring, columns: Int) -> String {
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

    mutating func paintCallout(_ title: String, _ text: String, x: Double, width: Double) {
        let top = y
        let ground = commands.count
        y += 9
        if !title.isEmpty {
            paintText(
                [.init(title)], x: x + 15, width: width - 27, ink: Ink(style: .body, color: .warning, traits: .strong))
        }
        if !text.isEmpty { paintText([.init(text)], x: x + 15, width: width - 27, ink: .body) }
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
            if value.contains(" ") {
                paintText([.init(value)], x: x + column, width: width - column, ink: .body)
            } else {
                // An address or a single word is cut rather than broken.
                paintLine(
                    value, metrics.face(.body), .textPrimary, x: x + column, width: width - column,
                    height: metrics.bodyLine
                )
            }
        }
        y = max(y, top + metrics.bodyLine)
    }
}
