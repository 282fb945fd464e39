import Engine

/// Sets single lines of text: where the baseline stands and what fits.
public struct Typesetter {
    public enum Alignment: Sendable { case left, center, right }

    public let measuring: any TextMeasuring

    public init(measuring: any TextMeasuring) { self.measuring = measuring }

    public func width(_ text: String, _ face: TextFace) -> Double { measuring.width(of: text, in: face) }

    /// `text`, or as much of its start as fits `width` with an ellipsis behind it; empty where not even that fits.
    public func fitted(_ text: String, _ face: TextFace, width: Double) -> String {
        guard self.width(text, face) > width else { return text }
        let room = width - self.width("…", face)
        guard room > 0 else { return "" }
        let edges = measuring.edges(of: text, in: face)
        let count = edges.firstIndex { $0 > room } ?? edges.count
        var kept = text.prefix(count)
        while kept.last == " " { kept.removeLast() }
        return kept.isEmpty ? "" : kept + "…"
    }

    /// The baseline that centres a line of `face` between `top` and `bottom`, on a whole point.
    public func baseline(_ face: TextFace, top: Double, bottom: Double) -> Double {
        let metrics = measuring.metrics(of: face)
        return ((top + bottom + metrics.ascent - metrics.descent) / 2).rounded()
    }

    /// One line in the middle of `rect`'s height, cut to its width. Nil where nothing fits.
    public func run(
        _ text: String, _ face: TextFace, _ color: ColorToken, in rect: Rect, align: Alignment = .left
    ) -> TextRun? {
        let shown = fitted(text, face, width: rect.width)
        guard !shown.isEmpty else { return nil }
        let width = width(shown, face)
        let x =
            switch align {
            case .left: rect.x
            case .center: rect.midX - width / 2
            case .right: rect.maxX - width
            }
        return TextRun(
            shown, face, color, x: x.rounded(), y: baseline(face, top: rect.y, bottom: rect.maxY), width: width)
    }
}
