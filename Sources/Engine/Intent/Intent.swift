/// One thing that a person or the system asks for: the only way to change anything.
public enum Intent: Equatable, Sendable {
    /// The window is about to be shown. Reads the workspace at `path`, absolute.
    case appWillAppear(path: String)
    case appWillDisappear
    case run(Command)
    case openWorkspace(path: String)
    case openDocument(Domain.DocumentID)
    /// From the editor to the board, from the board to the library.
    case back
    /// One thing that is open is let go of: the editor, the find bar, all selected tiles but the current one, the document.
    case escape
    /// Makes it the only selected one, and the current one.
    case select(SurfaceID)
    /// Adds it, or takes it away.
    case toggleSelection(SurfaceID)
    /// Selects from the anchor of the selection up to it.
    case extendSelection(SurfaceID)
    /// Exactly these rows of the list are selected, and `current` is where the arrow keys start from.
    case selectRows(Set<SurfaceID>, current: SurfaceID?)
    /// Nothing is selected.
    case clearSelection
    /// The arrow keys on the board.
    case moveSelection(BoardDirection, extend: Bool)
    /// The place of the arrow keys moves, and the selection stays.
    case moveCurrent(BoardDirection)
    /// Selects the next row that begins with these letters, behind those of a moment ago.
    case typeAhead(String)
    /// Files from another program: pictures become tiles before a row of the list, or at the end where that is nil; a document
    /// or a folder opens. Paths are absolute.
    case dropFiles([String], before: SurfaceID?)
    /// Opens the editor on a tile, or goes to a document of the library.
    case editDetail(SurfaceID)
    /// `text` becomes the tile's source. `after` nil: at the start of the body. The editor opens on it if `edit`.
    case insertTile(text: String, after: Domain.TileID?, edit: Bool)
    case deleteTiles([Domain.TileID])
    case duplicateTiles([Domain.TileID])
    /// In the document's order, to stand before the tile `before`, or at the end where that is nil.
    case moveTiles([Domain.TileID], before: Domain.TileID?)
    /// What was dragged comes to stand before a row of the list, or at the end where that is nil, and is selected.
    case drop(Dragged, before: SurfaceID?)
    /// What was dragged goes from the document that is shown to the end of another one, as one step for both.
    case moveToDocument(Dragged, Domain.DocumentID)
    /// Ticks or unticks the box whose byte stands at `offset` in the tile's source.
    case toggleTask(Domain.TileID, offset: Int)
    /// Changes one property of a directive tile.
    case setProperty(Domain.TileID, key: String, values: [String], isList: Bool)
    /// Puts the keyboard on a field of the form.
    case focusField(FieldID)
    /// Gives a choice or a switch another value; a switch's are `true` and `false`.
    case setField(FieldID, to: String)
    /// Takes the property out of the source.
    case removeField(FieldID)
    /// All matches in the document, as one undo.
    case replaceAll(String, with: String, matchCase: Bool)
    /// Takes the find bar away.
    case closeSearch
    case toggleFolder(String)
    /// Hides the tiles of a heading's section, or the documents of a folder of the library, or shows them again.
    case toggleFold(SurfaceID)
    /// What is typed, moved and selected in the editor.
    case editText(TextCommand)
    /// The same for a field of one line.
    case editLine(LineFieldID, TextCommand)
    /// Lays a list to choose from over the window.
    case openPalette(PaletteKind)
    case openMenu(MenuSubject)
    /// Moves the choice in the palette or menu that is open.
    case moveChoice(ChoiceStep)
    /// Takes a row of the palette, or an item of the menu, and closes it.
    case choose(ChoiceID)
    /// Closes the palette, the menu or the list of shortcuts.
    case closeOverlay
    /// How the board shows its tiles; a percentage beyond the density's stops becomes the nearest one.
    case setZoom(Surface.Zoom)
    case setViewport(Viewport)
    case answer(DialogChoice)
    /// What a seam brings back.
    case receive(Report)
}

public enum BoardDirection: Hashable, Sendable {
    case left, right, up, down, pageUp, pageDown, start, end
}

/// What the engine must know of the window: counts and widths, no places.
public struct Viewport: Equatable, Sendable {
    /// Cards side by side, 1 or more.
    public var columns: Int
    /// Rows of cards that fit, 1 or more.
    public var visibleRows: Int
    /// The width at which the editor wraps, in points.
    public var editorWidth: Double
    /// The width at which the fields of a form wrap, in points.
    public var fieldWidth: Double
    /// Lines of the editor that fit, for Page Up and Page Down.
    public var editorLines: Int
    /// The height of a line of source, in points. Where it is another one, all text measures otherwise.
    public var sourceLine: Double
    /// Whether the tree of documents is to be seen.
    public var showsSidebar: Bool

    public init(
        columns: Int = 3, visibleRows: Int = 3, editorWidth: Double = 310, fieldWidth: Double = 290,
        editorLines: Int = 20, sourceLine: Double = 21, showsSidebar: Bool = true
    ) {
        self.columns = columns
        self.visibleRows = visibleRows
        self.editorWidth = editorWidth
        self.fieldWidth = fieldWidth
        self.editorLines = editorLines
        self.sourceLine = sourceLine
        self.showsSidebar = showsSidebar
    }
}

/// What came back from outside. A report whose token is no longer current is dropped.
public enum Report: Equatable, Sendable {
    case workspaceRead(token: Int, WorkspaceListing)
    case workspaceFailed(token: Int, ReadFailure)
    /// Summaries of some documents of the workspace, as they become known.
    case documentsSummarised(token: Int, [Domain.DocumentID: Domain.Summary])
    /// The settings in and above the workspace's folders.
    case sitesRead(token: Int, [SiteFiles])
    case sitesConnected(token: Int, Domain.SiteMap)
    case documentRead(token: Int, Domain.DocumentID, FileContent, Domain.Document)
    case documentFailed(token: Int, Domain.DocumentID, ReadFailure)
    /// `bytes` are on disk now.
    case documentSaved(token: Int, Domain.DocumentID, bytes: [UInt8])
    case saveFailed(token: Int, Domain.DocumentID, SaveFailure)
    /// The documents whose unsaved changes are not safe, and why; nil where all are.
    case journalWritten(failed: [Domain.DocumentID], JournalFailure?)
    case leftoversFound(token: Int, [Recovery])
    /// Whether what was dropped is a folder, by its absolute path; nil where it is none.
    case folderDropped(token: Int, path: String?)
    /// What some documents of the workspace hold of what is searched for.
    case searched(token: Int, [SearchHit])
    /// The person's own keys: nil where there is no such file.
    case keymapRead([UInt8]?)
    case keymapFailed(ReadFailure)
}
