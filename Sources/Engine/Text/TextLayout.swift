/// Styled text broken into lines at a width. What is drawn, clicked and walked through by the caret is this one value.
public struct TextLayout: Equatable, Sendable {
    /// A part of the text in one face. Its index is how callers find its colour, link and marks again.
    public struct Span: Hashable, Sendable {
        public var text: String
        public var face: TextFace

        public init(_ text: String, _ face: TextFace) {
            self.text = text
            self.face = face
        }
    }

    /// A part of one line in one face. A tab, and what stands for a control character, is a run of its own.
    public struct Run: Equatable, Sendable {
        /// UTF-8 bytes into the whole text, half open.
        public var range: Range<Int>
        /// What is drawn: tabs and control characters replaced, the line end left out.
        public var text: String
        public var face: TextFace
        /// Index into the spans that the layout was made of.
        public var span: Int
        /// Points from the layout's left edge.
        public var x: Double
        public var width: Double
    }

    public struct Line: Equatable, Sendable {
        /// UTF-8 bytes into the whole text, half open, its line end included.
        public var range: Range<Int>
        /// Points from the layout's top.
        public var top: Double
        public var height: Double
        /// Points from `top`.
        public var baseline: Double
        public var runs: [Run]
        /// False where the text goes on in the next line without a line end: a soft wrap.
        public var endsHard: Bool
    }

    /// Never empty: an empty text has one empty line.
    public var lines: [Line]
    /// Points: the widest line, and the last line's bottom.
    public var width: Double
    public var height: Double

    /// Breaks behind blanks, hyphens and slashes, between ideographs, and inside of words that are wider than `width`.
    /// At most `maxLines` lines are made; nil for all. Cost grows with the part that is laid out.
    public init(_ spans: [Span], width: Double, maxLines: Int? = nil, measuring: any TextMeasuring) {
        lines = LineBreaker.lines(of: spans, width: width, maxLines: maxLines ?? .max, measuring: measuring)
        self.width = lines.reduce(0) { max($0, $1.runs.last.map { $0.x + $0.width } ?? 0) }
        height = lines.last.map { $0.top + $0.height } ?? 0
    }
}
