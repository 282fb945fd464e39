extension Surface {
    /// What lies over the window, below dialogs, and has the keyboard until it is closed.
    public enum Overlay: Equatable, Sendable {
        case palette(Palette)
        case menu(Menu)
        case shortcuts(Shortcuts)
    }

    /// A list to choose from, filtered by what is typed.
    public struct Palette: Equatable, Sendable {
        public struct Row: Equatable, Sendable {
            public var id: ChoiceID
            public var title: String
            /// Under what it stands, where it lies, or why it can't be chosen.
            public var detail: String
            public var shortcut: String
            /// The parts of the title that were found, in UTF-8 bytes, rising.
            public var matches: [Range<Int>]
            public var isEnabled: Bool

            public init(
                id: ChoiceID, title: String, detail: String = "", shortcut: String = "", matches: [Range<Int>] = [],
                isEnabled: Bool = true
            ) {
                self.id = id
                self.title = title
                self.detail = detail
                self.shortcut = shortcut
                self.matches = matches
                self.isEnabled = isEnabled
            }
        }

        public var kind: PaletteKind
        public var title: String
        public var field: LineField
        public var rows: [Row]
        /// The row that Enter takes; nil where there is none.
        public var chosen: ChoiceID?
        /// What stands in the place of rows where there are none.
        public var empty: String
        /// What else is to be said below them: how many more there are.
        public var note: String

        public init(
            kind: PaletteKind, title: String, field: LineField, rows: [Row] = [], chosen: ChoiceID? = nil,
            empty: String = "", note: String = ""
        ) {
            self.kind = kind
            self.title = title
            self.field = field
            self.rows = rows
            self.chosen = chosen
            self.empty = empty
            self.note = note
        }
    }

    /// What can be done with one thing.
    public struct Menu: Equatable, Sendable {
        public struct Item: Equatable, Sendable {
            public var id: ChoiceID
            public var title: String
            public var shortcut: String
            public var isEnabled: Bool
            /// Whether a line parts it from the one before.
            public var startsGroup: Bool

            public init(
                id: ChoiceID, title: String, shortcut: String = "", isEnabled: Bool = true, startsGroup: Bool = false
            ) {
                self.id = id
                self.title = title
                self.shortcut = shortcut
                self.isEnabled = isEnabled
                self.startsGroup = startsGroup
            }
        }

        /// Its accessible name.
        public var title: String
        public var items: [Item]
        /// Nil until a key or the pointer has come to one.
        public var chosen: ChoiceID?

        public init(title: String, items: [Item], chosen: ChoiceID? = nil) {
            self.title = title
            self.items = items
            self.chosen = chosen
        }
    }

    /// All keys and what they do.
    public struct Shortcuts: Equatable, Sendable {
        public struct Line: Equatable, Sendable {
            public var title: String
            /// "Ctrl+Shift+Z, Ctrl+Y".
            public var keys: String

            public init(title: String, keys: String) {
                self.title = title
                self.keys = keys
            }
        }

        public struct Group: Equatable, Sendable {
            public var title: String
            public var lines: [Line]

            public init(title: String, lines: [Line]) {
                self.title = title
                self.lines = lines
            }
        }

        /// What is wrong with the person's own keymap, one sentence each.
        public var problems: [String]
        public var groups: [Group]

        public init(problems: [String] = [], groups: [Group] = []) {
            self.problems = problems
            self.groups = groups
        }
    }
}
