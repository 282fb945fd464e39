import Testing

@testable import Engine

@Suite("a field of one line")
struct LineTextTests {
    private func line(_ text: String, _ commands: TextCommand..., clipboard: String? = nil) -> LineText {
        var line = LineText(text)
        for command in commands { _ = line.respond(to: command, clipboardText: clipboard, measuring: Ruler()) }
        return line
    }

    @Test("typing goes in at the caret")
    func typing() {
        #expect(
            line("compst", .move(.left, extend: false), .move(.left, extend: false), .insert("o")).text == "compost")
        #expect(line("", .insert("a"), .insert("é"), .delete(.left)).text == "a")
    }

    @Test("line ends become blanks, however they come")
    func lineEnds() {
        #expect(line("", .paste, clipboard: "one\r\ntwo\n\nthree\n").text == "one two three")
        #expect(line("one", .newLine).text == "one ")
        #expect(line("a", .insert("b\nc")).text == "ab c")
        #expect(LineText("x\ny").text == "x y")
    }

    @Test("what an input method composes is shown, not held")
    func composition() {
        let composing = line("ab", .compose(TextComposition(text: "ni", caret: 2)))
        #expect(composing.text == "ab")
        #expect(composing.layout(measuring: Ruler()).lines[0].runs.map(\.text).joined() == "abni")
        #expect(line("ab", .compose(TextComposition(text: "ni", caret: 2)), .insert("你")).text == "ab你")
    }

    @Test("what is selected at the start is replaced by typing")
    func selected() {
        var line = LineText("old", isSelected: true)
        _ = line.respond(to: .insert("n"), clipboardText: nil, measuring: Ruler())
        #expect(line.text == "n")
    }
}
