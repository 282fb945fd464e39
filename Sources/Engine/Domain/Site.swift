extension Domain {
    /// What a build of a site looks up: its settings, its services, and the names that links lead to.
    public struct Site: Sendable, Equatable {
        /// The site's folder, from where its pages' paths start; empty for that place itself.
        public let folder: String
        /// By id; nil where there is no `tiledown.yml`: then nothing is known of what the site binds.
        public let services: [String: Service]?
        private let accounts: Set<String>
        private let addresses: Set<String>
        /// Nil where not all pages are known.
        private var names: SiteNames?
        /// The names with drafts among them; nil where there are none.
        private var draftNames: SiteNames?
        private let postsFolder: String

        public init(folder: String, settings: SiteSettings?, services: [String: Service]?) {
            self.folder = folder
            self.services = services
            accounts = Set(settings?.names(below: "social.").map { $0.lowercased() } ?? [])
            addresses = Set(settings?.names(below: "links.") ?? [])
            postsFolder = String((settings?.value(of: "postsDir") ?? "posts").trimmingSlashes)
        }

        /// From now on the names of pages, posts and tags are those of `pages`, which are all of the site.
        public mutating func know(_ pages: some Collection<Page>) {
            names = SiteNames(pages.lazy.filter { !$0.isDraft }, root: folder, postsFolder: postsFolder)
            draftNames =
                pages.contains(where: \.isDraft) ? SiteNames(pages, root: folder, postsFolder: postsFolder) : nil
        }

        /// Where the link leads nowhere. A draft is built together with the other drafts only, so its links may lead to
        /// them.
        public func fault(of link: SiteLink, inDraft: Bool = false) -> Fault? {
            let names = inDraft ? draftNames ?? names : names
            let isFound: Bool =
                switch link.scheme {
                case .page: names?.hasPage(link.name) ?? true
                case .post: names?.posts.contains(link.name) ?? true
                case .tag: names?.tags.contains(link.name.tagSlug) ?? true
                case .social: accounts.contains(link.name.lowercased())
                case .link: addresses.contains(link.name)
                }
            if isFound { return nil }
            return Fault(
                .linkNotFound, line: link.line, column: link.column, detail: [link.scheme.rawValue, link.name])
        }

        /// What the site refuses of the document beside what is wrong with it alone, on lines of the file: what it says of
        /// itself, its links, and its forms.
        public func faults(of page: Page) -> [Fault] {
            let all = pageFaults(of: page) + page.links.compactMap { fault(of: $0, inDraft: page.isDraft) }
            guard let services else { return all }
            return all
                + page.forms.compactMap { form in
                    let tile = Directive(parsing: form.source)
                    var fault = BuiltInTile.problem(in: tile, services: services)?.fault
                    fault?.type = tile.type
                    fault?.line += form.line - 1
                    fault?.tile = form.tile
                    return fault
                }
        }

        /// What it refuses of the front matter and of the page's place.
        public func pageFaults(of page: Page) -> [Fault] {
            guard page.isPage else { return [] }
            var all: [Fault] = []
            func note(_ code: Fault.Code, at key: String, _ detail: String...) {
                let entry = page.entries[key]
                all.append(Fault(code, line: entry?.line ?? 1, column: entry?.column ?? 1, detail: detail))
            }
            let slug = page.slug(from: folder)
            if !Slug.isValid(slug) { note(.pageBadSlug, at: "slug", slug) }
            let others = page.isDraft ? [] : names?.slugs[slug] ?? []
            if let other = others.first(where: { $0 != page.id }) {
                let path = folder.isEmpty ? other.path : String(other.path.dropFirst(folder.count).trimmingSlashes)
                note(.pageDuplicateSlug, at: "slug", slug, path)
            }
            if let date = page.value(of: "date"), !CalendarDay.isValid(date) { note(.pageBadDate, at: "date", date) }
            guard page.isRedirect else { return all }
            if let to = page.value(of: "to") {
                if !isRedirectTarget(to) { note(.redirectBadTo, at: "to", to) }
            } else {
                note(.redirectMissingTo, at: page.entries["to"] == nil ? "type" : "to")
            }
            return all
        }

        private func isRedirectTarget(_ address: String) -> Bool {
            guard let colon = address.firstIndex(of: ":"), !address[..<colon].contains(where: { "/?#".contains($0) })
            else {
                return true
            }
            return ["http", "https", "mailto"].contains(address[..<colon].lowercased())
        }
    }
}

/// The names that links of a site can lead to.
struct SiteNames: Sendable, Equatable {
    /// Pages by their slugs.
    private(set) var slugs: [String: [Domain.DocumentID]] = [:]
    /// By slugs and by folders, without redirects and the page for what is not found.
    private var pages: Set<String> = []
    private(set) var posts: Set<String> = []
    /// Slugs of the tags of dated posts.
    private(set) var tags: Set<String> = []

    init(_ all: some Sequence<Domain.Page>, root: String, postsFolder: String) {
        for page in all where page.isPage {
            let (slug, folder) = (page.slug(from: root), page.folder(from: root))
            slugs[slug, default: []].append(page.id)
            if page.isRedirect || slug == "404" { continue }
            pages.formUnion([slug, folder])
            guard page.isDatedPost(from: root, postsFolder: postsFolder) else { continue }
            tags.formUnion(page.tags.map(\.tagSlug))
            if postsFolder.isEmpty || folder.hasPrefix(postsFolder + "/") {
                posts.insert(String(folder.dropFirst(postsFolder.isEmpty ? 0 : postsFolder.count + 1)))
            }
        }
        tags.remove("")
    }

    /// The generated pages of tags count.
    func hasPage(_ name: String) -> Bool {
        if pages.contains(name) { return true }
        if name == "tags" { return !tags.isEmpty }
        return name.hasPrefix("tags/") && tags.contains(String(name.dropFirst("tags/".count)))
    }
}

extension Domain.SiteSettings {
    /// What stands behind `prefix` in the keys that begin with it.
    fileprivate func names(below prefix: String) -> [String] {
        entries.lazy.map(\.key).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }
}
