import Testing

@testable import Engine

@Suite("Enter in lists and quotes")
struct NewLineTests {
    @Test(
        "continues the line's kind",
        arguments: [
            ("text|", "text\n|"), ("te|xt", "te\n|xt"), ("    code|", "    code\n    |"), ("- one|", "- one\n- |"),
            ("- one|\n- two", "- one\n- |\n- two"), ("* one|", "* one\n* |"), ("+ one|", "+ one\n+ |"),
            ("  - in|", "  - in\n  - |"), ("-   wide|", "-   wide\n-   |"), ("3. x|", "3. x\n4. |"),
            ("9) x|", "9) x\n10) |"),
            ("- [ ] task|", "- [ ] task\n- [ ] |"), ("- [x] done|", "- [x] done\n- [ ] |"),
            ("1. [X] d|", "1. [X] d\n2. [ ] |"),
            ("> said|", "> said\n> |"), (">said|", ">said\n>|"), ("> > deep|", "> > deep\n> > |"),
            ("> - in|", "> - in\n> - |"),
            ("\t- tab|", "\t- tab\n\t- |"), ("- a{b}c", "- a\n- |c"), ("first\n- o|ne", "first\n- o\n- |ne"),
        ])
    func continues(before: String, after: String) {
        var page = Typewriter(before)
        page.perform(.newLine)
        #expect(page.marked == after)
    }

    @Test(
        "what only looks like a list is none",
        arguments: [
            ("-no|", "-no\n|"), ("1.no|", "1.no\n|"), ("**bold**|", "**bold**\n|"), ("* * *|", "* * *\n|"),
            ("---|", "---\n|"),
            ("2026|", "2026\n|"), ("1234567890. x|", "1234567890. x\n|"), ("-|", "-\n|"),
        ])
    func plain(before: String, after: String) {
        var page = Typewriter(before)
        page.perform(.newLine)
        #expect(page.marked == after)
    }

    @Test(
        "on an empty item the list ends",
        arguments: [
            ("- one\n- |", "- one\n|"), ("- [ ] |", "|"), ("3. |", "|"), ("> |", "|"), ("> - |", "> |"),
            ("a\n  - |", "a\n|"),
            ("- |  \nb", "|\nb"),
        ])
    func ends(before: String, after: String) {
        var page = Typewriter(before)
        page.perform(.newLine)
        #expect(page.marked == after)
    }

    @Test("before the content of an item it is a plain line end")
    func beforeContent() {
        var page = Typewriter("|- one")
        page.perform(.newLine)
        #expect(page.marked == "\n|- one")
    }

    @Test("line ends are the document's")
    func lineEnding() {
        var page = Typewriter("- one|\r\n")
        page.lineEnding = "\r\n"
        page.perform(.newLine)
        #expect(page.marked == "- one\r\n- |\r\n")
    }
}
