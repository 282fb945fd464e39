extension TextEditing {
    /// The selection after a motion of the caret. Without `extend`, left and right lead out of a selection to its edges.
    public func moved(_ motion: TextMotion, extend: Bool, linesPerPage: Int) -> TextSelection {
        let (focus, goalX) = target(of: motion, leavesSelection: !extend && !selection.isCaret, linesPerPage)
        return TextSelection(anchor: extend ? selection.anchor : focus, focus: focus, goalX: goalX)
    }

    private func target(
        of motion: TextMotion, leavesSelection: Bool, _ linesPerPage: Int
    ) -> (TextPosition, goalX: Double?) {
        let offset = selection.focus.offset
        return switch motion {
        case .left:
            (TextPosition(leavesSelection ? selection.range.lowerBound : text.previousCluster(before: offset)), nil)
        case .right: (TextPosition(leavesSelection ? selection.range.upperBound : text.nextCluster(after: offset)), nil)
        case .wordLeft: (TextPosition(text.wordStart(before: offset)), nil)
        case .wordRight: (TextPosition(text.wordEnd(after: offset)), nil)
        case .lineStart: (lineStart, nil)
        case .lineEnd: (lineEnd, nil)
        case .up: vertical(-1)
        case .down: vertical(1)
        case .pageUp: vertical(-max(1, linesPerPage))
        case .pageDown: vertical(max(1, linesPerPage))
        case .textStart: (TextPosition(0), nil)
        case .textEnd: (TextPosition(text.utf8.count), nil)
        }
    }

    private var line: TextLayout.Line { layout.lines[layout.lineIndex(of: selection.focus)] }

    /// The line's first character that is not blank; from there, and from before it, the line's start.
    private var lineStart: TextPosition {
        let line = line
        var inner = line.range.lowerBound
        while inner < line.range.upperBound, text.byte(at: inner) == 0x20 || text.byte(at: inner) == 0x09 { inner += 1 }
        inner = text.clusterStart(at: inner)
        return TextPosition(selection.focus.offset > inner ? inner : line.range.lowerBound)
    }

    private var lineEnd: TextPosition {
        let range = line.range
        guard line.endsHard else { return TextPosition(range.upperBound, .upstream) }
        let before = text.previousCluster(before: range.upperBound)
        return TextPosition(before >= range.lowerBound && text.isLineEnd(at: before) ? before : range.upperBound)
    }

    /// Keeps to the x that the way began at. Beyond the first and the last line it leads to the text's ends.
    private func vertical(_ lines: Int) -> (TextPosition, goalX: Double?) {
        let index = layout.lineIndex(of: selection.focus)
        let goal = selection.goalX ?? layout.caretRect(at: selection.focus, measuring: measuring).x
        let last = layout.lines.count - 1
        if index == 0, lines < 0 { return (TextPosition(0), goal) }
        if index == last, lines > 0 { return (TextPosition(text.utf8.count), goal) }
        let line = max(0, min(last, index + lines))
        return (layout.position(x: goal, line: line, measuring: measuring), goal)
    }
}
