import Testing

@testable import Engine

@Suite("a document on the board says what its site refuses")
struct SiteStories {
    private let form = ":::tile service-form\nid: f\nservice: weather\noperation: frost\nmode: proxy\n:::\n"
    private let contract = #"""
        {"id": "weather", "operations": [
          {"id": "frost", "modes": ["proxy"], "inputSchema": {"type": "object"}, "outputSchema": {"type": "object"}}]}
        """#

    private func problems(of path: String, in files: [String: String]) -> [String?] {
        let desk = Desk(files)
        desk.perform(.openDocument(Domain.DocumentID(path)))
        return desk.problems
    }

    @Test("a form says that its service is not bound, and nothing once it is")
    func forms() {
        #expect(problems(of: "a/index.md", in: ["a/index.md": form]) == [nil])
        #expect(
            problems(of: "a/index.md", in: ["a/index.md": form, "tiledown.yaml": "title: T\n"])
                == ["tiledown.yml binds no service called “weather”."])
        let bound = ["a/index.md": form, "tiledown.yml": "service.weather.contract: w.json\n", "w.json": contract]
        #expect(problems(of: "a/index.md", in: bound) == [nil])
    }

    @Test("fields that are open when the site is known say what it refuses")
    func openForm() {
        let desk = Desk(["a/index.md": form])
        desk.perform(.openDocument(Domain.DocumentID("a/index.md")))
        desk.perform(.editDetail(desk.editor.listSurface.rows[0].id))
        desk.type("x")
        #expect(desk.field("service")?.problem == nil)
        desk.files.files["tiledown.yaml"] = Array("title: T\n".utf8)
        desk.perform(.run(.reload))
        #expect(desk.field("service")?.problem == "tiledown.yml binds no service called “weather”.")
    }

    @Test("a link that leads nowhere is said on its card, counted in the library, and mended by the page it misses")
    func links() throws {
        let desk = Desk([
            "index.md": "# Home\n\nfirst\n[a](page:soil) [b](page:gone)\n",
            "about/index.md": "---\nslug: bugs\n---\n\ntext\n",
        ])
        #expect(desk.problems == ["2 problems inside", nil])
        desk.perform(.openDocument(Domain.DocumentID("index.md")))
        #expect(
            desk.problems == [
                nil, "Line 2 of the tile: There is no page “soil”; a page is a folder with an index.md. And 1 more.",
            ])

        desk.perform(.back, .openDocument(Domain.DocumentID("about/index.md")), .editDetail(.frontMatter))
        desk.perform(.editText(.selectAll), .editText(.insert("---\nslug: soil\n---\n")), .back, .run(.save), .back)
        #expect(desk.problems == ["1 problem inside", nil])
        desk.perform(.openDocument(Domain.DocumentID("index.md")))
        #expect(
            desk.problems == [nil, "Line 2 of the tile: There is no page “gone”; a page is a folder with an index.md."])
    }

    @Test("the settings nearest to a document count")
    func nested() {
        let files = [
            "index.md": "[a](link:x) [b](page:docs)\n", "docs/index.md": "[a](link:x) [b](page:in)\n",
            "docs/in/index.md": "text\n", "docs/tiledown.yml": "links.x: https://x.example\n",
        ]
        #expect(problems(of: "index.md", in: files) == ["The settings have no address “links.x”."])
        #expect(problems(of: "docs/index.md", in: files) == [nil])
    }

    @Test("front matter says what is wrong with slug and date, and on which line a line is none")
    func frontMatter() {
        let page = { (lines: String) in self.problems(of: "index.md", in: ["index.md": "---\n\(lines)---\n"]) }
        #expect(page("title: T\n") == [nil])
        #expect(page("date: soon\n") == ["Line 2: The date must be a day such as 2026-10-19, not “soon”."])
        #expect(page("a: b\nbad\n") == ["Line 3: A line of the front matter must be a key, a colon and a value."])
    }

    @Test("where a site rejects the document, the card at that place says why, and the rest is shown")
    func rejected() {
        #expect(
            problems(of: "a.md", in: ["a.md": "---\ntitle: T\n\n# Head\n"]) == [
                "The front matter that begins here has no closing line ---.", nil, nil,
            ])
        #expect(
            problems(of: "a.md", in: ["a.md": "text\n\n:::tile x\na: b\nbad\nworse\n:::\n\nmore\n"]) == [
                nil, "Line 3 of the tile: A line of a tile must be a key, a colon and a value. And 1 more.", nil,
            ])
        let desk = Desk([:])
        desk.files.files["a.md"] = Array("# Head\n\none\ntwo ".utf8) + [0xFF] + Array("\n\nmore\n".utf8)
        desk.perform(.run(.reload), .openDocument(Domain.DocumentID("a.md")))
        #expect(desk.problems == [nil, "Line 2 of the tile: The file holds bytes that are not UTF-8.", nil])
    }
}

extension Desk {
    /// What the cards say is wrong, in the order of the rows.
    fileprivate var problems: [String?] {
        editor.listSurface.rows.filter { $0.level != 0 }.map { editor.tileSurface($0.id)?.problem }
    }
}
