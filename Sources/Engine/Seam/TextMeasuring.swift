/// The named text styles. Sizes and weights are SDLRender's; points at text size 100 % stand in `docs`.
public enum TextStyle: UInt8, CaseIterable, Sendable {
    case title, heading, subheading, body, reading, label, caption
    /// Code on cards.
    case code
    /// Source in the editor.
    case source
}

public struct TextTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let strong = TextTraits(rawValue: 1)
    public static let emphasis = TextTraits(rawValue: 2)
    /// Between regular and bold: buttons.
    public static let medium = TextTraits(rawValue: 4)
    /// In the code family, whatever the style.
    public static let monospaced = TextTraits(rawValue: 8)
}

/// A style with traits: all that decides which glyphs are drawn and how wide they are.
public struct TextFace: Hashable, Sendable {
    public var style: TextStyle
    public var traits: TextTraits
    /// Per cent of the style's size. The board's own; the interface's text stays at 100.
    public var zoom: Int

    public init(_ style: TextStyle, _ traits: TextTraits = [], zoom: Int = 100) {
        self.style = style
        self.traits = traits
        self.zoom = zoom
    }
}

/// Points.
public struct LineMetrics: Equatable, Sendable {
    public var ascent: Double
    public var descent: Double
    /// The distance from one line's top to the next one's; at least `ascent + descent`.
    public var lineHeight: Double

    public init(ascent: Double, descent: Double, lineHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.lineHeight = lineHeight
    }
}

/// Measures text in points. Used on the main thread only; fast for what it has seen before.
public protocol TextMeasuring: AnyObject {
    func metrics(of face: TextFace) -> LineMetrics

    /// The advance of `text` set on one line.
    func width(of text: String, in face: TextFace) -> Double

    /// The right edge of each grapheme cluster of `text`, from the left end: as many as `text.count`, never falling.
    func edges(of text: String, in face: TextFace) -> [Double]
}
