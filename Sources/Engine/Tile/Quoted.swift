/// Text in which quotation marks and parentheses protect what separates its parts.
enum Quoted {
    /// Both sides of the first `separator` that nothing protects; nil without one.
    static func split(_ text: String, at separator: Character) -> (Substring, Substring)? {
        guard let at = places(of: separator, in: text).first else { return nil }
        return (text[..<at], text[text.index(after: at)...])
    }

    static func parts(_ text: String, by separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        for at in places(of: separator, in: text) {
            parts.append(text[start..<at])
            start = text.index(after: at)
        }
        return parts + [text[start...]]
    }

    /// Names by commas, unquoted, empty ones dropped.
    static func entries(_ text: String) -> [String] { parts(text, by: ",").map { unquoted($0) }.filter { !$0.isEmpty } }

    /// Numbers by commas; nil where one of them is none.
    static func numbers(_ text: String) -> [Double]? {
        let all = parts(text, by: ",").map { number(Blank.trim($0)) }
        let read = all.compactMap { $0 }
        return read.count == all.count ? read : nil
    }

    static func number(_ text: Substring) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

    /// Trimmed, and without the marks where the whole is quoted.
    static func unquoted(_ text: some StringProtocol) -> String {
        let text = Blank.trim(Substring(text))
        guard text.count >= 2, let mark = text.first, mark == "\"" || mark == "'", text.last == mark else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }

    private static func places(of separator: Character, in text: String) -> [String.Index] {
        var places: [String.Index] = []
        var mark: Character?
        var depth = 0
        for at in text.indices {
            let character = text[at]
            if let open = mark {
                if character == open { mark = nil }
            } else if character == "\"" || character == "'" {
                mark = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth = max(0, depth - 1)
            } else if character == separator, depth == 0 {
                places.append(at)
            }
        }
        return places
    }
}
