import Engine

/// What the loop shows. All calls come from the main thread.
public protocol Screen: AnyObject {
    /// Whether the next frame may differ from the last one that was asked for.
    var isDirty: Bool { get }
    /// When `passTime` wants to be called, in the clock's seconds; nil where only an event can change something.
    var nextDeadline: Double? { get }
    var theme: Theme { get }
    var title: String { get }
    var pointer: PointerShape { get }
    /// Where the caret stands while text may be typed, in points; nil where keys are only keys.
    var wantsTextInput: Rect? { get }
    var shouldQuit: Bool { get }

    func handle(_ event: InputEvent)
    /// Blinks, moves, fires what is due at `now`, in the clock's seconds.
    func passTime(to now: Double)
    /// Makes the frame; nothing is dirty afterwards. `size` in points.
    func frame(size: Size) -> Frame
}

public enum PointerShape: Hashable, Sendable {
    case arrow, text, hand, resizeColumns, move, refused
}

/// A window as the loop uses it: events in, pixels out.
public protocol DrawingWindow: AnyObject {
    /// Points.
    var size: Size { get }
    /// Pixels per point.
    var scale: Double { get }

    /// Sleeps until there are events, for at most `seconds` if given, and takes all that are there.
    func events(within seconds: Double?) -> [InputEvent]
    /// What to paint on now, and whether it has lost what was painted before; nil while the window has no pixels.
    func canvas() -> (canvas: Canvas, isBlank: Bool)?
    /// Brings what was painted in `areas` to the screen.
    func present(_ areas: [PixelRect])

    func setTitle(_ title: String)
    func setPointer(_ shape: PointerShape)
    /// Takes text where `caret` is not nil; the input method shows its candidates beside it.
    func setTextInput(_ caret: Rect?)
}
