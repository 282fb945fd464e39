/// All that the program knows. Changed by intents only; surfaces are functions of it.
struct State {
    /// What has to be said, until the next intent that a person gives.
    struct Notice: Equatable {
        var text: String
        var tone: Surface.Status.Tone
    }

    /// What an open question is about.
    enum Question: Equatable {
        case closeWithChanges
        case writeReadOnly(Domain.DocumentID)
        /// What to do with `recoveries`.
        case bringBack
    }

    /// How the journal of a document with unsaved changes fares.
    enum JournalStatus: Equatable {
        case begun
        /// It could not be written; `retry` is when to begin it again, in the clock's seconds.
        case broken(retry: Double)
    }

    /// A place in a document, from the start of its file, in bytes.
    struct Arrival: Equatable {
        var document: Domain.DocumentID
        var offset: Int
    }

    var workspace: Domain.OpenWorkspace?
    var documents: [Domain.DocumentID: Domain.OpenDocument] = [:]
    /// The document whose board is shown; nil for the library.
    var current: Domain.DocumentID?
    var session: TextSession? { didSet { sessionRevision += 1 } }
    /// Changes with `session`, also where one takes another's place.
    private(set) var sessionRevision = 0
    /// What was typed into the fields of one line.
    var lines: [LineFieldID: LineText] = [:]
    var search = DocumentSearch()
    /// What was last put on the clipboard here.
    var copied: CopiedTiles?
    /// The person chose to see the sources of typed tiles instead of their forms.
    var prefersSource = false
    var library = BoardSelection()
    /// What has the keyboard above the window; nil where nothing does.
    var overlay: Overlay? { didSet { overlayRevision += 1 } }
    /// Changes whenever the overlay may.
    private(set) var overlayRevision = 0
    /// Chosen in the palette, the last one first.
    var recentCommands: [Command] = []
    /// Shown before, the last one first; the one that is shown is among them.
    var recentDocuments: [Domain.DocumentID] = []
    /// What was last searched for in all documents.
    var lastSearch = ""
    /// Where to go in a document once it is shown.
    var arrival: Arrival?
    /// Tiles on their way to a document that is being read.
    var transfer: Transfer?
    /// An undo or a redo that waits for another document to be read.
    var waitingStep: WaitingStep?
    /// Documents that are saved once those are to which text went from them.
    var heldSaves: [Domain.DocumentID: Set<Domain.DocumentID>] = [:]
    /// The letters that were typed on the board a moment ago.
    var typeAhead: TypeAhead?
    var dropToken = 0
    /// What the person chose; nil: as the window has room.
    var showsSidebar: Bool?
    var zoom = Surface.Zoom.standard
    var notice: Notice?
    /// Why there is no workspace.
    var failure: ReadFailure?
    var isLoading = false
    var saving: Set<Domain.DocumentID> = []
    /// Documents in memory that a reload has not read again yet.
    var stale: Set<Domain.DocumentID> = []
    var closesAfterSaving = false
    var isClosing = false
    var question: Question?
    /// Unsaved changes from before that nobody has decided about yet.
    var recoveries: [Recovery] = []
    /// None for documents that hold what the disk holds.
    var journals: [Domain.DocumentID: JournalStatus] = [:]
    /// The last one that was said; nil once a journal could be written again.
    var journalFailure: JournalFailure?
    var reveal: Surface.List.Reveal?
    var viewport = Viewport()
    var keymap = Keymap.standard
    /// What is wrong with the person's own keys, one sentence each.
    var keymapProblems: [String] = []
    /// Counts what was asked of the seams; a report with an older token is dropped.
    var lastToken = 0
    var workspaceToken = 0
    var documentToken = 0
    /// Changes with the workspace's documents, their summaries and folds.
    var workspaceRevision = 0
    /// Changes with the workspace's documents and folds only.
    var treeRevision = 0
    /// Changes with what is known of the sites around the documents.
    var siteRevision = 0
    /// Changes with anything that cards show beside their content.
    var boardRevision = 0

    var document: Domain.OpenDocument? { current.flatMap { documents[$0] } }

    /// The site that the document belongs to; nil where none is known.
    var site: Domain.Site? { current.flatMap { workspace?.sites.site(of: $0) } }

    var changedDocuments: [Domain.DocumentID] { documents.values.filter(\.history.isChanged).map(\.id).sorted() }

    /// What is selected on the board that is shown.
    var selection: BoardSelection {
        get { document?.selection ?? library }
        set {
            boardRevision += 1
            if let current, documents[current] != nil {
                documents[current]?.selection = newValue
            } else {
                library = newValue
            }
        }
    }

    mutating func nextToken() -> Int {
        lastToken += 1
        return lastToken
    }

    mutating func show(_ id: SurfaceID) {
        unfold(showing: id)
        reveal = .init(id: id, serial: (reveal?.serial ?? 0) + 1)
    }

    mutating func say(_ text: String, _ tone: Surface.Status.Tone = .warning) {
        notice = Notice(text: text, tone: tone)
    }
}

extension SurfaceID {
    var tileID: Domain.TileID? {
        if case .tile(let id) = self { id } else { nil }
    }

    var documentID: Domain.DocumentID? {
        if case .document(let id) = self { id } else { nil }
    }
}
