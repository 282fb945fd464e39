import Engine

extension TextLayout {
    /// The caret in the layout's own coordinates, two points wide.
    func caretFrame(at position: TextPosition, measuring: any TextMeasuring) -> Rect {
        guard !lines.isEmpty else { return Rect(0, 0, 2, 16) }
        let caret = caretRect(at: position, measuring: measuring)
        return Rect(caret.x.rounded(), caret.top + 1, 2, caret.height - 2)
    }

    /// One rectangle per line that `range` meets; a selected line end shows as a little more.
    func frames(of range: Range<Int>, lines seen: Range<Int>, measuring: any TextMeasuring) -> [Rect] {
        guard !range.isEmpty else { return [] }
        return lines[seen].compactMap { line in
            let part = range.clamped(to: line.range)
            guard !part.isEmpty else { return nil }
            let left = x(of: part.lowerBound, in: line, measuring: measuring)
            var right = x(of: part.upperBound, in: line, measuring: measuring)
            if line.endsHard, range.upperBound >= line.range.upperBound { right = max(right, left) + 6 }
            return Rect(left, line.top, max(0, right - left), line.height)
        }
    }

    /// The lines between two heights, by binary search.
    func lines(from top: Double, to bottom: Double) -> Range<Int> {
        let first = lines.partitionPoint(where: { $0.top + $0.height > top })
        return first..<max(first, lines.partitionPoint(where: { $0.top > bottom }))
    }
}
