/// What a person can choose by name, without arguments. Menus, shortcuts, palette and help are built from this list.
public enum Command: String, CaseIterable, Sendable {
    case back, reload, undo, redo, save
    case insertAfter, insertBefore, edit, delete, duplicate
    case moveUp, moveDown, moveLeft, moveRight, moveToDocument
    case cut, copy, paste, join, split
    case selectAll, selectNone, toggleSelected
    case insertKind, turnInto
    case makeParagraph, makeHeading1, makeHeading2, makeHeading3, makeBullets, makeNumbers, makeTasks, makeQuote,
        makeCode
    case find, replace, findNext, findPrevious, replaceOne, replaceEvery, matchCase, wholeWord, regularExpression
    case fold, unfold, collapseAll, expandAll
    case selectSection, moveSectionUp, moveSectionDown, promote, demote
    case bold, italic
    case toggleSource
    case overview, cards, page, zoomIn, zoomOut, zoomReset
    case palette, goToDocument, searchWorkspace, menu, shortcuts, toggleSidebar
    case quit
}

extension Command {
    /// What is known of a command wherever it stands.
    struct Facts {
        var title: String
        /// What it does, in a sentence without a full stop.
        var hint: String
        var topic: Topic
        /// The usual ones; the first one is shown.
        var chords: [Chord]
        /// Its keys mean the same while a text has the keyboard.
        var worksInText: Bool

        init(_ topic: Topic, _ title: String, _ hint: String, _ chords: [Chord] = [], worksInText: Bool = false) {
            self.title = title
            self.hint = hint
            self.topic = topic
            self.chords = chords
            self.worksInText = worksInText
        }
    }

    /// Under what the lists of commands put it.
    public enum Topic: String, CaseIterable, Sendable {
        case file = "File"
        case go = "Go"
        case edit = "Edit"
        case find = "Find"
        case tile = "Tiles"
        case move = "Moving"
        case section = "Sections"
        case view = "View"
    }

    /// As it stands on buttons.
    public var title: String { facts.title }
    public var hint: String { facts.hint }

    /// As it stands in lists: whole where the title is cut short for a button.
    public var listTitle: String {
        switch self {
        case .insertAfter: "New tile after"
        case .insertBefore: "New tile before"
        case .back: "Go back"
        case .toggleSource: "Form or source"
        default: title
        }
    }
    public var topic: Topic { facts.topic }
}

/// The answers that dialogs can offer.
public enum DialogChoice: String, Hashable, Sendable {
    case dismiss, saveAnyway, saveAndClose, discardAndClose, bringBack, discardLeftovers
}
