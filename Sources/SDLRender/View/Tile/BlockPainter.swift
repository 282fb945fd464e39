import Engine

/// Draws blocks one below the other and stops where nothing more is seen.
struct BlockPainter {
    /// How prose looks where it stands.
    struct Ink {
        var style: TextStyle
        var color: ColorToken
        var traits: TextTraits
        var isStruck = false

        static let body = Ink(style: .body, color: .textPrimary, traits: [])
        static let quoted = Ink(style: .body, color: .textSecondary, traits: .emphasis)
        static let strong = Ink(style: .body, color: .textPrimary, traits: .strong)
    }

    let metrics: Metrics
    let type: Typesetter
    /// Whose task boxes can be ticked; nil where none can.
    let tile: SurfaceID?
    /// Below this nothing is laid out, in points.
    let limit: Double
    /// Where the next block begins.
    var y: Double
    /// Whether the last block shows by itself that there is more.
    var fadesItself = false
    var commands: [DrawCommand] = []
    var controls: [CardPicture.TaskBox] = []

    init(metrics: Metrics, measuring: any TextMeasuring, tile: SurfaceID?, limit: Double, top: Double) {
        self.metrics = metrics
        type = Typesetter(measuring: measuring)
        self.tile = tile
        self.limit = limit
        y = top
    }

    var isFull: Bool { y >= limit }

    mutating func paint(
        _ blocks: [Surface.Block], x: Double, width: Double, ink: Ink, gap: Double? = nil, depth: Int = 0
    ) {
        for (index, block) in blocks.enumerated() {
            guard !isFull else {
                y = max(y, limit + 1)
                return
            }
            if index > 0 { y += gap ?? metrics.blockGap }
            paint(block, x: x, width: max(20, width), ink: ink, depth: depth)
        }
    }

    private mutating func paint(_ block: Surface.Block, x: Double, width: Double, ink: Ink, depth: Int) {
        switch block {
        case .heading(let level, let spans): paintHeading(spans, level: level, x: x, width: width)
        case .paragraph(let spans): paintText(spans, x: x, width: width, ink: ink)
        case .list(let list): paintList(list, x: x, width: width, ink: ink, depth: depth)
        case .quote(let blocks): paintQuote(blocks, x: x, width: width, depth: depth)
        case .code(_, let spans), .source(let spans): paintCode(spans, x: x, width: width)
        case .table(let table): paintTable(table, x: x, width: width, ink: ink)
        case .rule: paintRule(x: x, width: width)
        case .image(let address, let description): paintImage(address, description, x: x, width: width)
        case .math(let text): paintCode(.init(text), x: x, width: width)
        case .callout(let title, let text): paintCallout(title, text, x: x, width: width)
        case .properties(let type, let properties): paintProperties(type, properties, x: x, width: width)
        }
    }

    private mutating func paintHeading(_ spans: [Surface.Span], level: Int, x: Double, width: Double) {
        let ink = Ink(style: metrics.headingStyle(level: max(2, level)), color: .textPrimary, traits: .strong)
        paintText(spans, x: x, width: width, ink: ink)
    }

    private mutating func paintQuote(_ blocks: [Surface.Block], x: Double, width: Double, depth: Int) {
        let top = y
        let indent = 15.0
        paint(blocks, x: x + indent, width: width - indent, ink: .quoted, depth: depth)
        commands.append(.fill(Rect(x, top, 3, min(y, limit) - top), .rule, corner: 1.5))
    }

    private mutating func paintRule(x: Double, width: Double) {
        commands.append(.fill(Rect(x, (y + metrics.bodyLine / 2).rounded(), width, 1), .rule, corner: 0))
        y += metrics.bodyLine
    }
}
