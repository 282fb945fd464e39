import Engine
import Testing

@Suite("Dropping what was dragged")
struct DropStories {
    private let page = "# One\n\na\n\n## Two\n\nb\n\nc\n\n# Three\n\nd\n"

    @Test("one tile stands where it was dropped and is selected; one undo takes it back")
    func one() {
        let desk = Desk(page: page)
        desk.perform(.drop(.tile(desk.tile("c")), before: .tile(desk.tile("a"))))
        #expect(desk.names == ["One", "c", "a", "Two", "b", "Three", "d"])
        #expect(desk.selected == ["c"])
        desk.perform(.run(.undo))
        #expect(desk.names == ["One", "a", "Two", "b", "c", "Three", "d"])
        #expect(desk.selected == ["One"])
    }

    @Test("the selected ones go together, in the document's order, and the current one stays current")
    func several() {
        let desk = Desk(page: page)
        desk.perform(.select(.tile(desk.tile("d"))), .toggleSelection(.tile(desk.tile("a"))))
        desk.perform(.drop(.selection, before: .tile(desk.tile("c"))))
        #expect(desk.names == ["One", "Two", "b", "a", "d", "c", "Three"])
        #expect(desk.selected == ["a", "d"])
        #expect(desk.editor.selectionSurface.current == .tile(desk.tile("a")))
    }

    @Test("a section goes with its sub-headings, to the end where no row is named")
    func section() {
        let desk = Desk(page: page)
        desk.perform(.drop(.section(desk.tile("One")), before: nil))
        #expect(desk.names == ["Three", "d", "One", "a", "Two", "b", "c"])
        #expect(desk.selected == ["One", "a", "Two", "b", "c"])
        desk.perform(.run(.undo), .drop(.section(desk.tile("Two")), before: .tile(desk.tile("One"))))
        #expect(desk.names == ["Two", "b", "c", "One", "a", "Three", "d"])
    }

    @Test("where letting go changes nothing, nothing changes, and there is nothing to undo")
    func nothing() {
        let desk = Desk(page: page)
        desk.perform(.select(.tile(desk.tile("b"))), .toggleSelection(.tile(desk.tile("c"))))
        for before in ["b", "c", "Three"] {
            desk.perform(.drop(.selection, before: .tile(desk.tile(before))))
            #expect(desk.editor.statusSurface.state == "saved")
        }
        desk.perform(.drop(.section(desk.tile("One")), before: .tile(desk.tile("b"))))
        #expect(desk.editor.statusSurface.state == "saved")
        desk.perform(.drop(.tile(Domain.TileID(4711)), before: nil))
        desk.perform(.drop(.tile(desk.tile("a")), before: .tile(Domain.TileID(4711))))
        #expect(desk.editor.statusSurface.state == "saved")
    }

    @Test("before the front matter is before the first tile")
    func frontMatter() {
        let desk = Desk(page: "---\ntitle: x\n---\n" + page)
        desk.perform(.drop(.tile(desk.tile("d")), before: .frontMatter), .run(.save))
        #expect(desk.saved().hasPrefix("---\ntitle: x\n---\nd\n\n# One\n"))
    }

    @Test("a refused drop says why, and what was selected stays selected")
    func refusal() {
        let desk = Desk(page: "- a\n\nbetween\n\n- b\n\n# End\n")
        desk.perform(.select(.tile(desk.tile("End"))))
        desk.perform(.drop(.tile(desk.tile("between")), before: .tile(desk.tile("a"))))
        #expect(desk.message.hasSuffix("."))
        #expect(desk.names == ["a", "between", "b", "End"])
        #expect(desk.selected == ["End"])
    }

    @Test("rows that are selected together stay so through an edit and its undo")
    func selectRows() {
        let desk = Desk(page: page)
        let wanted: Set<SurfaceID> = [.tile(desk.tile("a")), .tile(desk.tile("c"))]
        desk.clearSignals()
        desk.perform(.selectRows(wanted, current: .tile(desk.tile("c"))))
        #expect(desk.signals.count == 1)
        #expect(desk.selected == ["a", "c"])
        #expect(desk.editor.selectionSurface == .init(ids: wanted, current: .tile(desk.tile("c"))))
        desk.perform(.selectRows(wanted, current: .tile(desk.tile("c"))))
        #expect(desk.signals.count == 1)
        desk.perform(.drop(.selection, before: nil), .run(.undo))
        #expect(desk.selected == ["a", "c"])
        desk.perform(.selectRows([], current: nil))
        #expect(desk.selected == [])
    }
}

extension Desk {
    /// What the cards that are selected show.
    fileprivate var selected: [String] {
        editor.listSurface.rows.compactMap { editor.tileSurface($0.id) }.filter(\.isSelected).map(\.label)
    }
}
