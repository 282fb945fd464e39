import Engine

/// Every distance of the screen, in points, derived from how tall the text is. At text size 100 % they are those of the
/// design; larger text makes rows taller and cards wider, so that nothing is clipped.
///
/// The board has metrics of its own, made of its zoom; the window's are those of the standard zoom.
public struct Metrics: Hashable, Sendable {
    public let zoom: Surface.Zoom
    /// The text size: 1 is 100 %.
    public let scale: Double
    public let titleLine: Double
    public let headingLine: Double
    public let subheadingLine: Double
    public let bodyLine: Double
    public let labelLine: Double
    public let captionLine: Double
    public let codeLine: Double
    public let sourceLine: Double
    /// A line of 66 characters to read.
    let measure: Double

    public init(measuring: any TextMeasuring, zoom: Surface.Zoom = .standard) {
        self.zoom = zoom
        func line(_ style: TextStyle) -> Double {
            measuring.metrics(of: zoom.face(style)).lineHeight.rounded(.up)
        }
        titleLine = line(.title)
        headingLine = line(.heading)
        subheadingLine = line(.subheading)
        bodyLine = line(.body)
        labelLine = line(.label)
        captionLine = line(.caption)
        codeLine = line(.code)
        sourceLine = line(.source)
        scale = max(0.5, labelLine / 20)
        measure = measuring.width(of: Self.line, in: zoom.face(.body)).rounded(.up)
    }

    /// Panels grow less than the text does: the board needs the room.
    private var panelScale: Double { scale < 1 ? scale : 1 + (scale - 1) * 0.6 }

    /// The least side of anything that can be pressed.
    public static let target = 28.0
    public static let hairline = 1.0
    /// Beyond this many points a press that moves is a drag.
    public static let dragThreshold = 4.0
    /// How near to the board's edge a drag scrolls it, and the most it scrolls per second.
    public static let autoScrollEdge = 40.0
    public static let autoScrollSpeed = 900.0

    public var controlHeight: Double { max(Self.target, labelLine + 12) }
    public var toolbarHeight: Double { controlHeight + 16 }
    public var statusHeight: Double { max(Self.target, captionLine + 12) }
    public var toolbarPadding: Double { 12 }
    public var controlPadding: Double { 10 }
    public var controlGap: Double { 8 }
    public var controlCorner: Double { 7 }
    public var iconSize: Double { (16 * min(scale, 1.5)).rounded() }

    public var sidebarWidth: Double { (220 * panelScale).rounded() }
    public var sidebarRowHeight: Double { max(Self.target, labelLine + 10) }
    public var sidebarHeaderHeight: Double { captionLine + 20 }
    public var sidebarIndent: Double { 16 }
    public var sidebarTextInset: Double { (19 + 16 * scale).rounded() }
    public var sidebarRange: ClosedRange<Double> { (150 * panelScale).rounded()...(420 * panelScale).rounded() }
    /// Windows narrower than this show no sidebar.
    public var sidebarThreshold: Double { 720 * panelScale }

    public var editorWidth: Double { (340 * panelScale).rounded() }
    public var editorRange: ClosedRange<Double> { (260 * panelScale).rounded()...(900 * panelScale).rounded() }
    /// In windows narrower than this the editor covers the board.
    public var editorThreshold: Double { 760 * panelScale }
    public var editorHeaderHeight: Double { max(Self.target, labelLine) + 12 }
    public var editorPadding: Double { 15 }

    public var cardCorner: Double { 9 }
    public var fadeHeight: Double { 34 }
    public var ringWidth: Double { 2 }

    public var blockGap: Double { 8 }
    public var listIndent: Double { (18 * scale).rounded() }
    /// Boxes of the overview can't be ticked, and need no room for that.
    public var taskRowHeight: Double { zoom.density == .overview ? bodyLine : max(Self.target, bodyLine + 6) }
    public var taskBox: Double { (16 * min(scale, 1.5)).rounded() }
    public var bandPadding: Double { 7 }
    public var scrollStep: Double { bodyLine * 3 }
    public var scrollBarWidth: Double { 6 }

    /// The text style of a heading, and its line.
    public func headingStyle(level: Int) -> TextStyle {
        switch level {
        case 1: .title
        case 2: .heading
        default: .subheading
        }
    }

    public func headingLine(level: Int) -> Double {
        switch level {
        case 1: titleLine
        case 2: headingLine
        default: subheadingLine
        }
    }
}
