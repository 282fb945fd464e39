import Engine
import Headless
import Testing

@Suite("check")
struct CheckTests {
    private let files = MemoryFiles([
        "/w/good.md": "# Fine\n",
        "/w/sub/bad.md": "one\n\n:::tile embed\nurl: http://x.org/a.mp4\n:::\n\n:::tile\n:::\n",
    ])

    @Test("nothing is said of a document without faults")
    func silent() {
        #expect(runCheck(paths: ["/w/good.md"], files: files) == Answer())
    }

    @Test("every error and problem below a folder is a line with its place")
    func folder() {
        let answer = runCheck(paths: ["/w"], files: files)
        #expect(answer.code == 1)
        #expect(answer.output == "")
        let places = answer.error.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(places == ["/w/sub/bad.md:3:1:", "/w/sub/bad.md:7:1:"])
    }

    @Test("a path that can't be read makes the code 2, and the others are checked all the same")
    func unreadable() {
        let answer = runCheck(paths: ["/gone", "/w/sub/bad.md"], files: files)
        #expect(answer.code == 2)
        #expect(answer.error.split(separator: "\n").count == 3)
    }
    private func lines(_ files: [String: String], _ paths: String...) -> [String] {
        runCheck(paths: paths, files: MemoryFiles(files)).error.split(separator: "\n").map(String.init)
    }

