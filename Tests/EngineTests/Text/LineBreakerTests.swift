import Fakes
import Testing

@testable import Engine

@Suite("where lines break")
struct LineBreakerTests {
    private func lines(_ text: String, _ clusters: Int) -> [TextLayout.Line] {
        TextLayout([.init(text, TextFace(.source))], width: Double(clusters) * 10, measuring: Meter()).lines
    }

    /// What each line holds of the text.
    private func parts(_ text: String, _ clusters: Int) -> [String] {
        lines(text, clusters).map { slice(text, $0.range) }
    }

    private func slice(_ text: String, _ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }

    @Test(
        "behind hyphens, dashes and slashes between words, and nowhere else in a word",
        arguments: [
            ("well-known", 6, ["well-", "known"]),
            ("and/or", 5, ["and/", "or"]),
            ("use --long-flag", 12, ["use --long-", "flag"]),
            ("on 2026-12-01", 10, ["on ", "2026-12-01"]),
            ("at 1/2 pint", 5, ["at ", "1/2 ", "pint"]),
            ("at https://example.com/a", 23, ["at https://example.com/", "a"]),
            ("so—yes", 4, ["so—", "yes"]),
            ("(well)", 6, ["(well)"]),
        ])
    func joints(text: String, clusters: Int, parts: [String]) {
        #expect(self.parts(text, clusters) == parts)
    }

    @Test(
        "between ideographs and emoji, but not before closing or behind opening signs",
        arguments: [
            ("漢字漢字", 3, ["漢字漢", "字"]),
            ("漢字漢。字", 3, ["漢字", "漢。字"]),
            ("漢字（漢字", 3, ["漢字", "（漢字"]),
            ("漢字ab", 3, ["漢字", "ab"]),
            ("漢字\u{3000}漢", 3, ["漢字\u{3000}", "漢"]),
            ("👩‍👩‍👧👩‍👩‍👧👍🏽👍🏽", 3, ["👩‍👩‍👧👩‍👩‍👧👍🏽", "👍🏽"]),
            ("한국어로", 3, ["한국어", "로"]),
        ])
    func ideographs(text: String, clusters: Int, parts: [String]) {
        #expect(self.parts(text, clusters) == parts)
    }

    @Test("a mark on a space keeps it with what follows, and a no-break space holds both sides")
    func boundSpaces() {
        #expect(parts("ab  \u{301}cd", 4) == ["ab ", " \u{301}cd"])
        #expect(parts("ab c\u{A0}d", 5) == ["ab ", "c\u{A0}d"])
    }

    @Test("words hold together across spans, and lines break inside them")
    func spans() {
        let body = TextFace(.body)
        let strong = TextFace(.body, .strong)
        let layout = TextLayout(
            [.init("so ", body), .init("very bold", strong), .init(", yes", body)], width: 120, measuring: Meter())
        #expect(layout.lines.map { $0.runs.map(\.text) } == [["so ", "very "], ["bold", ", yes"]])
        #expect(layout.lines.map { $0.runs.map(\.x) } == [[0, 30], [0, 40]])
        #expect(layout.lines.map { $0.runs.map(\.span) } == [[0, 1], [1, 2]])
        #expect(layout.lines.map(\.range) == [0..<8, 8..<17])
    }

    @Test("a word of several spans that is wider than the line fills lines from where it begins")
    func longWordOfSpans() {
        let layout = TextLayout(
            [.init("a bcd", TextFace(.body)), .init("efghijk", TextFace(.body, .strong)), .init("l", TextFace(.body))],
            width: 40, measuring: Meter())
        #expect(layout.lines.map { $0.runs.map(\.text) } == [["a "], ["bcd", "e"], ["fghi"], ["jk", "l"]])
    }

    @Test("a line end may lie across two spans")
    func lineEndAcrossSpans() {
        let face = TextFace(.body)
        let layout = TextLayout([.init("a\r", face), .init("\nb", face)], width: 100, measuring: Meter())
        #expect(layout.lines.map(\.range) == [0..<3, 3..<4])
        #expect(layout.lines.map { $0.runs.map(\.text) } == [["a"], ["b"]])
    }

    @Test("tabs go to the next multiple of four spaces, control characters show a sign")
    func standIns() {
        let line = lines("ab\tc\0d\u{85}", 40)[0]
        #expect(line.runs.map(\.text) == ["ab", "  ", "c", "\u{FFFD}", "d", "\u{FFFD}"])
        #expect(line.runs.map(\.x) == [0, 20, 40, 50, 60, 70])
        #expect(line.range == 0..<8)
    }

