import Engine

/// What the platform saw, in points, free of SDL.
public enum InputEvent: Equatable, Sendable {
    public typealias Modifiers = Chord.Modifiers

    public enum Button: Hashable, Sendable { case left, middle, right }

    case pointerMoved(Point)
    /// `clicks` is 1, 2, 3, … for a single, double, triple click.
    case pointerPressed(Point, Button, clicks: Int, Modifiers)
    case pointerReleased(Point, Button, Modifiers)
    case pointerLeft
    /// Notches; positive `dy` scrolls towards the start.
    case wheel(Point, dx: Double, dy: Double, Modifiers)
    /// `key` by SDL's key names: "A", "Return", "Escape", "Up", "PageUp", "F6".
    case keyPressed(key: String, Modifiers)
    case textTyped(String)
    /// Pre-edit text; the caret in UTF-8 bytes.
    case textComposed(String, caret: Int)
    /// Files from another program, by their absolute paths, let go at a point.
    case filesDropped([String], Point)
    /// The window's size in points and its scale in pixels per point.
    case resized(Size, scale: Double)
    case exposed
    case focusChanged(Bool)
    case closeRequested
    /// Background work has posted a report.
    case woken
}
