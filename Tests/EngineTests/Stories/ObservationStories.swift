import Engine
import Synchronization
import Testing

@Suite("Observation")
struct ObservationStories {
    /// How often each of two watches wanted to pull.
    private final class Calls: Sendable {
        let list = Mutex(0)
        let toolbar = Mutex(0)
        var counts: [Int] { [list.withLock { $0 }, toolbar.withLock { $0 }] }
    }

    @Test("a change of one area schedules only those who read it, once until they pull again")
    func oneArea() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        let surfaces = ObservableSurfaces(desk.editor)
        let calls = Calls()
        var rows = 0
        let list = SurfaceWatch(pull: { rows = surfaces.listSurface.rows.count }) { calls.list.withLock { $0 += 1 } }
        let toolbar = SurfaceWatch(pull: { _ = surfaces.toolbarSurface }) { calls.toolbar.withLock { $0 += 1 } }

        desk.perform(.editDetail(.tile(desk.tile("Two."))))
        let afterOpening = calls.counts
        list.pullAgain()
        toolbar.pullAgain()
        desk.perform(.editText(.insert("x")))
        desk.perform(.editText(.insert("y")))
        #expect(calls.counts[0] == afterOpening[0])
        #expect(calls.counts[1] == afterOpening[1] + 1)

        desk.perform(.back, .insertTile(text: "New.", after: nil, edit: false), .run(.undo), .run(.redo))
        #expect(calls.counts[0] == afterOpening[0] + 1)
        list.pullAgain()
        #expect(rows == 3)
        desk.perform(.run(.undo))
        #expect(calls.counts[0] == afterOpening[0] + 2)
    }

    @Test("the signal still reaches whom it had before")
    func passesOn() {
        let desk = Desk(page: "One.\n")
        _ = ObservableSurfaces(desk.editor)
        desk.clearSignals()
        desk.perform(.clearSelection)
        #expect(desk.signals.count == 1)
    }
}
