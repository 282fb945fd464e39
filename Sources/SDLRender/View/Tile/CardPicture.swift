import Engine

/// Drawn content in its own coordinates, from its top left: a pure function of what it shows and its size, so that it
/// can be kept and reused as a whole.
public struct CardPicture: Equatable, Sendable {
    public var commands: [DrawCommand] = []
    /// Task boxes; their nodes are named by `nodes`.
    public var controls: [TaskBox] = []
    /// How far down the content reaches, in points.
    public var height: Double = 0
    /// Whether there was more than fits.
    public var isCut = false

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
    /// A card's inside: content from the padding on, faded where it is cut, with the problem at its foot.
    init(tile: Surface.Tile, size: Size, metrics: Metrics, measuring: any TextMeasuring) {
        self.init()
        let edge = Metrics.hairline
        let band = tile.problem.map {
            ProblemBand(text: $0, width: size.width, metrics: metrics, measuring: measuring)
        }
        let bottom = size.height - (band?.height ?? edge)
        let width = size.width - 2 * metrics.cardPaddingX
        var painter = BlockPainter(
            metrics: metrics, measuring: measuring, tile: tile.id, limit: bottom, top: metrics.cardPaddingY)
        painter.paint(tile.content, x: metrics.cardPaddingX, width: width, ink: .body)
        height = painter.y
        isCut = painter.y > bottom - metrics.cardPaddingY / 2
        let inside = Rect(edge, edge, size.width - 2 * edge, bottom - edge)
        if isCut { commands.append(.pushClip(inside)) }
        commands += painter.commands
        controls = painter.controls.filter { $0.rect.maxY <= bottom }
        if isCut {
            // Beside the card's round corners, where no content stands.
            let fade = Rect(0, bottom - metrics.fadeHeight, size.width, metrics.fadeHeight).inset(metrics.cardCorner, 0)
            if !painter.fadesItself { commands.append(.fade(fade, .tileBackground)) }
            commands.append(.popClip)
        }
        if let band { commands += band.commands(top: bottom, cardHeight: size.height) }
    }
}

/// What is wrong with a tile, in words, at the foot of its card: at most two lines.
struct ProblemBand {
    private let layout: TextLayout
    private let width: Double
    private let metrics: Metrics
    private static let face = TextFace(.caption)

    init(text: String, width: Double, metrics: Metrics, measuring: any TextMeasuring) {
        self.width = width
        self.metrics = metrics
        layout = TextLayout([.init(text, Self.face)], width: width - 24, maxLines: 2, measuring: measuring)
    }

    var height: Double { layout.height + 2 * metrics.bandPadding }

    func commands(top: Double, cardHeight: Double) -> [DrawCommand] {
        let corner = metrics.cardCorner - 1
        let band = Rect(1, top, width - 2, cardHeight - top - 1)
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
