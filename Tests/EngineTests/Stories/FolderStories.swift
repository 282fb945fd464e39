import Testing

@testable import Engine

@Suite("folders of the library")
struct FolderStories {
    private func desk() -> Desk {
        Desk(["a.md": "# A\n", "x/b.md": "# B\n", "x/y/c.md": "# C\n", "x/y/d.md": "# D\n"])
    }

    private func row(_ path: String) -> SurfaceID { .folder(path) }

    @Test("Left folds a folder's row, Right unfolds it")
    func arrows() {
        let desk = desk()
        let all = desk.names
        desk.perform(.select(row("x/y")), .moveSelection(.left, extend: false))
        #expect(desk.names.count == all.count - 2 && desk.editor.tileSurface(row("x/y"))?.isExpanded == false)
        desk.perform(.moveSelection(.right, extend: false))
        #expect(desk.names == all && desk.editor.selectionSurface.ids == [row("x/y")])
    }

    @Test("a selected document that is folded away gives way to its folder")
    func selection() {
        let desk = desk()
        desk.perform(.select(.document(Domain.DocumentID("x/y/c.md"))), .run(.fold))
        #expect(desk.editor.selectionSurface.ids == [row("x/y")])
        desk.perform(.toggleFold(row("x")))
        #expect(desk.editor.selectionSurface.current == row("x") && desk.names.count == 2)
    }

    @Test("all are folded and unfolded at once")
    func all() {
        let desk = desk()
        let names = desk.names
        desk.perform(.run(.collapseAll))
        #expect(desk.names.count == 2)
        desk.perform(.run(.expandAll))
        #expect(desk.names == names)
    }

    @Test("coming back from a document shows it, whatever was folded")
    func back() {
        let desk = desk()
        desk.perform(.run(.collapseAll), .openDocument(Domain.DocumentID("x/y/d.md")), .back)
        #expect(desk.editor.selectionSurface.current == .document(Domain.DocumentID("x/y/d.md")))
        #expect(desk.names.contains("D"))
    }
}
