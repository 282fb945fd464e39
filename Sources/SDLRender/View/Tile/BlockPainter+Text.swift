import Engine

extension BlockPainter {
    /// Prose, wrapped.
    mutating func paintText(_ text: [Surface.Span], x: Double, width: Double, ink: Ink) {
        let spans = Self.padded(text)
        let layout = layout(spans, width: width, ink: ink)
        draw(layout, spans: spans, x: x, ink: ink)
        y += layout.height
    }

    /// With a narrow blank at both ends of code, which stands on a ground of its own and must not touch its neighbours.
    static func padded(_ spans: [Surface.Span]) -> [Surface.Span] {
        guard spans.contains(where: { $0.look.contains(.code) }) else { return spans }
        return spans.flatMap { span in
            span.look.contains(.code) ? [Surface.Span(pad), span, Surface.Span(pad)] : [span]
        }
    }

    /// A no-break space: it keeps the pad and the code on one line.
    private static let pad = "\u{A0}"

    func layout(_ spans: [Surface.Span], width: Double, ink: Ink) -> TextLayout {
        let line = type.measuring.metrics(of: metrics.face(ink.style, ink.traits)).lineHeight
        let lines = max(1, Int((limit - y) / max(1, line)) + 2)
        return TextLayout(
            spans.map { TextLayout.Span($0.text, face(of: $0, ink: ink)) }, width: width, maxLines: lines,
            measuring: type.measuring)
    }

    private func face(of span: Surface.Span, ink: Ink) -> TextFace {
        var traits = ink.traits
        if span.look.contains(.strong) { traits.insert(.strong) }
        if span.look.contains(.emphasis) { traits.formSymmetricDifference(.emphasis) }
        let isCode = !span.look.isDisjoint(with: [.code, .markup])
        return isCode ? metrics.face(.code, traits.subtracting(.emphasis)) : metrics.face(ink.style, traits)
    }

    /// The lines of a layout whose top left stands at (`x`, `y`).
    func draw(_ layout: TextLayout, spans: [Surface.Span], x: Double, ink: Ink, into out: inout [DrawCommand]) {
        for line in layout.lines where y + line.top + line.height <= limit {
            for run in line.runs where !run.text.isEmpty && run.text != Self.pad {
                let baseline = (y + line.top + line.baseline).rounded()
                draw(run, of: spans[run.span], x: x + run.x, baseline: baseline, ink: ink, into: &out)
            }
        }
    }

    mutating func draw(_ layout: TextLayout, spans: [Surface.Span], x: Double, ink: Ink) {
        draw(layout, spans: spans, x: x, ink: ink, into: &commands)
    }

    private func draw(
        _ run: TextLayout.Run, of span: Surface.Span, x: Double, baseline: Double, ink: Ink,
        into out: inout [DrawCommand]
    ) {
        let metrics = type.measuring.metrics(of: run.face)
        let isMarked =
            span.link != nil || span.look.contains(.code) || span.look.contains(.strikethrough) || ink.isStruck
        let width = isMarked ? visibleWidth(run) : run.width
        if span.look.contains(.code), width > 0 {
            let chip = Rect(x - 3, baseline - metrics.ascent - 1, width + 6, metrics.ascent + metrics.descent + 2)
            out.append(.fill(chip, .codeBackground, corner: 4))
        }
        if span.isMatch {
            let ground = Rect(x - 1, baseline - metrics.ascent - 1, run.width + 2, metrics.ascent + metrics.descent + 2)
            out.append(.fill(ground, .matchBackground, corner: 2))
        }
        let color: ColorToken =
            span.link != nil ? .accent : span.look.contains(.markup) ? .textFaint : ink.color
        out.append(.text(TextRun(run.text, run.face, color, x: x, y: baseline, width: run.width)))
        if span.link != nil { out.append(.fill(Rect(x, baseline + 2, width, 1), .accent, corner: 0)) }
        if span.look.contains(.strikethrough) || ink.isStruck {
            let middle = (baseline - metrics.ascent * 0.32).rounded()
            out.append(.fill(Rect(x, middle, width, 1), color, corner: 0))
        }
    }

    /// A run's width without the blanks at its end, which no line under or through it should cover.
    private func visibleWidth(_ run: TextLayout.Run) -> Double {
        guard run.text.hasSuffix(" ") else { return run.width }
        let blanks = run.text.utf8.reversed().prefix { $0 == 0x20 }.count
        let kept = String(Substring(run.text.utf8.dropLast(blanks)))
        return type.width(kept, run.face)
    }

    /// One line, cut to the width.
    mutating func paintLine(
        _ text: String, _ face: TextFace, _ color: ColorToken, x: Double, width: Double, height: Double
    ) {
        if let run = type.run(text, face, color, in: Rect(x, y, width, height)) { commands.append(.text(run)) }
        y += height
    }
}
