/// What a palette lets a person choose from.
public enum PaletteKind: Hashable, Sendable {
    /// Everything that can be done.
    case commands
    /// The documents of the workspace, to go to one.
    case documents
    /// The documents that the selected tiles can go to.
    case destinations
    /// Where a text stands in any document of the workspace.
    case search
    /// What a new tile can begin as.
    case kinds
    /// What the selected tiles can be turned into.
    case shapes
}

/// What a menu is about.
public enum MenuSubject: Hashable, Sendable {
    /// What is selected, or the document that is shown where nothing is.
    case here
    /// A card, a divider, a document or a folder.
    case row(SurfaceID)
    /// The board, beside its tiles.
    case board
    /// The text in the editor.
    case text
    /// The text in a field of one line.
    case line(LineFieldID)
    /// Everything that has no button in the toolbar.
    case more
}

/// Names a row of a palette, or an item of a menu.
public enum ChoiceID: Hashable, Sendable {
    case command(Command)
    case document(Domain.DocumentID)
    /// The place of something that a search found, among all that it found.
    case match(Int)
    case kind(NewTileKind)
    case shape(TileShape)
}

extension ChoiceID: CustomStringConvertible {
    public var description: String {
        switch self {
        case .command(let command): "choice-\(command.rawValue)"
        case .document(let id): "choice-\(id.path)"
        case .match(let number): "choice-match-\(number)"
        case .kind(let kind): "choice-\(kind.rawValue)"
        case .shape(let shape): "choice-\(shape.rawValue)"
        }
    }
}

/// Where the choice moves in an open palette or menu.
public enum ChoiceStep: Hashable, Sendable {
    /// So many rows down. A single step goes round at the ends.
    case by(Int)
    case first, last
    case to(ChoiceID)
    /// To the next one whose title begins so.
    case letter(String)
}
