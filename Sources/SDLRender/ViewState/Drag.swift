import Engine

/// Tiles on their way to another place. Ends in one intent, or in nothing.
public struct Drag: Equatable, Sendable {
    /// What the engine will be told.
    public var what: Dragged
    /// The card that was taken, and what it says.
    public var card: SurfaceID
    public var label: String
    public var kind: String
    /// How many rows of the list are dragged.
    public var count: Int
    /// The list's rows that are dragged, where they stand together; nil where others stand between them.
    public var run: Range<Int>?
    /// From the card's top left to where it was taken, in points.
    public var grip: Point
    public var pointer: Point
    /// The closed folder of the sidebar that the pointer rests on.
    public var rest: Rest?

    public struct Rest: Equatable, Sendable {
        /// Until the folder opens, in seconds.
        public static let patience = 0.7
        public var folder: String
        /// Seconds of the injected clock.
        public var since: Double
    }

    /// Whether this row of the list is among them.
    func takes(_ index: Int, isSelected: Bool) -> Bool { run?.contains(index) ?? isSelected }
}
