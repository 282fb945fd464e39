/// A text with its caret, and what commands do to it. `layout` must be the text's own.
public struct TextEditing {
    public struct Context {
        /// The document's own.
        public var lineEnding: String
        /// 1 or more.
        public var linesPerPage: Int
        public var clipboardText: String?

        public init(lineEnding: String, linesPerPage: Int, clipboardText: String?) {
            self.lineEnding = lineEnding
            self.linesPerPage = linesPerPage
            self.clipboardText = clipboardText
        }
    }

    public let text: String
    public let layout: TextLayout
    public let selection: TextSelection
    public let measuring: any TextMeasuring

    public init(text: String, layout: TextLayout, selection: TextSelection, measuring: any TextMeasuring) {
        self.text = text
        self.layout = layout
        self.selection = selection
        self.measuring = measuring
    }

    public func respond(to command: TextCommand, in context: Context) -> TextOutcome {
        switch command {
        case .insert(let string): typing(string)
        case .newLine: newLine(context.lineEnding)
        case .move(let motion, let extend): outcome(moved(motion, extend: extend, linesPerPage: context.linesPerPage))
        case .delete(let motion): removal(motion, linesPerPage: context.linesPerPage)
        case .click(let x, let y, let count, let extend): outcome(clicked(x: x, y: y, count: count, extend: extend))
        case .drag(let x, let y): outcome(dragged(x: x, y: y))
        case .select(let range): outcome(selecting(range))
        case .selectAll: outcome(selecting(0..<text.utf8.count))
        case .cut: cut()
        case .copy: TextOutcome(selection: selection, copied: selectedText)
        case .paste: paste(context)
        case .emphasize(let emphasis): emphasizing(emphasis)
        case .indent: indenting(outwards: false)
        case .outdent: indenting(outwards: true)
        case .compose: outcome(selection)
        }
    }

    private func outcome(_ selection: TextSelection) -> TextOutcome { TextOutcome(selection: selection) }

    private func selecting(_ range: Range<Int>) -> TextSelection {
        TextSelection(
            anchor: TextPosition(text.clusterStart(at: range.lowerBound)),
            focus: TextPosition(text.clusterEnd(at: range.upperBound)))
    }
}
