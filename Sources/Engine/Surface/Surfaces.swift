extension Surface {
    /// The rows of the board: the library's documents, or one document's tiles.
    public struct List: Equatable, Sendable {
        public enum Scope: Equatable, Sendable { case nothing, library, document }

        public struct Row: Hashable, Sendable {
            public var id: SurfaceID
            /// Spans the row: 1 to 6 for a heading, 0 for a folder of the library; nil for a card.
            public var level: Int?

            public init(id: SurfaceID, level: Int? = nil) {
                self.id = id
                self.level = level
            }
        }

        /// The row to bring into view; `serial` changes with each request.
        public struct Reveal: Equatable, Sendable {
            public var id: SurfaceID
            public var serial: Int

            public init(id: SurfaceID, serial: Int) {
                self.id = id
                self.serial = serial
            }
        }

        public var scope: Scope
        /// Changes whenever `rows` does, so that nobody needs to compare 100,000 of them.
        public var revision: Int
        public let rows: [Row]
        /// What the list is, for a screen reader: "24 tiles of Compost".
        public var label: String
        public var empty: Empty?
        public var reveal: Reveal?
        let places: RowPlaces

        public init(
            scope: Scope = .nothing, revision: Int = 0, rows: [Row] = [], label: String = "", empty: Empty? = nil,
            reveal: Reveal? = nil
        ) {
            self.init(
                scope: scope, revision: revision, rows: rows, places: RowPlaces(rows), label: label, empty: empty,
                reveal: reveal)
        }

        init(
            scope: Scope, revision: Int, rows: [Row], places: RowPlaces, label: String, empty: Empty?, reveal: Reveal?
        ) {
            self.scope = scope
            self.revision = revision
            self.rows = rows
            self.places = places
            self.label = label
            self.empty = empty
            self.reveal = reveal
        }

        /// Where a row stands; nil for one that is not shown. Costs the same however many tiles there are.
        public func index(of id: SurfaceID) -> Int? { places.index(of: id, in: rows) }

        public static func == (a: List, b: List) -> Bool {
            a.revision == b.revision && a.scope == b.scope && a.label == b.label && a.empty == b.empty
                && a.reveal == b.reveal
        }
    }

    /// What is selected on the board, be it in view or not. Changes with the area of the tiles.
    public struct Selection: Equatable, Sendable {
        public var ids: Set<SurfaceID>
        /// Where the arrow keys start from.
        public var current: SurfaceID?

        public init(ids: Set<SurfaceID> = [], current: SurfaceID? = nil) {
            self.ids = ids
            self.current = current
        }
    }

    /// A designed screen for when there is nothing to show.
    public struct Empty: Equatable, Sendable {
        public var title: String
        public var text: String
        /// What can be done about it.
        public var action: Control?

        public init(title: String, text: String, action: Control? = nil) {
            self.title = title
            self.text = text
            self.action = action
        }
    }

    /// One card. A row that spans is a card, too, drawn as a divider.
    public struct Tile: Equatable, Sendable {
        public var id: SurfaceID
        /// Changes whenever `content` may look different.
        public var revision: Int
        /// "Heading 2", "List", "callout".
        public var kind: String
        /// The accessible name: the first line of its text, or its kind.
        public var label: String
        /// "row" facts for a screen reader: kind and place, such as "List, 3 of 24".
        public var detail: String
        public var content: [Block]
        /// What stands at the right end of a divider: "4 tiles".
        public var note: String
        /// Why the tile is broken, in words; nil where it is not.
        public var problem: String?
        /// For what has a section: whether that is shown; nil for all others.
        public var isExpanded: Bool?
        /// How often its source holds what is searched for.
        public var matches = 0
        /// Whether the match that is gone to is one of them.
        public var hasCurrentMatch = false
        public var isSelected: Bool
        /// The one of the selected that arrows start from.
        public var isCurrent: Bool
        public var isEdited: Bool

        public init(
            id: SurfaceID, revision: Int, kind: String, label: String, detail: String = "", content: [Block],
            note: String = "", problem: String? = nil, isExpanded: Bool? = nil, isSelected: Bool = false,
            isCurrent: Bool = false,
            isEdited: Bool = false
        ) {
            self.id = id
            self.revision = revision
            self.kind = kind
            self.label = label
            self.detail = detail
            self.content = content
            self.note = note
            self.problem = problem
            self.isExpanded = isExpanded
            self.isSelected = isSelected
            self.isCurrent = isCurrent
            self.isEdited = isEdited
        }
    }

    /// What holds for the whole window.
    public struct Settings: Equatable, Sendable {
        public var keymap: Keymap
        /// Of the board.
        public var zoom: Zoom

        public init(keymap: Keymap = .standard, zoom: Zoom = .standard) {
            self.keymap = keymap
            self.zoom = zoom
        }
    }

    /// Something that can be pressed and performs a command.
    public struct Control: Hashable, Sendable {
        public var command: Command
        public var title: String
        /// The tooltip: what it does and its shortcut.
        public var hint: String
        public var isEnabled: Bool

        public init(command: Command, title: String, hint: String, isEnabled: Bool) {
            self.command = command
            self.title = title
            self.hint = hint
            self.isEnabled = isEnabled
        }
    }

    public struct Toolbar: Equatable, Sendable {
        /// Where we are: workspace, then document. The last one is the current place.
        public var path: [String]
        public var controls: [Control]

        public init(path: [String] = [], controls: [Control] = []) {
            self.path = path
            self.controls = controls
        }
    }

    public struct Status: Equatable, Sendable {
        public enum Tone: Equatable, Sendable { case normal, good, warning, danger }
        /// "24 tiles · 1,204 words".
        public var counts: String
        /// "saved", "3 of 24 tiles changed", "saving".
        public var state: String
        /// The last thing that had to be said: a refusal, an error. Stays until the next intent that changes something.
        public var message: String
        public var tone: Tone
        /// Nil where there is no board.
        public var zoom: ZoomBar?

        public init(
            counts: String = "", state: String = "", message: String = "", tone: Tone = .normal, zoom: ZoomBar? = nil
        ) {
            self.counts = counts
            self.state = state
            self.message = message
            self.tone = tone
            self.zoom = zoom
        }
    }

    public struct Navigation: Equatable, Sendable {
        public enum Destination: String, Sendable { case none, document, detail }
        public var destination: Destination
        /// The window's title.
        public var title: String
        /// The window shall close now.
        public var isClosing: Bool

        public init(destination: Destination = .none, title: String = "Tilewright", isClosing: Bool = false) {
            self.destination = destination
            self.title = title
            self.isClosing = isClosing
        }
    }

    public struct Sidebar: Equatable, Sendable {
        public struct Row: Hashable, Sendable {
            public var id: SurfaceID
            public var title: String
            /// 0 at the top.
            public var depth: Int
            /// For a folder: how many documents it holds, else 0.
            public var count: Int
            /// For a folder: whether its rows follow. Nil for a document.
            public var isExpanded: Bool?
            public var isCurrent: Bool
            public var isChanged: Bool
            /// Whether tiles that are dragged can be let go on it.
            public var takesTiles: Bool

            public init(
                id: SurfaceID, title: String, depth: Int, count: Int = 0, isExpanded: Bool? = nil,
                isCurrent: Bool = false, isChanged: Bool = false, takesTiles: Bool = false
            ) {
                self.id = id
                self.title = title
                self.depth = depth
                self.count = count
                self.isExpanded = isExpanded
                self.isCurrent = isCurrent
                self.isChanged = isChanged
                self.takesTiles = takesTiles
            }
        }

        public var title: String
        public var rows: [Row]
        /// Whether the person wants to see it; nil: where the window has room.
        public var isShown: Bool?

        public init(title: String = "Documents", rows: [Row] = [], isShown: Bool? = nil) {
            self.title = title
            self.rows = rows
            self.isShown = isShown
        }
    }

    /// The detail pane. Offsets are UTF-8 bytes into `text`.
    public struct Editor: Equatable, Sendable {
        public var id: SurfaceID?
        /// "List", "callout".
        public var title: String
        public var hint: String
        public var text: String
        /// A directive's properties; nil where the source is edited as text.
        public var form: Form?
        /// Whether the tile can be shown as a form and as source: `Command.toggleSource` changes between them.
        public var hasForm: Bool
        /// What that command would show, with its shortcut.
        public var formHint: String
        /// Where the text holds what is searched for.
        public var matches: [Range<Int>] = []
        /// The lines the caret moves through, broken at the viewport's editor width. Nil without a tile.
        public var layout: TextLayout?
        public var selection: TextSelection
        public var composition: TextComposition?
        /// Why it can't be edited, in words; nil where it can.
        public var refusal: String?
        public var problem: String?
        /// The tile as a reader would see it.
        public var preview: [Block]
        /// Whether the text is edited on the board, where the tile stands, and not in the pane.
        public var isInPlace = false
        /// Changes with each change of the caret or the text, so that the caret can be brought into view.
        public var serial: Int

        public init(
            id: SurfaceID? = nil, title: String = "", hint: String = "", text: String = "", form: Form? = nil,
            hasForm: Bool = false, formHint: String = "", layout: TextLayout? = nil, selection: TextSelection = .init(),
            composition: TextComposition? = nil, refusal: String? = nil,
            problem: String? = nil, preview: [Block] = [], serial: Int = 0
        ) {
            self.id = id
            self.title = title
            self.hint = hint
            self.text = text
            self.form = form
            self.hasForm = hasForm || form != nil
            self.formHint = formHint
            self.layout = layout
            self.selection = selection
            self.composition = composition
            self.refusal = refusal
            self.problem = problem
            self.preview = preview
            self.serial = serial
        }
    }

    /// A question or an alert that must be answered. Nil title: none is open.
    public struct Dialog: Equatable, Sendable {
        public struct Choice: Hashable, Sendable {
            public var title: String
            public var intent: DialogChoice
            public var isDefault: Bool

            public init(title: String, intent: DialogChoice, isDefault: Bool = false) {
                self.title = title
                self.intent = intent
                self.isDefault = isDefault
            }
        }

        public var title: String
        public var text: String
        public var choices: [Choice]
        public var isOpen: Bool { !title.isEmpty }

        public init(title: String = "", text: String = "", choices: [Choice] = []) {
            self.title = title
            self.text = text
            self.choices = choices
        }
    }
}
