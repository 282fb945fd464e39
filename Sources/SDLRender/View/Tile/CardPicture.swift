import Engine

/// Drawn content in its own coordinates, from its top left: a pure function of what it shows and its width, so that it
/// can be kept and reused as a whole.
public struct CardPicture: Equatable, Sendable {
    public var commands: [DrawCommand] = []
    /// Task boxes; their nodes are named by `nodes`.
    public var controls: [TaskBox] = []
    /// What a card needs to show it, with its margins, in points.
    public var height: Double = 0
    /// Whether there is more than a card may show.
    public var isCut = false
    /// What is wrong with it; stands at the card's foot.
    var band: ProblemBand?

    /// A box on a card that can be ticked.
    public struct TaskBox: Equatable, Sendable {
        public var tile: Domain.TileID
        public var task: Surface.Block.Task
        /// The item's first line.
        public var name: String
        public var rect: Rect
    }

    public init() {}
}

extension CardPicture {
    /// A card's inside: content from the padding on, faded where it is cut. It is cut at the most that a card takes.
    init(tile: Surface.Tile, width: Double, metrics: Metrics, measuring: any TextMeasuring) {
        self.init()
        let edge = Metrics.hairline
        band = tile.problem.map { ProblemBand(text: $0, width: width, metrics: metrics, measuring: measuring) }
        let foot = band?.height ?? edge
        let bottom = metrics.cardHeight - foot
        var painter = BlockPainter(
            metrics: metrics, measuring: measuring, tile: metrics.zoom.density == .overview ? nil : tile.id,
            limit: bottom, top: metrics.cardPaddingY)
        painter.paint(tile.content, x: metrics.cardPaddingX, width: width - 2 * metrics.cardPaddingX, ink: .body)
        isCut = painter.y > bottom - metrics.cardPaddingY / 2
        height = isCut ? metrics.cardHeight : min(metrics.cardHeight, painter.y + metrics.cardPaddingY + foot - edge)
        if isCut { commands.append(.pushClip(Rect(edge, edge, width - 2 * edge, bottom - edge))) }
        commands += painter.commands
        controls = painter.controls.filter { $0.rect.maxY <= bottom }
        if isCut {
            // Beside the card's round corners, where no content stands.
            let fade = Rect(0, bottom - metrics.fadeHeight, width, metrics.fadeHeight).inset(metrics.cardCorner, 0)
            if !painter.fadesItself { commands.append(.fade(fade, .tileBackground)) }
            commands.append(.popClip)
        }
    }

    /// A heading in the flow of a page, wrapped beside the room for its note.
    init(heading tile: Surface.Tile, level: Int, width: Double, metrics: Metrics, measuring: any TextMeasuring) {
        self.init()
        band = tile.problem.map { ProblemBand(text: $0, width: width, metrics: metrics, measuring: measuring) }
        var painter = BlockPainter(
            metrics: metrics, measuring: measuring, tile: nil, limit: metrics.cardHeight,
            top: metrics.headingSpace(level: level))
        let ink = BlockPainter.Ink(
            style: metrics.headingStyle(level: level == 0 ? 3 : level), color: .textPrimary, traits: .strong)
        let room = width - 2 * metrics.cardPaddingX - Self.noteRoom(in: width)
        painter.paintText(tile.headingSpans, x: metrics.cardPaddingX, width: room, ink: ink)
        commands = painter.commands
        height = painter.y + metrics.cardPaddingY + (band?.height ?? 0)
    }

    /// At the right of a page's headings.
    static func noteRoom(in width: Double) -> Double { min(100, (width / 4).rounded()) }

    /// The commands that may be seen between two heights; the clips stay as they are.
    func commands(from top: Double, to bottom: Double) -> [DrawCommand] {
        guard height > bottom - top else { return commands }
        return commands.filter { command in
            switch command {
            case .fill(let rect, _, _), .stroke(let rect, _, _, _), .shadow(let rect, _), .fade(let rect, _):
                rect.maxY >= top && rect.y <= bottom
            case .text(let run): run.y >= top - Self.reach && run.y <= bottom + Self.reach
            case .line(let points, _, _): points.contains { $0.y >= top - Self.reach && $0.y <= bottom + Self.reach }
            case .pushClip, .popClip: true
            }
        }
    }

    /// More than any line of text reaches above or below its baseline, in points.
    private static let reach = 120.0
}

extension Surface.Tile {
    /// The text of a row that spans.
    var headingSpans: [Surface.Span] {
        guard case .heading(_, let spans) = content.first, spans.contains(where: { !$0.text.isEmpty }) else {
            return [.init(label)]
        }
        return spans
    }
}

/// What is wrong with a tile, in words, at the foot of its card: at most two lines.
struct ProblemBand: Equatable, Sendable {
    private let layout: TextLayout
    private let width: Double
    private let metrics: Metrics

    init(text: String, width: Double, metrics: Metrics, measuring: any TextMeasuring) {
        self.width = width
        self.metrics = metrics
        layout = TextLayout(
            [.init(text, metrics.face(.caption))], width: width - 24, maxLines: 2, measuring: measuring)
    }

    var height: Double { layout.height + 2 * metrics.bandPadding }

    func commands(cardHeight: Double) -> [DrawCommand] {
        let top = cardHeight - height
        let corner = metrics.cardCorner - 1
        let band = Rect(1, top, width - 2, height - 1)
        var commands: [DrawCommand] = [
            .fill(band, .dangerSoft, corner: corner),
            .fill(Rect(band.x, band.y, band.width, corner), .dangerSoft, corner: 0),
        ]
        for line in layout.lines {
            for run in line.runs {
                let y = (top + metrics.bandPadding + line.top + line.baseline).rounded()
                commands.append(
                    .text(TextRun(run.text, run.face, .danger, x: 12 + run.x, y: y, width: run.width)))
            }
        }
        return commands
    }
}
