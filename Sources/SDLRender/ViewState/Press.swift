import Engine

/// What the pointer went down on and has not let go of yet.
public struct Press: Equatable, Sendable {
    public var action: HitRegion.Action
    public var node: String
    /// Its rectangle when it was pressed, in points of the window.
    public var rect: Rect
    public var start: Point
    public var modifiers: InputEvent.Modifiers
    /// For a divider: the panel's width when it was pressed.
    public var width: Double = 0
}
