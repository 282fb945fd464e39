import Testing

@testable import Engine

@Suite("kinds of tiles: turning into one another, and beginning as one")
struct ShapeTests {
    private func turned(_ text: String, _ shapes: TileShape...) -> String {
        var page = Domain.Document(parsing: Array(text.utf8))
        for shape in shapes {
            do {
                page.apply(try page.reshaping([page.tiles[0].id], to: shape))
            } catch {
                return error.sentence
            }
        }
        return String(decoding: page.bytes, as: UTF8.self)
    }

    @Test(
        "the marks change, the words stay",
        arguments: [
            ("One *two*\nthree\n\nx\n", TileShape.bullets, "- One *two*\n- three\n\nx\n"),
            ("One\ntwo\n", .heading2, "## One two\n"), ("## One ##\n", .paragraph, "One\n"),
            ("One\n===\n", .heading3, "### One\n"), ("- a\n- b\n", .numbers, "1. a\n2. b\n"),
            ("1. a\n2. b\n", .tasks, "- [ ] a\n- [ ] b\n"), ("- [x] a\n- b\n", .paragraph, "a\nb\n"),
            ("> a\n> b\n", .paragraph, "a\nb\n"), ("a\r\nb\r\n", .quote, "> a\r\n> b\r\n"),
            ("a `` b\n", .code, "```\na `` b\n```\n"), ("```sh\na\n```\n", .paragraph, "a\n"),
            ("    a\n    b\n", .bullets, "- a\n- b\n"), ("- a\n  - b\n", .bullets, "- a\n- b\n"),
        ])
    func turning(before: String, shape: TileShape, after: String) {
        #expect(turned(before, shape) == after)
    }

    @Test("there and back gives the old bytes", arguments: TileShape.allCases)
    func back(shape: TileShape) {
        #expect(turned("Some words.\n\nNext.\n", shape, .paragraph) == "Some words.\n\nNext.\n")
    }

    @Test("what is more than text, or would read otherwise, is refused")
    func refusals() {
        #expect(turned("| a |\n| --- |\n", .paragraph).contains("can't be turned"))
        #expect(turned("```\n# no\n```\n", .paragraph).contains("would not read as"))
        #expect(turned("> a\n>\n> b\n", .paragraph).contains("would not read as"))
    }

    @Test("every kind begins as one whole tile, without a problem", arguments: NewTileKind.allCases)
    func templates(kind: NewTileKind) throws {
        guard kind != .paragraph else { return }
        let page = Domain.Document(parsing: Array("Text.\n\n\(kind.template)\n".utf8))
        #expect(page.tiles.count == 2 && page.tiles[1].source == Bytes(Array(kind.template.utf8)))
        #expect(page.tiles[1].faults(services: nil).isEmpty)
        #expect(kind.selection.upperBound <= kind.template.utf8.count)
    }

    @Test(
        "tiles that stand together become one list, those apart one each, and undo gives them back",
        arguments: [
            (TileShape.bullets, "- One.\n- Two.\n\n---\n\n- Three.\n"),
            (.numbers, "1. One.\n2. Two.\n\n---\n\n1. Three.\n"),
            (.tasks, "- [ ] One.\n- [ ] Two.\n\n---\n\n- [ ] Three.\n"),
        ])
    func lists(_ shape: TileShape, _ wanted: String) {
        let page = "One.\n\n\n## Two.\n\n---\n\n> Three.\n"
        let desk = Desk(page: page)
        let all = desk.editor.openTiles.map(\.id)
        desk.perform(.selectRows([.tile(all[0]), .tile(all[1]), .tile(all[3])], current: .tile(all[1])))
        desk.perform(.run(shape.command))
        #expect(desk.editor.openDocument?.bytes == Array(wanted.utf8), "\(desk.message)")
        let lists = desk.editor.openTiles.filter { $0.kind == .list }.map { SurfaceID.tile($0.id) }
        #expect(desk.editor.selectionSurface.ids == Set(lists))
        desk.perform(.run(.undo))
        #expect(desk.editor.openDocument?.bytes == Array(page.utf8) && desk.editor.statusSurface.state == "saved")
    }

    @Test("several tiles turn in one step, also while one is edited")
    func stories() {
        let desk = Desk(page: "One.\n\nTwo.\n\n---\n")
        desk.perform(.run(.selectAll), .run(.makeBullets))
        #expect(desk.message.contains("nothing was changed"))
        desk.perform(.select(.tile(desk.tile("One."))), .extendSelection(.tile(desk.tile("Two."))), .run(.makeQuote))
        #expect(
            desk.editor.openDocument.map { String(decoding: $0.bytes, as: UTF8.self) } == "> One.\n\n> Two.\n\n---\n")
        desk.perform(.run(.undo), .editDetail(.tile(desk.tile("Two."))), .run(.makeHeading1))
        #expect(desk.editor.editorSurface.text == "# Two.")
    }

    @Test("a slash in an empty new tile asks for its kind")
    func slash() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.select(.tile(desk.tile("One."))), .run(.insertAfter), .editText(.insert("/")))
        guard case .palette(let palette) = desk.editor.overlaySurface else {
            Issue.record("no palette is open")
            return
        }
        #expect(palette.rows.count == NewTileKind.allCases.count)
        desk.perform(.editLine(.palette, .insert("todo")), .choose(.kind(.tasks)))
        #expect(desk.editor.editorSurface.text == "- [ ] Task")
        #expect(desk.editor.editorSurface.selection.range == 6..<10)
        desk.perform(.editText(.insert("Water")), .back, .run(.save))
        #expect(desk.saved() == "One.\n\n- [ ] Water\n\nTwo.\n")
    }

    @Test("a list beside a list gets another bullet")
    func besideList() {
        let desk = Desk(page: "Text.\n\n- a\n- b\n")
        desk.perform(.select(.tile(desk.tile("Text."))), .run(.insertKind), .choose(.kind(.bullets)))
        #expect(desk.editor.editorSurface.text == "* Item")
        #expect(desk.editor.openDocument?.tiles.count == 3)
    }
}
