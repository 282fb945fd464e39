/// What is selected on a board. Rows keep their ids, so the selection stays with them.
struct BoardSelection: Equatable {
    var ids: Set<SurfaceID> = []
    /// Where the arrow keys start from.
    var current: SurfaceID?
    /// Where a range that is being extended started.
    var anchor: SurfaceID?
    /// The column that up and down keep across rows that span.
    var goalColumn: Int?

    init() {}

    init(_ id: SurfaceID) {
        ids = [id]
        current = id
        anchor = id
    }

    /// The tiles that a change brought; nil where it brought none. The last one is current.
    init?(insertedBy change: Domain.Change) {
        let old = Set(change.splices.lazy.flatMap(\.removed).map(\.id))
        let new = change.splices.flatMap(\.inserted).map(\.id).filter { !old.contains($0) }
        guard let first = new.first, let last = new.last else { return nil }
        ids = Set(new.map { .tile($0) })
        current = .tile(last)
        anchor = .tile(first)
    }
}

extension BoardSelection {
    /// What is selected after a change that made one tile of several: those that are left, or what took their place.
    func following(_ change: Domain.Change) -> BoardSelection {
        let new = Set(change.splices.lazy.flatMap(\.inserted).map { SurfaceID.tile($0.id) })
        let gone = Set(change.splices.lazy.flatMap(\.removed).map { SurfaceID.tile($0.id) }).subtracting(new)
        guard !gone.isDisjoint(with: ids) else { return self }
        var selection = self
        selection.ids = ids.subtracting(gone).union(new)
        selection.current =
            current.flatMap { gone.contains($0) ? nil : $0 } ?? change.splices.last?.inserted.last.map { .tile($0.id) }
        selection.anchor = selection.current
        return selection
    }
}
