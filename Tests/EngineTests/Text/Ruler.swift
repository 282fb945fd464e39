@testable import Engine

/// Measures text with a ruler: each grapheme cluster is 10 points wide, in the title style 20; lines are 20 points high,
/// those of the title style 40.
final class Ruler: TextMeasuring {
    /// How often something was measured.
    private(set) var calls = 0

    private func advance(_ face: TextFace) -> Double { face.style == .title ? 20 : 10 }

    func metrics(of face: TextFace) -> LineMetrics {
        face.style == .title
            ? LineMetrics(ascent: 30, descent: 10, lineHeight: 40) : LineMetrics(ascent: 12, descent: 4, lineHeight: 20)
    }

    func width(of text: String, in face: TextFace) -> Double {
        calls += 1
        return Double(text.count) * advance(face)
    }

    func edges(of text: String, in face: TextFace) -> [Double] {
        calls += 1
        return (0..<text.count).map { Double($0 + 1) * advance(face) }
    }
}

extension TextLayout {
    /// Source text in lines of `clusters`.
    init(_ text: String, clusters: Int) {
        self.init([Span(text, TextFace(.source))], width: Double(clusters) * 10, measuring: Ruler())
    }

    /// Each line's part of `text`.
    func parts(of text: String) -> [String] { lines.map { text.utf8Slice($0.range) } }
}
