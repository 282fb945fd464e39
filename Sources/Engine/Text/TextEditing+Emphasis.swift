/// What `Ctrl+B` and `Ctrl+I` put around a text.
public enum TextEmphasis: Hashable, Sendable {
    case strong, emphasis

    fileprivate var mark: String { self == .strong ? "**" : "*" }

    /// Whether `count` asterisks on both sides say so: one is emphasis, two are strong, three are both.
    fileprivate func isMarked(by count: Int) -> Bool { self == .strong ? count >= 2 : count == 1 || count >= 3 }
}

/// Emphasis by asterisks, put around what is selected or the word at the caret, and taken off where it stands there.
extension TextEditing {
    func emphasizing(_ emphasis: TextEmphasis) -> TextOutcome {
        let parts = emphasizedParts().map { core(of: $0) }
        guard let first = parts.first, let last = parts.last else { return TextOutcome(selection: selection) }
        let isMarked = parts.allSatisfy { emphasis.isMarked(by: asterisks(around: $0)) }
        let width = emphasis.mark.utf8.count
        let whole = isMarked ? first.lowerBound - width..<last.upperBound + width : first.lowerBound..<last.upperBound
        var replacement = ""
        var end = whole.lowerBound
        for part in parts {
            let before = isMarked ? part.lowerBound - width : part.lowerBound
            let mark = isMarked ? "" : emphasis.mark
            replacement += text.utf8Slice(end..<before) + mark + text.utf8Slice(part) + mark
            end = isMarked ? part.upperBound + width : part.upperBound
        }
        let shift = isMarked ? -width : width
        return TextOutcome(
            edit: TextEdit(whole, replacement),
            selection: emphasized(first, last, shift: shift, more: 2 * (parts.count - 1) * shift))
    }

    /// The same letters stay selected; a caret stays in its word.
    private func emphasized(_ first: Range<Int>, _ last: Range<Int>, shift: Int, more: Int) -> TextSelection {
        guard !selection.isCaret else {
            let inside = min(max(selection.focus.offset, first.lowerBound), first.upperBound)
            return TextSelection(caret: TextPosition(inside + shift))
        }
        return TextSelection(
            anchor: TextPosition(first.lowerBound + shift), focus: TextPosition(last.upperBound + shift + more))
    }

    /// Marks do not reach over lines: the selected part of each one, behind its list or quote marks, without the blanks at
    /// its ends.
    private func emphasizedParts() -> [Range<Int>] {
        guard !selection.isCaret else { return [wordAtCaret() ?? selection.range] }
        var parts: [Range<Int>] = []
        var at = selection.range.lowerBound
        while at < selection.range.upperBound {
            let line = text.hardLineContent(at: at)
            let start = line.lowerBound + LineLead(of: text.utf8Slice(line)).length
            let part = max(start, at)..<max(max(start, at), min(line.upperBound, selection.range.upperBound))
            let trimmed = text.trimmingBlanks(part)
            if !trimmed.isEmpty { parts.append(trimmed) }
            at = max(text.hardLine(at: at).upperBound, at + 1)
        }
        return parts
    }

    private func wordAtCaret() -> Range<Int>? {
        let caret = selection.focus.offset
        return [caret, text.previousCluster(before: caret)].lazy.map { text.word(at: $0) }.first { word in
            let isWord = text.scalar(at: word.lowerBound).map { WordClass($0) == .word } ?? false
            return isWord && word.lowerBound <= caret && caret <= word.upperBound
        }
    }

    /// Without asterisks that were selected along with it.
    private func core(of part: Range<Int>) -> Range<Int> {
        var core = part
        while core.count > 2, text.isAsterisk(at: core.lowerBound), text.isAsterisk(at: core.upperBound - 1) {
            core = core.lowerBound + 1..<core.upperBound - 1
        }
        return core
    }

    private func asterisks(around part: Range<Int>) -> Int {
        var count = 0
        while text.isAsterisk(at: part.lowerBound - count - 1), text.isAsterisk(at: part.upperBound + count) {
            count += 1
        }
        return count
    }
}

extension String {
    fileprivate func isAsterisk(at offset: Int) -> Bool {
        (0..<utf8.count).contains(offset) && byte(at: offset) == UInt8(ascii: "*")
    }

    fileprivate func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, byte(at: start) == 0x20 || byte(at: start) == 0x09 { start += 1 }
        while end > start, byte(at: end - 1) == 0x20 || byte(at: end - 1) == 0x09 { end -= 1 }
        return start..<end
    }
}
