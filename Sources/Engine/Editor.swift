/// The state of the program, the one way to change it, and the signal that says which surfaces are new.
///
/// Belongs to the main thread.
public final class Editor {
    /// The areas whose surfaces differ from what they were before the last intent. Never empty when called.
    public var onChange: ((Set<SurfaceArea>) -> Void)?

    public private(set) var listSurface = Surface.List()
    public private(set) var toolbarSurface = Surface.Toolbar()
    public private(set) var statusSurface = Surface.Status()
    public private(set) var navigationSurface = Surface.Navigation()
    public private(set) var sidebarSurface = Surface.Sidebar()
    public private(set) var editorSurface = Surface.Editor()
    public private(set) var dialogSurface = Surface.Dialog()
    /// What lies over the window; nil where nothing does. Its area is `palette`.
    public private(set) var overlaySurface: Surface.Overlay?
    public private(set) var settingsSurface = Surface.Settings()
    public private(set) var searchSurface = Surface.Search()

    var state = State()
    let files: any FileReading & FileSaving
    let background: any Background
    let clipboard: any Clipboard
    let clock: any Clock
    let measuring: any TextMeasuring
    /// Nil where unsaved changes are not kept for the next start.
    let journal: (any Journal)?
    let journalWriter: JournalWriter?
    let journalBackground: any Background
    /// Where the person's own keys are looked for, absolute; nil where nowhere.
    let configFolder: String?
    private var keys = SurfaceKeys()
    private var cards = CardSource()
    /// Of the list with the revision.
    private var lastGrid: (revision: Int, columns: Int, grid: Grid)?

    /// `journalBackground` is one of the journal's own, so that unsaved changes never wait behind other work; nil where
    /// that does not matter.
    public init(
        files: any FileReading & FileSaving, background: any Background, clipboard: any Clipboard, clock: any Clock,
        measuring: any TextMeasuring, journal: (any Journal)? = nil, journalBackground: (any Background)? = nil,
        configFolder: String? = nil
    ) {
        self.files = files
        self.background = background
        self.clipboard = clipboard
        self.clock = clock
        self.measuring = measuring
        self.journal = journal
        self.journalBackground = journalBackground ?? background
        self.configFolder = configFolder
        journalWriter = journal.map(JournalWriter.init)
    }

    /// Applies the intent, then signals the areas that it changed, if any.
    public func perform(_ intent: Intent) {
        if intent.isFromPerson { state.notice = nil }
        if intent.endsTypeAhead { state.typeAhead = nil }
        apply(intent)
        followSearch()
        let changed = rebuild()
        if !changed.isEmpty { onChange?(changed) }
    }

    /// The card of a row of `listSurface`; nil for an id that is gone. Built when asked for.
    public func tileSurface(_ id: SurfaceID) -> Surface.Tile? { cards.tile(id, state) }

    /// What is selected; costs nothing to ask for.
    public var selectionSurface: Surface.Selection {
        Surface.Selection(ids: state.selection.ids, current: state.selection.current)
    }

    /// The rows as they lie on the board; made anew only where they or the columns are others.
    var grid: Grid {
        let (revision, columns) = (listSurface.revision, state.viewport.columns)
        if let last = lastGrid, last.revision == revision, last.columns == columns { return last.grid }
        let grid = Grid(rows: listSurface.rows, columns: columns)
        lastGrid = (revision, columns, grid)
        return grid
    }

    /// Builds the surfaces anew where their keys changed, and compares them with the last ones.
    private func rebuild() -> Set<SurfaceArea> {
        let next = SurfaceKeys(state)
        var changed: Set<SurfaceArea> = []
        if next.list != keys.list {
            let isSame = next.rows == keys.rows
            let revision = isSame ? listSurface.revision : listSurface.revision + 1
            replace(
                \.listSurface, by: Surface.List(state, last: isSame ? listSurface : nil, revision: revision), .list,
                &changed)
        }
        if next.cards != keys.cards { changed.insert(.tile) }
        if next.sidebar != keys.sidebar { replace(\.sidebarSurface, by: Surface.Sidebar(state), .sidebar, &changed) }
        if next.editor != keys.editor {
            replace(\.editorSurface, by: Surface.Editor(state, measuring: measuring), .editor, &changed)
        }
        if next.overlay != keys.overlay {
            replace(\.overlaySurface, by: Surface.Overlay(state, measuring: measuring), .palette, &changed)
        }
        replace(\.toolbarSurface, by: Surface.Toolbar(state), .toolbar, &changed)
        replace(\.statusSurface, by: Surface.Status(state), .status, &changed)
        replace(\.navigationSurface, by: Surface.Navigation(state), .navigation, &changed)
        replace(\.dialogSurface, by: Surface.Dialog(state), .dialog, &changed)
        replace(\.searchSurface, by: Surface.Search(state, measuring: measuring), .search, &changed)
        replace(\.settingsSurface, by: Surface.Settings(state), .settings, &changed)
        keys = next
        return changed
    }

    private func replace<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Editor, Value>, by value: Value, _ area: SurfaceArea,
        _ changed: inout Set<SurfaceArea>
    ) {
        guard self[keyPath: path] != value else { return }
        self[keyPath: path] = value
        changed.insert(area)
    }
}
