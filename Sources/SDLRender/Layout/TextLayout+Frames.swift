import Engine

extension TextLayout {
    /// The line that a position belongs to.
    func lineIndex(of position: TextPosition) -> Int {
        let found = lines.lastIndex { $0.range.lowerBound <= position.offset } ?? 0
        let isAtWrap = found > 0 && lines[found].range.lowerBound == position.offset && !lines[found - 1].endsHard
        return isAtWrap && position.affinity == .upstream ? found - 1 : found
    }

    /// From the layout's left edge to the left edge of the cluster at `offset` in `line`, in points.
    func x(of offset: Int, in line: Line, measuring: any TextMeasuring) -> Double {
        var end = 0.0
        for run in line.runs {
            guard offset < run.range.upperBound else {
                end = run.x + run.width
                continue
            }
            guard offset > run.range.lowerBound else { return run.x }
            let edges = measuring.edges(of: run.text, in: run.face)
            var bytes = run.range.lowerBound
            for (cluster, edge) in zip(run.text, edges) {
                bytes += cluster.utf8.count
                if bytes >= offset { return run.x + edge }
            }
            return run.x + run.width
        }
        return end
    }

    /// The caret in the layout's own coordinates, two points wide.
    func caretFrame(at position: TextPosition, measuring: any TextMeasuring) -> Rect {
        guard !lines.isEmpty else { return Rect(0, 0, 2, 16) }
        let line = lines[lineIndex(of: position)]
        return Rect(x(of: position.offset, in: line, measuring: measuring).rounded(), line.top + 1, 2, line.height - 2)
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
        func partition(_ holds: (Line) -> Bool) -> Int {
            var low = 0
            var high = lines.count
            while low < high {
                let middle = (low + high) / 2
                if holds(lines[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let first = partition { $0.top + $0.height > top }
        return first..<max(first, partition { $0.top > bottom })
    }
}
