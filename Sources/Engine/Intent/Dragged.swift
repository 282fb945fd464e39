/// What a person drags, as the engine is told: tiles that are scrolled away are among them.
public enum Dragged: Hashable, Sendable {
    /// All tiles that are selected.
    case selection
    case tile(Domain.TileID)
    /// A heading with all that follows it, up to the next heading of the same or a higher level.
    case section(Domain.TileID)
}
