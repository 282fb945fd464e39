import Fakes
import Testing

@testable import Engine

@Suite("what commands do to a text")
struct EditingTests {
    @Test("typing replaces the selection")
    func replaces() {
        var page = Typewriter("one {two} three")
        page.type("2")
        #expect(page.marked == "one 2| three")
    }

    @Test("a step of undo is a word with the blanks behind it")
    func joins() {
        var page = Typewriter("|")
        page.type("hello, big world")
        #expect(page.steps == ["hello, ", "hello, big ", "hello, big world"])
    }

    @Test("a motion, a click, a line end and a removal each begin a step")
    func steps() {
        var page = Typewriter("|")
        page.type("ab")
        page.move(.left, .right)
        page.type("c")
        page.click(9, 0)
        page.type("d")
        page.perform(.newLine)
        page.type("e")
        page.perform(.delete(.left), .delete(.left))
        page.type("f")
        #expect(page.steps == ["ab", "abc", "abcd", "abcd\n", "abcd\ne", "abcd", "abcdf"])
    }

    @Test("removals by word, cuts and pastes are steps of their own")
    func separate() {
        var page = Typewriter("one two three|")
        page.perform(.delete(.wordLeft), .delete(.wordLeft), .delete(.left))
        #expect(page.steps == ["one two ", "one ", "one"])
        page.clipboard = "x"
        page.perform(.paste, .paste)
        #expect(page.steps.suffix(2) == ["onex", "onexx"])
    }

    @Test(
        "Backspace and Delete take whole clusters", arguments: ["a", "\r\n", "e\u{301}", "👩‍👩‍👧", "🇩🇪"])
    func clusters(cluster: String) {
        var page = Typewriter("x\(cluster)|y")
        page.perform(.delete(.left))
        #expect(page.marked == "x|y")
        page = Typewriter("x|\(cluster)y")
        page.perform(.delete(.right))
        #expect(page.marked == "x|y")
    }

    @Test(
        "what a motion passes is removed",
        arguments: [
            (TextMotion.wordLeft, "one |three"), (.wordRight, "one two |"), (.lineStart, "|three"),
            (.lineEnd, "one two |"),
            (.textStart, "|three"), (.textEnd, "one two |"),
        ])
    func removes(motion: TextMotion, marked: String) {
        var page = Typewriter("one two |three")
        page.perform(.delete(motion))
        #expect(page.marked == marked)
    }

    @Test("at the text's ends there is nothing to remove")
    func nothing() {
        var page = Typewriter("|a")
        page.perform(.delete(.left), .delete(.wordLeft), .delete(.lineStart), .cut, .copy, .paste)
        #expect(page.steps.isEmpty)
        #expect(page.clipboard == nil)
    }

    @Test("a selection is removed whichever way")
    func removesSelection() {
        var page = Typewriter("a{bc}d")
        page.perform(.delete(.wordRight))
        #expect(page.marked == "a|d")
    }

    @Test("cut, copy and paste; what is pasted takes the document's line ends")
    func clipboard() {
        var page = Typewriter("{one} two")
        page.perform(.copy)
        #expect(page.marked == "{one} two")
        page.perform(.cut, .move(.textEnd, extend: false), .paste)
        #expect(page.marked == " twoone|")
        page.clipboard = "a\nb\r\nc\rd"
        page.lineEnding = "\r\n"
        page.perform(.selectAll, .paste)
        #expect(page.marked == "a\r\nb\r\nc\r\nd|")
    }

    @Test("a caret never stands inside a cluster that typing made")
    func grown() {
        var page = Typewriter("e|x")
        page.perform(.insert("\u{301}"))
        #expect(page.marked == "e\u{301}|x")
        page = Typewriter("|")
        page.text = "a\u{301}"
        page.perform(.insert("👩\u{200D}"), .insert("👩"))
        #expect(Prose.offsets(of: page.text).contains(page.selection.focus.offset))
        page = Typewriter("a\r|x\nb")
        page.perform(.delete(.right))
        #expect(page.marked == "a\r\n|b")
    }

    @Test("any run of commands keeps the caret on cluster boundaries", arguments: 1...40 as ClosedRange<UInt64>)
    func anyCommands(seed: UInt64) {
        var random = Seeded(seed)
        var page = Typewriter("", clusters: 9)
        page.text = Prose.text(&random)
        page.clipboard = "p\r\nq"
        for _ in 0..<60 {
            let command: TextCommand =
                switch Int.random(in: 0..<10, using: &random) {
                case 0:
                    .insert(
                        ["a", " ", "\u{301}", "👩", "\u{200D}", "🇩", "\r", "\n"][Int.random(in: 0..<8, using: &random)])
                case 1: .delete([.left, .right, .wordLeft, .lineEnd][Int.random(in: 0..<4, using: &random)])
                case 2: .newLine
                case 3: .paste
                case 4: .cut
                case 5:
                    .drag(x: Double.random(in: -9...99, using: &random), y: Double.random(in: -9...99, using: &random))
                case 6: .select(Int.random(in: -3...3, using: &random)..<Int.random(in: 4...9, using: &random))
                case 7: .move([.up, .down, .wordRight, .lineEnd][Int.random(in: 0..<4, using: &random)], extend: true)
                default:
                    .click(
                        x: Double.random(in: -9...99, using: &random), y: Double.random(in: -9...199, using: &random),
                        count: Int.random(in: 1...3, using: &random), extend: Bool.random(using: &random))
                }
            page.perform(command)
            let boundaries = Set(Prose.offsets(of: page.text))
            #expect(
                boundaries.contains(page.selection.focus.offset) && boundaries.contains(page.selection.anchor.offset),
                "seed \(seed): \(command) in \(page.text.debugDescription)")
        }
    }
}
