extension Domain {
    /// A site's `tiledown.yml`: lines of `key: value`, as the format's section 12 reads them.
    public struct SiteSettings: Equatable, Sendable {
        public struct Entry: Equatable, Sendable {
            public var key: String
            public var value: String
            /// Counted from 1.
            public var line: Int
        }

        /// In the file's order, duplicates included.
        public private(set) var entries: [Entry] = []
        /// Lines without a colon, from 1.
        public private(set) var badLines: [Int] = []

        public init(parsing bytes: [UInt8]) {
            let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            for (index, line) in TextLine.lines(of: bytes[start...]).enumerated() {
                let text = Blank.trim(line.text)
                if text.isEmpty || text.hasPrefix("#") { continue }
                if let pair = KeyedLine(text) {
                    entries.append(Entry(key: pair.key, value: pair.value, line: index + 1))
                } else {
                    badLines.append(index + 1)
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

    /// What a service offers, as its contract says.
    public enum Service: Equatable, Sendable {
        /// The contract can't be used; `reason` is the end of a sentence.
        case broken(reason: String)
        case offers([Operation])

        public struct Operation: Equatable, Sendable {
            public var id: String
            public var modes: [String]
            /// It names a credential that a browser may not hold.
            public var needsSecret: Bool

            public init(id: String, modes: [String], needsSecret: Bool = false) {
                self.id = id
                self.modes = modes
                self.needsSecret = needsSecret
            }
        }
    }
}
