import Engine
import Fakes
import Testing

@Suite("Searching the workspace")
struct SearchStories {
    private func palette(_ desk: Desk) -> Surface.Palette? {
        if case .palette(let palette) = desk.editor.overlaySurface { palette } else { nil }
    }

    private let files = [
        "a.md": "# Beds\n\nKale.\n\nLeeks.\n", "b.md": "---\ntitle: Kale and more\n---\n# Plans\n", "c.md": "nothing\n",
    ]

    @Test("lines of all documents are found, and the tile of the chosen one is selected")
    func find() throws {
        let desk = Desk(files)
        desk.perform(.openPalette(.search), .editLine(.palette, .insert("kale")))
        let rows = try #require(palette(desk)?.rows)
        #expect(rows.map(\.title) == ["Kale.", "title: Kale and more"])
        #expect(rows.map(\.detail) == ["Beds · line 3", "Kale and more · line 2"])
        #expect(rows.map(\.matches) == [[0..<4], [7..<11]])
        #expect(palette(desk)?.note == "2 lines")
        desk.perform(.choose(.match(0)))
        #expect(desk.editor.overlaySurface == nil)
        #expect(desk.editor.selectionSurface.current == .tile(desk.tile("Kale.")))
        #expect(desk.editor.listSurface.reveal?.id == .tile(desk.tile("Kale.")))
        desk.perform(.run(.findNext))
        #expect(desk.editor.searchSurface.find?.text == "kale")
        #expect(desk.editor.searchSurface.result == "1 of 1")
        desk.perform(.openPalette(.search))
        #expect(palette(desk)?.field.text == "kale", "what was searched for last is there to be searched again")
        desk.perform(.choose(.match(1)))
        #expect(desk.editor.selectionSurface.current == .frontMatter)
    }

    @Test("unsaved changes are searched, not what the disk still holds")
    func unsaved() throws {
        let desk = Desk(files)
        desk.perform(.openDocument(.init("c.md")), .insertTile(text: "Kale too", after: nil, edit: false))
        desk.perform(.openPalette(.search), .editLine(.palette, .insert("kale t")))
        #expect(palette(desk)?.rows.map(\.title) == ["Kale too"])
        desk.perform(.choose(.match(0)))
        #expect(desk.editor.selectionSurface.current == .tile(desk.tile("Kale too")))
    }

    @Test("a search that was given up ends, and never shows what it finds")
    func stale() throws {
        var many: [String: String] = [:]
        for number in 100..<400 { many["\(number).md"] = "kale \(number)\n" }
        let desk = Desk(many)
        desk.editor.perform(.openPalette(.search))
        desk.editor.perform(.editLine(.palette, .insert("kale")))
        #expect(palette(desk)?.empty == "Searching…")
        desk.editor.perform(.editLine(.palette, .insert(" 37")))
        while !desk.background.jobs.isEmpty { desk.editor.perform(.receive(desk.background.jobs.removeFirst()())) }
        #expect(palette(desk)?.rows.count == 10)
        desk.editor.perform(.editLine(.palette, .insert("x")))
        desk.editor.perform(.closeOverlay)
        let left = desk.background.jobs.count
        while !desk.background.jobs.isEmpty { desk.editor.perform(.receive(desk.background.jobs.removeFirst()())) }
        #expect(left == 1)
        #expect(desk.editor.overlaySurface == nil)
    }

    @Test("more than anybody reads is cut, and says so")
    func cut() throws {
        let desk = Desk(["a.md": String(repeating: "kale\n", count: 2000)])
        desk.perform(.openPalette(.search), .editLine(.palette, .insert("kale")))
        #expect(palette(desk)?.rows.count == 500)
        #expect(palette(desk)?.note == "The first 500 lines only. Type more.")
        desk.perform(.editLine(.palette, .insert("nope")))
        #expect(palette(desk)?.empty == "No document holds that.")
    }

    @Test("the person's keys are read at the start and again on reload")
    func keymap() throws {
        let files = MemoryDisk(["/notes/a.md": Array("a\n".utf8)])
        files.files["/config/keymap.json"] = Array(#"{"save": "F2"}"#.utf8)
        let background = QueueBackground()
        let editor = Editor(
            files: files, background: background, clipboard: MemoryClipboard(), clock: StillClock(), measuring: Ruler(),
            configFolder: "/config")
        func settle() {
            while !background.jobs.isEmpty { editor.perform(.receive(background.jobs.removeFirst()())) }
        }
        editor.perform(.appWillAppear(path: "/notes"))
        settle()
        #expect(editor.settingsSurface.keymap.chords(of: .save) == ["F2"])
        #expect(editor.statusSurface.message == "")
        files.files["/config/keymap.json"] = Array("nonsense".utf8)
        editor.perform(.run(.reload))
        settle()
        #expect(editor.settingsSurface.keymap == .standard)
        #expect(editor.statusSurface.message.hasPrefix("keymap.json is not a JSON object"))
        files.files["/config/keymap.json"] = nil
        editor.perform(.run(.reload))
        settle()
        #expect(editor.statusSurface.message == "")
    }
}
