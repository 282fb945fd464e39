import Testing

@testable import Engine

/// What `make fuzz` found, made small.
@Suite("Found by fuzzing")
struct FoundByFuzzing {
    private func document(_ text: String) -> Domain.Document { Domain.Document(parsing: Array(text.utf8)) }

    @Test("a tile behind front matter without a last line end begins on a line of its own")
    func unendedFrontMatter() throws {
        for ending in ["\n", "\r\n"] {
            var page = document("---\(ending)---")
            let change = try page.inserting(Array("text".utf8), after: nil)
            page.apply(change)
            #expect(page.bytes == Array("---\(ending)---\(ending)text\(ending)".utf8))
            #expect(page.tiles.count == 1 && page.frontMatter != nil)
            page.apply(change.inverse)
            #expect(page.bytes == Array("---\(ending)---".utf8))
        }
    }

    @Test("typing behind front matter without a last line end begins on a line of its own")
    func typingBehindUnendedFrontMatter() {
        let desk = Desk(page: "---\n---")
        desk.perform(
            .insertTile(text: "", after: nil, edit: true), .editText(.insert("\n\na")), .editText(.insert("b")))
        #expect(desk.editor.openFrontMatter == Bytes(Array("---\n---\n".utf8)))
        #expect(desk.editor.editorSurface.text == "\n\nab")
        desk.perform(.run(.save))
        #expect(desk.saved() == "---\n---\n\n\nab\n\n")
    }

    @Test("blank lines around the first text of a new tile do not move what is typed next into another tile")
    func blanksAroundNewTile() {
        let desk = Desk(page: "One.\n\nTwo.\n")
        desk.perform(
            .insertTile(text: "", after: desk.tile("One."), edit: true), .editText(.insert("\n\nNew.   \n\n\n\n")),
            .editText(.insert("More.")), .run(.save))
        #expect(desk.saved().contains("\n\nNew.   \n\n\n\nMore."))
        #expect(desk.names == ["One.", "New.", "More.", "Two."])
    }

    @Test("a split whose cut line begins a tile elsewhere is refused")
    func splitMovesBoundary() throws {
        // The fence is none as long as its line is not UTF-8.
        let bytes = Array("`\n~~~ x >".utf8) + [0xF0]
        let page = Domain.Document(parsing: bytes)
        #expect(page.tiles.count == 1)
        #expect(throws: Domain.Refusal.self) { try page.splitting(page.tiles[0].id, at: 8) }
    }

