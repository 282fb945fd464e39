/// What documents and edits are made of to go wrong.
enum Tokens {
    /// Lines that open, close, continue or interrupt something.
    static let lines: [String] = [
        "# Head", "## Two ##", "text", "more text  ", "- item", "* star", "1. one", "2) two", "  - nested", "    code",
        "\tcode", "```", "~~~~", "```swift", "````", " - ```", "> quote", "> ```", "---", "***", "===", "| a | b |",
        "|---|---|", "| 1 | 2 |", "<div>", "</div>", "<!-- open", "-->", "<pre>", "</pre>", "[a]: /x", "[b]: /y \"t\"",
        "[a]", "![i](p.png)", "$$", "$$ x $$", ":::tile callout", ":::tile", ":::chart", ":::mermaid", ":::",
        "title: T", "body: |", "  two", "- [ ] task", "- [x] done", "* [X] big", "1. [ ] numbered", "> - [ ] quoted",
        "", "",
        "", "   ", "\t", "é ü 漢字 🌱", "a\\", "&amp;", "* * *", "-", "+", "\u{A0}:::tile x", "::::", "...",
        "\u{FEFF}# Head", "\u{2003}```", "\u{3000}", ":::tile\u{301} x", "\u{C}", "    | a | b |", "2. | a | b |",
        "[c]:", "/url", "    [d]: /x", "> [e]: /x", "<b>", "<?php", "?>", "![i][a]", "- ```", "a\u{0}b", "----",
        "``` a`b", ":::tile embed", "url: https://a.example/b", "type: bar", "series: |", "  A: 1, 2", "labels: a, b",
        ":::tile mermaid", "definition: |", "graph TD; a-->b", "key", "tags:", "- ", "key: |", "\u{301}x: y",
        "<script>",
        "</script>", "<![CDATA[", "]]>", "[^1]: note", "|", "a | b", ":-:|--", "\\---", "~~~ x", "`` ` ``", "*a **b*",
        "<a href='", "www.a.example", "- - - x", "> > > x", "1.", "- # head", "-\t- x", "\u{B}", "\u{85}", "\u{2028}",
    ]

    /// Pieces of lines.
    static let pieces: [[UInt8]] =
        [
            "`", "``", "```", "~", "~~~", ":::tile", ":::tile x", ":::chart", ":::mermaid", ":::", "::", "---", "-",
            "- ",
            "* ", "+ ", "1. ", "9)", "\t", " ", "    ", "\r", "\n", "\r\n", "\n\n", "\r\n\r\n", "\n\r", "\u{0}",
            "\u{FEFF}",
            "$$", "$", "<!--", "-->", "|", "|-", "[x]: /u", "[ ] ", "[x] ", "[", "]", "(", ")", "!", "#", "## ", ">",
            "> ",
            "\u{301}", "\u{A0}", "\u{200B}", "\u{200D}", "\u{2028}", "\u{85}", "\u{C}", "\\", "&", "<", "*", "_", "=",
            "===", "a", "é", "漢", "🌱", "🇩🇪", "key: v", "key: |", ":", "'", "\"", "x\n", "\u{1B}", "\u{7F}",
        ].map { Array($0.utf8) } + [
            [0xFF], [0xFF, 0xFE], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0x80], [0xEF, 0xBB],
        ]

    static let lineEnds: [[String]] = [["\n"], ["\r\n"], ["\n", "\n", "\n", "\r\n"], ["\n", "\r"], ["\r"]]

    /// Names of properties, and what they may be given.
    static let keys: [String] = [
        "title", "body", "definition", "new", "- x", "a b", "", "a:b", " pad", "é", "e\u{301}", "|", ":::", "```", "-",
        "\u{301}", "a\nb", "a\rb", "\u{A0}k", "\u{200B}",
    ]
    static let values: [String] = [
        "", "x", "|", " x", "x ", ":::", "a\nb", "a\n\nb", "\n", "a\n", "- a", "```", "\u{301}x", "a\r\nb", "a\rb",
        "\r",
        "\u{A0}x", "\u{FEFF}", "title: x", "\t", "  two", "a\n:::\nb", "-", "- ", "\u{200B}", "\u{85}", "\u{2028}",
        "\u{0}",
        "a\n  b\n\tc", " \n ", "|\n|", "a\n\u{301}b", "🇩🇪", "\r\n", "a \nb", "\n\n", ":::tile x", "x\u{B}",
    ]
}