    @Test(
        "no more is measured than the lines that are wanted",
        arguments: ["x", "x ", " ", "漢", "\t", "\0", "e\u{301}", "👩‍👩‍👧", "\n"])
    func stopsEarly(unit: String) {
        let meter = Meter()
        let text = String(repeating: unit, count: 200_000)
        let layout = TextLayout([.init(text, TextFace(.body))], width: 200, maxLines: 4, measuring: meter)
        #expect(layout.lines.count == 4)
        #expect(meter.bytes < 20_000)
    }

    @Test("a long text costs one measure of each word and one of each line")
    func cost() {
        let meter = Meter()
        let text = String(repeating: "ten bytes ", count: 10_000)
        _ = TextLayout([.init(text, TextFace(.body))], width: 600, measuring: meter)
        #expect(meter.bytes < 2 * text.utf8.count + 10)
    }

    @Test("one cluster may be longer than any part that is measured at once")
    func giantCluster() {
        let cluster = "e" + String(repeating: "\u{301}", count: 2000)
        #expect(parts(cluster + "a" + cluster, 1) == [cluster, "a", cluster])
        #expect(parts(String(repeating: "x", count: 1000), 300).map(\.count) == [300, 300, 300, 100])
    }

    @Test(
        "lines meet at cluster boundaries, and runs cover all but line ends", arguments: 1...40 as ClosedRange<UInt64>)
    func law(seed: UInt64) {
        var seeded = Seeded(seed)
        let text = thornyText(&seeded)
        let lines = lines(text, Int.random(in: 0...30, using: &seeded))
        let boundaries = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
        let story = "seed \(seed): \(text.debugDescription)"
        #expect(lines.map { slice(text, $0.range) }.joined() == text, "\(story)")
        for line in lines {
            #expect(boundaries.contains(line.range.lowerBound), "\(story)")
            var x = 0.0
            var at = line.range.lowerBound
            for run in line.runs {
                #expect(run.x == x && run.range.lowerBound == at, "\(story)")
                x += run.width
                at = run.range.upperBound
            }
            let end = slice(text, at..<line.range.upperBound)
            #expect((line.endsHard ? ["", "\n", "\r", "\r\n"] : [""]).contains(end), "\(story)")
        }
    }

    @Test("only blanks hang over the edge", arguments: 1...40 as ClosedRange<UInt64>)
    func width(seed: UInt64) {
        var seeded = Seeded(seed)
        let text = thornyText(&seeded)
        for line in lines(text, 12) {
            let shown = line.runs.map(\.text).joined()
            #expect(shown.reversed().drop { $0 == " " }.count <= 12, "seed \(seed): \(shown.debugDescription)")
        }
    }
}

/// A ruler, each grapheme cluster 10 wide, that counts the bytes it was laid on.
private final class Meter: TextMeasuring {
    private(set) var bytes = 0

    func metrics(of face: TextFace) -> LineMetrics { LineMetrics(ascent: 15, descent: 5, lineHeight: 20) }

    func width(of text: String, in face: TextFace) -> Double {
        bytes += text.utf8.count
        return Double(text.count) * 10
    }

    func edges(of text: String, in face: TextFace) -> [Double] {
        bytes += text.utf8.count
        return (0..<text.count).map { Double($0 + 1) * 10 }
    }
}

/// What is common, mixed with all that could be parted wrongly, whole or torn.
private func thornyText(_ seeded: inout Seeded) -> String {
    let parts = [
        "a", "word", "x1", "averyveryverylongword", " ", " ", "  ", ", ", "-", "/", "—", "\n", "\r", "\r\n", "\t", "\0",
        "\u{7F}", "\u{85}", "\u{2028}", "é", "e\u{301}", "\u{301}", "漢", "字", "。", "（", "かな", "ー", "한국",
        "\u{11A8}", "👍🏽", "\u{1F3FD}", "👩‍👩‍👧", "\u{200D}", "🇩🇪", "\u{1F1E9}", "☺️", "\u{FE0F}", "ש", "ب", "नी", "\u{94D}",
        "\u{600}", "\u{200B}", "\u{3000}", "\u{A0}", "\u{3099}",
    ]
    return (0..<Int.random(in: 0...60, using: &seeded)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &seeded)]
    }.joined()
}
