import Engine

extension BlockPainter {
    /// Lines as they stand in the file, on the ground of code, cut at the right edge.
    mutating func paintCode(_ text: String, x: Double, width: Double) {
        let face = TextFace(.code)
        let outdent = 4.0
        let padding = 10.0
        let box = Rect(x - outdent, y, width + 2 * outdent, 0)
        let visible = max(1, Int((limit - y) / metrics.codeLine) + 1)
        var lines = text.split(separator: "\n", maxSplits: visible, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true, lines.count > 1 { lines.removeLast() }
        let isCut = lines.count > visible
        lines = Array(lines.prefix(visible))
        let height = Double(lines.count) * metrics.codeLine + 2 * (padding - 1)
        let shown = Rect(box.x, box.y, box.width, min(height, limit - y + metrics.cardCorner))
        commands.append(.fill(shown, .codeBackground, corner: 6))
        commands.append(.pushClip(shown.inset(padding - 4, 0)))
        let columns = Int(box.width / max(1, type.width("0", face))) + 2
        for (index, line) in lines.enumerated() {
            let top = box.y + padding - 1 + Double(index) * metrics.codeLine
            let baseline = type.baseline(face, top: top, bottom: top + metrics.codeLine)
            let drawn = Self.printable(line, columns: columns)
            guard !drawn.isEmpty else { continue }
            let width = type.width(drawn, face)
            commands.append(.text(TextRun(drawn, face, .textPrimary, x: box.x + padding, y: baseline, width: width)))
        }
        commands.append(.popClip)
        y += height
        if isCut { y = max(y, limit + 1) }
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
        paintLine(name, TextFace(.body), .textPrimary, x: textX, width: room, height: metrics.labelLine)
        paintLine(address, TextFace(.caption), .textFaint, x: textX, width: room, height: metrics.captionLine)
        y = box.maxY
    }

    mutating func paintProperties(_ kind: String, _ properties: [Surface.Block.Property], x: Double, width: Double) {
        if !kind.isEmpty {
            paintText([.init(kind)], x: x, width: width, ink: .strong)
            y += 2
        }
        for property in properties {
            guard !isFull else {
                y = max(y, limit + 1)
                return
            }
            paintProperty(property, x: x, width: width)
        }
    }

    private mutating func paintProperty(_ property: Surface.Block.Property, x: Double, width: Double) {
        let face = TextFace(.caption)
        let key = min(type.width(property.key, face).rounded(.up) + 10, width * 0.45)
        let top = y
        if let run = type.run(property.key, face, .textFaint, in: Rect(x, y, key - 8, metrics.bodyLine)) {
            commands.append(.text(run))
        }
        for value in property.values where !isFull {
            paintText([.init(value)], x: x + key, width: width - key, ink: .body)
        }
        y = max(y, top + metrics.bodyLine)
    }
}
