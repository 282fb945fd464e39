import Engine

/// What no document remembers: scroll offsets, what the pointer is over, a drag in flight, what glides, the caret's blink.
public struct ViewState: Equatable, Sendable {
    /// Points from the top; within `ScreenLayout.maxScroll`.
    public var scroll: [ScrollArea: Double] = [:]
    public var pointer: Point?
    /// The node under the pointer.
    public var hovered: String?
    public var press: Press?
    public var drag: Drag?
    public var band: Band?
    /// What the wheel with Ctrl has turned beyond the last stop, in notches.
    var zoomTurn = 0.0
    /// Where the pointer was that changed the zoom, until the board is laid out for it; nil where a key did.
    var zoomPointer: Point?
    public var motion = Motion()
    /// The control that has the keyboard; nil where the board or the editor's text has it.
    public var focusedNode: String?
    /// The part of the window that it stands in, as long as it was seen there.
    public var focusedRegion: FocusRegion?
    /// The controls with which parts of the window were left, to come back to them.
    public var regionPlaces: [FocusRegion: String] = [:]
    /// What had the keyboard in the layers below the topmost one.
    var held: [FocusLayer: HeldFocus] = [:]
    /// What an open menu belongs to, in points of the window.
    public var menuAnchor: Rect?
    /// Where the button went down that opened it, until it is let go.
    public var menuPress: Point?
    /// The choice that was last brought into view.
    var followedChoice: ChoicePlace?
    /// Whether the keyboard was used last, so that the focus must be seen.
    public var usesKeyboard = false
    /// What the person dragged the panels to; nil for the usual widths.
    public var sidebarWidth: Double?
    public var editorWidth: Double?
    public var isWindowFocused = true
    public var blink = CaretBlink()
    /// The last request to bring a row, or the caret, into view that was followed.
    public var revealedSerial: Int?
    public var caretSerial: Int?
    /// The field of the form that had the keyboard when it was last brought into view.
    public var followedField: FieldID?

    /// A row of a palette or menu, and how high it stands in it.
    struct ChoicePlace: Equatable {
        var id: ChoiceID
        var extent: ClosedRange<Double>
    }

    public init() {}

    /// Whole points, so that scrolled text stays as sharp as it was.
    public func offset(_ area: ScrollArea) -> Double { (scroll[area] ?? 0).rounded() }

    /// Keeps every offset where its content still reaches.
    public mutating func clampScroll(to layout: ScreenLayout) {
        for (area, offset) in scroll { scroll[area] = offset.clamped(to: 0...layout.maxScroll(area)) }
    }

    /// Scrolls as little as needed to show `span` of an area that shows `height` points, with `margin` around it.
    public mutating func show(_ span: ClosedRange<Double>, in area: ScrollArea, height: Double, margin: Double) {
        let top = span.lowerBound - margin
        let bottom = span.upperBound + margin
        if top < offset(area) || bottom - top > height {
            scroll[area] = max(0, top)
        } else if bottom > offset(area) + height {
            scroll[area] = bottom - height
        }
    }
}
