/// Indentation by Tab: a list item goes below the one before it, or out again; code moves by four blanks or a tab.
extension TextEditing {
    func indenting(outwards: Bool) -> TextOutcome {
        let lines = selectedLines()
        let first = text.utf8Slice(lines[0])
        let lead = ListIndent(of: first)
        guard let shift = lead.map({ listShift($0, at: lines[0], outwards: outwards) }) ?? codeShift(outwards) else {
            return TextOutcome(selection: selection)
        }
        return shifting(lines, by: shift)
    }

    private enum Shift {
        case insert(String)
        /// So many blanks at most, or one tab.
        case remove(Int)
    }

    /// Contents of the hard lines that the selection meets, at least one.
    private func selectedLines() -> [Range<Int>] {
        var lines = [text.hardLineContent(at: selection.range.lowerBound)]
        while let last = lines.last, last.upperBound < selection.range.upperBound {
            let next = text.hardLine(at: last.lowerBound).upperBound
            guard next < selection.range.upperBound else { break }
            lines.append(text.hardLineContent(at: next))
        }
        return lines
    }

    private func listShift(_ item: ListIndent, at line: Range<Int>, outwards: Bool) -> Shift? {
        let above = linesAbove(line).lazy.compactMap { ListIndent(of: self.text.utf8Slice($0)) }
        if outwards {
            guard item.indent > 0 else { return nil }
            return .remove(item.indent - (above.first { $0.indent < item.indent }?.indent ?? 0))
        }
        guard let sibling = above.first(where: { $0.indent <= item.indent }) else { return nil }
        let wanted = sibling.indent + sibling.marker
        return wanted > item.indent ? .insert(String(repeating: " ", count: wanted - item.indent)) : nil
    }

    private func linesAbove(_ line: Range<Int>) -> UnfoldSequence<Range<Int>, Int> {
        sequence(state: line.lowerBound) { start -> Range<Int>? in
            guard start > 0 else { return nil }
            let above = text.hardLineContent(at: text.previousCluster(before: start))
            start = above.lowerBound
            return above
        }
    }

    /// Nil outside of code.
    private func codeShift(_ outwards: Bool) -> Shift? {
        guard text.hasPrefix("```") || text.hasPrefix("~~~") else { return nil }
        if outwards { return .remove(4) }
        return .insert(text.contains("\n\t") ? "\t" : "    ")
    }

    private func shifting(_ lines: [Range<Int>], by shift: Shift) -> TextOutcome {
        let whole = lines[0].lowerBound..<lines[lines.count - 1].upperBound
        var replacement = ""
        var end = whole.lowerBound
        var ends = [selection.anchor.offset, selection.focus.offset]
        for line in lines {
            replacement += text.utf8Slice(end..<line.lowerBound)
            let old = text.utf8Slice(line)
            let new = Self.shifted(old, by: shift)
            replacement += new
            let change = new.utf8.count - old.utf8.count
            for place in ends.indices {
                let before = place == 0 ? selection.anchor.offset : selection.focus.offset
                if before > line.lowerBound || change > 0 && before == line.lowerBound {
                    ends[place] += max(change, line.lowerBound - before)
                }
            }
            end = line.upperBound
        }
        guard replacement != text.utf8Slice(whole) else { return TextOutcome(selection: selection) }
        return TextOutcome(
            edit: TextEdit(whole, replacement),
            selection: TextSelection(anchor: TextPosition(ends[0]), focus: TextPosition(ends[1])))
    }

    private static func shifted(_ line: String, by shift: Shift) -> String {
        switch shift {
        case .insert(let blanks): return line.isEmpty ? line : blanks + line
        case .remove(let most):
            if line.hasPrefix("\t") { return String(line.dropFirst()) }
            return String(line.dropFirst(line.prefix(most).prefix { $0 == " " }.count))
        }
    }
}

/// Where a list item's line begins, in columns.
private struct ListIndent {
    /// Blanks before the marker.
    var indent: Int
    /// The marker with one blank behind it.
    var marker: Int

    /// Nil where the line begins no item.
    init?(of line: String) {
        let lead = LineLead(of: line)
        let blanks = line.prefix { $0 == " " }.count
        let rest = line.dropFirst(blanks)
        guard lead.marker != nil, let first = rest.first, "-*+0123456789".contains(first) else { return nil }
        indent = blanks
        marker = first.isNumber ? rest.prefix { $0.isNumber }.count + 2 : 2
    }
}
