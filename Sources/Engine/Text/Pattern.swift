import CPCRE2

/// What is searched for, and how.
public struct SearchQuery: Hashable, Sendable {
    public var text: String
    public var matchesCase: Bool
    /// Only where no letter, digit or underscore stands beside it.
    public var wholeWords: Bool
    /// `text` is a regular expression of PCRE2.
    public var isExpression: Bool

    public init(_ text: String, matchesCase: Bool = false, wholeWords: Bool = false, isExpression: Bool = false) {
        self.text = text
        self.matchesCase = matchesCase
        self.wholeWords = wholeWords
        self.isExpression = isExpression
    }
}

/// Why nothing can be searched for, in words.
struct PatternFailure: Error, Equatable {
    let sentence: String
}

/// A compiled query. Finds text in bytes that may be anything: what is no UTF-8 matches nothing.
final class Pattern {
    /// Ranges are bytes from the start of what was searched.
    struct Match: Equatable {
        var range: Range<Int>
        /// Those of the expression, without the whole; nil for one that took no part.
        var groups: [Range<Int>?]
    }

    let query: SearchQuery
    private let code: OpaquePointer
    private let data: OpaquePointer
    private let limits: OpaquePointer

    /// Steps of matching after which a search of one text is given up.
    private static let mostSteps: UInt32 = 1_000_000

    /// Throws where the expression is none, or the query is empty.
    init(_ query: SearchQuery) throws(PatternFailure) {
        guard !query.text.isEmpty else { throw PatternFailure(sentence: "There is nothing to search for.") }
        self.query = query
        var options = UInt32(PCRE2_UTF) | UInt32(PCRE2_MATCH_INVALID_UTF)
        if !query.matchesCase { options |= UInt32(PCRE2_CASELESS) }
        let isPlain = !query.isExpression && !query.wholeWords
        options |= isPlain ? PCRE2_LITERAL : UInt32(PCRE2_UCP) | UInt32(PCRE2_MULTILINE)
        let source = Self.source(of: query)
        var (error, offset): (Int32, Int) = (0, 0)
        let compiled = source.withUnsafeBufferPointer {
            pcre2_compile_8($0.baseAddress, $0.count, options, &error, &offset, nil)
        }
        guard let code = compiled, let data = pcre2_match_data_create_from_pattern_8(code, nil),
            let limits = pcre2_match_context_create_8(nil)
        else { throw PatternFailure(sentence: Self.sentence(of: error, at: offset)) }
        self.code = code
        self.data = data
        self.limits = limits
        pcre2_set_match_limit_8(limits, Self.mostSteps)
        // Where this machine can't compile to its own code the expression is interpreted.
        _ = pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
    }

    deinit {
        pcre2_match_context_free_8(limits)
        pcre2_match_data_free_8(data)
        pcre2_code_free_8(code)
    }

    /// In order, without overlaps. An expression may match nothing at a place. Throws where it takes too many steps.
    func matches(in bytes: some Collection<UInt8>) throws(PatternFailure) -> [Match] {
        var found: [Match] = []
        var failure: PatternFailure?
        let run = { (buffer: UnsafeBufferPointer<UInt8>) in failure = self.search(buffer, into: &found) }
        if bytes.withContiguousStorageIfAvailable(run) == nil { Array(bytes).withUnsafeBufferPointer(run) }
        if let failure { throw failure }
        return found
    }

