import Fakes
import Testing

@testable import Engine

@Suite("text in lines")
struct TextLayoutTests {
    @Test(
        "lines break behind blanks, and at line ends",
        arguments: [
            ("", 10, [""]),
            ("one two three", 7, ["one two ", "three"]),
            ("one two three", 8, ["one two ", "three"]),
            ("one    two", 4, ["one    ", "two"]),
            ("a\nb\r\nc\rd", 10, ["a\n", "b\r\n", "c\r", "d"]),
            ("a\n", 10, ["a\n", ""]),
            ("\n\n", 10, ["\n", "\n", ""]),
            ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
            ("ab abcdefgh", 4, ["ab ", "abcd", "efgh"]),
            ("abc", 0, ["a", "b", "c"]),
        ])
    func breaks(text: String, clusters: Int, parts: [String]) {
        #expect(TextLayout(text, clusters: clusters).parts(of: text) == parts)
    }

    @Test("a cluster is never broken: joined emoji, marks, flags", arguments: ["👩‍👩‍👧", "e\u{301}\u{302}", "🇩🇪", "각"])
    func clusters(cluster: String) {
        let text = String(repeating: cluster, count: 5)
        #expect(TextLayout(text, clusters: 2).parts(of: text).map(\.count) == [2, 2, 1])
        #expect(TextLayout(text, clusters: 0).parts(of: text) == Array(repeating: cluster, count: 5))
    }

    @Test("each line is as high as its highest face, and the faces share a baseline")
    func faces() {
        let spans: [TextLayout.Span] = [
            .init("small ", TextFace(.body)), .init("LARGE", TextFace(.title)), .init("\nsmall", TextFace(.body)),
        ]
        let layout = TextLayout(spans, width: 1000, measuring: Ruler())
        #expect(layout.lines.map(\.height) == [40, 20])
        #expect(layout.lines.map(\.top) == [0, 40])
        #expect(layout.lines.map(\.baseline) == [30, 14])
        #expect(layout.lines[0].runs.map(\.x) == [0, 60])
        #expect(layout.height == 60)
        #expect(layout.width == 160)
    }

    @Test("no more lines are made than are asked for")
    func maxLines() {
        let text = String(repeating: "word ", count: 100_000)
        let ruler = Ruler()
        let layout = TextLayout([.init(text, TextFace(.body))], width: 200, maxLines: 3, measuring: ruler)
        #expect(layout.lines.count == 3)
        #expect(ruler.calls < 100)
    }

    @Test("right to left text is laid out, and every offset has a place")
    func rightToLeft() {
        let text = "שלום עולם, مرحبا بالعالم abc"
        let layout = TextLayout(text, clusters: 9)
        #expect(layout.parts(of: text).joined() == text)
        #expect(layout.caretRect(at: TextPosition(text.utf8.count), measuring: Ruler()).x > 0)
    }

    @Test("a selection is one rectangle a line, a little wider where the line end is in it")
    func selection() {
        let text = "one two three\nfour"
        let rects = TextLayout(text, clusters: 8).rects(for: 1..<16, measuring: Ruler())
        #expect(rects.map(\.x) == [10, 0, 0])
        #expect(rects.map(\.width) == [70, 55, 20])
        #expect(rects.map(\.top) == [0, 20, 40])
        #expect(TextLayout(text, clusters: 8).rects(for: 3..<3, measuring: Ruler()).isEmpty)
    }

    @Test("points outside the text lead to the nearest line and edge")
    func outside() {
        let layout = TextLayout("one\ntwo", clusters: 10)
        func offset(_ x: Double, _ y: Double) -> Int { layout.position(x: x, y: y, measuring: Ruler()).offset }
        #expect(offset(-50, -50) == 0)
        #expect(offset(500, -50) == 3)
        #expect(offset(14, 10) == 1)
        #expect(offset(16, 10) == 2)
        #expect(offset(-5, 500) == 4)
        #expect(offset(500, 500) == 7)
    }

    @Test("a tab reaches to its stop and is one step of the caret; so is a control character")
    func standIns() {
        let layout = TextLayout("a\tb\0\u{85}c", clusters: 20)
        let edges = [0, 1, 2, 3, 4, 6, 7].map { layout.caretRect(at: TextPosition($0), measuring: Ruler()).x }
        #expect(edges == [0, 10, 40, 50, 60, 70, 80])
        let clicked = [24.0, 26, 54, 56, 64, 66].map { layout.position(x: $0, y: 5, measuring: Ruler()).offset }
        #expect(clicked == [1, 2, 3, 4, 4, 6])
    }

    @Test("what an input method composes is shown at the caret and is in the text no longer once it ends")
    func composition() {
        let shown = TextComposition(text: "にほ", caret: 3).spliced(into: "ab[x]", over: 2..<5)
        #expect(shown.text == "abにほ")
        #expect(shown.mark == 2..<8)
    }

    @Test(
        "the lines of any text give it back, and every caret can be clicked", arguments: 1...60 as ClosedRange<UInt64>)
    func everyText(seed: UInt64) {
        var random = Seeded(seed)
        let text = Prose.text(&random)
        let layout = TextLayout(text, clusters: Int.random(in: 0...14, using: &random))
        #expect(layout.parts(of: text).joined() == text, "seed \(seed)")
        for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
            #expect(
                line.range.upperBound == next.range.lowerBound && line.top + line.height == next.top, "seed \(seed)")
        }
        for position in Prose.carets(of: text, in: layout) {
            let rect = layout.caretRect(at: position, measuring: Ruler())
            let clicked = layout.position(x: rect.x, y: rect.top + rect.height / 2, measuring: Ruler())
            #expect(clicked == position, "seed \(seed): \(text.debugDescription)")
        }
    }
}
