import Fakes

/// Varied Markdown: a heading before every dozen tiles, paragraphs of many lengths, lists, tasks, tables, code and quotes.
struct Pages {
    private var random: Seeded
    private var lastKind = 0
    private static let words = """
        the a of and to in is that it was for on are as with his they at be this have from or one had by word but not what \
        all were we when your can said there use an each which she do how their if will up other about out many then them \
        these so some her would make like him into time has look two more write go see number no way could people harbour \
        lantern ledger orchard tile draft margin corkboard chapter scene outline
        """.split(separator: " ").map(String.init)

    init(seed: UInt64) { random = Seeded(seed) }

    /// Exactly so many tiles. What comes first is the same for every number of them.
    mutating func document(tiles: Int) -> String {
        (0..<tiles).map { tile(at: $0) }.joined(separator: "\n\n") + "\n"
    }

    private mutating func tile(at place: Int) -> String {
        if place % 12 == 0 { return (place % 144 == 0 ? "## " : "### ") + capital(words(2...6)) }
        var kind = random.below(10)
        // Two lists in a row would be one.
        if kind < 2, kind == lastKind { kind = 9 }
        lastKind = kind
        switch kind {
        case 0: return lines(2...7) { $0.below(4) == 0 ? "- [x] " : "- [ ] " }
        case 1: return lines(2...8) { _ in "* " }
        case 2: return table()
        case 3: return "```swift\n" + lines(2...9) { _ in "let " } + "\n```"
        case 4: return lines(1...3) { _ in "> " }
        default: return (0...random.below(6)).map { _ in sentence() }.joined(separator: " ")
        }
    }

    private mutating func words(_ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &random)).map { _ in random.one(of: Self.words) }.joined(separator: " ")
    }

    private mutating func sentence() -> String {
        var words = words(6...18).split(separator: " ").map(String.init)
        let place = random.below(words.count)
        switch random.below(8) {
        case 0: words[place] = "**\(words[place])**"
        case 1: words[place] = "*\(words[place])*"
        case 2: words[place] = "`\(words[place])`"
        case 3: words[place] = "[\(words[place])](https://example.org/\(words[place]))"
        default: break
        }
        return capital(words.joined(separator: " ")) + "."
    }

    private mutating func lines(_ count: ClosedRange<Int>, _ start: (inout Seeded) -> String) -> String {
        (0..<Int.random(in: count, using: &random)).map { _ in start(&random) + words(2...12) }.joined(separator: "\n")
    }

    private mutating func table() -> String {
        let columns = 2 + random.below(3)
        let rows = (0..<3 + random.below(4)).map { _ in
            "| " + (0..<columns).map { _ in words(1...2) }.joined(separator: " | ") + " |"
        }
        let rule = "|" + String(repeating: " --- |", count: columns)
        return ([rows[0], rule] + rows.dropFirst()).joined(separator: "\n")
    }

    private func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
