extension Domain {
    /// The `key: value` lines between the two `---` of a document, as the format's section 2 reads them.
    public struct FrontMatter: Equatable, Sendable {
        public struct Entry: Equatable, Sendable {
            public var key: String
            public var value: String
            /// Counted from 1 at the opening `---`, which is the file's first line.
            public var line: Int
            /// Characters up to the value, from 1.
            public var column: Int
        }

        /// In the file's order, duplicates included.
        public private(set) var entries: [Entry] = []
        /// Lines that are no entry, from the top.
        public private(set) var faults: [Fault] = []
        /// Both `---` lines included.
        public private(set) var lineCount = 0

        /// `source` reaches from the opening `---` to the closing one, its line end with or without.
        public init(parsing source: Bytes) {
            let lines = TextLine.lines(of: source)
            lineCount = lines.count
            for (index, line) in lines.enumerated().dropFirst().dropLast() where !Blank.trim(line.text[...]).isEmpty {
                if let pair = KeyedLine(line.text) {
                    let before = String(decoding: Array(line.text.utf8.prefix(pair.valueStart)), as: UTF8.self)
                    entries.append(
                        Entry(key: pair.key, value: pair.value, line: index + 1, column: before.count + 1))
                } else {
                    faults.append(Fault(.frontMatterLine, line: index + 1, text: line.text))
                }
            }
        }

        public var fault: Fault? { faults.first }

        /// The value in force: that of the last entry of this name.
        public func value(of key: String) -> String? { entries.last { $0.key == key }?.value }
    }
}
