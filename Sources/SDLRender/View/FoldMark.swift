import Engine

/// The mark before a divider that hides its section, or shows it again.
struct FoldMark {
    let tile: Surface.Tile
    /// The divider's line.
    let line: Rect
    /// What is seen of it is cut to this.
    let board: Rect

    /// From the divider's left edge to its title.
    static func indent(_ metrics: Metrics) -> Double { metrics.iconSize + 8 }

    func append(to builder: inout FrameBuilder) {
        guard let isExpanded = tile.isExpanded else { return }
        let side = builder.metrics.iconSize
        let box = Rect(line.x - 2, (line.midY - side / 2).rounded(), side + 2, side)
        let name = tile.label.isEmpty ? tile.kind : tile.label
        guard board.contains(Point(box.midX, box.midY)) else { return }
        builder.control(
            Control(
                id: "\(tile.id)/fold", role: .togglebutton, name: "\(isExpanded ? "Fold" : "Unfold") \(name)",
                hint: isExpanded ? "Hides what stands below it (Left)" : "Shows what stands below it (Right)",
                states: isExpanded ? [.expandable, .expanded] : .expandable, rect: box, bounds: board, corner: 5,
                intent: .toggleFold(tile.id))
        ) { builder, look in
            if look.isHovered { builder.fill(box.inset(-2, -2), .controlHover, corner: 5) }
            builder.icon(
                isExpanded ? .chevronDown : .chevronRight, look.isHovered ? .textPrimary : .textFaint, in: box)
        }
    }
}
