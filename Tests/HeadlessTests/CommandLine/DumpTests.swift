import Engine
import Headless
import Testing

@Suite("dump")
struct DumpTests {
    private func dump(_ text: String, beside others: [String: String] = [:]) throws -> (answer: Answer, json: JSONValue)
    {
        let files = MemoryFiles(others.merging(["/site/a/page.md": text]) { $1 })
        let answer = runDump(path: "/site/a/page.md", files: files)
        return (answer, try JSONValue.parse(Array(answer.output.utf8)))
    }

    @Test("every tile tells its lines, its bytes and what it holds")
    func tiles() throws {
        let (answer, json) = try dump(
            "---\r\ntitle: T\r\n---\r\n# Head\r\n\r\n:::tile callout\r\ntitle: Hi\r\nsteps:\r\n- a\r\n:::\r\n")
        #expect(answer.code == 0)
        #expect(answer.error == "")
        #expect(json["file"] == .string("page.md"))
        #expect(json["lineEnding"] == .string("\r\n"))
        #expect(json["frontMatter"]?["lines"] == .array([.number(1), .number(3)]))
        #expect(json["frontMatter"]?["entries"] == .array([.array([.string("title"), .string("T")])]))
        let tiles = try #require(json["tiles"]?.array)
        #expect(tiles.map { $0["kind"]?.string } == ["heading", "directive"])
        #expect(tiles[0]["text"] == .string("Head"))
        #expect(tiles[0]["bytes"] == .array([.number(20), .number(26)]))
        #expect(tiles[1]["lines"] == .array([.number(6), .number(10)]))
        #expect(
            tiles[1]["properties"]
                == .array([
                    .array([.string("title"), .string("Hi")]), .array([.string("steps"), .array([.string("a")])]),
                ]))
        #expect(tiles[1]["canonical"] == .string(":::tile callout\ntitle: Hi\nsteps:\n- a\n:::"))
    }

    @Test("errors are in the JSON and on the error output, and make the code 1")
    func errors() throws {
        let (answer, json) = try dump("one\n\n:::tile x\n  bad line\n:::\n")
        #expect(answer.code == 1)
        #expect(answer.error.hasPrefix("/site/a/page.md:4:3: error: "))
        let error = try #require(json["errors"]?.array?.first)
        #expect(error["code"] == .string("tile-property-line"))
        #expect(error["text"] == .string("  bad line"))
    }

    @Test("a file that is not UTF-8 is shown all the same, and says where")
    func encoding() throws {
        var files = MemoryFiles([:])
        files.files["/x.md"] = Array("one\ntwo ".utf8) + [0xFF]
        let answer = runDump(path: "/x.md", files: files)
        #expect(answer.code == 1)
        #expect(answer.error.hasPrefix("/x.md:2:5: error: "))
        let json = try JSONValue.parse(Array(answer.output.utf8))
        #expect(json["errors"]?.array?.compactMap { $0["code"]?.string } == ["encoding"])
        #expect(json["tiles"]?.array?.first?["text"] == .string("one two \u{FFFD}"))
    }

    @Test("a missing file is a sentence and the code 2")
    func missing() {
        let answer = runDump(path: "/nowhere.md", files: MemoryFiles([:]))
        #expect(answer.code == 2)
        #expect(answer.output == "")
        #expect(answer.error.contains("/nowhere.md"))
    }

    @Test(
        "`---` on the first line opens front matter only where LF or CRLF ends it",
        arguments: [
            ("---\rtext\n", 0), ("---\ntext\n", 1), ("---\r\ntext\r\n", 1), ("---", 1), ("----\n", 0),
        ])
    func unclosedFrontMatter(text: String, count: Int) throws {
        let codes = try dump(text).json["errors"]?.array?.compactMap { $0["code"]?.string }
        #expect(codes == Array(repeating: "front-matter-unclosed", count: count))
    }

    @Test("a form is held against the services of the nearest site above it")
    func services() throws {
        let form = ":::tile service-form\nid: f\nservice: weather\noperation: frost\nmode: remote\n:::\n"
        let contract = #"""
            {"id": "weather", "operations": [
              {"id": "frost", "modes": ["proxy"], "inputSchema": {"type": "object"}, "outputSchema": {"type": "object"}}]}
            """#
        let bound = ["/site/tiledown.yml": "service.weather.contract: s/w.json\n", "/site/s/w.json": contract]
        func code(_ others: [String: String]) throws -> String? {
            try dump(form, beside: others).json["problems"]?.array?.first?["code"]?.string
        }
        #expect(try code([:]) == nil)
        #expect(try code(["/site/tiledown.yml": "title: T\n"]) == "service-form-unbound-service")
        #expect(try code(bound) == "service-form-mode-not-offered")
        #expect(try code(bound.merging(["/site/a/tiledown.yml": ""]) { $1 }) == "service-form-unbound-service")
        #expect(try code(bound.merging(["/site/s/w.json": "{"]) { $1 }) == "service-form-bad-contract")
    }
}
