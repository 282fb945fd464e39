/// What the screen may know: text, flags, colour tokens and stable ids, built from the state by pure initialisers.
public enum Surface {}

/// The name of one part of the screen that can change by itself.
public enum SurfaceArea: Hashable, CaseIterable, Sendable {
    case list, tile, toolbar, status, navigation, sidebar, editor, search, palette, dialog, progress, settings
}

/// Names a row, card or control; the same thing keeps it from frame to frame.
public enum SurfaceID: Hashable, Sendable {
    case tile(Domain.TileID)
    /// The open document's front matter.
    case frontMatter
    /// Where a tile that has no text yet will stand.
    case newTile
    case document(Domain.DocumentID)
    /// A folder of the sidebar, by its path.
    case folder(String)
    case command(Command)
}

extension SurfaceID: CustomStringConvertible {
    /// As accessibility trees and scenarios write it.
    public var description: String {
        switch self {
        case .tile(let id): "tile-\(id.rawValue)"
        case .frontMatter: "front-matter"
        case .newTile: "new-tile"
        case .document(let id): "document-\(id.path)"
        case .folder(let path): "folder-\(path)"
        case .command(let command): "command-\(command.rawValue)"
        }
    }
}
