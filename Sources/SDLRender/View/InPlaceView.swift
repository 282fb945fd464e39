import Engine

/// A tile of a page whose text is edited where it stands.
struct InPlaceView {
    let surface: Surface.Editor
    let tile: Surface.Tile
    let frame: Rect
    /// What is seen of it is cut to this.
    let board: Rect
    /// The board's, at its zoom.
    let metrics: Metrics

    /// Points that the text needs with its margins, and what is wrong with it below.
    static func height(
        of surface: Surface.Editor, _ tile: Surface.Tile, width: Double, _ metrics: Metrics,
        _ measuring: any TextMeasuring
    ) -> Double {
        let text = surface.layout?.height ?? metrics.bodyLine
        return text + 2 * metrics.cardPaddingY
            + (band(of: tile, width: width, metrics, measuring)?.height ?? 0)
    }

    /// From the tile's top left to the text's.
    static func textOffset(_ metrics: Metrics) -> Point { Point(metrics.cardPaddingX, metrics.cardPaddingY) }

    private static func band(
        of tile: Surface.Tile, width: Double, _ metrics: Metrics, _ measuring: any TextMeasuring
    ) -> ProblemBand? {
        tile.problem.map { ProblemBand(text: $0, width: width, metrics: metrics, measuring: measuring) }
    }

    func append(to builder: inout FrameBuilder) {
        let corner = metrics.cardCorner
        let ring = builder.metrics.ringWidth
        builder.fill(frame, .tileBackground, corner: corner)
        builder.draw(.stroke(frame.inset(-ring, -ring), .accent, width: ring, corner: corner + ring))
        if let band = Self.band(of: tile, width: frame.width, metrics, builder.type.measuring) {
            builder.draw(band.commands(cardHeight: frame.height).map { $0.offset(frame.x, frame.y) })
        }
        let name = tile.label.isEmpty ? tile.kind : tile.label
        builder.group(
            Node(
                id: tile.id.description, role: .listitem, name: name, description: tile.detail,
                states: [.enabled, .selectable, .selected, .showing], frame: frame.intersection(board), parent: nil)
        ) { addText(to: &$0) }
    }

    private func addText(to builder: inout FrameBuilder) {
        guard let text = surface.layout else { return }
        let inside = Self.textOffset(metrics)
        let origin = Point(frame.x + inside.x, frame.y + inside.y)
        let isFocused = builder.state.focusedNode == nil
        let seen = frame.intersection(board)
        var states: Node.States = [.enabled, .focusable, .showing, .editable]
        if isFocused { states.insert(.focused) }
        builder.append(region: HitRegion(rect: seen, action: .text(origin: origin), node: EditorView.textID))
        builder.group(
            Node(
                id: EditorView.textID, role: .text, name: "Source of the tile",
                description: "Escape goes back to the board; F6 goes on to the next part of the window",
                value: surface.text, states: states, frame: seen, parent: nil))
        EditableText(
            layout: text, selection: surface.selection, composition: surface.composition, origin: origin, port: seen,
            hasKeyboard: isFocused, matches: surface.matches
        ).append(to: &builder)
    }
}
