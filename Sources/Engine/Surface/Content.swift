extension Surface {
    /// A tile as a reader would see it.
    public indirect enum Block: Hashable, Sendable {
        case heading(level: Int, [Span])
        case paragraph([Span])
        case list(List)
        case quote([Block])
        /// `language` is the info string's first word, lower case; empty without one.
        case code(language: String, [Span])
        case table(Table)
        case rule
        /// An image by its address as written.
        case image(address: String, description: String)
        /// TeX between `$$`.
        case math(String)
        /// Shown as it stands in the file, in the code family: HTML, definitions, what can't be read.
        case source([Span])
        /// A titled box; `tone` is the callout's ground.
        case callout(title: [Span], text: [Span])
        /// A typed tile that has no drawing of its own: its type and its properties.
        case properties(type: String, [Property])

        public struct List: Hashable, Sendable {
            /// The first item's number; nil for bullets.
            public var start: Int?
            public var isTight: Bool
            public var items: [Item]

            public init(start: Int?, isTight: Bool, items: [Item]) {
                self.start = start
                self.isTight = isTight
                self.items = items
            }
        }

        public struct Item: Hashable, Sendable {
            public var blocks: [Block]
            public var task: Task?

            public init(blocks: [Block], task: Task? = nil) {
                self.blocks = blocks
                self.task = task
            }
        }

        /// A box that can be ticked.
        public struct Task: Hashable, Sendable {
            public var isDone: Bool
            /// Where the byte between the brackets stands in the tile's source.
            public var offset: Int

            public init(isDone: Bool, offset: Int) {
                self.isDone = isDone
                self.offset = offset
            }
        }

        public struct Table: Hashable, Sendable {
            public enum Alignment: Hashable, Sendable { case none, left, center, right }
            public var alignments: [Alignment]
            public var header: [[Span]]
            public var rows: [[[Span]]]

            public init(alignments: [Alignment], header: [[Span]], rows: [[[Span]]]) {
                self.alignments = alignments
                self.header = header
                self.rows = rows
            }
        }

        public struct Property: Hashable, Sendable {
            public var key: String
            public var values: [[Span]]

            public init(key: String, values: [String]) {
                self.key = key
                self.values = values.map { [Span]($0) }
            }
        }
    }

    /// A run of text with one look. A line break in `text` is a hard one.
    public struct Span: Hashable, Sendable {
        public struct Look: OptionSet, Hashable, Sendable {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }
            public static let strong = Look(rawValue: 1)
            public static let emphasis = Look(rawValue: 2)
            public static let code = Look(rawValue: 4)
            public static let strikethrough = Look(rawValue: 8)
            /// Raw HTML and what else is shown as its source.
            public static let markup = Look(rawValue: 16)
        }

        public var text: String
        public var look: Look
        /// Where a link leads, as written; nil outside links.
        public var link: String?
        /// Whether it is what is searched for.
        public var isMatch = false

        public init(_ text: String, look: Look = [], link: String? = nil) {
            self.text = text
            self.look = look
            self.link = link
        }
    }
}

extension [Surface.Span] {
    /// Text without any look.
    public init(_ text: String) { self = [Surface.Span(text)] }

    /// The words without their looks.
    public var plainText: String { map(\.text).joined() }
}
