import Engine

/// Cards on their way from where they were drawn to where they stand. What they show of it is a function of the time, so
/// a frame is asked for only while one is on its way.
///
/// Only how a card is drawn moves. What can be pressed, and what a screen reader finds, stands where the card comes to
/// rest from the first frame on: a person aims at where things will be, and 180 ms of changing places would be told to
/// nobody's use.
public struct Motion: Equatable, Sendable {
    /// Seconds.
    public static let duration = 0.18
    /// Cards stand where they are at once.
    public var isReduced = false
    /// Where each card starts: its top left, in points from the top left of the board's content.
    private(set) var starts: [SurfaceID: Point] = [:]
    /// The list's rows that are only seen until they have left the window.
    private(set) var leaving: [Int] = []
    /// Seconds of the injected clock.
    private var begin = 0.0

    public init() {}

    /// When the next frame is due; nil where nothing moves.
    public func nextDeadline(after now: Double) -> Double? { starts.isEmpty ? nil : now + 1.0 / 60 }

    /// How far beside its place at `rest` a card is drawn, in whole points, so that its text stays sharp; nil where it
    /// stands.
    public func shift(of id: SurfaceID, from rest: Point, at now: Double) -> Point? {
        guard let start = starts[id] else { return nil }
        let left = remaining(at: now)
        let shift = Point(((start.x - rest.x) * left).rounded(), ((start.y - rest.y) * left).rounded())
        return left > 0 ? shift : nil
    }

    /// The share of the way that is still to go: fast first, then slower.
    private func remaining(at now: Double) -> Double {
        let left = 1 - ((now - begin) / Self.duration).clamped(to: 0...1)
        return left * left * left
    }

    /// Forgets what has arrived.
    public mutating func settle(at now: Double) {
        if !starts.isEmpty, now >= begin + Self.duration { stop() }
    }

    /// What glides keeps its place on the screen where the board's content moves under it by so much.
    mutating func shift(by distance: Double) {
        for id in starts.keys { starts[id]?.y += distance }
    }

    public mutating func stop() {
        starts = [:]
        leaving = []
    }

    /// Lets what is seen on `new`, or was seen on `old`, glide there from where it is drawn at this moment. Looks at
    /// what is seen and a little around it, however long the lists are.
    mutating func glide(from old: BoardPlaces, to new: BoardPlaces, at now: Double) {
        guard !isReduced else { return }
        var starts: [SurfaceID: Point] = [:]
        var leaving: [Int] = []
        for index in new.seen {
            let id = new.rows[index].id
            guard let former = old.index(of: id, near: index, of: new), let rest = new.place(of: index),
                let start = drawn(id, former, on: old, at: now), start != rest
            else { continue }
            starts[id] = start
        }
        for index in old.seen {
            let id = old.rows[index].id
            guard let next = new.index(of: id, near: index, of: old), !new.seen.contains(next),
                let start = drawn(id, index, on: old, at: now)
            else { continue }
            starts[id] = start
            leaving.append(next)
        }
        self.starts = starts
        self.leaving = leaving
        begin = now
    }

    /// Lets rows that were held by the pointer glide from there, `hand` in content coordinates.
    mutating func glide(_ ids: some Sequence<SurfaceID>, fromHand hand: Point, at now: Double) {
        guard !isReduced else { return }
        for id in ids { starts[id] = hand }
        begin = now
    }

    private func drawn(_ id: SurfaceID, _ index: Int, on places: BoardPlaces, at now: Double) -> Point? {
        guard let rest = places.place(of: index) else { return nil }
        let shift = shift(of: id, from: rest, at: now) ?? Point(0, 0)
        return Point(rest.x + shift.x, rest.y + shift.y)
    }
}
