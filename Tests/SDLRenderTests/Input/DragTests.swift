import Engine
import Testing

@testable import SDLRender

@Suite("Dragging tiles")
struct DragTests {
    private let list = "greens and browns, one to two"
    private let paragraph = "Three bays stand behind the tool shed."
    private let heading = "What it gives"

    /// With the pointer down on a card, and moved far enough.
    private func dragging(
        _ name: String, _ modifiers: InputEvent.Modifiers = [], size: Size = Size(1280, 800),
        selecting: Set<UInt64> = [3]
    ) throws -> Stage {
        var surfaces = Sample.document()
        surfaces.selection = .init(ids: Set(selecting.map(Sample.id)), current: selecting.max().map(Sample.id))
        var stage = Stage(surfaces, size: size)
        let from = try #require(stage.middle(.listitem, name))
        stage.send(.pointerPressed(from, .left, clicks: 1, modifiers))
        stage.send(.pointerMoved(Point(from.x + 3, from.y)))
        #expect(stage.state.drag == nil)
        stage.send(.pointerMoved(Point(from.x + 8, from.y)))
        #expect(stage.state.drag != nil)
        return stage
    }

    private func drop(at point: Point, _ stage: inout Stage) -> [Intent] {
        stage.send(.pointerMoved(point))
        return stage.send(.pointerReleased(point, .left, []))
    }

    private func place(_ stage: Stage) -> Insertion? {
        guard let drag = stage.state.drag,
            case .place(let insertion) = stage.layout.target(of: drag, over: stage.surfaces, stage.state)
        else { return nil }
        return insertion
    }

