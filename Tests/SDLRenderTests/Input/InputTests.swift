import Engine
import Testing

@testable import SDLRender

@Suite("Input")
struct InputTests {
    private let list = "greens and browns, one to two"
    private let paragraph = "Three bays stand behind the tool shed."

    @Test("a click selects, with Ctrl it toggles, with Shift it extends, beside the cards it clears")
    func clicks() throws {
        var stage = Stage(Sample.document())
        let point = try #require(stage.middle(.listitem, list))
        #expect(stage.click(point) == [.select(Sample.id(3))])
        #expect(stage.click(point, .control) == [.toggleSelection(Sample.id(3))])
        #expect(stage.click(point, .shift) == [.extendSelection(Sample.id(3))])
        #expect(stage.click(Point(stage.layout.panels.board.x + 5, 760)) == [.clearSelection])
    }

    @Test("a double click opens the editor")
    func doubleClick() throws {
        var stage = Stage(Sample.document())
        let point = try #require(stage.middle(.listitem, list))
        #expect(stage.click(point) == [.select(Sample.id(3))])
        #expect(stage.click(point, count: 2) == [.editDetail(Sample.id(3))])
    }

    @Test("a press acts on release, and not where the pointer has left")
    func pressCanBeCancelled() throws {
        var stage = Stage(Sample.document())
        let save = try #require(stage.middle(.button, "Save"))
        #expect(stage.send(.pointerPressed(save, .left, clicks: 1, [])) == [])
        #expect(stage.send(.pointerReleased(Point(600, 400), .left, [])) == [])
        #expect(stage.click(save) == [.run(.save)])
        let redo = try #require(stage.middle(.button, "Redo"))
        #expect(stage.click(redo) == [])
    }

    @Test("ticking a box on a card does not select the card")
    func ticks() throws {
        var stage = Stage(Sample.document())
        let box = try #require(stage.middle(.checkbox, "mend the lid, middle bay"))
        #expect(stage.click(box) == [.toggleTask(Domain.TileID(8), offset: 29)])
    }

    @Test("the wheel scrolls what is under the pointer, within its content")
    func wheel() {
        var stage = Stage(Sample.document(), size: Size(800, 400))
        let point = Point(600, 200)
        stage.send(.wheel(point, dx: 0, dy: -1, []))
        #expect(stage.state.offset(.board) == 60)
        stage.send(.wheel(point, dx: 0, dy: 5, []))
        #expect(stage.state.offset(.board) == 0)
        stage.send(.wheel(point, dx: 0, dy: -1000, []))
        #expect(stage.state.offset(.board) == stage.layout.maxScroll(.board))
    }

    @Test("panels are as wide as they are dragged")
    func dividers() {
        var stage = Stage(Sample.document())
        stage.send(.pointerPressed(Point(219, 400), .left, clicks: 1, []))
        stage.send(.pointerMoved(Point(279, 400)))
        #expect(stage.layout.panels.sidebar?.width == 280)
        stage.send(.pointerMoved(Point(20, 400)))
        #expect(stage.layout.panels.sidebar?.width == Metrics(measuring: Ruler()).sidebarRange.lowerBound)
    }

    @Test(
        "keys on the board",
        arguments: [
            ("Left", [], .moveSelection(.left, extend: false)), ("Down", .shift, .moveSelection(.down, extend: true)),
            ("PageDown", [], .moveSelection(.pageDown, extend: false)),
            ("End", [], .moveSelection(.end, extend: false)),
            ("Return", [], .run(.edit)), ("Escape", [], .escape), ("Up", .alt, .run(.moveUp)),
            ("Return", .control, .run(.insertAfter)), ("Return", [.control, .shift], .run(.insertBefore)),
            ("Delete", [], .run(.delete)), ("D", .control, .run(.duplicate)), ("Z", .control, .run(.undo)),
            ("Z", [.control, .shift], .run(.redo)), ("Y", .control, .run(.redo)), ("S", .control, .run(.save)),
            ("A", .control, .run(.selectAll)), ("R", .control, .run(.reload)), ("F5", [], .run(.reload)),
        ] as [(String, InputEvent.Modifiers, Intent)])
    func boardKeys(key: String, modifiers: InputEvent.Modifiers, intent: Intent) {
        var stage = Stage(Sample.document())
        #expect(stage.key(key, modifiers) == [intent])
    }

    @Test(
        "keys in the editor's text",
        arguments: [
            ("Left", .control, .editText(.move(.wordLeft, extend: false))),
            ("End", [.control, .shift], .editText(.move(.textEnd, extend: true))),
            ("Backspace", .control, .editText(.delete(.wordLeft))), ("Delete", [], .editText(.delete(.right))),
            ("Return", [], .editText(.newLine)), ("A", .control, .editText(.selectAll)),
            ("C", .control, .editText(.copy)), ("X", .control, .editText(.cut)), ("V", .control, .editText(.paste)),
            ("Z", .control, .run(.undo)), ("S", .control, .run(.save)), ("Escape", [], .back),
        ] as [(String, InputEvent.Modifiers, Intent)])
    func textKeys(key: String, modifiers: InputEvent.Modifiers, intent: Intent) {
        var stage = Stage(Sample.editing(Ruler()))
        #expect(stage.key(key, modifiers) == [intent])
    }

