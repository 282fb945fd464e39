import Testing

@testable import Engine

@Suite("clicks and drags in a text")
struct PointerTests {
    @Test("a click sets the caret at the nearer edge, with shift it extends")
    func click() {
        var page = Typewriter("|one two three")
        page.click(4.4, 0)
        #expect(page.marked == "one |two three")
        page.click(6.6, 0, extend: true)
        #expect(page.marked == "one {two} three")
        page.click(0, 0, extend: true)
        #expect(page.marked == "{one }two three")
    }

    @Test("two clicks select a word, whichever half of a letter they hit", arguments: [4.1, 5, 6.4, 6.9])
    func doubleClick(column: Double) {
        var page = Typewriter("|one two three")
        page.click(column, 0, count: 2)
        #expect(page.marked == "one {two} three")
    }

    @Test("beside a line two clicks select its last word")
    func besideLine() {
        var page = Typewriter("|one two\nthree")
        page.click(50, 0, count: 2)
        #expect(page.marked == "one {two}\nthree")
    }

    @Test("three clicks select a hard line with its line end, soft wraps or not")
    func tripleClick() {
        var page = Typewriter("|one two three\nfour", clusters: 5)
        page.click(1, 1, count: 3)
        #expect(page.marked == "{one two three\n}four")
    }

    @Test("a drag after one click goes by clusters")
    func drag() {
        var page = Typewriter("|one two three")
        page.click(5, 0)
        page.drag(7, 0)
        #expect(page.marked == "one t{wo} three")
        page.drag(1, 0)
        #expect(page.marked == "o{ne t}wo three")
    }

    @Test("after two it goes by words, both ways around the first")
    func dragWords() {
        var page = Typewriter("|one two three four")
        page.click(5, 0, count: 2)
        page.drag(9.2, 0)
        #expect(page.marked == "one {two three} four")
        page.drag(1.5, 0)
        #expect(page.marked == "{one two} three four")
        #expect(page.selection.focus.offset == 0)
        page.drag(5.5, 0)
        #expect(page.marked == "one {two} three four")
    }

    @Test("after three by hard lines")
    func dragLines() {
        var page = Typewriter("|one\ntwo\nthree\nfour")
        page.click(1, 1, count: 3)
        page.drag(1, 2)
        #expect(page.marked == "one\n{two\nthree\n}four")
        page.drag(1, 0)
        #expect(page.marked == "{one\ntwo\n}three\nfour")
    }

    @Test("a click at the end of a soft line stays on that line")
    func softWrap() {
        var page = Typewriter("|one two three", clusters: 8)
        page.click(40, 0)
        #expect(page.caret == [8, 0])
        page.click(-3, 1)
        #expect(page.caret == [0, 1])
    }
}
