import Engine

/// What the rasteriser knows how to draw. A small, closed set; coordinates are points of the window.
public enum DrawCommand: Hashable, Sendable {
    case fill(Rect, ColorToken, corner: Double)
    /// Inside the rectangle's edge, `width` points wide.
    case stroke(Rect, ColorToken, width: Double, corner: Double)
    /// The soft shadow under a card.
    case shadow(Rect, corner: Double)
    case text(TextRun)
    /// Lines through the points, round joins: icons, check marks.
    case line([Point], ColorToken, width: Double)
    /// From nothing at the top to the colour at the bottom: where content is cut.
    case fade(Rect, ColorToken)
    case pushClip(Rect)
    case popClip
}

/// One line's text in one face and one colour.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var face: TextFace
    public var color: ColorToken
    public var x: Double
    /// The baseline.
    public var y: Double
    /// Its advance, for damage and tests.
    public var width: Double

    public init(_ text: String, _ face: TextFace, _ color: ColorToken, x: Double, y: Double, width: Double) {
        self.text = text
        self.face = face
        self.color = color
        self.x = x
        self.y = y
        self.width = width
    }
}
