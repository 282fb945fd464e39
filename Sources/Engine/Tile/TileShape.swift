/// What the text of a prose tile can be turned into.
public enum TileShape: String, CaseIterable, Hashable, Sendable {
    case paragraph, heading1, heading2, heading3, bullets, numbers, tasks, quote, code

    public var title: String {
        switch self {
        case .paragraph: "Paragraph"
        case .heading1: "Heading 1"
        case .heading2: "Heading 2"
        case .heading3: "Heading 3"
        case .bullets: "Bulleted list"
        case .numbers: "Numbered list"
        case .tasks: "Task list"
        case .quote: "Quote"
        case .code: "Code"
        }
    }

    /// What turns tiles into it.
    var command: Command {
        switch self {
        case .paragraph: .makeParagraph
        case .heading1: .makeHeading1
        case .heading2: .makeHeading2
        case .heading3: .makeHeading3
        case .bullets: .makeBullets
        case .numbers: .makeNumbers
        case .tasks: .makeTasks
        case .quote: .makeQuote
        case .code: .makeCode
        }
    }

    /// What its source reads as.
    var kind: Domain.TileKind {
        switch self {
        case .paragraph: .paragraph
        case .heading1: .heading(level: 1)
        case .heading2: .heading(level: 2)
        case .heading3: .heading(level: 3)
        case .bullets, .numbers, .tasks: .list
        case .quote: .quote
        case .code: .code
        }
    }

    /// The source of a tile of this shape that holds the lines. Its own lines end with a line feed.
    func source(of lines: [String]) -> String {
        let items = lines.filter { !$0.allSatisfy { $0 == " " || $0 == "\t" } }
        return switch self {
        case .paragraph: lines.joined(separator: "\n")
        case .heading1: "# " + items.joined(separator: " ")
        case .heading2: "## " + items.joined(separator: " ")
        case .heading3: "### " + items.joined(separator: " ")
        case .bullets: items.map { "- " + $0 }.joined(separator: "\n")
        case .numbers: items.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
        case .tasks: items.map { "- [ ] " + $0 }.joined(separator: "\n")
        case .quote: lines.map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
        case .code: Self.fenced(lines)
        }
    }

    /// The fence is longer than any run of backticks inside: section 4.5 of CommonMark 0.31.
    private static func fenced(_ lines: [String]) -> String {
        let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return ([fence] + lines + [fence]).joined(separator: "\n")
    }
}

extension Domain.TileKind {
    /// The text's lines without the marks that make it this kind; nil for kinds that are more than text.
    func lines(of source: String) -> [String]? {
        let lines = source.withLineEnds("\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        switch self {
        case .paragraph: return lines.map { $0.trimmingLeadingBlanks }
        case .heading: return Self.headingLines(lines)
        case .list:
            return lines.compactMap { line in
                let text = String(line.dropUTF8(LineLead(of: line).length))
                return text.isEmpty ? nil : text.trimmingLeadingBlanks
            }
        case .quote:
            return lines.map { line in
                let inside = line.trimmingLeadingBlanks
                guard inside.hasPrefix(">") else { return inside }
                return String(inside.dropFirst(inside.hasPrefix("> ") ? 2 : 1))
            }
        case .code: return Self.codeLines(lines)
        case .table, .image, .math, .html, .rule, .definitions, .directive, .source: return nil
        }
    }

    private static func headingLines(_ lines: [String]) -> [String] {
        guard lines.count == 1, let line = lines.first?.trimmingLeadingBlanks, line.hasPrefix("#") else {
            return lines.dropLast().map { $0.trimmingLeadingBlanks }
        }
        var text = line.drop { $0 == "#" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        let closing = text.reversed().prefix { $0 == "#" }.count
        let before = text.dropLast(closing)
        if closing > 0, before.isEmpty || before.last == " " || before.last == "\t" { text = before }
        return [String(text).trimmingBlanks]
    }

    private static func codeLines(_ lines: [String]) -> [String] {
        guard let first = lines.first?.trimmingLeadingBlanks, let sign = first.first, "`~".contains(sign) else {
            return lines.map { line in
                line.hasPrefix("\t")
                    ? String(line.dropFirst()) : String(line.dropFirst(min(4, line.prefix { $0 == " " }.count)))
            }
        }
        let inside = lines.dropFirst()
        let isClosed =
            inside.last.map { $0.trimmingBlanks.allSatisfy { $0 == sign } && !$0.trimmingBlanks.isEmpty } ?? false
        return Array(isClosed ? inside.dropLast() : inside)
    }
}

extension String {
    fileprivate var trimmingLeadingBlanks: String { String(drop { $0 == " " || $0 == "\t" }) }

    fileprivate var trimmingBlanks: String {
        var text = Substring(trimmingLeadingBlanks)
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }

    fileprivate func dropUTF8(_ count: Int) -> String { utf8Slice(Swift.min(count, utf8.count)..<utf8.count) }
}
