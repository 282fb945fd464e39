import Engine
import Testing

@testable import SDLRender

@Suite("Frames")
struct FrameTests {
    static let sizes = [Size(480, 360), Size(640, 480), Size(800, 600), Size(1280, 800), Size(1920, 1080)]
    static let scales = [0.8, 1.0, 2.0]

    static func surfaces(_ measuring: any TextMeasuring) -> [(String, SurfaceSet)] {
        [
            ("document", Sample.document()),
            (
                "refusal",
                Sample.document(
                    message: "The list can't stand behind another list with the same bullet, they would become one.")
            ),
            ("editing", Sample.editing(measuring)), ("empty", Sample.empty()), ("dialog", Sample.asking()),
            ("overview", Sample.document(zoom: .init(.overview))), ("page", Sample.document(zoom: .init(.page))),
        ]
    }

    /// Every screen in every window and text size.
    static func stages() -> [(name: String, stage: Stage)] {
        var stages: [(String, Stage)] = []
        for scale in scales {
            let ruler = Ruler(scale: scale)
            for size in sizes {
                for (name, surfaces) in surfaces(ruler) {
                    let title = "\(name) \(Int(size.width))×\(Int(size.height)) at \(scale)"
                    stages.append((title, Stage(surfaces, size: size, measuring: ruler)))
                }
            }
        }
        return stages
    }

    @Test(
        "the screens look as they did",
        arguments: ["document", "refusal", "editing", "empty", "dialog", "overview", "page"])
    func snapshots(name: String) throws {
        let ruler = Ruler()
        let surfaces = try #require(Self.surfaces(ruler).first { $0.0 == name }?.1)
        let size = name == "refusal" ? Size(640, 480) : Size(1280, 800)
        try expectSnapshot(FrameText(frame: Stage(surfaces, size: size, measuring: ruler).frame).text, name)
    }

    @Test("the same surfaces make the same frame")
    func isPure() {
        let stage = Stage(Sample.editing(Ruler()))
        #expect(stage.frame == stage.frame)
        #expect(stage.frame == Stage(Sample.editing(Ruler())).frame)
    }

    @Test("everything that can be pressed is named and at least 28 × 28 points")
    func targets() {
        for (name, stage) in Self.stages() {
            let frame = stage.frame
            let board = stage.layout.panels.board
            for node in frame.nodes where node.states.contains(.focusable) {
                #expect(!node.name.isEmpty, "\(name): \(node.id)")
                let isCut = node.role == .listitem || (node.role == .treeitem && node.frame.maxY >= board.maxY)
                guard !isCut else { continue }
                #expect(node.frame.width >= 28 && node.frame.height >= 28, "\(name): \(node.id) \(node.frame)")
            }
        }
    }

    @Test("ids are unique, parents come first, and every region has its node")
    func tree() {
        for (name, stage) in Self.stages() {
            let frame = stage.frame
            var seen: Set<String> = []
            for (index, node) in frame.nodes.enumerated() {
                #expect(seen.insert(node.id).inserted, "\(name): \(node.id) twice")
                #expect((node.parent ?? -1) < index, "\(name): \(node.id)")
                #expect((node.parent == nil) == (index == 0), "\(name): \(node.id)")
            }
            for region in frame.regions where !region.node.hasSuffix("-edge") {
                #expect(seen.contains(region.node), "\(name): region of \(region.node)")
            }
        }
    }

    @Test("in the toolbar and the status bar no text meets another or leaves the window")
    func barsDoNotCollide() {
        for (name, stage) in Self.stages() where !stage.surfaces.dialog.isOpen {
            let layout = stage.layout
            for bar in [layout.panels.toolbar, layout.panels.status] {
                let runs = unclipped(stage.frame).filter { $0.y > bar.y && $0.y < bar.maxY }.sorted { $0.x < $1.x }
                for (a, b) in zip(runs, runs.dropFirst()) {
                    #expect(a.x + a.width <= b.x + 0.5, "\(name): “\(a.text)” meets “\(b.text)”")
                }
                for run in runs {
                    #expect(run.x >= 0 && run.x + run.width <= layout.size.width, "\(name): “\(run.text)”")
                }
            }
        }
    }

    /// The texts that no panel cuts: those of the bars, and few others.
    private func unclipped(_ frame: Frame) -> [TextRun] {
        var depth = 0
        return frame.commands.compactMap { command in
            switch command {
            case .pushClip: depth += 1
            case .popClip: depth -= 1
            case .text(let run) where depth == 0: return run
            case .text, .fill, .stroke, .shadow, .line, .fade: break
            }
            return nil
        }
    }

    @Test("clips are balanced")
    func clips() {
        for (name, stage) in Self.stages() {
            var depth = 0
            for command in stage.frame.commands {
                if case .pushClip = command { depth += 1 }
                if case .popClip = command { depth -= 1 }
                #expect(depth >= 0, "\(name)")
            }
            #expect(depth == 0, "\(name)")
        }
    }

    @Test("a card is drawn once and used again until its content changes")
    func picturesAreKept() {
        var stage = Stage(Sample.document())
        _ = stage.frame
        let drawn = stage.pictures.drawn
        #expect(drawn > 0)
        _ = stage.frame
        #expect(stage.pictures.drawn == drawn)

        var tiles = Sample.tiles
        tiles[1].content = [.paragraph([.init("something else")])]
        stage.surfaces = Sample.document()
        stage.surfaces.pullTiles(0..<0) { _ in nil }
        stage.surfaces.pullTiles(0..<tiles.count) { id in tiles.first { $0.id == id } }
        _ = stage.frame
        #expect(stage.pictures.drawn == drawn + 1)
    }

    @Test("the tree says what is selected, checked, folded and broken")
    func states() throws {
        let stage = Stage(Sample.document())
        #expect(try #require(stage.node(.listitem, "greens and browns, one to two")).states.contains(.selected))
        #expect(try #require(stage.node(.checkbox, "order a thermometer")).states.contains(.checked))
        #expect(try !#require(stage.node(.checkbox, "mend the lid, middle bay")).states.contains(.checked))
        #expect(try #require(stage.node(.treeitem, "handbook")).states.contains(.expanded))
        #expect(try !#require(stage.node(.treeitem, "services")).states.contains(.expanded))
        #expect(try #require(stage.node(.listitem, "Embed")).description.contains("url must begin with https"))
        #expect(try #require(stage.node(.button, "Save")).description.contains("Ctrl+S"))
        #expect(try !#require(stage.node(.button, "Redo")).states.contains(.enabled))
        let refused = Stage(Sample.document(message: "That can't be moved there."))
        #expect(refused.node(.alert, "That can't be moved there.") != nil)
    }
}
