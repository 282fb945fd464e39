extension TextEditing {
    /// One click sets the caret, two select a word, three a hard line.
    func clicked(x: Double, y: Double, count: Int, extend: Bool) -> TextSelection {
        let position = layout.position(x: x, y: y, measuring: measuring)
        if extend {
            guard selection.continuation != nil, count > 1 else {
                return TextSelection(anchor: selection.anchor, focus: position)
            }
            return dragged(x: x, y: y)
        }
        switch count {
        case ...1: return TextSelection(caret: position)
        case 2: return selection(.words(text.word(at: offset(under: x, position))))
        default: return selection(.lines(text.hardLine(at: position.offset)))
        }
    }

    /// Extends by what the click chose: clusters, words or hard lines.
    func dragged(x: Double, y: Double) -> TextSelection {
        let position = layout.position(x: x, y: y, measuring: measuring)
        switch selection.continuation {
        case .words(let origin): return selection(.words(origin), to: text.word(at: offset(under: x, position)))
        case .lines(let origin): return selection(.lines(origin), to: text.hardLine(at: position.offset))
        case .typing, .removal, nil: return TextSelection(anchor: selection.anchor, focus: position)
        }
    }

    /// The cluster that is pointed at, where `position` is its nearer edge.
    private func offset(under x: Double, _ position: TextPosition) -> Int {
        guard layout.caretRect(at: position, measuring: measuring).x > x else { return position.offset }
        let line = layout.lines[layout.lineIndex(of: position)]
        return max(line.range.lowerBound, text.previousCluster(before: position.offset))
    }

    /// From the unit that was clicked to the one that is pointed at, both whole.
    private func selection(_ unit: TextSelection.Continuation, to end: Range<Int>? = nil) -> TextSelection {
        guard let origin = unit.origin else { return selection }
        let end = end ?? origin
        let isBack = end.lowerBound < origin.lowerBound
        var selection = TextSelection(
            anchor: TextPosition(isBack ? origin.upperBound : origin.lowerBound),
            focus: TextPosition(isBack ? end.lowerBound : max(origin.upperBound, end.upperBound)))
        selection.continuation = unit
        return selection
    }
}

extension TextSelection.Continuation {
    fileprivate var origin: Range<Int>? {
        switch self {
        case .words(let range), .lines(let range): range
        case .typing, .removal: nil
        }
    }
}
