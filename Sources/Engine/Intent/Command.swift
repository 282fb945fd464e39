/// What a person can choose by name, without arguments. Menus, shortcuts, palette and help are built from this list.
public enum Command: String, CaseIterable, Sendable {
    case back, reload, undo, redo, save
    case insertAfter, insertBefore, edit, delete, duplicate
    case moveUp, moveDown, moveLeft, moveRight
    case cut, copy, paste, join, split
    case selectAll
    case toggleSource
    case quit

    /// As it stands in the palette and on buttons.
    public var title: String {
        switch self {
        case .back: "Library"
        case .reload: "Reload"
        case .undo: "Undo"
        case .redo: "Redo"
        case .save: "Save"
        case .insertAfter: "Tile"
        case .insertBefore: "Tile before"
        case .edit: "Edit"
        case .delete: "Delete"
        case .duplicate: "Duplicate"
        case .moveUp: "Move up"
        case .moveDown: "Move down"
        case .moveLeft: "Move left"
        case .moveRight: "Move right"
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .join: "Join"
        case .split: "Split"
        case .selectAll: "Select all"
        case .toggleSource: "Source"
        case .quit: "Quit"
        }
    }
}

/// The answers that dialogs can offer.
public enum DialogChoice: String, Hashable, Sendable {
    case dismiss, saveAnyway, saveAndClose, discardAndClose, bringBack, discardLeftovers
}
