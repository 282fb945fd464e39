import Engine
import Testing

@testable import SDLRender

@Suite("Cards glide to their places")
struct MotionTests {
    private let page = "One\n\nTwo\n\nThree\n\nFour\n"

    @Test("a moved card starts where it was, is under way, and ends where it stands; then no frame is asked for")
    func moved() throws {
        let desk = try Easel(page: page)
        #expect(desk.screen.nextDeadline == nil)
        let start = try #require(desk.drawn("One", desk.frame))
        let goal = try #require(desk.drawn("Two", desk.frame))
        desk.perform(.drop(.tile(desk.tile(0)), before: desk.id(2)))
        let first = desk.frame
        #expect(desk.drawn("One", first) == start)
        #expect(desk.drawn("Two", first) == goal)
        #expect(desk.screen.nextDeadline == 1.0 / 60)

        let middle = try #require(desk.drawn("One", desk.frame(at: 0.06)))
        #expect(middle.x > start.x + (goal.x - start.x) / 2 && middle.x < goal.x)
        #expect(middle.x == middle.x.rounded())
        #expect(desk.screen.nextDeadline != nil)

        let last = desk.frame(at: Motion.duration)
        #expect(desk.drawn("One", last) == goal)
        #expect(desk.drawn("Two", last) == start)
        #expect(desk.screen.nextDeadline == nil)
        #expect(!desk.screen.isDirty)
    }

    @Test("what can be pressed and found stands where the card comes to rest, in the list's order, from the start")
    func nodes() throws {
        let desk = try Easel(page: page)
        desk.perform(.drop(.tile(desk.tile(0)), before: desk.id(2)))
        let first = desk.frame
        let last = desk.frame(at: 1)
        #expect(first.nodes == last.nodes)
        #expect(first.regions == last.regions)
        #expect(first.commands != last.commands)
    }

    @Test("another change on the way starts from where the cards are drawn")
    func interrupted() throws {
        let desk = try Easel(page: page)
        let start = try #require(desk.drawn("One", desk.frame))
        desk.perform(.drop(.tile(desk.tile(0)), before: desk.id(2)))
        _ = desk.frame
        let under = try #require(desk.drawn("One", desk.frame(at: 0.05)))
        desk.perform(.run(.undo))
        #expect(desk.drawn("One", desk.frame) == under)
        let back = try #require(desk.drawn("One", desk.frame(at: 0.1)))
        #expect(back.x < under.x && back.x > start.x)
        #expect(desk.drawn("One", desk.frame(at: 0.05 + Motion.duration)) == start)
        #expect(desk.screen.nextDeadline == nil)
    }

    @Test("a new card is there at once, a deleted one is gone at once, and the others make room")
    func insertedAndDeleted() throws {
        let desk = try Easel(page: page)
        let (second, third) = (desk.drawn("Two", desk.frame), desk.drawn("Three", desk.frame))
        desk.perform(.insertTile(text: "New", after: desk.tile(0), edit: false))
        var frame = desk.frame
        #expect(desk.drawn("New", frame) == second)
        #expect(desk.drawn("Two", frame) == second)
        #expect(desk.drawn("Two", desk.frame(at: 1)) == third)
        desk.perform(.deleteTiles([desk.tile(1)]))
        frame = desk.frame
        #expect(desk.drawn("New", frame) == nil)
        #expect(desk.drawn("Two", frame) == third)
        #expect(desk.drawn("Two", desk.frame(at: 2)) == second)
    }

    @Test("with reduced motion cards stand where they are at once")
    func reduced() throws {
        let desk = try Easel(page: page)
        desk.screen.reduceMotion()
        let goal = desk.drawn("Two", desk.frame)
        desk.perform(.drop(.tile(desk.tile(0)), before: desk.id(2)))
        #expect(desk.drawn("One", desk.frame) == goal)
        #expect(desk.screen.nextDeadline == nil)
    }

    @Test("neither scrolling nor another document nor another width moves cards on their own")
    func notMoved() throws {
        let long = (0..<60).map { "Tile \($0)\n\n" }.joined()
        let desk = try Easel(page: long)
        desk.screen.handle(.wheel(Point(600, 300), dx: 0, dy: -3, []))
        _ = desk.frame
        #expect(desk.screen.nextDeadline == nil)
        desk.screen.handle(.resized(Size(800, 700), scale: 1))
        _ = desk.screen.frame(size: Size(800, 700))
        #expect(desk.screen.nextDeadline == nil)
        desk.perform(.openDocument(Domain.DocumentID("other.md")))
        _ = desk.screen.frame(size: Size(800, 700))
        #expect(desk.screen.nextDeadline == nil)
    }

    @Test("cards that are pushed out of the window are drawn until they have left it")
    func leaving() throws {
        let long = (0..<60).map { "Tile \($0)\n\n" }.joined()
        let desk = try Easel(page: long)
        let seen = desk.screen.surfaces.tiles.count
        let last = "Tile \(seen - 1)"
        let before = try #require(desk.drawn(last, desk.frame))
        desk.perform(.insertTile(text: "New", after: nil, edit: false))
        #expect(desk.drawn(last, desk.frame) == before)
        #expect(desk.drawn(last, desk.frame(at: 1)) == nil)
        #expect(desk.screen.surfaces.tiles.count == seen)
    }

    @Test("a card that was let go glides from the hand, also where the drop was cancelled")
    func fromTheHand() throws {
        let desk = try Easel(page: page)
        let node = try #require(desk.frame.nodes.first { $0.role == .listitem && $0.name == "One" }?.frame)
        let start = try #require(desk.drawn("One", desk.frame))
        let grip = Point(node.midX, node.midY)
        desk.screen.handle(.pointerPressed(grip, .left, clicks: 1, []))
        desk.screen.handle(.pointerMoved(Point(grip.x + 40, grip.y + 300)))
        _ = desk.frame
        desk.screen.handle(.keyPressed(key: "Escape", []))
        #expect(desk.drawn("One", desk.frame) == Point(start.x + 40, start.y + 300))
        #expect(desk.screen.nextDeadline != nil)
        #expect(desk.drawn("One", desk.frame(at: 1)) == start)
        #expect(desk.screen.nextDeadline == nil)
    }

    @Test("among a hundred thousand rows only those that are seen, and a few near them, are looked at")
    func many() {
        let metrics = Metrics(measuring: Ruler())
        func places(_ numbers: [UInt64], seen: Range<Int>) -> BoardPlaces {
            let rows = numbers.map { Surface.List.Row(id: Sample.id($0)) }
            return BoardPlaces(rows: rows, grid: GridFrames(rows: rows, width: 900, metrics: metrics), seen: seen)
        }
        let old = places(Array(0..<100_000), seen: 500..<530)
        var moved = Array(UInt64(0)..<100_000)
        moved.insert(moved.remove(at: 520), at: 505)
        let new = places(moved, seen: 500..<530)
        var motion = Motion()
        motion.glide(from: old, to: new, at: 0)
        #expect(motion.starts.count == 16)
        let far = places(Array(50_000..<100_000) + Array(0..<50_000), seen: 500..<530)
        motion.glide(from: old, to: far, at: 0)
        #expect(motion.starts.isEmpty)
    }
}
