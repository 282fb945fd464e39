import Engine

/// A card around its picture: shadow, edge, selection, what can be ticked.
struct CardView {
    let tile: Surface.Tile
    let frame: Rect
    /// What is seen of it is cut to this.
    let board: Rect
    /// The board's, at its zoom.
    let metrics: Metrics
    /// Whether several are selected, so that the current one must stand out.
    let isOneOfMany: Bool

    func append(pictures: CardPictures, to builder: inout FrameBuilder) {
        let corner = metrics.cardCorner
        let picture = pictures.picture(
            of: tile, width: frame.width, metrics: metrics, measuring: builder.type.measuring)
        if metrics.zoom.density != .page {
            builder.draw(.shadow(frame, corner: corner))
            builder.fill(frame, .tileBackground, corner: corner)
        }
        draw(picture, to: &builder)
        if let edge = edge(builder) { builder.draw(.stroke(frame, edge, width: 1, corner: corner)) }
        addMatches(to: &builder)
        addSelection(corner: corner, to: &builder)
        addNode(to: &builder) { addBoxes(picture, to: &$0) }
    }

    /// A heading in the flow of a page.
    func appendHeading(level: Int, pictures: CardPictures, to builder: inout FrameBuilder) {
        let picture = pictures.picture(
            of: tile, level: level, width: frame.width, metrics: metrics, measuring: builder.type.measuring)
        draw(picture, to: &builder)
        let room = CardPicture.noteRoom(in: frame.width)
        let line = Rect(
            frame.x + 7, frame.y + metrics.headingSpace(level: level), frame.width - 7 - metrics.cardPaddingX,
            metrics.headingLine(level: level == 0 ? 3 : level))
        if tile.isExpanded == false {
            addPill(tile.note, .textFaint, in: Rect(line.maxX - room, line.y, room, line.height), to: &builder)
        }
        if let edge = edge(builder) {
            builder.draw(.stroke(frame, edge, width: 1, corner: metrics.cardCorner))
        }
        addSelection(corner: metrics.cardCorner, to: &builder)
        addNode(to: &builder) { FoldMark(tile: tile, line: line, board: board).append(to: &$0) }
    }

    /// What is seen of the picture, and what is wrong at the card's foot.
    private func draw(_ picture: CardPicture, to builder: inout FrameBuilder) {
        let seen = picture.commands(from: board.y - frame.y, to: board.maxY - frame.y)
        builder.draw(seen.map { $0.offset(frame.x, frame.y) })
        if let band = picture.band {
            builder.draw(band.commands(cardHeight: frame.height).map { $0.offset(frame.x, frame.y) })
        }
    }

    /// Nil where it has none: on a page only what is pointed at or broken has.
    private func edge(_ builder: FrameBuilder) -> ColorToken? {
        if tile.problem != nil { return .danger }
        let isHovered = builder.state.hovered == tile.id.description && builder.state.drag == nil
        if metrics.zoom.density == .page { return isHovered ? .tileBorder : nil }
        return isHovered ? .controlBorder : .tileBorder
    }

    private func addPill(_ note: String, _ color: ColorToken, in place: Rect, to builder: inout FrameBuilder) {
        let face = metrics.face(.caption)
        let width = min(builder.type.width(note, face), place.width - 16)
        let height = metrics.captionLine + 6
        let pill = Rect(place.maxX - width - 16, (place.midY - height / 2).rounded(), width + 16, height)
        builder.fill(pill, .tileBackground, corner: height / 2)
        builder.draw(.stroke(pill, .tileBorder, width: 1, corner: height / 2))
        builder.text(note, face, color, in: pill.inset(8, 0))
    }

    /// A row that spans: its title, a note at the right, and a rule beneath all but the first level.
    func appendDivider(level: Int, to builder: inout FrameBuilder) {
        let hasRule = level != 1
        let line = Rect(frame.x, frame.y, frame.width, frame.height - (hasRule ? 5 : 0))
        let face = metrics.face(metrics.headingStyle(level: level == 0 ? 3 : level), .strong)
        let isHovered = builder.state.hovered == tile.id.description && builder.state.drag == nil
        if tile.isSelected || isHovered {
            let ground = line.inset(-8, 0)
            builder.fill(ground, tile.isSelected ? .accentSoft : .controlHover, corner: 6)
        }
        let note = tile.problem ?? tile.note
        let noteFace = metrics.face(.caption)
        let noteWidth = min(builder.type.width(note, noteFace), frame.width / 2)
        let noteColor: ColorToken = tile.problem != nil ? .danger : .textFaint
        let noteRect = Rect(frame.maxX - noteWidth, line.y, noteWidth, line.height)
        if tile.isExpanded == false {
            addPill(note, noteColor, in: Rect(line.x, line.y, line.width, line.height), to: &builder)
        } else {
            builder.text(note, noteFace, noteColor, in: noteRect)
        }
        let indent = FoldMark.indent(builder.metrics)
        let room = frame.width - indent - (note.isEmpty ? 0 : noteWidth + 32)
        let place = Rect(frame.x + indent, line.y, room, line.height)
        addMarks(face, in: place, to: &builder)
        builder.text(title, face, .textPrimary, in: place)
        if hasRule { builder.fill(Rect(frame.x, frame.maxY - 1, frame.width, 1), .rule) }
        if tile.isSelected {
            builder.draw(.stroke(line.inset(-8, 0), .accent, width: metrics.ringWidth, corner: 6))
        }
        if tile.isCurrent, !tile.isSelected || isOneOfMany, builder.state.usesKeyboard, builder.boardHasKeyboard {
            builder.ring(around: line.inset(-8, 0), corner: 6)
        }
        addNode(to: &builder) { FoldMark(tile: tile, line: line, board: board).append(to: &$0) }
    }

