import Testing

@testable import Engine

@Suite("a document and its site")
struct SiteTests {
    private func page(_ path: String, _ text: String) -> Domain.Page {
        Domain.Page(of: Domain.Document(parsing: Array(text.utf8)), at: path)
    }

    private func site(_ pages: [Domain.Page], _ settings: String = "", folder: String = "") -> Domain.Site {
        var site = Domain.Site(folder: folder, settings: .init(parsing: Array(settings.utf8)), services: nil)
        site.know(pages)
        return site
    }

    private func isFound(_ address: String, in site: Domain.Site, fromDraft: Bool = false) throws -> Bool {
        let link = try #require(Domain.SiteLink(address: address, line: 1, column: 1))
        return site.fault(of: link, inDraft: fromDraft) == nil
    }

    @Test("names lead to pages, posts, tags, accounts and addresses by the format's rules")
    func names() throws {
        let site = site(
            [
                page("index.md", ""), page("a/b/index.md", "---\nslug: short\n---\n"),
                page("old/index.md", "---\ntype: redirect\nto: /\n---\n"), page("404/index.md", ""),
                page("draft/index.md", "---\ndraft: TRUE\n---\n"), page("note.md", ""),
                page("log/one/index.md", "---\nslug: first\ndate: 2026-01-03\ntags: Über Böden!, x\n---\n"),
                page("log/two/index.md", "---\ntags: y\n---\n"),
                page("log/three/index.md", "---\ndate: 2026-01-03\ntype: page\ntags: z\n---\n"),
                page("else/index.md", "---\ndate: 2026-01-03\ntype: Blog-Post\ntags: w\n---\n"),
            ], "postsDir: /log/\nsocial.Mastodon: a\nlinks.Seeds: b\nlinks.Seeds.of:c\n")
        let found = [
            "page:", "page:a/b", "page:short", "page:log/one", "page:first", "page:else", "page:tags", "page:tags/x",
            "post:one", "tag:über-böden", "tag:Über_Böden", "tag:w", "social:mastodon", "social:MASTODON",
            "link:Seeds", "link:Seeds.of",
        ]
        let missing = [
            "page:/a/b", "page:Short", "page:short#part", "page:old", "page:404", "page:draft", "page:note",
            "page:tags/y", "post:two", "post:three", "post:first", "post:", "tag:y", "tag:z", "tag:", "social:x",
            "link:seeds", "link:",
        ]
        for address in found { #expect(try isFound(address, in: site), "\(address)") }
        for address in missing { #expect(try !isFound(address, in: site), "\(address)") }
        #expect(try isFound("page:draft", in: site, fromDraft: true))
        #expect(Domain.SiteLink(address: "Page:a", line: 1, column: 1) == nil)
        #expect(Domain.SiteLink(address: "mailto:a", line: 1, column: 1) == nil)
    }

    @Test("paths start from the site's own folder, and a site whose pages are not known says nothing of them")
    func folder() throws {
        let inner = site([page("docs/a/index.md", "")], folder: "docs")
        #expect(try isFound("page:a", in: inner) && !isFound("page:docs/a", in: inner))
        let unknown = Domain.Site(folder: "", settings: nil, services: nil)
        #expect(try isFound("page:a", in: unknown) && isFound("post:a", in: unknown) && isFound("tag:a", in: unknown))
        #expect(try !isFound("link:a", in: unknown))
    }

    @Test(
        "days that there are",
        arguments: [
            ("2026-10-19", true), ("2026-1-3", true), ("2024-02-29", true), ("2000-02-29", true), ("2026-02-29", false),
            ("1900-02-29", false), ("2026-04-31", false), ("2026-13-01", false), ("2026-00-10", false),
            ("2026-10-00", false), ("26-10-19", false), ("2026-10", false), ("2026-10-19T08:00", false),
            ("2026-+1-03", false), ("2026/10/19", false), ("", false),
        ])
    func days(text: String, isValid: Bool) { #expect(CalendarDay.isValid(text) == isValid) }

    @Test(
        "the place of a link is where it begins, in lines and characters",
        arguments: [
            ("a [b](page:x)", [(1, 3)]), ("a\n   é [b](page:x)", [(2, 6)]), ("[a\nb](page:x)", [(1, 1)]),
            ("[a [b]\n  c](page:x) [d](page:x)", [(1, 1), (2, 14)]),
            ("- one\n  > **[b](page:x)**", [(2, 7)]), ("# [b](page:x) #", [(1, 3)]),
            ("a <page:x>", [(1, 3)]), ("![a](page:x)\n[![a](b)](page:x)", [(2, 1)]),
            ("`[a](page:x)` \\[a](page:x)", []), ("$$\n[a](page:x)\n$$", []),
            ("- $$[a](page:x)$$\n- [b](tag:x)", [(2, 3)]),
            ("<b>[a](page:x)</b>", [(1, 4)]), ("```\n[a](page:x)\n```", []), ("[a](PAGE:x) [b](pages:x)", []),
            ("[a][r] [r]\n\n[r]: page:x", [(1, 1), (1, 8)]), ("[a][r]\n\n:::tile x\n:::\n\n[r]: page:x", []),
            ("---\na: 1\n---\n\n:::tile x\n:::\n\n[a](post:x)", [(8, 1)]),
        ] as [(String, [(Int, Int)])])
    func places(text: String, wanted: [(Int, Int)]) {
        let found = Domain.Document(parsing: Array(text.utf8)).siteLinks
        #expect(found.map(\.line) == wanted.map(\.0))
        #expect(found.map(\.column) == wanted.map(\.1))
    }

    @Test(
        "settings know their keys and what may stand behind them",
        arguments: [
            ("title:", nil), ("layout: left-sidebar", nil), ("layout: left", .settingsBadValue),
            ("theme: unstyled", nil), ("theme: dark", .settingsBadValue), ("appearance: Light", .settingsBadValue),
            ("fontScale: 1.05", nil), ("fontScale: 0", .settingsBadValue), ("fontScale: big", .settingsBadValue),
            ("latestPosts: 0", nil), ("latestPosts: -1", .settingsBadValue), ("latestPosts: 2.5", .settingsBadValue),
            ("shareLinks: no", nil), ("shareLinks: TRUE", .settingsBadValue), ("articlePDF: 1", .settingsBadValue),
            ("newsletter.footer: on", .settingsBadValue), ("newsletter.foot: yes", .settingsUnknownKey),
            ("theme.light.accent: rgb(1, 2, 3)", nil), ("theme.light.accent: red; x", .settingsBadValue),
            ("theme.dark.ink: red /* x */", .settingsBadValue), ("theme.dark.colour: red", .settingsUnknownKey),
            ("theme.dim.ink: red", .settingsUnknownKey), ("Title: T", .settingsUnknownKey),
            ("social.: x", .settingsUnknownKey),
            ("social.any thing: x", nil), ("links.a.b: x", nil), ("generate.og: rm -rf /", nil), ("static./a: b", nil),
            ("notFoundRedirect.exact./a: /b", nil), ("notFoundRedirect.prefix./a/: /b", nil),
            ("notFoundRedirect.any./a: /b", .settingsUnknownKey), ("analytics.head: <script>", nil),
            ("service.a.contract: x\nservice.a.mode: proxy", nil), ("service.a.mode: proxy", .settingsMissingKey),
            ("service.a.contract: x\nservice.a.mode: Proxy", .settingsBadValue),
            ("service.a.contract: x\nservice.a.mode: local\nservice.a.availability: maybe", .settingsBadValue),
            ("service.mode: proxy", .settingsUnknownKey), ("service.a.b: c", .settingsUnknownKey),
            (": x", .settingsLine), ("no colon", .settingsLine), ("  # note", nil), ("title: a # b", nil),
        ] as [(String, Domain.Fault.Code?)])
    func settings(text: String, expected: Domain.Fault.Code?) {
        let found = Domain.SiteSettings(parsing: Array(text.utf8)).faults().map(\.code)
        #expect(found.first == expected)
    }

    @Test("bytes in the settings that are not UTF-8 are an error")
    func encoding() {
        let found = Domain.SiteSettings(parsing: Array("title: a\nsubtitle: ".utf8) + [0xFF]).faults()
        #expect(found.map(\.code) == [.encoding])
        #expect(found.first?.line == 2 && found.first?.column == 11)
    }
}
