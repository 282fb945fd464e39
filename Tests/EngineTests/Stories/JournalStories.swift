import Testing

@testable import Engine

@Suite("Journal")
struct JournalStories {
    private func type(_ text: String, into name: String, on desk: Desk) {
        desk.perform(.editDetail(.tile(desk.tile(name))), .editText(.insert(text)), .back)
    }

    /// What the journal's records come to.
    private func text(_ journal: MemoryJournal) -> String? {
        journal.records.flatMap { Replay($0, disk: nil) }.map { String(decoding: $0.text, as: UTF8.self) }
    }

    @Test("what is typed is in the journal, over what is on disk")
    func typing() {
        let desk = Desk(page: "# One\n\nTwo.\n")
        #expect(desk.journal.records == nil)
        type(" More.", into: "Two.", on: desk)
        #expect(desk.journal.records?.first == .base(Array("# One\n\nTwo.\n".utf8)))
        #expect(
            desk.journal.records?.last == .splice(.init(offset: 11, removed: 0, inserted: Array(" More.".utf8))))
        #expect(text(desk.journal) == "# One\n\nTwo. More.\n")
    }

    @Test("undo and redo are in the journal, which is gone where nothing is unsaved")
    func undoRedo() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(.deleteTiles([desk.tile("One.")]))
        #expect(text(desk.journal) == "Two.\n")
        desk.perform(.run(.undo))
        #expect(desk.journal.records == nil)
        desk.perform(.run(.redo))
        #expect(text(desk.journal) == "Two.\n")
        desk.perform(.insertTile(text: "Three.", after: desk.tile("Two."), edit: false), .run(.undo))
        #expect(text(desk.journal) == "Two.\n")
    }

    @Test("a save takes the journal away, a failed one does not")
    func saving() {
        let desk = Desk(page: "One.\n")
        type(" Two.", into: "One.", on: desk)
        desk.files.nextFailure = .notWritten(reason: "No space left on device")
        desk.perform(.run(.save))
        #expect(text(desk.journal) == "One. Two.\n")
        desk.perform(.run(.save))
        #expect(desk.journal.records == nil)
        type(" Three.", into: "One. Two.", on: desk)
        #expect(desk.journal.records?.first == .base(Array("One. Two.\n".utf8)))
    }

    @Test("closing without saving takes the journal away, closing by force does not")
    func discard() {
        let desk = Desk(page: "One.\n")
        type(" Two.", into: "One.", on: desk)
        desk.perform(.run(.quit), .answer(.dismiss), .appWillDisappear)
        #expect(text(desk.journal) == "One. Two.\n")
        desk.perform(.run(.quit), .answer(.discardAndClose))
        #expect(desk.journal.records == nil)
        #expect(desk.saved() == "One.\n")
    }

    @Test("the last change before the window closes needs no background any more")
    func lastChange() {
        let desk = Desk(page: "One.\n")
        desk.editor.perform(.deleteTiles([desk.tile("One.")]))
        #expect(desk.journal.records == nil)
        desk.editor.perform(.appWillDisappear)
        #expect(text(desk.journal) == "")
    }

    @Test("changes that come quickly are written together")
    func gathered() {
        let desk = Desk(page: "One.\n")
        desk.perform(.editDetail(.tile(desk.tile("One."))))
        for letter in " and on and on" { desk.editor.perform(.editText(.insert(String(letter)))) }
        #expect(desk.background.jobs.count == 1)
        desk.perform(.back)
        #expect(desk.journal.writes == 1)
        #expect(desk.journal.records?.count == 2)
        #expect(text(desk.journal) == "One. and on and on\n")
    }

    @Test("what was typed while a save was under way is all that is unsaved after a crash")
    func whileSaving() throws {
        let desk = Desk(page: "One.\n")
        type(" Two.", into: "One.", on: desk)
        desk.editor.perform(.run(.save))
        desk.editor.perform(.insertTile(text: "Three.", after: nil, edit: false))
        desk.perform(.clearSelection)
        #expect(desk.saved() == "One. Two.\n")

        let next = restart(desk)
        #expect(next.editor.dialogSurface.text.hasPrefix("page.md: “Three.”"))
        next.perform(.answer(.bringBack), .run(.save))
        #expect(next.saved() == "Three.\n\nOne. Two.\n")
    }

    @Test("a journal that can't be written is said once, never stops typing, and begins again later")
    func failing() {
        let desk = Desk(page: "One.\n")
        desk.journal.fail("No space left on device")
        desk.perform(.editDetail(.tile(desk.tile("One."))), .editText(.insert(" Two.")))
        #expect(desk.message.contains("No space left on device"))
        desk.perform(.back)
        #expect(desk.names == ["One. Two."])
        type(" Three.", into: "One. Two.", on: desk)
        #expect(desk.message == "")
        #expect(desk.journal.writes == 1)
        desk.clock.now = 60
        type(" Four.", into: "One. Two. Three.", on: desk)
        #expect(desk.message == "")
        desk.journal.fail(nil)
        desk.clock.now = 120
        type(" Five.", into: "One. Two. Three. Four.", on: desk)
        #expect(text(desk.journal) == "One. Two. Three. Four. Five.\n")
        type(" Six.", into: "One. Two. Three. Four. Five.", on: desk)
        #expect(text(desk.journal) == "One. Two. Three. Four. Five. Six.\n")
    }

    // MARK: The next start

    private func restart(_ desk: Desk) -> Desk {
        desk.journal.crash()
        return Desk(desk.files, desk.journal)
    }

    private func crashed() -> Desk {
        let desk = Desk(["a.md": "Alpha.\n", "page.md": "One.\n\nTwo.\n"])
        desk.perform(.openDocument(.init("page.md")))
        type(" Unsaved words", into: "Two.", on: desk)
        return desk
    }

    @Test("after a crash the next start offers the words back; as one change, saved when asked")
    func bringBack() {
        let desk = restart(crashed())
        #expect(desk.editor.dialogSurface.title == "Bring back changes?")
        #expect(
            desk.editor.dialogSurface.text
                == "page.md: “Unsaved words”\nThe program ended before this was saved.")
        #expect(desk.editor.navigationSurface.destination == .none)

        desk.perform(.answer(.bringBack))
        #expect(!desk.editor.dialogSurface.isOpen)
        #expect(desk.names == ["One.", "Two. Unsaved words"])
        #expect(desk.editor.statusSurface.state == "1 of 2 tiles changed")
        #expect(desk.saved() == "One.\n\nTwo.\n")
        #expect(desk.journal.leftovers == [])
        #expect(text(desk.journal) == "One.\n\nTwo. Unsaved words\n")

        desk.perform(.run(.undo))
        #expect(desk.names == ["One.", "Two."])
        #expect(desk.editor.statusSurface.state == "saved")
        desk.perform(.run(.redo), .run(.save))
        #expect(desk.saved() == "One.\n\nTwo. Unsaved words\n")
        #expect(!restart(desk).editor.dialogSurface.isOpen)
    }

    @Test("what was brought back and is not saved is offered again after the next crash")
    func twice() {
        let desk = restart(crashed())
        desk.perform(.answer(.bringBack))
        type(" Newer.", into: "One.", on: desk)
        let next = restart(desk)
        #expect(next.editor.dialogSurface.text.hasPrefix("page.md: “Newer.”"))
        next.perform(.answer(.bringBack), .run(.save))
        #expect(next.saved() == "One. Newer.\n\nTwo. Unsaved words\n")
    }

    @Test("“Not now” keeps them for the next start, whatever is done to the document until then")
    func notNow() {
        let desk = restart(crashed())
        desk.perform(.answer(.dismiss), .openDocument(.init("page.md")))
        #expect(desk.names == ["One.", "Two."])
        type(" Other.", into: "One.", on: desk)
        desk.perform(.run(.save))
        #expect(desk.journal.leftovers == [false])

        let next = restart(desk)
        #expect(
            next.editor.dialogSurface.text.hasPrefix(
                "page.md, which has been changed since: “Unsaved words”"))
        next.perform(.answer(.discardLeftovers))
        #expect(next.journal.leftovers == [])
        #expect(next.saved() == "One. Other.\n\nTwo.\n")
    }

    @Test("of two journals of one document the newer one is asked about first, then the other")
    func older() {
        let desk = restart(crashed())
        desk.perform(.answer(.dismiss), .openDocument(.init("page.md")))
        type(" Newer.", into: "One.", on: desk)
        let next = restart(desk)
        #expect(next.editor.dialogSurface.text.hasPrefix("page.md: “Newer.”"))
        #expect(next.journal.leftovers == [false, true])
        next.perform(.answer(.discardLeftovers))
        #expect(restart(next).editor.dialogSurface.text.hasPrefix("page.md: “Unsaved words”"))
    }

    @Test("nothing that was changed since is overwritten in silence")
    func changedSince() {
        let desk = crashed()
        desk.files.files["page.md"] = Array("Theirs.\n".utf8)
        let next = restart(desk)
        #expect(next.editor.dialogSurface.text.contains("changed since"))
        next.perform(.answer(.bringBack), .run(.save))
        #expect(next.message.contains("changed by another program, so nothing was written"))
        #expect(next.saved() == "Theirs.\n")
        #expect(next.names == ["One.", "Two. Unsaved words"])
        next.perform(.run(.undo), .run(.reload))
        #expect(next.names == ["Theirs."])
    }

    @Test("a document that was deleted since comes back, and a save makes its file anew")
    func deletedSince() {
        let desk = crashed()
        desk.files.files["page.md"] = nil
        let next = restart(desk)
        #expect(next.editor.dialogSurface.text.contains("deleted since"))
        next.perform(.answer(.bringBack))
        #expect(next.names == ["One.", "Two. Unsaved words"])
        #expect(next.editor.sidebarSurface.rows.map(\.title) == ["a", "page"])
        next.perform(.back, .run(.reload), .openDocument(.init("page.md")), .run(.save))
        #expect(next.saved() == "One.\n\nTwo. Unsaved words\n")
        type(" More.", into: "One.", on: next)
        next.perform(.run(.save))
        #expect(next.saved() == "One. More.\n\nTwo. Unsaved words\n")
    }

    @Test("several documents are one question, and each comes back")
    func several() {
        let desk = Desk(["a.md": "Alpha.\n", "b.md": "Beta.\n", "c.md": "Gamma.\n"])
        for (page, name) in [("a.md", "Alpha."), ("b.md", "Beta.")] {
            desk.perform(.openDocument(.init(page)))
            desk.perform(.deleteTiles([desk.tile(name)]))
        }
        #expect(desk.journal.count == 2)
        let next = restart(desk)
        #expect(next.editor.dialogSurface.text.hasPrefix("a.md: without “Alpha.”\nb.md: without “Beta.”\n"))
        next.perform(.answer(.bringBack), .run(.save))
        #expect(next.saved("a.md") == "")
        #expect(next.saved("b.md") == "")
        #expect(next.saved("c.md") == "Gamma.\n")
    }

    @Test("a save that was finished but not noted leaves nothing to offer")
    func savedUnnoted() {
        let desk = crashed()
        desk.files.files["page.md"] = Array("One.\n\nTwo. Unsaved words\n".utf8)
        let next = restart(desk)
        #expect(!next.editor.dialogSurface.isOpen)
        #expect(next.journal.leftovers == [])
    }

    @Test("an offer that comes while another question is open waits for its answer")
    func waits() {
        let desk = crashed()
        let next = Desk(desk.files, desk.journal)
        desk.journal.crash()
        next.editor.perform(.openWorkspace(path: "/notes"))
        next.editor.perform(.receive(next.background.jobs.removeFirst()()))
        let look = next.background.jobs.removeFirst()
        next.perform(.openDocument(.init("a.md")))
        next.perform(.deleteTiles([next.tile("Alpha.")]), .run(.quit))
        next.editor.perform(.receive(look()))
        #expect(next.editor.dialogSurface.title == "Save before closing?")
        next.perform(.answer(.dismiss))
        #expect(next.editor.dialogSurface.title == "Bring back changes?")
    }
}
