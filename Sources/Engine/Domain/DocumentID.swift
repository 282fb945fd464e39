extension Domain {
    /// A document's path below the workspace folder, parts joined by `/`. For a workspace of one file: its name.
    public struct DocumentID: Hashable, Comparable, Sendable {
        public let path: String

        public init(_ path: String) { self.path = path }

        public var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
        public var fileName: String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }

        /// Paths are bytes to the file system: two spellings of one name are two documents.
        public static func == (a: DocumentID, b: DocumentID) -> Bool { a.path.utf8.elementsEqual(b.path.utf8) }

        public func hash(into hasher: inout Hasher) {
            var path = path
            path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }

        public static func < (a: DocumentID, b: DocumentID) -> Bool {
            a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
        }
    }

    /// What the library shows of a document that is not open.
    public struct Summary: Equatable, Sendable {
        /// Front matter `title`, else the first heading, else the file name.
        public var title: String
        /// The first lines of its text, without markup; without any, the front matter's `description`.
        public var excerpt: String
        public var words: Int
        public var tiles: Int
        /// Front matter `date` as it stands there, or empty.
        public var date: String
        public var tags: [String]
        /// How many errors and problems it has by itself.
        public var faults: Int
        /// What it says to the site around it; nil where it could not be read.
        public var page: Page?

        public init(
            title: String, excerpt: String, words: Int, tiles: Int, date: String = "", tags: [String] = [],
            faults: Int = 0, page: Page? = nil
        ) {
            self.title = title
            self.excerpt = excerpt
            self.words = words
            self.tiles = tiles
            self.date = date
            self.tags = tags
            self.faults = faults
            self.page = page
        }
    }
}
