import Engine
import Fakes
import Testing

@testable import SDLRender

@Suite("What is seen stays where it is")
struct AnchorTests {
    /// Paragraphs of very different lengths under headings.
    private static func page(_ count: Int, seed: UInt64 = 7) -> String {
        var random = Seeded(seed)
        return (0..<count).map { number in
            let words = String(repeating: " and some more of it", count: random.below(14))
            return number % 9 == 0 ? "## Part \(number)\n" : "Tile \(number)\(words).\n"
        }.joined(separator: "\n")
    }

    /// Where each card stands in the window, by its id.
    private func places(_ frame: Frame) -> [String: Double] {
        var places: [String: Double] = [:]
        guard let board = frame.nodes.first(where: { $0.id == BoardView.nodeID })?.frame else { return [:] }
        // A node is cut to the board: only whole ones tell where they begin.
        for node in frame.nodes where node.role == .listitem && node.frame.y > board.y && node.frame.maxY < board.maxY {
            places[node.id] = node.frame.y
        }
        return places
    }

    @Test(
        "scrolling moves all that is seen by as much as the wheel says", arguments: [Surface.Zoom.Density.cards, .page])
    func scrolling(density: Surface.Zoom.Density) throws {
        let easel = try Easel(page: Self.page(300))
        easel.screen.reduceMotion()
        easel.perform(.setZoom(.init(density)))
        var random = Seeded(3)
        let middle = Point(600, 350)
        var before = places(easel.frame)
        for _ in 0..<120 {
            let notches = Double(random.below(9) - 3)
            let scroll = easel.screen.state.offset(.board)
            easel.screen.handle(.wheel(middle, dx: 0, dy: -notches, []))
            let after = places(easel.frame)
            let moves = Set(after.compactMap { id, y in before[id].map { y - $0 } })
            #expect(moves.count <= 1, "\(density) at \(scroll): \(moves)")
            before = after
        }
        #expect(easel.screen.state.offset(.board) > 2000)
    }

    @Test("Ctrl and the wheel keep the tile under the pointer, through all sizes")
    func pointer() throws {
        let easel = try Easel(page: Self.page(400))
        easel.screen.reduceMotion()
        for _ in 0..<8 { easel.screen.handle(.wheel(Point(600, 350), dx: 0, dy: -10, [])) }
        let point = Point(620, 380)
        for step in [1.0, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1] {
            let id = easel.frame.nodes.last { $0.role == .listitem && $0.frame.contains(point) }?.id
            easel.screen.handle(.wheel(point, dx: 0, dy: step, .control))
            guard let id else { continue }
            let node = try #require(easel.frame.nodes.first { $0.id == id }, "\(id) is gone from view")
            #expect(node.frame.y <= point.y + 1 && node.frame.maxY >= point.y - 1, "\(node.frame)")
        }
    }

    @Test("the keys keep the current tile where it is")
    func current() throws {
        let easel = try Easel(page: Self.page(400))
        easel.screen.reduceMotion()
        easel.perform(.select(easel.id(200)))
        easel.screen.scrollIntoView(easel.id(200))
        easel.screen.handle(.wheel(Point(600, 350), dx: 0, dy: -4, []))
        let id = easel.id(200).description
        let y = try #require(places(easel.frame)[id])
        for key in ["+", "+", "+", "-", "-", "-", "-"] {
            easel.screen.handle(.keyPressed(key: key, .control))
            #expect(places(easel.frame)[id] == y)
        }
    }
}
