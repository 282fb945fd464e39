/// Fills lines with atoms, first fit.
///
///     placed          pending         the next atom
///     |The quick |    |**bold**|      |,|
///
/// What is placed stays on its line. What is pending has no place to break yet, possibly because it goes on in the next
/// span; where it does not fit it goes to the next line as a whole.
struct LineBreaker {
    private struct Piece {
        var kind: TextAtom.Kind
        var span: Int
        /// UTF-8 bytes into the span's text.
        var range: Range<Int>
        var width: Double
    }

    private let spans: [TextLayout.Span]
    private let width: Double
    private let maxLines: Int
    private let measuring: any TextMeasuring

    private var lines: [TextLayout.Line] = []
    private var top = 0.0
    /// UTF-8 bytes into the whole text: where each span begins, as far as they were looked at, and where the line does.
    private var starts: [Int] = []
    private var lineStart = 0

    private var placed: [Piece] = []
    private var x = 0.0
    private var pending: [Piece] = []
    private var pendingWidth = 0.0
    /// Bytes of blanks at the end of what is placed.
    private var hanging = 0
    private var face = TextFace(.body)
    private var space = 0.0

    init(spans: [TextLayout.Span], width: Double, maxLines: Int, measuring: any TextMeasuring) {
        self.spans = spans
        self.width = width
        self.maxLines = max(1, maxLines)
        self.measuring = measuring
    }

    static func lines(
        of spans: [TextLayout.Span], width: Double, maxLines: Int, measuring: any TextMeasuring
    ) -> [TextLayout.Line] {
        var breaker = LineBreaker(spans: spans, width: width, maxLines: maxLines, measuring: measuring)
        breaker.fill()
        return breaker.lines
    }

    private var isFull: Bool { lines.count >= maxLines }

    private mutating func fill() {
        var start = 0
        for index in spans.indices {
            starts.append(start)
            fill(index)
            if isFull { return }
            start += spans[index].text.utf8.count
        }
        place()
        endLine(at: start, isHard: true)
    }

    private mutating func fill(_ index: Int) {
        face = spans[index].face
        space = measuring.width(of: " ", in: face)
        let following = spans[(index + 1)...].first { !$0.text.isEmpty }?.text.unicodeScalars.first
        var text = spans[index].text
        text.withUTF8 { bytes in
            var scanner = AtomScanner(bytes, following: following)
            while !isFull, let atom = scanner.next() { add(atom, index) }
        }
    }

    private mutating func add(_ atom: TextAtom, _ span: Int) {
        switch atom.kind {
        case .word: hold(Piece(kind: .word, span: span, range: atom.range, width: width(of: span, atom.range)))
        case .control:
            let width = measuring.width(of: Self.standIn, in: face)
            hold(Piece(kind: .control, span: span, range: atom.range, width: width))
        case .blank: hang(Piece(kind: .blank, span: span, range: atom.range, width: Double(atom.range.count) * space))
        case .tab:
            place()
            hang(Piece(kind: .tab, span: span, range: atom.range, width: tabWidth(at: x, space: space)))
        case .lineEnd:
            place()
            endLine(at: starts[span] + atom.range.upperBound, isHard: true)
        case .unseen: break
        }
        if atom.breaksAfter { place() }
    }

    /// Takes a piece that may not be parted from what is pending.
    private mutating func hold(_ piece: Piece) {
        pending.append(piece)
        pendingWidth += piece.width
        guard x + pendingWidth > width else { return }
        if !placed.isEmpty { endLine() }
        if pendingWidth > width { splitPending() }
    }

    private mutating func place() {
        guard !pending.isEmpty else { return }
        placed += pending
        x += pendingWidth
        pending.removeAll(keepingCapacity: true)
        pendingWidth = 0
        hanging = 0
    }

    private mutating func hang(_ piece: Piece) {
        place()
        placed.append(piece)
        x += piece.width
        hanging += piece.range.count
        // However many blanks there are, a line stays of a size that can be drawn.
        if hanging >= AtomScanner.longest, x > width { endLine() }
    }

    // MARK: Words wider than the line

    /// Fills whole lines from what is pending; the last part stays pending. Nothing is placed when it begins.
    private mutating func splitPending() {
        let pieces = pending
        pending.removeAll(keepingCapacity: true)
        pendingWidth = 0
        for piece in pieces where !isFull { split(piece) }
    }