    @Test("letters on the board go to the tile that begins so, other keys and shortcuts do not")
    func letters() {
        var stage = Stage(Sample.document())
        #expect(stage.key("T") == [.typeAhead("t")])
        #expect(stage.key("É", .shift) == [.typeAhead("é")])
        #expect(stage.key("Space") == [.typeAhead(" ")])
        #expect(stage.key("/") == [.run(.insertKind)])
        #expect(stage.key("F1") == [.run(.shortcuts)])
        var editing = Stage(Sample.editing(Ruler()))
        #expect(editing.key("T") == [])
    }

    @Test("typing and composing go to the text, and nowhere else")
    func typing() {
        var stage = Stage(Sample.editing(Ruler()))
        #expect(stage.send(.textTyped("ü")) == [.editText(.insert("ü"))])
        #expect(stage.send(.textComposed("に", caret: 3)) == [.editText(.compose(.init(text: "に", caret: 3)))])
        var board = Stage(Sample.document())
        #expect(board.send(.textTyped("a")) == [])
    }

    @Test("clicks and drags in the text are told in the text's own coordinates")
    func textPointer() throws {
        var stage = Stage(Sample.editing(Ruler()))
        let origin = try #require(stage.layout.editor).textOrigin(offset: 0, metrics: stage.layout.metrics)
        let point = Point(origin.x + 40, origin.y + 30)
        #expect(
            stage.send(.pointerPressed(point, .left, clicks: 2, [])) == [
                .editText(.click(x: 40, y: 30, count: 2, extend: false))
            ])
        let moved = Point(origin.x + 60, origin.y + 50)
        #expect(stage.send(.pointerMoved(moved)) == [.editText(.drag(x: 60, y: 50))])
        #expect(stage.send(.pointerReleased(moved, .left, [])) == [])
        #expect(stage.send(.pointerMoved(point)) == [])
    }

    @Test("Tab goes once round the toolbar, and Enter presses what it stands on")
    func tab() {
        var stage = Stage(Sample.document())
        stage.state.focusedNode = "command-back"
        var seen: [String?] = []
        repeat {
            stage.key("Tab")
            #expect(!seen.contains(stage.state.focusedNode))
            seen.append(stage.state.focusedNode)
        } while stage.state.focusedNode != "command-back" && seen.count < 50
        #expect(seen.contains("command-save"))
        #expect(!seen.contains("command-redo"))
        #expect(seen.contains("toolbar-more"))
        #expect(!seen.contains("sidebar-document-handbook/compost.md"))

        stage.state.focusedNode = "command-save"
        #expect(stage.key("Return") == [.run(.save)])
        #expect(stage.key("Space") == [.run(.save)])
        let ring = stage.frame.commands.contains { command in
            if case .stroke(_, .accent, let width, _) = command { width == 2 } else { false }
        }
        #expect(ring)
        stage.key("Tab", .shift)
        #expect(stage.state.focusedNode == "command-undo")
    }

    @Test("F6 goes round the regions and out of the editor's text")
    func regions() {
        var stage = Stage(Sample.editing(Ruler()))
        #expect(stage.key("F6") == [])
        #expect(stage.state.focusedNode == "zoom-density")
        stage.key("F6")
        #expect(stage.state.focusedNode == "command-back")
        #expect(stage.send(.textTyped("a")) == [])
        stage.key("F6")
        #expect(stage.state.focusedNode == "sidebar-document-handbook/compost.md")
    }

    @Test("arrows walk the tree, fold it, and Enter opens a document")
    func treeKeys() {
        var stage = Stage(Sample.document())
        stage.state.focusedNode = "sidebar-document-handbook/compost.md"
        stage.key("Down")
        #expect(stage.state.focusedNode == "sidebar-document-handbook/soil.md")
        #expect(stage.key("Return") == [.openDocument(.init("handbook/soil.md"))])
        stage.state.focusedNode = "sidebar-document-handbook/soil.md"
        stage.key("Left")
        #expect(stage.state.focusedNode == "sidebar-folder-handbook")
        #expect(stage.key("Left") == [.toggleFolder("handbook")])
    }

    @Test("a dialog takes every key, and nothing behind it can be pressed")
    func dialog() throws {
        var stage = Stage(Sample.asking())
        #expect(stage.key("Delete") == [])
        #expect(stage.key("Escape") == [.answer(.dismiss)])
        #expect(stage.key("Return") == [.answer(.saveAndClose)])
        stage.key("Tab")
        #expect(stage.state.focusedNode?.hasPrefix("dialog-") == true)
        let save = try #require(stage.middle(.button, "Save"))
        #expect(stage.click(save) == [])
        let cancel = try #require(stage.middle(.button, "Cancel"))
        #expect(stage.click(cancel) == [.answer(.dismiss)])
    }

    @Test("every chord performs one command")
    func chordsAreUnique() {
        var seen: [Chord: Command] = [:]
        for command in Command.allCases {
            for chord in Keymap.standard.chords(of: command) {
                #expect(seen[chord] == nil, "\(chord.title): \(command) and \(String(describing: seen[chord]))")
                seen[chord] = command
            }
        }
    }
}
