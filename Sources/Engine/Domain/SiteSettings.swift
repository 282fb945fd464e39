extension Domain {
    /// A site's `tiledown.yml`: lines of `key: value`, as the format's section 12 reads them.
    public struct SiteSettings: Equatable, Sendable {
        public struct Entry: Equatable, Sendable {
            public var key: String
            public var value: String
            /// Counted from 1.
            public var line: Int
            /// Characters up to the key and up to the value, from 1.
            public var keyColumn, valueColumn: Int
        }

        /// In the file's order, duplicates included.
        public private(set) var entries: [Entry] = []
        /// Lines without a colon or without a key, and bytes that are not UTF-8.
        private(set) var lineFaults: [Fault] = []

        public init(parsing bytes: [UInt8]) {
            let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            if let place = bytes[start...].placeOfFirstInvalid {
                lineFaults.append(Fault(.encoding, line: place.line, column: place.column))
            }
            for (index, line) in TextLine.lines(of: bytes[start...]).enumerated() {
                let text = Blank.trim(line.text[...])
                if text.isEmpty || text.hasPrefix("#") { continue }
                if let pair = KeyedLine(line.text) {
                    let indent = line.text.distance(from: line.text.startIndex, to: text.startIndex)
                    let before = String(decoding: Array(line.text.utf8.prefix(pair.valueStart)), as: UTF8.self)
                    entries.append(
                        Entry(
                            key: pair.key, value: pair.value, line: index + 1, keyColumn: indent + 1,
                            valueColumn: before.count + 1))
                } else {
                    lineFaults.append(Fault(.settingsLine, line: index + 1, text: line.text))
                }
            }
        }

        /// The value in force: that of the last entry of this name.
        public func value(of key: String) -> String? { entries.last { $0.key == key }?.value }

        /// Where the contract of each bound service is, as a path from the site's folder.
        public var contracts: [String: String] {
            var found: [String: String] = [:]
            for entry in entries where entry.key.hasPrefix("service.") && entry.key.hasSuffix(".contract") {
                let id = entry.key.dropFirst("service.".count).dropLast(".contract".count)
                if !id.isEmpty { found[String(id)] = entry.value }
            }
            return found
        }
    }
}
