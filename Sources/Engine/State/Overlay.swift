/// What lies over the window, below dialogs, and has the keyboard until it is closed.
enum Overlay {
    case palette(PaletteSession)
    case menu(MenuSession)
    case shortcuts
}

struct PaletteSession {
    var kind: PaletteKind
    /// All that there is to choose from; none where a search finds them.
    private(set) var candidates: [PaletteCandidate] = []
    /// The title and the detail of each.
    private(set) var texts = FuzzyTexts()
    /// What fits the query, best first.
    var rows: [Surface.Palette.Row] = []
    /// How many fit, also those beyond the rows.
    var total = 0
    var chosen: ChoiceID?
    var search: WorkspaceSearch?

    /// More than anybody looks through.
    static let mostRows = 300

    init(kind: PaletteKind) { self.kind = kind }

    mutating func offer(_ all: [PaletteCandidate]) {
        candidates = all
        texts = FuzzyTexts()
        for candidate in all {
            texts.append(candidate.title)
            texts.append(candidate.detail)
        }
    }
}

/// Something that a palette can offer.
struct PaletteCandidate {
    let id: ChoiceID
    let title: String
    let detail: String
    let shortcut: String
    let isEnabled: Bool

    init(_ id: ChoiceID, title: String, detail: String, shortcut: String = "", isEnabled: Bool = true) {
        self.id = id
        self.title = title
        self.detail = detail
        self.shortcut = shortcut
        self.isEnabled = isEnabled
    }
}

struct MenuSession {
    struct Item {
        var id: ChoiceID
        var title: String
        var shortcut: String
        var isEnabled: Bool
        var startsGroup: Bool
        var intent: Intent
    }

    var title: String
    var items: [Item]
    var chosen: ChoiceID?
}
