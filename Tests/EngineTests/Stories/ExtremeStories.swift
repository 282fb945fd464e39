import Engine
import Testing

@Suite("Documents of extreme size and shape, in the whole editor")
struct ExtremeStories {
    /// Opens the first tile, types a letter, saves, and takes it back.
    private func typeAndUndo(_ text: String) -> (saved: String, undone: String) {
        let desk = Desk(page: text)
        desk.perform(.run(.edit), .editText(.move(.textStart, extend: false)), .editText(.insert("X")), .run(.save))
        let saved = desk.saved()
        desk.perform(.back, .run(.undo), .run(.save))
        return (saved, desk.saved())
    }

    @Test("100,000 tiles: one is edited, one is moved to the end, and both are taken back")
    func manyTiles() {
        let text = (0..<100_000).map { "Paragraph \($0).\n" }.joined(separator: "\n")
        let desk = Desk(page: text)
        #expect(desk.editor.listSurface.rows.count == 100_000)
        let first = desk.tile("Paragraph 0.")
        desk.perform(.run(.edit), .editText(.insert(" More.")), .back, .moveTiles([first], before: nil), .run(.save))
        #expect(desk.saved().hasPrefix("Paragraph 1.\n\nParagraph 2.\n"))
        #expect(desk.saved().hasSuffix("\n\nParagraph 99999.\n\nParagraph 0. More.\n"))
        desk.perform(.run(.undo), .run(.undo), .run(.save))
        #expect(desk.saved() == text)
    }

    @Test("20,000 properties are read, checked and edited as a form", .timeLimit(.minutes(1)))
    func manyProperties() {
        let series = (0..<20_000).map { "series.\($0): 1\n" }.joined()
        let chart = Desk(form: ":::chart\ntype: bar\nlabels: a\n" + series + ":::\n")
        #expect(chart.form.problem == nil)
        #expect(chart.form.fields.count == 40_006)
        let unknown = Desk(form: ":::tile vendor.x\n" + series + ":::\n")
        unknown.focus("series.19999")
        unknown.type("2")
        #expect(unknown.file.hasSuffix("series.19998: 1\nseries.19999: 12\n:::\n"))
    }

    @Test("a line of more than 4 MiB is shown, moved and saved; typing into it is refused with a reason")
    func longLine() {
        let text = "Short.\n\n" + String(repeating: "word ", count: 860_000) + "\n"
        let desk = Desk(page: text)
        #expect(desk.editor.listSurface.rows.count == 2)
        let long = desk.editor.openTiles[1].id
        desk.perform(.editDetail(.tile(long)), .editText(.insert("X")))
        #expect(desk.message.hasPrefix("This tile is too long to be edited here"))
        #expect(desk.editor.editorSurface.text.utf8.count == 64 << 10)
        desk.perform(.back, .moveTiles([long], before: desk.tile("Short.")), .run(.save))
        #expect(desk.saved().hasSuffix("word \n\nShort.\n"))
        #expect(desk.saved().utf8.count == text.utf8.count)
        desk.perform(.run(.undo), .run(.save))
        #expect(desk.saved() == text)
    }

    @Test(
        "deep nesting is edited as any tile",
        arguments: [
            String(repeating: ">", count: 20_000) + " deep\n",
            (0..<1_000).map { String(repeating: "  ", count: $0) + "- x\n" }.joined(),
            String(repeating: "[", count: 50_000) + "\n",
            String(repeating: "*a ", count: 50_000) + "\n",
        ])
    func deep(text: String) {
        let (saved, undone) = typeAndUndo(text + "\nEnd.\n")
        #expect(saved == "X" + text + "\nEnd.\n")
        #expect(undone == text + "\nEnd.\n")
    }

    @Test(
        "CR, mixed line ends, a byte order mark, NUL and a missing final newline stay as they are",
        arguments: [
            "a\rb\r\rc", "a\r\nb\n\r\nc\n", "\u{FEFF}# Head\r\n\r\ntext", "a\0b\n\nc\0", "One\u{0B}\u{0C}\u{85}\n\nTwo",
        ])
    func oddBytes(text: String) {
        let (saved, undone) = typeAndUndo(text)
        var expected = text.unicodeScalars
        let start = expected.first == "\u{FEFF}" ? expected.index(after: expected.startIndex) : expected.startIndex
        expected.insert("X", at: start)
        #expect(saved.unicodeScalars.elementsEqual(expected))
        #expect(undone.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
}