    /// The grounds of what is searched for in the title of a row.
    private func addMarks(_ face: TextFace, in place: Rect, to builder: inout FrameBuilder) {
        let spans = tile.headingSpans
        guard spans.contains(where: \.isMatch) else { return }
        var before = ""
        for span in spans {
            let start = builder.type.width(before, face)
            before += span.text
            guard span.isMatch, start < place.width else { continue }
            let end = min(builder.type.width(before, face), place.width)
            let height = metrics.headingLine(level: 3)
            builder.fill(
                Rect(place.x + start - 1, (place.midY - height / 2).rounded(), end - start + 2, height),
                .matchBackground,
                corner: 2)
        }
    }

    private var title: String {
        tile.headingSpans.map(\.text).joined().split(separator: "\n").joined(separator: " ")
    }

    /// How often it holds what is searched for: in code and addresses, too, where nothing is marked.
    private func addMatches(to builder: inout FrameBuilder) {
        guard tile.matches > 0 else { return }
        let face = TextFace(.caption, .strong)
        let text = "\(tile.matches)"
        let height = builder.metrics.captionLine + 4
        let width = max(height, builder.type.width(text, face).rounded(.up) + 12)
        let pill = Rect(frame.maxX - width - 6, frame.y + 6, width, height)
        builder.fill(pill, tile.hasCurrentMatch ? .currentMatchBackground : .matchBackground, corner: height / 2)
        builder.draw(
            .stroke(pill, tile.hasCurrentMatch ? .textPrimary : .tileBorder, width: 1, corner: height / 2))
        builder.text(text, face, .textPrimary, in: pill, align: .center)
    }

    private func addSelection(corner: Double, to builder: inout FrameBuilder) {
        let ring = builder.metrics.ringWidth
        if tile.isSelected {
            builder.draw(.stroke(frame.inset(-ring, -ring), .accent, width: ring + 1, corner: corner + ring))
        }
        let needsRing = tile.isCurrent && (!tile.isSelected || isOneOfMany)
        if needsRing, builder.state.usesKeyboard, builder.boardHasKeyboard {
            builder.ring(around: frame, corner: corner, distance: ring + 1)
        }
    }

    private func addNode(to builder: inout FrameBuilder, _ body: (inout FrameBuilder) -> Void) {
        let id = tile.id.description
        var states: Node.States = [.enabled, .focusable, .selectable, .showing]
        if tile.isSelected { states.insert(.selected) }
        if let isExpanded = tile.isExpanded { states.formUnion(isExpanded ? [.expandable, .expanded] : .expandable) }
        if tile.isCurrent, builder.boardHasKeyboard { states.insert(.focused) }
        let seen = frame.intersection(board)
        builder.append(region: HitRegion(rect: seen, action: .card(tile.id), node: id))
        builder.group(
            Node(
                id: id, role: .listitem, name: tile.label.isEmpty ? tile.kind : tile.label,
                description: [tile.detail, tile.matches > 0 ? "Matches: \(tile.matches)" : "", tile.problem ?? ""]
                    .filter { !$0.isEmpty }.joined(separator: ". "),
                states: states, frame: seen, parent: nil, intent: .select(tile.id)), body)
    }

    private func addBoxes(_ picture: CardPicture, to builder: inout FrameBuilder) {
        for box in picture.controls {
            let rect = box.rect.offset(frame.x, frame.y)
            guard board.contains(Point(rect.x, rect.y)), board.contains(Point(rect.maxX, rect.maxY)) else { continue }
            var states: Node.States = []
            if box.task.isDone { states.insert(.checked) }
            builder.control(
                Control(
                    id: "\(tile.id)/task-\(box.task.offset)", role: .checkbox, name: box.name,
                    hint: box.task.isDone ? "Done; press to open it again" : "Press when it is done", states: states,
                    rect: rect, corner: 4, intent: .toggleTask(box.tile, offset: box.task.offset))
            ) { builder, look in
                if look.isHovered { builder.draw(.stroke(rect.inset(-2, -2), .accent, width: 1, corner: 6)) }
            }
        }
    }
}
