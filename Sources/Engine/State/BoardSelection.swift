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
}