    private mutating func split(_ piece: Piece) {
        guard pendingWidth + piece.width > width, piece.kind == .word else { return holdOnOwnLine(piece) }
        let text = string(piece.span, piece.range)
        var from = piece.range.lowerBound
        var at = from
        var base = 0.0
        var last = 0.0
        for (cluster, edge) in zip(text, measuring.edges(of: text, in: spans[piece.span].face)) {
            if pendingWidth + edge - base > width, at > from || !pending.isEmpty {
                if at > from { holdPart(of: piece, from..<at, last - base) }
                place()
                endLine()
                guard !isFull else { return }
                from = at
                base = last
            }
            at += cluster.utf8.count
            last = edge
        }
        holdPart(of: piece, from..<piece.range.upperBound, last - base)
    }

    private mutating func holdOnOwnLine(_ piece: Piece) {
        if pendingWidth + piece.width > width, !pending.isEmpty {
            place()
            endLine()
        }
        holdPart(of: piece, piece.range, piece.width)
    }

    private mutating func holdPart(of piece: Piece, _ range: Range<Int>, _ width: Double) {
        pending.append(Piece(kind: piece.kind, span: piece.span, range: range, width: width))
        pendingWidth += width
    }

    // MARK: Lines

    /// A soft wrap behind what is placed.
    private mutating func endLine() {
        guard let last = placed.last, !isFull else { return }
        endLine(at: starts[last.span] + last.range.upperBound, isHard: false)
    }

    private mutating func endLine(at end: Int, isHard: Bool) {
        let runs = runs()
        let faces = runs.isEmpty ? [face] : runs.map(\.face)
        var height = 0.0
        var baseline = 0.0
        for face in faces {
            let metrics = measuring.metrics(of: face)
            height = max(height, metrics.lineHeight)
            baseline = max(baseline, (metrics.lineHeight + metrics.ascent - metrics.descent) / 2)
        }
        lines.append(
            TextLayout.Line(
                range: lineStart..<end, top: top, height: height, baseline: baseline, runs: runs, endsHard: isHard))
        top += height
        lineStart = end
        placed.removeAll(keepingCapacity: true)
        x = 0
        hanging = 0
    }

    private func runs() -> [TextLayout.Run] {
        var runs: [TextLayout.Run] = []
        var x = 0.0
        var index = 0
        while index < placed.count {
            var piece = placed[index]
            index += 1
            var isWhole = true
            while index < placed.count, Self.isOneRun(piece, placed[index]) {
                piece.range = piece.range.lowerBound..<placed[index].range.upperBound
                isWhole = false
                index += 1
            }
            let run = run(of: piece, at: x, isMeasured: isWhole)
            runs.append(run)
            x += run.width
        }
        return runs
    }

    /// Tabs and what stands for control characters are runs of their own, in which no offset lies.
    private static func isOneRun(_ a: Piece, _ b: Piece) -> Bool {
        a.span == b.span && isText(a.kind) && isText(b.kind)
    }

    private static func isText(_ kind: TextAtom.Kind) -> Bool {
        switch kind {
        case .word, .blank: true
        case .tab, .control, .lineEnd, .unseen: false
        }
    }

    private func run(of piece: Piece, at x: Double, isMeasured: Bool) -> TextLayout.Run {
        let face = spans[piece.span].face
        let text: String
        var width = piece.width
        switch piece.kind {
        case .word, .blank, .lineEnd, .unseen:
            text = string(piece.span, piece.range)
            if !isMeasured { width = measuring.width(of: text, in: face) }
        case .tab:
            let space = measuring.width(of: " ", in: face)
            width = tabWidth(at: x, space: space)
            text = String(repeating: " ", count: space > 0 ? max(1, Int((width / space).rounded())) : 1)
        case .control: text = Self.standIn
        }
        let start = starts[piece.span]
        return TextLayout.Run(
            range: start + piece.range.lowerBound..<start + piece.range.upperBound, text: text, face: face,
            span: piece.span, x: x, width: width)
    }

    private static let standIn = "\u{FFFD}"

    /// From `x` to the next multiple of four spaces.
    private func tabWidth(at x: Double, space: Double) -> Double {
        let step = space * 4
        guard step > 0 else { return 0 }
        // A hundredth of a space before a stop is at the stop: sums of widths are not exact.
        return step * ((x + space / 100) / step + 1).rounded(.down) - x
    }

    // MARK: Text

    private func width(of span: Int, _ range: Range<Int>) -> Double {
        measuring.width(of: string(span, range), in: spans[span].face)
    }

    private func string(_ span: Int, _ range: Range<Int>) -> String {
        let text = spans[span].text
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
    }
}