    @Test("errors come by path and line, whatever the order of the paths, and each file once")
    func order() {
        let bad = ":::tile\n:::\n"
        let site = [
            "/w/b.md": "text\n\n" + bad + "\n" + bad, "/w/a/index.md": bad, "/w/tiledown.yml": "colour: red\n",
            "/w/z.md": "---\nbad\nworse\n---\n",
        ]
        let found = lines(site, "/w/z.md", "/w", "/w/b.md")
        #expect(
            found.map { String($0.prefix { $0 != " " }) } == [
                "/w/a/index.md:1:1:", "/w/b.md:3:1:", "/w/b.md:6:1:", "/w/tiledown.yml:1:1:", "/w/z.md:2:1:",
                "/w/z.md:3:1:",
            ])
    }

    @Test("a path may end in a slash")
    func slash() {
        #expect(
            lines(["/w/a.md": ":::tile\n:::\n"], "/w/") == ["/w/a.md:1:1: error: The tile has no type after :::tile."])
    }

    @Test("every line of a tile that is none is an error, with its column in characters")
    func everyLine() {
        let found = lines(
            ["/w/a.md": "é\n\n:::tile x\nbad\nfine: 1\n  \u{a0}worse\n:::\n\n:::tile\nbad\n:::\n"], "/w/a.md")
        #expect(
            found.map { String($0.prefix { $0 != " " }) } == [
                "/w/a.md:4:1:", "/w/a.md:6:4:", "/w/a.md:9:1:", "/w/a.md:10:1:",
            ])
    }

    @Test("links that lead nowhere are named with their places, all of them")
    func links() {
        let page = """
            ---
            title: Home
            ---
            Go [ahead](page:about), é [back](page:nowhere),
              [up](post:spring) and [down](tag:snow).

            - [soil](tag:Soil care) [soil](tag:soil-care) [there](social:GitHub) [not](social:tumblr)
            - [out](link:seeds) [off](link:Seeds) <page:gone> ![no link](page:image) `[code](page:code)`

            | a | b |
            |---|---|
            | x | [cell][ref] |

            [ref]: page:table

            :::tile callout
            body: [text](page:text)
            :::
            """
        let site = [
            "/w/index.md": page, "/w/about/index.md": "# About\n",
            "/w/posts/frost/index.md":
                "---\ndate: 2026-1-3\ntags: Soil care\n---\n[self](post:frost) [up](page:) [tags](page:tags/soil-care)\n",
            "/w/tiledown.yml": "social.github: https://x.example\nlinks.seeds: https://x.example\n",
        ]
        #expect(
            lines(site, "/w") == [
                "/w/index.md:4:27: error: There is no page “nowhere”; a page is a folder with an index.md.",
                "/w/index.md:5:3: error: There is no dated post “spring”.",
                "/w/index.md:5:25: error: No dated post has the tag “snow”.",
                "/w/index.md:7:70: error: The settings have no account “social.tumblr”.",
                "/w/index.md:8:21: error: The settings have no address “links.Seeds”.",
                "/w/index.md:8:39: error: There is no page “gone”; a page is a folder with an index.md.",
                "/w/index.md:12:7: error: There is no page “table”; a page is a folder with an index.md.",
            ])
    }

    @Test("a document of a site is held against all of it, even where it is checked alone; one of none is not")
    func alone() {
        let link = "[a](page:b) [c](page:d)\n"
        let site = ["/w/tiledown.yaml": "", "/w/a/index.md": link, "/w/b/index.md": "# B\n"]
        let wanted = ["/w/a/index.md:1:13: error: There is no page “d”; a page is a folder with an index.md."]
        #expect(lines(site, "/w/a/index.md") == wanted)
        #expect(lines(site, "/w/a") == wanted)
        #expect(lines(["/w/a/index.md": link], "/w/a/index.md") == [])
    }

    @Test("what a page says of itself is checked: slug, date, where a redirect leads")
    func pages() {
        let site = [
            "/w/a/index.md": "---\nslug: /b/\n---\n", "/w/b/index.md": "# B\n", "/w/b/index.markdown": "# B\n",
            "/w/c/index.md": "---\nslug: c//%d\ndate: 2026-02-30\n---\n",
            "/w/d/index.md": "---\ntype: Redirect\n---\n", "/w/e/index.md": "---\ntype: redirect\nto: ftp://x\n---\n",
            "/w/f/index.md": "---\ntype: redirect\nto: /a?b:c\n---\n",
            "/w/g/index.md": "---\nslug: c\ndraft: Yes\n---\n",
            "/w/h/index.md": "---\nslug: c\n---\n", "/w/note.md": "---\nslug: c\ndate: soon\n---\n",
        ]
        #expect(
            lines(site, "/w") == [
                "/w/a/index.md:2:7: error: The page has the slug “b”, and so has b/index.markdown.",
                "/w/b/index.markdown:1:1: error: The page has the slug “b”, and so has a/index.md.",
                "/w/b/index.md:1:1: error: The page has the slug “b”, and so has a/index.md.",
                "/w/c/index.md:2:7: error: “c//%d” can't be the slug of a page.",
                "/w/c/index.md:3:7: error: The date must be a day such as 2026-10-19, not “2026-02-30”.",
                "/w/d/index.md:2:7: error: A redirect needs “to”: where it leads.",
                "/w/e/index.md:3:5: error: A redirect leads to a page, http, https or mailto, not to “ftp://x”.",
            ])
    }

    @Test("settings are checked, also by their own path, and a contract that can't be used is said where it is bound")
    func settings() {
        let site = [
            "/w/index.md": "# Home\n",
            "/w/tiledown.yml": "# ok: yes\ntitle: T\n  rss: Yes\nno colon\nservice.w.contract: w.json\n",
        ]
        let wanted = [
            "/w/tiledown.yml:3:8: error: “rss” must be true, yes, false or no, not “Yes”.",
            "/w/tiledown.yml:4:1: error: A line of the settings must be a key, a colon and a value.",
            "/w/tiledown.yml:5:1: error: The service “w” needs “service.w.mode”.",
            "/w/tiledown.yml:5:21: error: The contract of the service “w” can't be used: its file w.json can't be read.",
        ]
        #expect(lines(site, "/w") == wanted)
        #expect(lines(site, "/w/tiledown.yml") == wanted)
        #expect(lines(site, "/w/index.md") == [])
    }
}
