/// Between offsets and points. Lines are found by binary search; the rest costs as much as the line is long.
extension TextLayout {
    /// The index of the line that shows a caret at `position`.
    public func lineIndex(of position: TextPosition) -> Int {
        let index = max(0, lines.partitionPoint(where: { $0.range.lowerBound > position.offset }) - 1)
        let isAtWrap = index > 0 && lines[index].range.lowerBound == position.offset && !lines[index - 1].endsHard
        return isAtWrap && position.affinity == .upstream ? index - 1 : index
    }

    /// The line at a height; above and below the text, the first and the last.
    public func lineIndex(atY y: Double) -> Int { max(0, lines.partitionPoint(where: { $0.top > y }) - 1) }

    /// The caret's left edge, and the line's extent, in points from the layout's top left.
    public func caretRect(
        at position: TextPosition, measuring: any TextMeasuring
    ) -> (x: Double, top: Double, height: Double) {
        let line = lines[lineIndex(of: position)]
        return (x(of: position.offset, in: line, measuring: measuring), line.top, line.height)
    }

    /// The cluster edge nearest to a point.
    public func position(x: Double, y: Double, measuring: any TextMeasuring) -> TextPosition {
        position(x: x, line: lineIndex(atY: y), measuring: measuring)
    }

    /// The cluster edge of a line that is nearest to `x`; at a soft wrap it stays on that line.
    func position(x: Double, line index: Int, measuring: any TextMeasuring) -> TextPosition {
        let line = lines[index]
        guard let run = line.runs.last(where: { $0.x <= x }) ?? line.runs.first else {
            return TextPosition(line.range.lowerBound)
        }
        let offset = run.offset(at: x - run.x, measuring: measuring)
        let isWrapEnd = !line.endsHard && offset == line.range.upperBound
        return TextPosition(offset, isWrapEnd ? .upstream : .downstream)
    }

    /// One rectangle for each line that `range` meets, in points from the layout's top left. Where a line end is selected
    /// it is a little wider than the text. With `seen`, only of those lines.
    public func rects(
        for range: Range<Int>, in seen: Range<Int>? = nil, measuring: any TextMeasuring
    ) -> [(x: Double, top: Double, width: Double, height: Double)] {
        guard !range.isEmpty else { return [] }
        let first = lineIndex(of: TextPosition(range.lowerBound))
        let end = lines.partitionPoint(where: { $0.range.lowerBound >= range.upperBound })
        return lines[(first..<end).clamped(to: seen ?? lines.indices)].map { line in
            let part = range.clamped(to: line.range)
            let left = x(of: part.lowerBound, in: line, measuring: measuring)
            let right = x(of: part.upperBound, in: line, measuring: measuring)
            let isLineEndSelected = part.upperBound > (line.runs.last?.range.upperBound ?? line.range.lowerBound)
            return (left, line.top, right - left + (isLineEndSelected ? line.height / 4 : 0), line.height)
        }
    }

    /// From the layout's left edge to the left edge of the cluster at `offset` in `line`, in points.
    public func x(of offset: Int, in line: Line, measuring: any TextMeasuring) -> Double {
        guard let run = line.runs.last(where: { $0.range.lowerBound <= offset }) else { return line.runs.first?.x ?? 0 }
        return run.x + run.x(of: offset, measuring: measuring)
    }
}

extension TextLayout.Run {
    /// Points from the run's left edge to the left edge of the cluster at `offset`.
    fileprivate func x(of offset: Int, measuring: any TextMeasuring) -> Double {
        guard offset > range.lowerBound else { return 0 }
        guard offset < range.upperBound else { return width }
        return clusterEnds(measuring).first { $0.offset >= offset }?.x ?? width
    }

    fileprivate func offset(at x: Double, measuring: any TextMeasuring) -> Int {
        var left = (offset: range.lowerBound, x: 0.0)
        for right in clusterEnds(measuring) {
            if x < (left.x + right.x) / 2 { return left.offset }
            left = right
        }
        return left.offset
    }

    /// The right edges of the run's clusters. Text that only stands for a tab or a control character is one.
    private func clusterEnds(_ measuring: any TextMeasuring) -> [(offset: Int, x: Double)] {
        guard text.utf8.count == range.count else { return [(range.upperBound, width)] }
        var offset = range.lowerBound
        return zip(text, measuring.edges(of: text, in: face)).map { cluster, edge in
            offset += cluster.utf8.count
            return (offset, edge)
        }
    }
}