    @Test("a card that is not selected goes alone, before the one that the bar stands at")
    func one() throws {
        var stage = try dragging("Before the frost")
        let target = try #require(stage.node(.listitem, paragraph)).frame
        stage.send(.pointerMoved(Point(target.x + 10, target.midY)))
        #expect(stage.state.drag?.what == .tile(Domain.TileID(4)))
        #expect(place(stage)?.index == 1)
        #expect(
            drop(at: Point(target.x + 10, target.midY), &stage)
                == [.drop(.tile(Domain.TileID(4)), before: Sample.id(2))])
        #expect(stage.state.drag == nil && stage.state.press == nil)
    }

    @Test("a selected card takes all selected ones along, those too that are scrolled away")
    func several() throws {
        var stage = try dragging(list, size: Size(800, 400), selecting: [2, 3, 11])
        #expect(stage.surfaces.list.rows.count == 11)
        #expect(stage.state.drag?.what == .selection)
        #expect(stage.state.drag?.count == 3)
        #expect(stage.state.drag?.run == nil)
        let target = try #require(stage.node(.listitem, "Before the frost")).frame
        #expect(drop(at: Point(target.maxX - 10, target.midY), &stage) == [.drop(.selection, before: Sample.id(5))])
    }

    @Test("Alt takes a heading's section along, and within it there is no place")
    func section() throws {
        var stage = try dragging(heading, .alt)
        #expect(stage.state.drag?.what == .section(Domain.TileID(5)))
        #expect(stage.state.drag?.run == 4..<11)
        #expect(stage.state.drag?.amount == "Section of 7 tiles")
        let inside = try #require(stage.middle(.listitem, "order a thermometer"))
        stage.send(.pointerMoved(inside))
        #expect(place(stage) == nil)
        let title = try #require(stage.node(.listitem, "Compost")).frame
        #expect(
            drop(at: Point(title.x + 50, title.y + 2), &stage)
                == [.drop(.section(Domain.TileID(5)), before: Sample.id(1))])
    }

    @Test("where selected tiles stand together, letting go beside or between them does nothing")
    func together() throws {
        var stage = try dragging(list, selecting: [2, 3, 4])
        for name in [paragraph, list, "Before the frost"] {
            let frame = try #require(stage.node(.listitem, name)).frame
            for x in [frame.x + 5, frame.maxX - 5] {
                stage.send(.pointerMoved(Point(x, frame.midY)))
                #expect(place(stage) == nil, "\(name) at \(x)")
            }
        }
        #expect(stage.send(.pointerReleased(Point(700, 200), .left, [])) == [])
    }

    @Test("Escape and the loss of the window's focus end a drag, and letting go does nothing then")
    func cancelled() throws {
        for event in [InputEvent.keyPressed(key: "Escape", []), .focusChanged(false)] {
            var stage = try dragging("Before the frost")
            let target = try #require(stage.node(.listitem, paragraph)).frame
            stage.send(.pointerMoved(Point(target.x + 10, target.midY)))
            #expect(stage.send(event) == [])
            #expect(stage.state.drag == nil)
            #expect(stage.send(.pointerReleased(Point(target.x + 10, target.midY), .left, [])) == [])
        }
    }

    @Test("other keys do nothing while tiles are in the hand")
    func otherKeys() throws {
        var stage = try dragging("Before the frost")
        #expect(stage.key("Delete") == [])
        #expect(stage.state.drag != nil)
    }

    @Test("the middle and the right button drag nothing", arguments: [InputEvent.Button.middle, .right])
    func otherButtons(_ button: InputEvent.Button) throws {
        var stage = Stage(Sample.document())
        let from = try #require(stage.middle(.listitem, list))
        for start in [from, Point(from.x, 760)] {
            stage.send(.pointerPressed(start, button, clicks: 1, []))
            stage.send(.pointerMoved(Point(start.x + 50, start.y - 50)))
            #expect(stage.state.drag == nil && stage.state.band == nil)
            stage.send(.pointerReleased(Point(start.x + 50, start.y - 50), button, []))
        }
    }

    @Test("the wheel scrolls under a drag, and the bar follows")
    func wheel() throws {
        var stage = try dragging(paragraph, size: Size(800, 400))
        let point = Point(600, 200)
        stage.send(.pointerMoved(point))
        let before = place(stage)
        stage.send(.wheel(point, dx: 0, dy: -4, []))
        #expect(stage.state.offset(.board) == 240)
        #expect(place(stage) != nil)
        #expect(place(stage) != before)
    }

    @Test("at an edge the board scrolls, the faster the nearer, and beyond it faster still")
    func autoScroll() throws {
        var stage = try dragging(paragraph, size: Size(800, 400))
        let bottom = stage.layout.panels.board.maxY
        var speeds: [Double] = []
        for y in [bottom - 60, bottom - 30, bottom - 5, bottom + 20, bottom + 90] {
            stage.send(.pointerMoved(Point(500, y)))
            speeds.append(stage.reader.autoScrollSpeed(stage.state))
        }
        #expect(speeds[0] == 0 && speeds[1] > 0)
        #expect(speeds == speeds.sorted() && Set(speeds).count == speeds.count)
        _ = stage.reader.autoScroll(for: 0.1, state: &stage.state)
        #expect(stage.state.offset(.board) == stage.layout.maxScroll(.board))
        #expect(stage.reader.autoScrollSpeed(stage.state) == 0)
        stage.send(.pointerMoved(Point(500, -30)))
        #expect(stage.reader.autoScrollSpeed(stage.state) < -900)
    }

    @Test("a closed folder opens after the pointer has rested on it")
    func rest() throws {
        var stage = try dragging(paragraph)
        let folder = try #require(stage.middle(.treeitem, "services"))
        stage.send(.pointerMoved(folder))
        stage.now = 0.4
        stage.send(.pointerMoved(Point(folder.x + 2, folder.y)))
        #expect(stage.reader.openRested(state: &stage.state) == [])
        stage.now = 0.7
        #expect(stage.reader.openRested(state: &stage.state) == [.toggleFolder("services")])
        #expect(stage.reader.openRested(state: &stage.state) == [])
        let open = try #require(stage.middle(.treeitem, "posts"))
        stage.send(.pointerMoved(open))
        stage.now = 9
        #expect(stage.reader.openRested(state: &stage.state) == [])
    }

    @Test("a document of the sidebar that takes tiles is marked, others and folders are not")
    func sidebar() throws {
        var stage = try dragging(paragraph)
        stage.surfaces.sidebar.rows[2].takesTiles = true
        func target(_ name: String) throws -> DropTarget? {
            stage.send(.pointerMoved(try #require(stage.middle(.treeitem, name))))
            return stage.state.drag.map { stage.layout.target(of: $0, over: stage.surfaces, stage.state) }
        }
        #expect(try target("Soil") == .document(Domain.DocumentID("handbook/soil.md")))
        let row = try #require(stage.node(.treeitem, "Soil")).frame
        #expect(stage.frame.commands.contains(.stroke(row, .accent, width: 2, corner: 6)))
        #expect(try target("Every tile") == .nowhere)
        #expect(!stage.frame.commands.contains(.stroke(row, .accent, width: 2, corner: 6)))
        #expect(try target("Compost") == .stay)
        #expect(try target("posts") == .nowhere)
    }

    @Test("the ghost says what is dragged, and stays within the window")
    func ghost() throws {
        var stage = try dragging(list, selecting: [2, 3, 4])
        for point in [Point(700, 300), Point(1270, 300), Point(700, 790), Point(1275, 795)] {
            stage.send(.pointerMoved(point))
            let texts = stage.frame.commands.suffix(2).compactMap { command -> TextRun? in
                if case .text(let run) = command { run } else { nil }
            }
            #expect(texts.last?.text == "3 tiles")
            let run = try #require(texts.first)
            #expect(run.x > 0 && run.x + run.width < 1280 && run.y < 800)
        }
    }
}

extension Stage {
    var reader: InputReader { InputReader(frame: frame, layout: layout, surfaces: surfaces, now: now) }
}
