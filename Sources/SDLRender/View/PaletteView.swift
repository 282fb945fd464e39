import Engine

/// A field and the rows that fit what is typed into it.
struct PaletteView {
    let surface: Surface.Palette
    let frames: PaletteFrames
    let layout: ScreenLayout

    private static let detailFace = TextFace(.caption)

    func append(to builder: inout FrameBuilder) {
        builder.sheet(frames.box, corner: 12)
        builder.group(
            Node(
                id: OverlayView.nodeID, role: .dialog, name: surface.title, states: [.enabled, .showing, .modal],
                frame: frames.box, parent: nil)
        ) { builder in
            LineFieldView(surface: surface.field, rect: frames.field).append(to: &builder)
            addRows(to: &builder)
            addNote(to: &builder)
            ScrollBar(besideRows: frames.port, padding: PaletteFrames.padding, layout: layout).append(to: &builder)
        }
    }

    private func addRows(to builder: inout FrameBuilder) {
        let name = surface.rows.isEmpty ? surface.empty : "\(surface.title), \(surface.rows.count) to choose from"
        builder.group(
            Node(
                id: "overlay-rows", role: .list, name: name, states: [.enabled, .showing], frame: frames.port,
                parent: nil)
        ) { builder in
            if let empty = frames.empty {
                builder.lines(
                    empty, .textSecondary, x: frames.port.x + 8, y: frames.port.y + 6, width: frames.port.width - 16)
            }
            builder.clipped(to: frames.port) { builder in
                let offset = builder.state.offset(.overlay)
                for index in frames.visibleRows(offset: offset) {
                    add(surface.rows[index], at: frames.frame(ofRow: index, offset: offset), to: &builder)
                }
            }
        }
    }

    private func add(_ row: Surface.Palette.Row, at rect: Rect, to builder: inout FrameBuilder) {
        let isChosen = row.id == surface.chosen
        let description = [row.detail, row.shortcut].filter { !$0.isEmpty }.joined(separator: ", ")
        builder.control(
            Control(
                id: OverlayView.nodeID(row.id), role: .listitem, name: row.title.isEmpty ? row.detail : row.title,
                hint: description, states: isChosen ? [.selectable, .selected] : .selectable, isEnabled: row.isEnabled,
                rect: rect, bounds: frames.port, corner: 6, intent: .choose(row.id))
        ) { builder, look in
            if isChosen {
                builder.fill(rect, .accentSoft, corner: 6)
            } else if look.isHovered {
                builder.fill(rect, .controlHover, corner: 6)
            }
            let inner = rect.inset(8, 0)
            if surface.kind == .search {
                addTall(row, in: inner, isChosen: isChosen, to: &builder)
            } else {
                addFlat(row, in: inner, isChosen: isChosen, to: &builder)
            }
        }
    }

    private func ink(_ row: Surface.Palette.Row) -> ColorToken { row.isEnabled ? .textPrimary : .textFaint }

    /// Title at the left; detail and shortcut at the right, as far as there is room.
    private func addFlat(
        _ row: Surface.Palette.Row, in rect: Rect, isChosen: Bool, to builder: inout FrameBuilder
    ) {
        var right = rect.maxX
        if !row.shortcut.isEmpty {
            right -= builder.text(row.shortcut, MenuView.keyFace, .textSecondary, in: rect, align: .right) + 16
        }
        let title = MarkedText(text: row.title, matches: row.matches)
        let needed = title.width(in: builder)
        let detail = min(builder.type.width(row.detail, Self.detailFace), max(0, right - rect.x - needed - 16))
        let least = min(builder.type.width(row.detail, Self.detailFace), rect.width * 0.3)
        let room = max(detail, row.shortcut.isEmpty ? least : 0)
        if room > 40 || detail == builder.type.width(row.detail, Self.detailFace) {
            builder.text(
                row.detail, Self.detailFace, isChosen ? .textSecondary : .textFaint,
                in: Rect(right - room, rect.y, room, rect.height), align: .right)
            right -= room + 12
        }
        title.append(in: Rect(rect.x, rect.y, max(0, right - rect.x), rect.height), ink(row), to: &builder)
    }

    /// The line that was found, and below it where it stands.
    private func addTall(
        _ row: Surface.Palette.Row, in rect: Rect, isChosen: Bool, to builder: inout FrameBuilder
    ) {
        let metrics = builder.metrics
        let top = Rect(rect.x, rect.y + 4, rect.width, metrics.labelLine)
        MarkedText(text: row.title, matches: row.matches).append(in: top, ink(row), to: &builder)
        builder.text(
            row.detail, Self.detailFace, isChosen ? .textSecondary : .textFaint,
            in: Rect(rect.x, top.maxY, rect.width, metrics.captionLine))
    }

    private func addNote(to builder: inout FrameBuilder) {
        guard !surface.note.isEmpty else { return }
        builder.text(surface.note, Self.detailFace, .textFaint, in: frames.note.inset(8, 0))
        builder.group(
            Node(
                id: "overlay-note", role: .label, name: surface.note, states: [.enabled, .showing], frame: frames.note,
                parent: nil))
    }
}

/// One line with the parts that were found in it.
struct MarkedText {
    let text: String
    /// UTF-8 bytes, rising, none of them overlapping.
    let matches: [Range<Int>]

    private static let plain = TextFace(.label)
    private static let marked = TextFace(.label, .strong)

    private var parts: [(text: String, isMatch: Bool)] {
        var parts: [(text: String, isMatch: Bool)] = []
        var start = 0
        let bytes = Array(text.utf8)
        for match in matches where match.lowerBound >= start && match.upperBound <= bytes.count {
            parts.append((String(decoding: bytes[start..<match.lowerBound], as: UTF8.self), false))
            parts.append((String(decoding: bytes[match], as: UTF8.self), true))
            start = match.upperBound
        }
        parts.append((String(decoding: bytes[start...], as: UTF8.self), false))
        return parts.filter { !$0.text.isEmpty }
    }

    func width(in builder: FrameBuilder) -> Double {
        parts.reduce(0) { $0 + builder.type.width($1.text, $1.isMatch ? Self.marked : Self.plain) }.rounded(.up)
    }

    func append(in rect: Rect, _ color: ColorToken, to builder: inout FrameBuilder) {
        var x = rect.x
        for part in parts {
            let face = part.isMatch ? Self.marked : Self.plain
            let room = rect.maxX - x
            let width = builder.type.width(part.text, face)
            builder.text(
                part.text, face, part.isMatch ? .accent : color, in: Rect(x, rect.y, max(0, room), rect.height))
            guard width <= room else { return }
            x += width
        }
    }
}
