import Engine
import Testing

@testable import SDLRender

@Suite("The band that selects what it meets")
struct BandTests {
    private func ids(_ numbers: UInt64...) -> Set<SurfaceID> { Set(numbers.map(Sample.id)) }

    @Test("it selects the cards that it meets, and says so only where they are others")
    func selects() throws {
        var stage = Stage(Sample.document())
        let first = try #require(stage.node(.listitem, "Three bays stand behind the tool shed.")).frame
        let second = try #require(stage.node(.listitem, "greens and browns, one to two")).frame
        let start = Point(first.x - 8, first.midY)
        #expect(stage.send(.pointerPressed(start, .left, clicks: 1, [])) == [])
        #expect(stage.send(.pointerMoved(Point(start.x + 2, start.y))) == [])
        #expect(stage.state.band == nil)
        #expect(
            stage.send(.pointerMoved(Point(first.midX, start.y + 9)))
                == [.selectRows(ids(2), current: Sample.id(2))])
        #expect(stage.send(.pointerMoved(Point(first.midX + 1, start.y + 9))) == [])
        #expect(
            stage.send(.pointerMoved(Point(second.x + 3, start.y + 9)))
                == [.selectRows(ids(2, 3), current: Sample.id(3))])
        #expect(
            stage.send(.pointerMoved(Point(first.midX, start.y - 9)))
                == [.selectRows(ids(2), current: Sample.id(2))])
        #expect(stage.send(.pointerReleased(Point(first.midX, start.y - 9), .left, [])) == [])
        #expect(stage.state.band == nil)
    }

    @Test("with Ctrl it adds to what was selected before")
    func adds() throws {
        var stage = Stage(Sample.document())
        stage.surfaces.selection = .init(ids: ids(3, 11), current: Sample.id(11))
        let first = try #require(stage.node(.listitem, "Three bays stand behind the tool shed.")).frame
        stage.send(.pointerPressed(Point(first.x - 8, first.midY), .left, clicks: 1, .control))
        #expect(
            stage.send(.pointerMoved(Point(first.midX, first.midY + 9)))
                == [.selectRows(ids(2, 3, 11), current: Sample.id(2))])
        #expect(
            stage.send(.pointerMoved(Point(first.x - 4, first.midY + 9)))
                == [.selectRows(ids(3, 11), current: Sample.id(11))])
    }

    @Test("Escape brings back what was selected before")
    func escape() throws {
        var stage = Stage(Sample.document())
        let first = try #require(stage.node(.listitem, "Three bays stand behind the tool shed.")).frame
        stage.send(.pointerPressed(Point(first.x - 8, first.midY), .left, clicks: 1, []))
        stage.send(.pointerMoved(Point(first.midX, first.midY + 9)))
        #expect(stage.key("Escape") == [.selectRows(ids(3), current: Sample.id(3))])
        #expect(stage.send(.pointerReleased(Point(first.midX, first.midY), .left, [])) == [])
    }

    @Test("it stays on the cards where the board scrolls under it, by the wheel and at the edges")
    func scrolls() throws {
        var stage = Stage(Sample.document(), size: Size(800, 400))
        let first = try #require(stage.node(.listitem, "Three bays stand behind the tool shed.")).frame
        stage.send(.pointerPressed(Point(first.x - 8, first.midY), .left, clicks: 1, []))
        let end = Point(stage.layout.panels.board.maxX - 8, 300)
        stage.send(.pointerMoved(end))
        let before = try #require(stage.state.band?.met)
        let intents = stage.send(.wheel(end, dx: 0, dy: -5, []))
        guard case .selectRows(let ids, _) = try #require(intents.first) else {
            Issue.record("\(intents)")
            return
        }
        #expect(ids.isSuperset(of: before.flatMap { $0 }.map { stage.surfaces.list.rows[$0].id }))
        #expect(ids.count > before.reduce(0) { $0 + $1.count })
        stage.send(.pointerMoved(Point(end.x, 399)))
        #expect(stage.reader.autoScrollSpeed(stage.state) > 0)
        _ = stage.reader.autoScroll(for: 9, state: &stage.state)
        #expect(stage.state.band?.met?.last?.upperBound == 11)
        #expect(stage.state.band?.met?.first?.lowerBound == 1)
    }

    @Test("of a hundred thousand rows it finds those that it meets, whatever the density of headings")
    func many() {
        let metrics = Metrics(measuring: Ruler())
        for step in [3, 7, 100_001] {
            let rows = (0..<100_000).map {
                Surface.List.Row(id: Sample.id(UInt64($0)), level: ($0 + 1) % step == 0 ? 2 : nil)
            }
            let grid = GridFrames(rows: rows, width: 900, metrics: metrics)
            let band = Rect(100, grid.height / 2, 300, 500)
            let met = grid.items(meeting: band).flatMap { Array($0) }
            let near = grid.items(in: band.y - 500...band.maxY + 500)
            #expect(met == near.filter { grid.frame(ofItem: $0).map { !$0.intersection(band).isEmpty } ?? false })
            #expect(!met.isEmpty && met.count < 30)
        }
    }
}
