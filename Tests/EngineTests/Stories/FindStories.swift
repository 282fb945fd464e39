import Testing

@testable import Engine

@Suite("find and replace")
struct FindStories {
    private static let page = "# Beans\n\nSow beans in May.\n\n- Beans\n- peas\n\n```\nbeans()\n```\n"

    private func desk(_ query: String) -> Desk {
        let desk = Desk(page: Self.page)
        desk.perform(.run(.find), .editLine(.find, .insert(query)))
        return desk
    }

    private var result: (Desk) -> String { { $0.editor.searchSurface.result } }

    private func current(_ desk: Desk) -> String? {
        desk.editor.listSurface.rows.lazy.compactMap { desk.editor.tileSurface($0.id) }.first(where: \.hasCurrentMatch)?
            .label
    }

    @Test("matches are counted, and gone to round the end")
    func steps() {
        let desk = desk("beans")
        #expect(result(desk) == "1 of 4" && current(desk) == "Beans")
        desk.perform(.run(.findNext), .run(.findNext), .run(.findNext))
        #expect(result(desk) == "4 of 4")
        desk.perform(.run(.findNext))
        #expect(result(desk) == "1 of 4" && desk.message == "On from the start.")
        desk.perform(.run(.findPrevious))
        #expect(result(desk) == "4 of 4" && desk.message == "On from the end.")
    }

    @Test("case, words and expressions")
    func options() {
        let desk = desk("bean")
        #expect(result(desk) == "1 of 4")
        desk.perform(.run(.wholeWord))
        #expect(result(desk) == "No matches")
        desk.perform(.run(.wholeWord), .run(.matchCase))
        #expect(result(desk) == "1 of 2")
        desk.perform(.run(.regularExpression), .editLine(.find, .selectAll), .editLine(.find, .insert("p.as|^#")))
        #expect(result(desk) == "2 of 2")
        desk.perform(.editLine(.find, .selectAll), .editLine(.find, .insert("(")))
        #expect(desk.editor.searchSurface.isFailure && result(desk).contains("regular expression"))
    }

    @Test("cards show where: in prose, code, callouts and properties")
    func cards() throws {
        let desk = desk("beans")
        let prose = try #require(desk.editor.tileSurface(.tile(desk.tile("Sow beans in May."))))
        #expect(
            prose.content == [
                .paragraph([.init("Sow "), Surface.Span("beans").marked, .init(" in May.")])
            ])
        let code = try #require(desk.editor.listSurface.rows.last.flatMap { desk.editor.tileSurface($0.id) })
        #expect(code.matches == 1)
        guard case .code(_, let spans)? = code.content.first else {
            Issue.record("no code but \(code.content)")
            return
        }
        #expect(spans.filter(\.isMatch).map(\.text) == ["beans"])
        desk.perform(.closeSearch)
        #expect(desk.editor.tileSurface(.tile(desk.tile("Sow beans in May.")))?.matches == 0)
        #expect(!desk.editor.searchSurface.isOpen)
    }

    @Test("typed tiles and source are marked, too")
    func typed() {
        let desk = Desk(
            page:
                ":::tile callout\ntitle: A beet\nbody: No beet.\n:::\n\n:::tile x\nkey: beet\n:::\n\n<p>\nbeet\n</p>\n")
        desk.perform(.run(.find), .editLine(.find, .insert("beet")))
        let marks = desk.editor.listSurface.rows.map { desk.editor.tileSurface($0.id)?.content.first?.marks ?? -1 }
        #expect(marks == [2, 1, 1])
    }

    @Test("the editor selects the match and follows what is typed")
    func editor() {
        let desk = Desk(page: Self.page)
        desk.perform(
            .editDetail(.tile(desk.tile("Sow beans in May."))), .run(.find), .editLine(.find, .insert("beans")))
        #expect(desk.editor.editorSurface.text == "Sow beans in May.")
        #expect(desk.editor.editorSurface.selection.range == 4..<9 && desk.editor.editorSurface.matches == [4..<9])
        desk.perform(.editText(.move(.textEnd, extend: false)), .editText(.insert(" beans")))
        #expect(desk.editor.editorSurface.matches == [4..<9, 18..<23] && result(desk).hasSuffix("of 5"))
    }

    @Test("one is replaced and the next one is current; all are one step")
    func replace() {
        let desk = desk("beans")
        desk.perform(.run(.replace), .editLine(.replacement, .insert("leeks")), .run(.findNext), .run(.replaceOne))
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.replacing("Sow beans", with: "Sow leeks").utf8))
        #expect(result(desk) == "2 of 3")
        desk.perform(.run(.replaceEvery))
        #expect(desk.message == "Replaced 3 matches in 3 tiles.")
        #expect(result(desk) == "No matches")
        desk.perform(.run(.undo), .run(.undo))
        #expect(desk.editor.openDocument?.bytes == Array(Self.page.utf8))
    }

    @Test("the search goes along into another document, and keeps its query when it is opened again")
    func documents() {
        let desk = Desk(["a.md": "One.\n", "b.md": "One and one.\n"])
        desk.perform(.openDocument(.init("a.md")), .run(.find), .editLine(.find, .insert("one")))
        #expect(result(desk) == "1 of 1")
        desk.perform(.openDocument(.init("b.md")))
        #expect(result(desk) == "1 of 2")
        desk.perform(.closeSearch, .run(.find))
        #expect(
            desk.editor.searchSurface.find?.text == "one" && desk.editor.searchSurface.find?.selection.range == 0..<3)
    }
}

extension Surface.Block {
    /// How many spans of a typed tile, or of source, are marked.
    fileprivate var marks: Int {
        switch self {
        case .callout(let title, let text): (title + text).count(where: \.isMatch)
        case .properties(_, let properties): properties.flatMap(\.values).joined().count(where: \.isMatch)
        case .source(let spans): spans.count(where: \.isMatch)
        case .heading, .paragraph, .list, .quote, .code, .table, .rule, .image, .math: 0
        }
    }
}

extension Surface.Span {
    fileprivate var marked: Surface.Span {
        var span = self
        span.isMatch = true
        return span
    }
}

extension String {
    fileprivate func replacing(_ old: String, with new: String) -> String {
        guard let range = utf8Ranges(of: old).first else { return self }
        var copy = self
        copy.replaceUTF8(range, with: new)
        return copy
    }

    private func utf8Ranges(of text: String) -> [Range<Int>] {
        ((try? Pattern(SearchQuery(text, matchesCase: true)).matches(in: Array(utf8))) ?? []).map(\.range)
    }
}
