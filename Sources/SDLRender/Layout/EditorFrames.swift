import Engine

/// Where the parts of the editor pane stand, and the notice and the preview that take their room.
public struct EditorFrames: Equatable, Sendable {
    public let pane: Rect
    public let header: Rect
    /// The text, or the form, scrolls in here.
    public let source: Rect
    /// Empty without a refusal or a problem.
    public let notice: Rect
    public let noticeLayout: TextLayout?
    /// Its caption included; empty where there is no room or nothing to show.
    public let preview: Rect
    public let previewContent: Rect
    public let previewPicture: CardPicture
    /// What the picture was made of.
    private let previewKey: PreviewKey
    /// Nil where the source is edited as text.
    public let form: FormFrames?
    /// Of the text with its padding, or of the form.
    public let textHeight: Double

    private struct PreviewKey: Equatable, Sendable {
        var blocks: [Surface.Block]
        var width: Double
        var metrics: Metrics
    }

    /// The picture of `former` is used again where it shows the same.
    public init(
        of surface: Surface.Editor, in pane: Rect, metrics: Metrics, measuring: any TextMeasuring,
        former: EditorFrames? = nil
    ) {
        self.pane = pane
        header = Rect(pane.x, pane.y, pane.width, min(pane.height, metrics.editorHeaderHeight))
        let room = pane.width - 2 * metrics.editorPadding
        noticeLayout = surface.notice.map {
            TextLayout([.init($0, TextFace(.label))], width: room, maxLines: 4, measuring: measuring)
        }
        let noticeHeight = noticeLayout.map { $0.height + 2 * metrics.bandPadding } ?? 0
        let below = max(0, pane.maxY - header.maxY - noticeHeight)
        let showsPreview = !surface.preview.isEmpty && below >= (surface.form == nil ? 8 : 16) * metrics.sourceLine
        let share = surface.form == nil ? 0.55 : 0.4
        let previewHeight = showsPreview ? (below * share).rounded() : 0
        source = Rect(pane.x, header.maxY, pane.width, below - previewHeight)
        notice = Rect(pane.x, source.maxY, pane.width, noticeHeight)
        preview = Rect(pane.x, notice.maxY, pane.width, previewHeight)
        let caption = metrics.captionLine + 24
        previewContent =
            showsPreview ? Rect(preview.x, preview.y + caption, preview.width, previewHeight - caption) : .zero
        let key = PreviewKey(blocks: showsPreview ? surface.preview : [], width: pane.width, metrics: metrics)
        if let former, former.previewKey == key {
            previewPicture = former.previewPicture
        } else {
            previewPicture =
                showsPreview
                ? Self.picture(of: surface.preview, width: pane.width, metrics: metrics, measuring: measuring)
                : CardPicture()
        }
        previewKey = key
        form = FormFrames(of: surface, width: pane.width, metrics: metrics, measuring: measuring)
        textHeight = form?.height ?? (surface.layout?.height ?? 0) + 2 * metrics.editorPadding
    }

    /// Where the first line's top left of the text that has the keyboard stands, in points of the window.
    public func textOrigin(offset: Double, metrics: Metrics) -> Point {
        if let text = form?.focusedText { return Point(source.x + text.x, source.y + text.y - offset) }
        return Point(source.x + metrics.editorPadding, source.y + metrics.editorPadding - offset)
    }

    /// The longest preview that is drawn, in points; more than that nobody scrolls through beside the source.
    private static let longestPreview = 4000.0

    private static func picture(
        of blocks: [Surface.Block], width: Double, metrics: Metrics, measuring: any TextMeasuring
    ) -> CardPicture {
        var painter = BlockPainter(metrics: metrics, measuring: measuring, tile: nil, limit: longestPreview, top: 0)
        painter.paint(blocks, x: metrics.editorPadding, width: width - 2 * metrics.editorPadding, ink: .body)
        var picture = CardPicture()
        picture.commands = painter.commands
        picture.height = min(painter.y, longestPreview) + 16
        return picture
    }
}

extension Surface.Editor {
    /// What is said below the text or the form: a form shows the tile's problems at its fields.
    var notice: String? { refusal ?? (form == nil ? problem : form?.problem) }
}
