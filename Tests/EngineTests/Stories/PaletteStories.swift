import Engine
import Fakes
import Testing

@Suite("Palettes and menus")
struct PaletteStories {
    private func palette(_ desk: Desk) -> Surface.Palette? {
        if case .palette(let palette) = desk.editor.overlaySurface { palette } else { nil }
    }

    private func menu(_ desk: Desk) -> Surface.Menu? {
        if case .menu(let menu) = desk.editor.overlaySurface { menu } else { nil }
    }

    private func type(_ text: String, _ desk: Desk) { desk.perform(.editLine(.palette, .insert(text))) }

    @Test("a command is found by some letters of its name and done")
    func command() throws {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.openPalette(.commands))
        type("dupl", desk)
        #expect(palette(desk)?.rows.first?.title == "Duplicate")
        #expect(palette(desk)?.chosen == .command(.duplicate))
        desk.perform(.choose(.command(.duplicate)))
        #expect(desk.editor.overlaySurface == nil)
        #expect(desk.names == ["One.", "One.", "Two."])
        desk.perform(.openPalette(.commands))
        #expect(palette(desk)?.field.text == "")
        #expect(palette(desk)?.rows.first?.title == "Duplicate", "what was chosen last stands first")
    }

    @Test("every command that can be chosen is there, and those that would do nothing say why and stay")
    func everything() throws {
        let desk = Desk(page: "One.\n")
        desk.perform(.openPalette(.commands))
        let rows = try #require(palette(desk)?.rows)
        let hidden: Set<Command> = [.palette, .menu]
        #expect(Set(rows.map(\.id)) == Set(Command.allCases.filter { !hidden.contains($0) }.map { .command($0) }))
        #expect(rows.map(\.isEnabled) == rows.map(\.isEnabled).sorted { $0 && !$1 }, "those that can be done first")
        #expect(rows.first { $0.id == .command(.redo) }?.detail == "nothing was taken back")
        desk.perform(.choose(.command(.redo)))
        #expect(palette(desk) != nil)
        #expect(desk.message == "“Redo” can’t be done now: nothing was taken back.")
        #expect(rows.allSatisfy { !$0.detail.isEmpty })
    }

    @Test("the choice goes round by single steps, and stops at the ends by pages")
    func steps() throws {
        let desk = Desk(["a.md": "a\n", "b.md": "b\n", "c.md": "c\n"])
        desk.perform(.openPalette(.documents))
        func chosen(after step: ChoiceStep) -> ChoiceID? {
            desk.perform(.moveChoice(step))
            return palette(desk)?.chosen
        }
        let ids = ["a.md", "b.md", "c.md"].map { ChoiceID.document(.init($0)) }
        #expect(palette(desk)?.chosen == ids[0])
        #expect(chosen(after: .by(1)) == ids[1])
        #expect(chosen(after: .by(9)) == ids[2])
        #expect(chosen(after: .by(1)) == ids[0])
        #expect(chosen(after: .by(-1)) == ids[2])
        #expect(chosen(after: .by(-9)) == ids[0])
        #expect(chosen(after: .last) == ids[2])
        #expect(chosen(after: .to(ids[1])) == ids[1])
    }

    @Test("a document is found by its title and its path, those that were shown last first")
    func documents() throws {
        let desk = Desk(["a.md": "# Apples\n", "notes/b.md": "# Birds\n", "c.md": "# Cats\n"])
        desk.perform(.openDocument(.init("c.md")), .openDocument(.init("notes/b.md")), .openPalette(.documents))
        #expect(palette(desk)?.rows.map(\.title) == ["Cats", "Apples", "Birds"])
        type("notes", desk)
        #expect(palette(desk)?.rows.map(\.title) == ["Birds"])
        type("xx", desk)
        #expect(palette(desk)?.rows == [])
        #expect(palette(desk)?.empty == "No document is called that.")
        desk.perform(.editLine(.palette, .selectAll))
        type("appl", desk)
        desk.perform(.choose(.document(.init("a.md"))))
        #expect(desk.names == ["Apples"])
    }

    @Test("documents that become known while the palette is open come into it, and the choice stays")
    func late() throws {
        let desk = Desk(["a.md": "# Apples\n", "b.md": "# Birds\n"])
        desk.perform(.openPalette(.documents), .moveChoice(.last))
        desk.files.files["c.md"] = Array("# Cats\n".utf8)
        desk.perform(.run(.reload))
        #expect(palette(desk)?.rows.map(\.title) == ["Apples", "Birds", "Cats"])
        #expect(palette(desk)?.chosen == .document(.init("b.md")))
    }

    @Test("ten thousand documents are filtered in the time of a key press")
    func fast() throws {
        let desk = Desk([:])
        let names = (0..<10_000).map { "chapter-\($0 % 97)/The story of number \($0).md" }
        desk.editor.perform(
            .receive(
                .workspaceRead(
                    token: 1, WorkspaceListing(root: "/notes", documents: names.map { Domain.DocumentID($0) }))))
        desk.editor.perform(.openPalette(.documents))
        #expect(palette(desk)?.rows.count == 300)
        #expect(palette(desk)?.note == "The best 300 of 10,000. Type more of the name.")
        let clock = ContinuousClock()
        let time = clock.measure { desk.editor.perform(.editLine(.palette, .insert("story 9999"))) }
        #expect(palette(desk)?.rows.first?.detail.hasSuffix("number 9999.md") == true)
        // A debug build is some thirty times slower than what people use.
        #expect(time < .seconds(2), "\(time)")
    }

    @Test("a menu has what can be done with its subject; what can't is passed over")
    func menus() throws {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.openMenu(.row(.tile(desk.tile("One.")))))
        let items = try #require(menu(desk)?.items)
        #expect(items.map(\.title).starts(with: ["Edit", "New tile before", "New tile after", "Cut", "Copy"]))
        #expect(items.first { $0.title == "Copy" }?.shortcut == "Ctrl+C")
        #expect(items.first { $0.title == "Cut" }?.startsGroup == true)
        #expect(menu(desk)?.chosen == nil)
        desk.perform(.moveChoice(.letter("d")))
        #expect(menu(desk)?.chosen == .command(.duplicate))
        desk.perform(.moveChoice(.letter("D")))
        #expect(menu(desk)?.chosen == .command(.delete))
        desk.perform(.choose(.command(.delete)))
        #expect(desk.names == ["Two."])
        desk.perform(.openMenu(.more), .moveChoice(.last))
        let last = try #require(menu(desk)?.items.last { $0.isEnabled })
        #expect(menu(desk)?.chosen == last.id)
        desk.perform(.closeOverlay)
        #expect(desk.editor.overlaySurface == nil)
    }

    @Test("the menu of a text does to the text what its keys do")
    func textMenu() throws {
        let desk = Desk(page: "One two.\n")
        desk.perform(.run(.edit), .editText(.selectAll), .openMenu(.text))
        desk.perform(.choose(.command(.cut)))
        #expect(desk.clipboard.text == "One two.")
        #expect(desk.editor.editorSurface.text == "")
        desk.perform(.openMenu(.text), .choose(.command(.paste)))
        #expect(desk.editor.editorSurface.text == "One two.")
    }

    @Test("menus reach every command that has no button")
    func moreHasEverything() throws {
        let desk = Desk(page: "One.\n")
        desk.perform(.openMenu(.more))
        let shown = Set(try #require(menu(desk)?.items).map(\.id))
        let buttons = Set(desk.editor.toolbarSurface.controls.map { ChoiceID.command($0.command) })
        #expect(shown.isDisjoint(with: buttons))
        #expect(shown.union(buttons).union([.command(.menu)]) == Set(Command.allCases.map { .command($0) }))
    }

    @Test("all keys are on the sheet, by topic, and what is wrong with the person's own")
    func shortcuts() throws {
        let desk = Desk(page: "One.\n")
        desk.perform(.receive(.keymapRead(Array(#"{"nothing": "F2"}"#.utf8))), .run(.shortcuts))
        guard case .shortcuts(let sheet) = desk.editor.overlaySurface else {
            Issue.record("no sheet")
            return
        }
        #expect(sheet.problems == ["keymap.json names “nothing”, and no command is called that."])
        let lines = sheet.groups.flatMap(\.lines)
        for command in Command.allCases where !Keymap.standard.chords(of: command).isEmpty {
            #expect(lines.contains { $0.title == command.listTitle }, "\(command)")
        }
        #expect(lines.contains { $0.keys.contains("F6") })
    }
}
