import Fakes
@testable import Engine

/// Seeded texts with all that makes text hard.
enum Prose {
    private static let parts = [
        "a", "word", "it's", "snake_case", " ", "   ", "\t", "\n", "\r\n", "\r", "\n\n", ", ", "--", "path/to",
        "well-known",
        "longerthananyline", "é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "👍🏽", "日本語です。", "שלום", "مرحبا", "\u{0}", "\u{7}", "\u{85}",
        "— ",
        "\u{A0}", "x\u{200D}", "1.5", "**bold**",
    ]

    static func text(_ random: inout Seeded) -> String {
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
            parts[Int.random(in: 0..<parts.count, using: &random)]
        }.joined()
    }

    /// Every place where a caret can stand, both sides of a soft wrap included.
    static func carets(of text: String, in layout: TextLayout) -> [TextPosition] {
        let wraps = Set(layout.lines.filter { !$0.endsHard }.map(\.range.upperBound))
        return offsets(of: text).flatMap { offset in
            wraps.contains(offset) ? [TextPosition(offset, .upstream), TextPosition(offset)] : [TextPosition(offset)]
        }
    }

    /// Every cluster boundary.
    static func offsets(of text: String) -> [Int] { text.indices.map(text.utf8Offset) + [text.utf8.count] }
}
