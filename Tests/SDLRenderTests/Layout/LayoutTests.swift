import Engine
import Testing

@testable import SDLRender

@Suite("Layout")
struct LayoutTests {
    private let metrics = Metrics(measuring: Ruler())

    private func rows(_ count: Int, headingEvery step: Int = .max) -> [Surface.List.Row] {
        (0..<count).map { Surface.List.Row(id: Sample.id(UInt64($0)), level: $0 % step == 0 && step < .max ? 2 : nil) }
    }

    @Test("at text size 100 % the distances are those of the design")
    func design() {
        #expect(metrics.scale == 1)
        #expect(metrics.toolbarHeight == 48)
        #expect(metrics.controlHeight == 32)
        #expect(metrics.statusHeight == 28)
        #expect(metrics.sidebarWidth == 220)
        #expect(metrics.sidebarRowHeight == 30)
        #expect(metrics.editorWidth == 340)
        #expect(metrics.cardHeight == 172)
        #expect(GridFrames.columns(in: 720, metrics: metrics) == 3)
    }

    @Test("panels cover the window and give way where it is narrow")
    func panels() {
        let wide = PanelFrames(size: Size(1280, 800), metrics: metrics, showsEditor: true)
        #expect(wide.sidebar?.width == 220)
        #expect(wide.editor == Rect(940, 48, 340, 724))
        #expect(wide.board == Rect(220, 48, 720, 724))
        let middle = PanelFrames(size: Size(780, 600), metrics: metrics, showsEditor: true)
        #expect(middle.sidebar == nil)
        #expect(middle.board.width == 440)
        let narrow = PanelFrames(size: Size(640, 480), metrics: metrics, showsEditor: true)
        #expect(narrow.editor?.width == 640)
        #expect(narrow.board.isEmpty)
        let small = PanelFrames(size: Size(480, 360), metrics: metrics, showsEditor: false)
        #expect(small.sidebar == nil)
        #expect(small.board == Rect(0, 48, 480, 284))
    }

    @Test("cards stand in rows, headings span them")
    func grid() throws {
        let grid = GridFrames(rows: rows(8, headingEvery: 5), width: 720, metrics: metrics)
        #expect(grid.columns == 3)
        #expect(grid.rows.map(\.items) == [0..<1, 1..<4, 4..<5, 5..<6, 6..<8])
        #expect(grid.frame(ofItem: 0)?.width == 680)
        let first = try #require(grid.frame(ofItem: 1))
        let last = try #require(grid.frame(ofItem: 3))
        #expect(first.x == 20)
        #expect(last.maxX == 700)
        #expect(first.height == 172)
        #expect(grid.frame(ofItem: 8) == nil)
    }

    @Test("what is seen is what meets the window, whatever the offset")
    func visible() {
        let grid = GridFrames(rows: rows(1000, headingEvery: 7), width: 900, metrics: metrics)
        for offset in stride(from: -50.0, to: grid.height + 400, by: 97) {
            let span = offset...(offset + 600)
            let seen = grid.rows.filter { $0.bottom > span.lowerBound && $0.top <= span.upperBound }
            let items = seen.first.map { $0.items.lowerBound..<(seen.last?.items.upperBound ?? 0) } ?? 0..<0
            #expect(grid.items(in: span) == items)
        }
    }

    @Test("a hundred thousand rows are laid out and only the seen ones are asked for")
    func many() {
        var surfaces = SurfaceSet(list: .init(scope: .document, revision: 1, rows: rows(100_000, headingEvery: 9)))
        let layout = ScreenLayout(
            of: surfaces, state: ViewState(), size: Size(1280, 800), metrics: metrics, measuring: Ruler())
        let seen = layout.visibleItems(offset: layout.maxScroll(.board) / 2)
        #expect((1...60).contains(seen.count))
        var asked = 0
        surfaces.pullTiles(seen) { id in
            asked += 1
            return Surface.Tile(id: id, revision: 1, kind: "Paragraph", label: "x", content: [])
        }
        #expect(asked == seen.count)
        surfaces.pullTiles(seen) { _ in
            asked += 1
            return nil
        }
        #expect(asked == seen.count)
        #expect(surfaces.pulls[.tile] == seen.count)
    }

    @Test("text that does not fit ends in an ellipsis")
    func fitted() {
        let type = Typesetter(measuring: Ruler())
        let face = TextFace(.label)
        #expect(type.fitted("Compost", face, width: 200) == "Compost")
        let cut = type.fitted("Compost and soil", face, width: 60)
        #expect(cut.hasSuffix("…"))
        #expect(type.width(cut, face) <= 60)
        #expect(type.fitted("Compost", face, width: 3) == "")
    }

    @Test("offsets stay where the content reaches, and showing scrolls as little as needed")
    func scrolling() {
        var state = ViewState()
        state.show(100...200, in: .board, height: 300, margin: 10)
        #expect(state.offset(.board) == 0)
        state.show(400...500, in: .board, height: 300, margin: 10)
        #expect(state.offset(.board) == 210)
        state.show(150...250, in: .board, height: 300, margin: 10)
        #expect(state.offset(.board) == 140)
        let stage = Stage(Sample.document())
        state.scroll[.board] = 99_999
        state.clampScroll(to: stage.layout)
        #expect(state.offset(.board) == stage.layout.maxScroll(.board))
    }

    @Test("the caret blinks twice a second at most, and not after ten seconds")
    func blink() {
        var blink = CaretBlink()
        blink.lastActivity = 100
        #expect(blink.isVisible(at: 100.4))
        #expect(!blink.isVisible(at: 100.6))
        #expect(blink.nextDeadline(after: 100.6) == 101)
        #expect(blink.isVisible(at: 110.7))
        #expect(blink.nextDeadline(after: 110.7) == nil)
        blink.isEnabled = false
        #expect(blink.isVisible(at: 100.6))
        #expect(blink.nextDeadline(after: 100.6) == nil)
    }
}
