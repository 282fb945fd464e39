extension TextEditing {
    var selectedText: String? { selection.isCaret ? nil : text.utf8Slice(selection.range) }

    func replacing(_ range: Range<Int>, with replacement: String) -> TextOutcome {
        guard !range.isEmpty || !replacement.isEmpty else { return TextOutcome(selection: selection) }
        let edit = TextEdit(range, replacement)
        return TextOutcome(edit: edit, selection: TextSelection(caret: TextPosition(edit.end(in: text))))
    }

    // MARK: Typing

    /// A step of undo is a word with the blanks behind it.
    func typing(_ string: String) -> TextOutcome {
        var outcome = replacing(selection.range, with: string)
        guard outcome.edit != nil, string.count == 1, let typed = string.unicodeScalars.first.map({ WordClass($0) }),
            typed != .lineEnd
        else { return outcome }
        outcome.selection.continuation = .typing
        outcome.joinsTyping = selection.continuation == .typing && selection.isCaret && !beginsWord(typed)
        return outcome
    }

    private func beginsWord(_ typed: WordClass) -> Bool {
        let before = text.scalar(at: text.previousCluster(before: selection.focus.offset)).map { WordClass($0) }
        return typed != .blank && before == .blank
    }

    // MARK: Removing

    /// The selection, or what lies between the caret and where the motion leads. Single clusters in a row are one step of
    /// undo.
    func removal(_ motion: TextMotion, linesPerPage: Int) -> TextOutcome {
        guard selection.isCaret else { return replacing(selection.range, with: "") }
        var outcome = replacing(moved(motion, extend: true, linesPerPage: linesPerPage).range, with: "")
        guard outcome.edit != nil, motion == .left || motion == .right else { return outcome }
        outcome.selection.continuation = .removal
        outcome.joinsTyping = selection.continuation == .removal
        return outcome
    }

    // MARK: Clipboard

    func cut() -> TextOutcome {
        guard let selectedText else { return TextOutcome(selection: selection) }
        var outcome = replacing(selection.range, with: "")
        outcome.copied = selectedText
        return outcome
    }

    func paste(_ context: Context) -> TextOutcome {
        guard let pasted = context.clipboardText, !pasted.isEmpty else { return TextOutcome(selection: selection) }
        return replacing(selection.range, with: pasted.withLineEnds(context.lineEnding))
    }

    // MARK: Lines

    /// Continues the list, the quote or the indentation that the line stands in; ends it where the item is empty.
    func newLine(_ lineEnding: String) -> TextOutcome {
        let line = text.hardLineContent(at: selection.range.lowerBound)
        let lead = LineLead(of: text.utf8Slice(line))
        let start = line.lowerBound + lead.length
        guard selection.range.lowerBound >= start else { return replacing(selection.range, with: lineEnding) }
        if let marker = lead.marker, selection.isCaret, text.isBlank(start..<line.upperBound) {
            return replacing(line.lowerBound + marker..<line.upperBound, with: "")
        }
        return replacing(selection.range, with: lineEnding + lead.next)
    }
}

extension String {
    fileprivate func isBlank(_ range: Range<Int>) -> Bool {
        utf8[utf8Index(range.lowerBound)..<utf8Index(range.upperBound)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}