    private func search(_ bytes: UnsafeBufferPointer<UInt8>, into found: inout [Match]) -> PatternFailure? {
        var empty: UInt8 = 0
        return withUnsafePointer(to: &empty) { nothing -> PatternFailure? in
            let start = bytes.baseAddress ?? nothing
            var (at, options): (Int, UInt32) = (0, 0)
            while at <= bytes.count {
                let count = pcre2_match_8(code, start, bytes.count, at, options, data, limits)
                if count == PCRE2_ERROR_NOMATCH {
                    // Behind an empty match something longer was asked for: go on one character further.
                    guard options != 0 else { return nil }
                    (at, options) = (Self.next(in: bytes, after: at), 0)
                    continue
                }
                guard count > 0 else {
                    return PatternFailure(
                        sentence: "This expression takes too long here, so its matches are not known.")
                }
                let match = match(count: Int(count))
                found.append(match)
                at = match.range.upperBound
                options = match.range.isEmpty ? UInt32(PCRE2_NOTEMPTY_ATSTART) | UInt32(PCRE2_ANCHORED) : 0
            }
            return nil
        }
    }

    private static func next(in bytes: UnsafeBufferPointer<UInt8>, after at: Int) -> Int {
        var next = at + 1
        while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }

    private func match(count: Int) -> Match {
        let ends = pcre2_get_ovector_pointer_8(data)
        let ranges = (0..<count).map { group -> Range<Int>? in
            guard let ends, ends[2 * group] != Int.max, ends[2 * group] <= ends[2 * group + 1] else { return nil }
            return ends[2 * group]..<ends[2 * group + 1]
        }
        return Match(range: (ranges.first ?? nil) ?? 0..<0, groups: Array(ranges.dropFirst()))
    }

    /// What takes a match's place: the text as it is, or, for an expression, with `$1` or `${1}` as its groups, `$0` as the
    /// whole, `$$` as a dollar and `\n` and `\t` as a line end and a tab.
    func replacement(_ text: String, for match: Match, in bytes: Bytes, lineEnding: String) -> [UInt8] {
        guard query.isExpression else { return Array(text.utf8) }
        var out: [UInt8] = []
        var rest = Substring(text)
        while let sign = rest.popFirst() {
            if sign == "\\", let next = rest.first, let escaped = ["n": lineEnding, "t": "\t", "\\": "\\"][next] {
                rest.removeFirst()
                out += escaped.utf8
            } else if sign == "$", let (group, length) = Self.group(in: rest) {
                rest.removeFirst(length)
                if group == -1 { out.append(UInt8(ascii: "$")) }
                let range =
                    group == 0 ? match.range : match.groups.indices.contains(group - 1) ? match.groups[group - 1] : nil
                if let range { out += bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound] }
            } else {
                out += String(sign).utf8
            }
        }
        return out
    }

    /// The group's number behind a dollar, -1 for a second dollar, and how long it is written.
    private static func group(in text: Substring) -> (Int, Int)? {
        if text.first == "$" { return (-1, 1) }
        if text.first == "{", let end = text.firstIndex(of: "}"), let number = Int(text[..<end].dropFirst()) {
            return number >= 0 ? (number, text.distance(from: text.startIndex, to: end) + 1) : nil
        }
        let digits = text.prefix(2).prefix { $0.isASCII && $0.isNumber }
        return Int(digits).map { ($0, digits.count) }
    }

    private static func source(of query: SearchQuery) -> [UInt8] {
        let text = query.isExpression ? query.text : query.wholeWords ? quoted(query.text) : query.text
        guard query.wholeWords else { return Array(text.utf8) }
        return Array("(?<![\\p{L}\\p{N}_])(?:\(text))(?![\\p{L}\\p{N}_])".utf8)
    }

    private static func quoted(_ text: String) -> String {
        let parts = text.unicodeScalars.map { scalar -> String in
            let isSign = scalar.isASCII && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
            return isSign && scalar.value > 0x20 ? "\\\(scalar)" : String(scalar)
        }
        return parts.joined()
    }

    private static func sentence(of error: Int32, at offset: Int) -> String {
        var buffer = [UInt8](repeating: 0, count: 256)
        let length = pcre2_get_error_message_8(error, &buffer, buffer.count)
        let words = String(decoding: buffer.prefix(max(0, Int(length))), as: UTF8.self)
        return "This is no regular expression: \(words), behind character \(offset)."
    }
}
