import Testing

@testable import Engine

@Suite("what is wrong in a document")
struct FaultTests {
    private func faults(_ text: String, services: [String: Domain.Service]? = nil) -> [Domain.Fault] {
        Domain.Document(parsing: Array(text.utf8)).faults(services: services)
    }

    private func code(_ tile: String, services: [String: Domain.Service]? = nil) -> Domain.Fault.Code? {
        faults(tile, services: services).first?.code
    }

    @Test("reading goes on after an error: each tile names its own, on lines of the file")
    func goesOn() {
        let text =
            "---\na: 1\nbad\n---\r\n\r\n:::tile x\r\nbad\r\n:::\r\ntext\n\n:::tile embed\n:::\n\n:::tile\n:::\n:::tile y\n"
        let found = faults(text)
        #expect(
            found.map(\.code) == [
                .frontMatterLine, .tilePropertyLine, .embedMissingURL, .tileTypeMissing, .tileUnclosed,
            ])
        #expect(found.map(\.line) == [3, 7, 11, 14, 16])
        #expect(found.map { $0.tile != nil } == [false, true, true, true, true])
        #expect(found.allSatisfy { $0.message.hasSuffix(".") })
    }

    @Test("the column is that of the first character")
    func column() { #expect(faults(":::tile x\n   bad\n:::").first?.column == 4) }

    @Test("bytes that are not UTF-8 are an error with a place, before all others")
    func encoding() {
        let found = Domain.Document(parsing: Array("# A\n\né ".utf8) + [0xFF, 10, 10] + Array(":::tile\n:::\n".utf8))
            .faults()
        #expect(found.map(\.code) == [.encoding, .tileTypeMissing])
        #expect(found.first?.line == 3 && found.first?.column == 3)
        #expect(encodingRefusal(Array("a".utf8) + [0xFF]) == nil)
        #expect(encodingRefusal([]) == nil)
        #expect(encodingRefusal(Array("some words and one zero".utf8) + [0]) == nil)
        #expect(encodingRefusal([0xFF, 0xFE, 0x41, 0])?.contains("UTF-16") == true)
        #expect(encodingRefusal([0x41, 0, 0x42, 0, 0x43, 0])?.contains("UTF-16") == true)
        #expect(encodingRefusal([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0])?.contains("UTF-32") == true)
        #expect(encodingRefusal(Array(repeating: 0, count: 64)) != nil)
    }

    @Test(
        "addresses of videos",
        arguments: [
            ("https://youtu.be/a_B-1", nil), ("HTTPS://WWW.YouTube.com/watch?t=1&v=abc#x", nil),
            ("https://m.youtube.com/shorts/abc", nil), ("https://player.vimeo.com/video/12", nil),
            ("https://example.org/a.MP4?x=1", nil), ("https://example.org/ogg", nil),
            ("ftp://youtu.be/a", .embedScheme),
            ("https://vimeo.com/abc", .embedProvider), ("https://u@youtu.be/abc", .embedProvider),
            ("https:///a.mp4", .embedProvider), ("youtu.be/abc", .embedProvider),
            ("https://youtube.com/watch", .embedProvider),
        ] as [(String, Domain.Fault.Code?)])
    func embeds(url: String, expected: Domain.Fault.Code?) {
        #expect(code(":::tile embed\nurl: \(url)\n:::") == expected)
    }

    @Test("forms are held against the services of the site, where it is known")
    func forms() {
        let form = { (mode: String, service: String) in
            ":::tile service-form\nid: a\nservice: \(service)\noperation: o\nmode: \(mode)\n:::"
        }
        let services: [String: Domain.Service] = [
            "s": .offers([.init(id: "o", modes: ["proxy", "remote", "static"], needsSecret: true)]),
            "p": .offers([]), "b": .broken(reason: "its file is missing"),
        ]
        #expect(code(form("proxy", "none")) == nil)
        #expect(code(form("static", "none")) == .formModeNotRendered)
        #expect(code(form("proxy", "none"), services: services) == .formUnboundService)
        #expect(code(form("proxy", "b"), services: services) == .formBadContract)
        #expect(code(form("proxy", "p"), services: services) == .formUnknownOperation)
        #expect(code(form("build", "s"), services: services) == .formModeNotOffered)
        #expect(code(form("remote", "s"), services: services) == .formCredential)
        #expect(code(form("static", "s"), services: services) == .formModeNotRendered)
        #expect(code(form("proxy", "s"), services: services) == nil)
        #expect(code(":::tile service-form\nid:\n- a\n:::") == .formNotString)
    }

    @Test("sign-up forms check their switches and pages")
    func buttondown() {
        let form = { (line: String) in ":::tile buttondown\nusername: a\n\(line)\n:::" }
        #expect(code(form("poweredBy:\n- a")) == .buttondownBadBoolean)
        #expect(code(form("poweredBy:")) == nil)
        #expect(code(form("generatePages: maybe")) == .buttondownBadBoolean)
        #expect(code(form("redirectBasePath: a/../b")) == .buttondownBadRedirectPath)
        #expect(code(form("redirectBasePath: /a/b/")) == nil)
    }

    @Test("settings of a site name the contracts of its services")
    func site() {
        let settings = Domain.SiteSettings(
            parsing: Array(
                "# c\ntitle: A # b\nservice.w.contract: x.json\nservice.w.contract: y.json\nbad\ntitle: B\n".utf8))
        #expect(settings.contracts == ["w": "y.json"])
        #expect(settings.value(of: "title") == "B")
        #expect(settings.faults().map(\.code) == [.settingsMissingKey, .settingsLine])
        #expect(settings.faults().map(\.line) == [3, 5])
    }

    @Test("front matter keeps order and duplicates; the last one is in force")
    func frontMatter() {
        let front = Domain.FrontMatter(parsing: Bytes("---\na: 1\n\n  b : x: y \na:2\n: no\n---\n".utf8))
        #expect(front.entries.map(\.key) == ["a", "b", "a"])
        #expect(front.entries.map(\.line) == [2, 4, 5])
        #expect(front.value(of: "a") == "2" && front.value(of: "b") == "x: y")
        #expect(front.fault?.line == 6 && front.lineCount == 7)
    }

    @Test("a summary says what a document is about")
    func summary() {
        let text =
            "---\ntags: soil, , beans\ndate: 2026-10-19\n---\n# Head\n\nSome *words* [here](x).\n\n```\ncode\n```\n\n- more\n"
        let summary = Domain.Summary(of: Domain.Document(parsing: Array(text.utf8)), path: "a/b.md")
        #expect(summary.title == "Head" && summary.excerpt == "Some words here. more")
        #expect(summary.tags == ["soil", "beans"] && summary.date == "2026-10-19")
        #expect(summary.tiles == 4 && summary.faults == 0)
        let title = { (path: String) in Domain.Summary(of: Domain.Document(parsing: [97]), path: path).title }
        #expect(title("x/soil/index.md") == "soil" && title("index.md") == "index" && title("x/First.md") == "First")
        let silent = Domain.Document(parsing: Array("---\ndescription: Short notes.\n---\n\n# Diary\n".utf8))
        #expect(Domain.Summary(of: silent, path: "x.md").excerpt == "Short notes.")
        let long = Domain.Document(parsing: Array(String(repeating: "word ", count: 100).utf8))
        let excerpt = Domain.Summary(of: long, path: "x.md").excerpt
        #expect((190...200).contains(excerpt.count) && excerpt.hasSuffix("word…"))
    }
}
