extension Domain {
    /// What a document says to the site around it: section 11 of the format.
    public struct Page: Equatable, Sendable {
        /// Its path, from where the paths of its site start.
        public let id: DocumentID
        /// The front matter's values in force that a site gives a meaning to, and that it may refuse.
        private(set) var entries: [String: FrontMatter.Entry] = [:]
        /// On lines of the file.
        public private(set) var links: [SiteLink] = []
        /// Forms with nothing wrong in them but what a site knows, with the file's line that each starts on.
        private(set) var forms: [Form] = []

        struct Form: Equatable, Sendable {
            var source: Bytes
            var line: Int
            var tile: TileID
        }

        /// Only what the front matter says.
        init(frontMatter: FrontMatter?, at path: String) {
            id = DocumentID(path)
            for entry in frontMatter?.entries ?? [] where Page.keys.contains(entry.key) { entries[entry.key] = entry }
        }

        /// Cost grows with the document's size.
        public init(of document: Document, at path: String) {
            self.init(frontMatter: document.frontMatter.map { FrontMatter(parsing: $0) }, at: path)
            links = document.siteLinks
            guard document.tiles.contains(where: \.isForm) else { return }
            var line = document.firstTileLine
            for tile in document.tiles {
                if tile.isForm, tile.fault == nil {
                    forms.append(Form(source: Bytes(Array(tile.source)), line: line, tile: tile.id))
                }
                line += tile.lineFeeds
            }
        }

        private static let keys: Set = ["slug", "date", "type", "to", "draft", "tags"]
    }
}

extension Domain.Page {
    /// Whether a site makes a page of the document; it copies or leaves out the others.
    public var isPage: Bool { id.fileName == "index.md" || id.fileName == "index.markdown" }

    func value(of key: String) -> String? { entries[key].flatMap { $0.value.isEmpty ? nil : $0.value } }

    /// Left out of a normal build.
    public var isDraft: Bool { ["true", "yes"].contains(value(of: "draft")?.lowercased()) }

    var isRedirect: Bool { value(of: "type")?.lowercased() == "redirect" }

    /// Slashes at the ends of the front matter's slug do not count; without one it is the folder's path, from `root`.
    func slug(from root: String) -> String {
        value(of: "slug").map { String($0.trimmingSlashes) } ?? folder(from: root)
    }

    /// The folder's path, from `root`.
    func folder(from root: String) -> String {
        let folder = id.folder
        guard !root.isEmpty, folder.hasPrefix(root) else { return folder }
        return String(folder.dropFirst(root.count).trimmingSlashes)
    }

    /// Shown in lists of posts and under its tags. `postsFolder` is that of the posts, from `root`.
    func isDatedPost(from root: String, postsFolder: String) -> Bool {
        guard isPage, let date = value(of: "date"), CalendarDay.isValid(date) else { return false }
        guard let type = value(of: "type")?.lowercased() else {
            return postsFolder.isEmpty || folder(from: root).hasPrefix(postsFolder + "/")
        }
        return type == "post" || type == "blog-post"
    }

    var tags: [String] { value(of: "tags")?.entriesByComma ?? [] }
}

extension Domain.Tile {
    fileprivate var isForm: Bool { kind == .directive(type: BuiltInTile.serviceForm.rawValue) }
}

extension StringProtocol where SubSequence == Substring {
    /// Without the slashes at both ends.
    var trimmingSlashes: Substring {
        var rest = self[...]
        while rest.first == "/" { rest.removeFirst() }
        while rest.last == "/" { rest.removeLast() }
        return rest
    }
}

extension String {
    /// In lower case, every run of anything but letters and digits as one hyphen: section 11 of the format.
    var tagSlug: String {
        lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}

/// A day as the format writes it.
enum CalendarDay {
    /// `YYYY-MM-DD`, a day that there is; month and day may have one digit.
    static func isValid(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, (1...2).contains(parts[1].count), (1...2).contains(parts[2].count),
            parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } }),
            let year = Int(String(Substring(parts[0]))), let month = Int(String(Substring(parts[1]))),
            let day = Int(String(Substring(parts[2])))
        else { return false }
        return (1...12).contains(month) && day >= 1 && day <= days(in: month, of: year)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }
}