    @Test("a property whose bytes are not UTF-8 is refused: its places can't be told")
    func propertyNotUTF8() {
        let source = Bytes(Array(":::tile x\na".utf8) + [0xD3] + Array("b: v\n:::".utf8))
        let tile = Domain.Directive(parsing: source)
        #expect(throws: Domain.Refusal.self) {
            try tile.setting(tile.properties[0].key, to: .text("\t"), lineEnding: "\n")
        }
    }

    @Test("an LF behind a lone CR ends the closing line of front matter")
    func lineFeedClosesFrontMatter() {
        var page = document("---\n>\n---\ro")
        page.replace(bytes: 10..<10, with: [10])
        #expect(page.frontMatter == Bytes(Array("---\n>\n---\r\n".utf8)))
    }

    @Test("blocks behind lone CRs start cleanly, unless the walk's line may be more than plain")
    func loneCarriageReturns() {
        let plain = document((0..<50).map { "text \($0)\r" }.joined(separator: "\r"))
        #expect(plain.tiles.count == 50 && plain.tiles.allSatisfy(\.startsCleanly))
        // The walk sees one line here, which is no fence only for its fourth backtick.
        var fence = document("``` a`b\r\rb\r\rc\r\rd\n\ne\n")
        #expect(fence.tiles.map(\.startsCleanly) == [true, false, false, false, true])
        fence.replace(bytes: 5..<6, with: [])
        let whole = Domain.Document(parsing: fence.bytes)
        #expect(fence.tiles.map(\.source) == whole.tiles.map(\.source))
        #expect(fence.tiles.map(\.startsCleanly) == whole.tiles.map(\.startsCleanly))
    }

    @Test("a move through a file whose gaps are lone CRs, one here and two there, reads as it is wanted")
    func moveAmongCarriageReturns() throws {
        let lines = (0..<2000).map { $0.isMultiple(of: 2) ? "# Head \($0)\r" : "text \($0)\r\r" }
        var page = document(lines.joined())
        let wanted = Array(page.tiles.map(\.source).dropFirst()) + [page.tiles[0].source]
        page.apply(try page.moving([page.tiles[0].id], before: nil))
        #expect(Domain.Document(parsing: page.bytes).tiles.map(\.source) == wanted)
    }

    @Test("a tile that a mended seam gives a line of its own is proved, too")
    func mendedSeamProved() {
        for text in ["\n:::mermaid\r* t", ":::mermaid\r<p\n"] {
            let page = document(text)
            do {
                var moved = page
                moved.apply(try page.moving([page.tiles[1].id], before: page.tiles[0].id))
                #expect(Domain.Document(parsing: moved.bytes).tiles.map(\.kind) == moved.tiles.map(\.kind))
            } catch {
                #expect(error.sentence.hasSuffix("."))
            }
        }
    }

    @Test("the pane that goes from one tile to another shows the other")
    func paneGoesToAnotherTile() {
        let desk = Desk(page: "One.\n\nTwo!\n")
        desk.perform(.editDetail(.tile(desk.tile("One."))), .editDetail(.tile(desk.tile("Two!"))))
        #expect(desk.editor.editorSurface.text == "Two!")
    }

    @Test("a document that is read again shows the rows that it has now")
    func rowsAfterReload() {
        let desk = Desk(page: "One.\n")
        desk.files.files["page.md"] = Array("One.\n\nTwo.\n".utf8)
        desk.perform(.run(.reload))
        #expect(desk.names == ["One.", "Two."])
    }

    @Test("replacing every line end of a large document is one undo")
    func replaceLineEnds() {
        let text = String(repeating: "a\nb\n::`**``\n\n", count: 1500)
        let desk = Desk(page: text)
        desk.perform(.replaceAll("\n", with: "", matchCase: true))
        #expect(desk.editor.openDocument?.bytes != Array(text.utf8))
        desk.perform(.run(.undo))
        #expect(desk.editor.openDocument?.bytes == Array(text.utf8))
    }

    @Test("a deletion that would make front matter of what is left is refused")
    func deletionMakesNoFrontMatter() {
        for text in ["---\n---\r#", "---\n# \n---\ro"] {
            let page = document(text)
            for first in page.tiles {
                for second in page.tiles { requireNoFrontMatter(in: page, without: [first.id, second.id]) }
            }
        }
    }

    @Test("deletions that make front matter only one by one are done together")
    func deletionAtOnce() throws {
        let page = document("---\n# \n---\ro")
        var rest = page
        rest.apply(try page.deleting([page.tiles[0].id, page.tiles[page.tiles.count - 1].id]))
        #expect(
            rest.frontMatter == nil && Domain.Document(parsing: rest.bytes).tiles.map(\.kind) == rest.tiles.map(\.kind))
    }

    private func requireNoFrontMatter(in page: Domain.Document, without ids: Set<Domain.TileID>) {
        do {
            var rest = page
            rest.apply(try page.deleting(ids))
            #expect(rest.frontMatter == nil)
            #expect(Domain.Document(parsing: rest.bytes).frontMatter == nil)
        } catch {
            #expect(error.sentence.contains("front matter"), "\(error.sentence)")
        }
    }

    @Test("the pane that goes from a tile's source to its form shows the form")
    func paneGoesToForm() {
        let desk = Desk(page: ":::tile t\no\nt:\n:::")
        let tile = SurfaceID.tile(desk.editor.openTiles[0].id)
        desk.perform(.editDetail(tile), .editText(.insert(":::mermaid")), .run(.join))
        desk.perform(.editText(.drag(x: 9, y: 53)))
        let surface = desk.editor.editorSurface
        #expect(surface.selection.range.upperBound <= surface.text.utf8.count)
    }
}
