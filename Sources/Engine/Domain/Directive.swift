extension Domain {
    /// A `:::tile` directive or one of its short forms, read as the format's section 4 says.
    public struct Directive: Equatable, Sendable {
        public enum Value: Equatable, Sendable {
            case text(String)
            case list([String])

            /// Nil for a list.
            public var text: String? { if case .text(let text) = self { text } else { nil } }
        }

        /// How the opening line spells the type.
        public enum Form: Equatable, Sendable { case long, chart, mermaid }

        public struct Property: Equatable, Sendable {
            public var key: String
            public var value: Value
            /// Bytes of the source: all of its lines, their line ends included.
            public var lines: Range<Int>
            /// Bytes of the source from behind the colon and the blanks there to the end of its last line, the blanks at
            /// that end left out where the value stands on the key's line.
            public var range: Range<Int>
            /// Written on the lines below a `|`, where a value may end in empty lines.
            var isMultiline = false

            /// All of its lines as they stand in the tile.
            func lines(in source: Bytes) -> Bytes { source.dropFirst(lines.lowerBound).prefix(lines.count) }
        }

        public let source: Bytes
        public internal(set) var form = Form.long
        /// Empty where it is missing.
        public internal(set) var type = ""
        /// In the source's order, duplicates included; lines that can't be read are left out.
        public internal(set) var properties: [Property] = []
        /// All errors, in the order of the format's checks. `line` counts from the opening line, 1.
        public internal(set) var faults: [Fault] = []
        /// The closing line in bytes of the source; nil where there is none.
        var closing: Range<Int>?

        /// The first error.
        public var fault: Fault? { faults.first }

        /// The value in force: that of the first property of this name.
        public func value(of key: String) -> Value? { properties.first { $0.key == key }?.value }

        /// The same where it is a text; nil for a list, too.
        public func text(of key: String) -> String? { value(of: key)?.text }
    }
}
