/// The parts of an absolute address that decide what it shows (RFC 3986, section 3).
struct WebAddress: Equatable {
    let scheme: String
    let hasUser: Bool
    /// Without the port; empty without `//`.
    let host: String
    /// Its parts that are not empty.
    let path: [String]
    private let queryText: Substring

    /// Nil without a scheme.
    init?(_ text: String) {
        guard let scheme = WebAddress.scheme(of: text) else { return nil }
        self.scheme = scheme
        var rest = text.dropFirst(scheme.count + 1)
        if let hash = rest.firstIndex(of: "#") { rest = rest[..<hash] }
        let query = rest.firstIndex(of: "?")
        queryText = query.map { rest[rest.index(after: $0)...] } ?? ""
        rest = rest[..<(query ?? rest.endIndex)]
        var authority: Substring = ""
        if rest.hasPrefix("//") {
            let all = rest.dropFirst(2)
            authority = all.prefix { $0 != "/" }
            rest = all[authority.endIndex...]
        }
        hasUser = authority.contains("@")
        host = String(authority.prefix { $0 != ":" })
        path = rest.split(separator: "/").map(String.init)
    }

    /// A letter, then letters, digits, `+`, `-` and `.` up to the first colon; nil for anything else.
    static func scheme(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = text.utf8[..<colon]
        guard let first = scheme.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { return nil }
        let isName = scheme.allSatisfy { $0 != 0x5F && ($0.isASCIIWord || $0 == 0x2B || $0 == 0x2E) }
        return isName ? String(Substring(scheme)) : nil
    }

    /// The first value of that name.
    func query(_ name: String) -> String? {
        for part in queryText.split(separator: "&") where part.hasPrefix(name + "=") {
            return String(part.dropFirst(name.count + 1))
        }
        return nil
    }
}
