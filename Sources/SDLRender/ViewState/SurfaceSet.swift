import Engine

/// The surfaces as they were last pulled. Only what is dirty is pulled again, and only the tiles that are seen.
public struct SurfaceSet {
    public var list: Surface.List
    public var toolbar: Surface.Toolbar
    public var status: Surface.Status
    public var navigation: Surface.Navigation
    public var sidebar: Surface.Sidebar
    public var editor: Surface.Editor
    public var dialog: Surface.Dialog
    public var settings: Surface.Settings
    public var overlay: Surface.Overlay?
    public var search = Surface.Search()
    public var selection: Surface.Selection
    public private(set) var tiles: [SurfaceID: Surface.Tile]
    /// How often each area was pulled; a tile counts by itself.
    public private(set) var pulls: [SurfaceArea: Int] = [:]

    public init(
        list: Surface.List = .init(), toolbar: Surface.Toolbar = .init(), status: Surface.Status = .init(),
        navigation: Surface.Navigation = .init(), sidebar: Surface.Sidebar = .init(), editor: Surface.Editor = .init(),
        dialog: Surface.Dialog = .init(), settings: Surface.Settings = .init(), overlay: Surface.Overlay? = nil,
        tiles: [Surface.Tile] = []
    ) {
        self.list = list
        self.toolbar = toolbar
        self.status = status
        self.navigation = navigation
        self.sidebar = sidebar
        self.editor = editor
        self.dialog = dialog
        self.settings = settings
        self.overlay = overlay
        selection = Surface.Selection(
            ids: Set(tiles.lazy.filter(\.isSelected).map(\.id)), current: tiles.first(where: \.isCurrent)?.id)
        self.tiles = Dictionary(tiles.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    }

    /// Pulls the slices of `areas` and forgets the tiles where those may differ.
    public mutating func pull(from editor: Editor, areas: Set<SurfaceArea>) {
        for area in areas {
            switch area {
            case .list: list = editor.listSurface
            case .tile:
                selection = editor.selectionSurface
                tiles.removeAll(keepingCapacity: true)
                continue
            case .toolbar: toolbar = editor.toolbarSurface
            case .status: status = editor.statusSurface
            case .navigation: navigation = editor.navigationSurface
            case .sidebar: sidebar = editor.sidebarSurface
            case .editor: self.editor = editor.editorSurface
            case .dialog: dialog = editor.dialogSurface
            case .settings: settings = editor.settingsSurface
            case .palette: overlay = editor.overlaySurface
            case .search: search = editor.searchSurface
            case .progress: continue
            }
            pulls[area, default: 0] += 1
        }
        if areas.contains(.list) { tiles.removeAll(keepingCapacity: true) }
    }

    /// Pulls the tiles of `items`, rows of the list, that are not here yet, and lets go of all others.
    public mutating func pullTiles(_ items: some Sequence<Int>, from source: (SurfaceID) -> Surface.Tile?) {
        var kept: [SurfaceID: Surface.Tile] = [:]
        for index in items {
            let row = list.rows[index]
            if let tile = tiles[row.id] {
                kept[row.id] = tile
            } else if let tile = source(row.id) {
                kept[row.id] = tile
                pulls[.tile, default: 0] += 1
            }
        }
        tiles = kept
    }
}
