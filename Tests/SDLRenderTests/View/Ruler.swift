import Engine

/// Measures text with a ruler: every grapheme cluster of a style is equally wide, lines are those of the design.
final class Ruler: TextMeasuring {
    var scale: Double

    /// `scale` 1 is text size 100 %.
    init(scale: Double = 1) { self.scale = scale }

    private func size(_ face: TextFace) -> (size: Double, line: Double) {
        let (size, line) = plainSize(face.style)
        let zoom = Double(face.zoom) / 100
        return (size * zoom, line * zoom)
    }

    private func plainSize(_ style: TextStyle) -> (size: Double, line: Double) {
        switch style {
        case .title: (22, 28)
        case .heading: (17, 24)
        case .subheading: (15, 22)
        case .body: (13.5, 20)
        case .reading: (16, 26)
        case .label: (13, 20)
        case .caption: (11.5, 16)
        case .code: (12, 18)
        case .source: (13, 21)
        }
    }

    private func advance(_ face: TextFace) -> Double {
        let wide = face.style == .code || face.style == .source || face.traits.contains(.monospaced)
        return size(face).size * scale * (wide ? 0.6 : face.traits.contains(.strong) ? 0.56 : 0.52)
    }

    func metrics(of face: TextFace) -> LineMetrics {
        let (size, line) = size(face)
        return LineMetrics(ascent: size * 0.95 * scale, descent: size * 0.25 * scale, lineHeight: line * scale)
    }

    func width(of text: String, in face: TextFace) -> Double { Double(text.count) * advance(face) }

    func edges(of text: String, in face: TextFace) -> [Double] {
        text.indices.enumerated().map { Double($0.offset + 1) * advance(face) }
    }
}
