/// What the larger surfaces depend on, as small values: a surface is built anew only where its key changed.
struct SurfaceKeys: Equatable {
    struct Rows: Equatable {
        var document: Domain.DocumentID?
        var generation = -1
        var structure = -1
        var folds = -1
        var emptyTile: State.EmptyTile?
        var covered = 0..<0
        var workspace = -1
    }

    struct List: Equatable {
        var rows = Rows()
        var isLoading = false
        var failure: ReadFailure?
        var reveal: Surface.List.Reveal?
        var title = ""
    }

    struct Cards: Equatable {
        var rows = Rows()
        var revision = -1
        var board = -1
        var site = -1
        var edited: SurfaceID?
    }

    struct Sidebar: Equatable {
        var workspace = -1
        var current: Domain.DocumentID?
        var changed: [Domain.DocumentID] = []
        var isShown: Bool?
    }

    struct Editor: Equatable {
        var document: Domain.DocumentID?
        var revision = -1
        var site = -1
        var session = 0
        var zoom = Surface.Zoom.standard
        var viewport = Viewport()
        var search: Int?
    }

    struct Overlay: Equatable {
        var revision = 0
        var sourceLine = 0.0
    }

    var list = List()
    var cards = Cards()
    var sidebar = Sidebar()
    var editor = Editor()
    var overlay = Overlay()
    var rows: Rows { list.rows }

    init() {}

    init(_ state: State) {
        let document = state.document
        let rows = Rows(
            document: document?.id, generation: document?.generation ?? 0, structure: document?.structureRevision ?? 0,
            folds: document?.foldRevision ?? 0,
            emptyTile: state.emptyTile, covered: state.coveredTiles,
            workspace: document == nil ? state.treeRevision : 0)
        list = List(
            rows: rows, isLoading: state.isLoading, failure: state.failure, reveal: state.reveal,
            title: state.current.flatMap { state.workspace?.title(of: $0) } ?? "")
        cards = Cards(
            rows: rows, revision: document?.revision ?? state.workspaceRevision, board: state.boardRevision,
            site: state.siteRevision,
            edited: state.session?.id)
        sidebar = Sidebar(
            workspace: state.workspaceRevision, current: state.current, changed: state.changedDocuments,
            isShown: state.showsSidebar)
        overlay = Overlay(revision: state.overlayRevision, sourceLine: state.viewport.sourceLine)
        editor = Editor(
            document: document?.id, revision: document?.revision ?? 0, site: state.siteRevision,
            session: state.sessionRevision, zoom: state.zoom, viewport: state.viewport,
            search: state.search.isOpen ? state.search.revision : nil)
    }
}
