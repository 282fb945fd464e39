import Testing

@testable import Engine

@Suite("emphasis and indentation by keys")
struct EmphasisTests {
    @Test(
        "strong goes around the selection or the word, and off again",
        arguments: [
            ("a {word} b", "a **{word}** b"), ("a **{word}** b", "a {word} b"), ("a {**word**} b", "a {word} b"),
            ("wo|rd", "**wo|rd**"), ("**wo|rd**", "wo|rd"), ("word| b", "**word|** b"), ("a | b", "a **|** b"),
            ("a **|** b", "a | b"), ("{ padded } x", " **{padded}**  x"), ("*{both}*", "***{both}***"),
            ("***{both}***", "*{both}*"), ("- {one\n- two} x", "- **{one**\n- **two}** x"),
            ("é{à}", "é**{à}**"), ("|", "**|**"),
        ])
    func strong(before: String, after: String) {
        var page = Typewriter(before)
        page.perform(.emphasize(.strong))
        #expect(page.marked == after)
    }

    @Test("emphasis leaves strong alone")
    func emphasis() {
        var page = Typewriter("a **{word}** b")
        page.perform(.emphasize(.emphasis))
        #expect(page.marked == "a ***{word}*** b")
        page.perform(.emphasize(.emphasis))
        #expect(page.marked == "a **{word}** b")
        page.perform(.emphasize(.strong))
        #expect(page.marked == "a {word} b")
        #expect(page.steps.count == 3)
    }

    @Test(
        "an item goes below the one before it, and out again",
        arguments: [
            ("- one\n- tw|o", "- one\n  - tw|o", "- one\n- tw|o"),
            ("1. one\n2. |two", "1. one\n   2. |two", "1. one\n2. |two"),
            ("- one\n  - two\n  - |", "- one\n  - two\n    - |", "- one\n  - two\n  - |"),
            ("- a\n{- b\n- c}", "- a\n  {- b\n  - c}", "- a\n{- b\n- c}"),
            ("```\nco|de\n```", "```\n    co|de\n```", "```\nco|de\n```"),
        ])
    func indent(before: String, inside: String, outside: String) {
        var page = Typewriter(before)
        page.perform(.indent)
        #expect(page.marked == inside)
        page.perform(.outdent)
        #expect(page.marked == outside)
    }

    @Test("where nothing can be indented nothing is", arguments: ["- fir|st", "te|xt", "> quo|te", "- a\n  - de|ep"])
    func nothing(before: String) {
        var page = Typewriter(before)
        page.perform(.indent)
        #expect(page.marked == before && page.steps.isEmpty)
    }
}
