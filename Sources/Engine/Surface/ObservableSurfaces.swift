import Observation

/// The editor's surfaces for renderers that follow values by observation tracking: reading one registers for its area, and
/// a change of another area does not fire.
///
/// Belongs to the main thread. Takes the editor's `onChange` and passes the signal on to whom it had before.
public final class ObservableSurfaces {
    /// Counts the changes of one area.
    @Observable
    final class Revision {
        var count = 0
    }

    private let editor: Editor
    private let revisions: [SurfaceArea: Revision]

    public init(_ editor: Editor) {
        self.editor = editor
        revisions = Dictionary(uniqueKeysWithValues: SurfaceArea.allCases.map { ($0, Revision()) })
        let (former, revisions) = (editor.onChange, revisions)
        editor.onChange = { areas in
            for area in areas { revisions[area]?.count += 1 }
            former?(areas)
        }
    }

    public var listSurface: Surface.List { read(.list) { $0.listSurface } }
    public var toolbarSurface: Surface.Toolbar { read(.toolbar) { $0.toolbarSurface } }
    public var statusSurface: Surface.Status { read(.status) { $0.statusSurface } }
    public var navigationSurface: Surface.Navigation { read(.navigation) { $0.navigationSurface } }
    public var sidebarSurface: Surface.Sidebar { read(.sidebar) { $0.sidebarSurface } }
    public var editorSurface: Surface.Editor { read(.editor) { $0.editorSurface } }
    public var overlaySurface: Surface.Overlay? { read(.palette) { $0.overlaySurface } }
    public var dialogSurface: Surface.Dialog { read(.dialog) { $0.dialogSurface } }
    public var selectionSurface: Surface.Selection { read(.tile) { $0.selectionSurface } }
    public func tileSurface(_ id: SurfaceID) -> Surface.Tile? { read(.tile) { $0.tileSurface(id) } }

    private func read<Value>(_ area: SurfaceArea, _ value: (Editor) -> Value) -> Value {
        _ = revisions[area]?.count
        return value(editor)
    }
}

/// Keeps watching what `pull` reads. Tracking fires once, before the new value is there: so a change only schedules, and
/// whoever pulls registers again by that.
public final class SurfaceWatch {
    private let pull: () -> Void
    private let schedule: @Sendable () -> Void

    /// Pulls once, to register. `schedule` shall arrange that `pullAgain` is called, not call it.
    public init(pull: @escaping () -> Void, schedule: @escaping @Sendable () -> Void) {
        self.pull = pull
        self.schedule = schedule
        pullAgain()
    }

    public func pullAgain() {
        let schedule = schedule
        withObservationTracking(pull) { schedule() }
    }
}
