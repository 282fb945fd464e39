import Fakes
import Testing

@testable import Engine

@Suite("the caret's motions")
struct MotionTests {
    @Test("left and right lead out of a selection to its edges")
    func collapse() {
        var page = Typewriter("one {two} three")
        page.move(.left)
        #expect(page.marked == "one |two three")
        page = Typewriter("one {two} three")
        page.move(.right)
        #expect(page.marked == "one two| three")
    }

    @Test("shift extends, and back again")
    func extend() {
        var page = Typewriter("one |two")
        page.move(.right, .right, extend: true)
        #expect(page.marked == "one {tw}o")
        page.move(.wordLeft, .wordLeft, extend: true)
        #expect(page.marked == "{one }two")
        page.move(.textEnd, extend: true)
        #expect(page.marked == "one {two}")
    }

    @Test("up and down keep the column across short lines, until another motion")
    func goalColumn() {
        var page = Typewriter("first li|ne\nab\n\nfourth line")
        page.move(.down)
        #expect(page.marked == "first line\nab|\n\nfourth line")
        page.move(.down)
        #expect(page.caret == [0, 2])
        page.move(.down)
        #expect(page.marked == "first line\nab\n\nfourth l|ine")
        page.move(.up, .up, .up)
        #expect(page.marked == "first li|ne\nab\n\nfourth line")
        page.move(.down, .left, .up)
        #expect(page.caret == [1, 0])
    }

    @Test("beyond the first and the last line lie the text's ends, and the column is kept")
    func ends() {
        var page = Typewriter("one\ntw|o")
        page.move(.down)
        #expect(page.marked == "one\ntwo|")
        page.move(.up)
        #expect(page.marked == "on|e\ntwo")
        page.move(.up)
        #expect(page.marked == "|one\ntwo")
        page.move(.down)
        #expect(page.marked == "one\ntw|o")
    }

    @Test("End at a soft wrap stays on its line, Up and Down count from there")
    func softWrap() {
        var page = Typewriter("|one two three four", clusters: 8)
        #expect(page.layout.parts(of: page.text) == ["one two ", "three ", "four"])
        page.move(.lineEnd)
        #expect(page.caret == [8, 0])
        #expect(page.selection.focus == TextPosition(8, .upstream))
        page.move(.lineEnd)
        #expect(page.caret == [8, 0])
        page.move(.down)
        #expect(page.caret == [6, 1])
        page.move(.up)
        #expect(page.caret == [8, 0])
        page.move(.up)
        #expect(page.caret == [0, 0])
        page = Typewriter("one two |three four", clusters: 8)
        #expect(page.caret == [0, 1])
        page.move(.lineEnd, .lineStart)
        #expect(page.caret == [0, 1])
        page.move(.left, .right)
        #expect(page.caret == [0, 1])
    }

    @Test("Home goes to the first character of a line, and from there to its start")
    func home() {
        var page = Typewriter("a\n    inden|ted\nb")
        page.move(.lineStart)
        #expect(page.caret == [4, 1])
        page.move(.lineStart)
        #expect(page.caret == [0, 1])
        page.move(.lineStart)
        #expect(page.caret == [0, 1])
    }

    @Test("End stops before the line end, whichever it is", arguments: ["\n", "\r", "\r\n"])
    func end(lineEnd: String) {
        var page = Typewriter("o|ne" + lineEnd + "two")
        page.move(.lineEnd)
        #expect(page.marked == "one|" + lineEnd + "two")
        page.move(.right)
        #expect(page.marked == "one" + lineEnd + "|two")
    }

    @Test("a page is the lines that are seen")
    func pages() {
        var page = Typewriter("0\n1|\n2\n3\n4\n5")
        page.move(.pageDown)
        #expect(page.caret == [1, 4])
        page.move(.pageDown)
        #expect(page.caret == [1, 5])
        page.move(.pageUp)
        #expect(page.caret == [1, 2])
        page.move(.pageUp, .pageUp)
        #expect(page.caret == [0, 0])
    }

    @Test(
        "motions end on cluster boundaries, left takes right back, up takes down back",
        arguments: 1...60 as ClosedRange<UInt64>)
    func everyText(seed: UInt64) {
        var random = Seeded(seed)
        let text = Prose.text(&random)
        var page = Typewriter("", clusters: Int.random(in: 1...14, using: &random))
        page.text = text
        let boundaries = Set(Prose.offsets(of: text))
        for caret in Prose.carets(of: text, in: page.layout) {
            for motion in Self.all {
                page.selection = TextSelection(caret: caret)
                page.move(motion)
                #expect(
                    boundaries.contains(page.selection.focus.offset),
                    "seed \(seed): \(motion) in \(text.debugDescription)")
            }
            page.selection = TextSelection(caret: caret)
            page.move(.right)
            guard page.selection.focus.offset > caret.offset else { continue }
            page.move(.left)
            #expect(page.selection.focus.offset == caret.offset, "seed \(seed)")
            page.selection = TextSelection(caret: caret)
            let start = page.caret
            guard start[1] < page.layout.lines.count - 1 else { continue }
            page.move(.down, .up)
            #expect(page.caret == start, "seed \(seed): \(caret) in \(text.debugDescription)")
        }
    }

    private static let all: [TextMotion] = [
        .left, .right, .up, .down, .wordLeft, .wordRight, .lineStart, .lineEnd, .pageUp, .pageDown, .textStart,
        .textEnd,
    ]
}
