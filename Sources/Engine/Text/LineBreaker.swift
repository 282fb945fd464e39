/// Fills lines with words, first fit.
struct LineBreaker {
    private let spans: [TextLayout.Span]
    private let width: Double
    private let maxLines: Int
    private let measuring: any TextMeasuring
    private var made: [TextLayout.Line] = []
    private var runs: [TextLayout.Run] = []
    private var x = 0.0
    private var top = 0.0
    /// UTF-8 bytes: where the line began, and how far the text is placed.
    private var start = 0
    private var offset = 0
    private var face: TextFace?

    init(spans: [TextLayout.Span], width: Double, maxLines: Int, measuring: any TextMeasuring) {
        self.spans = spans
        self.width = width
        self.maxLines = max(1, maxLines)
        self.measuring = measuring
    }

    mutating func lines() -> [TextLayout.Line] {
        for (index, span) in spans.enumerated() {
            face = span.face
            place(span, index)
            guard made.count < maxLines else { return made }
        }
        endLine(isHard: true)
        return made
    }

    private mutating func place(_ span: TextLayout.Span, _ index: Int) {
        var word = ""
        for character in span.text {
            if character.isNewline {
                place(word, span.face, index)
                word = ""
                offset += character.utf8.count
                endLine(isHard: true)
            } else {
                word.append(character)
                if character == " " || character == "\t" {
                    place(word, span.face, index)
                    word = ""
                }
            }
            guard made.count < maxLines else { return }
        }
        place(word, span.face, index)
    }

    /// One word with the blank behind it, which may hang over the edge.
    private mutating func place(_ word: String, _ face: TextFace, _ index: Int) {
        guard !word.isEmpty else { return }
        let needed = measuring.width(of: word.last == " " ? String(word.dropLast()) : word, in: face)
        if x + needed > width, x > 0 { endLine(isHard: false) }
        guard needed > width else {
            append(word, face, index)
            return
        }
        let edges = measuring.edges(of: word, in: face)
        var taken = 0.0
        var part = ""
        for (character, edge) in zip(word, edges) {
            if edge - taken > width, !part.isEmpty {
                append(part, face, index)
                taken += measuring.width(of: part, in: face)
                endLine(isHard: false)
                guard made.count < maxLines else { return }
                part = ""
            }
            part.append(character)
        }
        append(part, face, index)
    }

    private mutating func append(_ text: String, _ face: TextFace, _ index: Int) {
        let end = offset + text.utf8.count
        if let last = runs.last, last.span == index {
            let joined = last.text + text
            let joinedWidth = measuring.width(of: joined, in: face)
            runs[runs.count - 1].text = joined
            runs[runs.count - 1].range = last.range.lowerBound..<end
            runs[runs.count - 1].width = joinedWidth
            x = last.x + joinedWidth
        } else {
            let advance = measuring.width(of: text, in: face)
            runs.append(
                TextLayout.Run(range: offset..<end, text: text, face: face, span: index, x: x, width: advance))
            x += advance
        }
        offset = end
    }

    private mutating func endLine(isHard: Bool) {
        let faces = runs.isEmpty ? [face ?? TextFace(.body)] : runs.map(\.face)
        let metrics = faces.map { measuring.metrics(of: $0) }
        let height = metrics.reduce(0) { max($0, $1.lineHeight) }
        let ascent = metrics.reduce(0) { max($0, ($1.lineHeight + $1.ascent - $1.descent) / 2) }
        made.append(
            TextLayout.Line(
                range: start..<offset, top: top, height: height, baseline: ascent, runs: runs, endsHard: isHard))
        top += height
        start = offset
        runs = []
        x = 0
    }
}
