extension Canvas {
    /// Lines through `points`, in pixels, with round joins and ends.
    func line(_ points: [Point], width: Double, _ color: Color, clip: PixelRect) {
        guard points.count > 1, !clip.isEmpty else { return }
        let half = width / 2
        let blend = Blend(color)
        points.withUnsafeBufferPointer { points in
            for y in clip.minY..<clip.maxY {
                for x in clip.minX..<clip.maxX {
                    let away = distance(from: Double(x) + 0.5, Double(y) + 0.5, to: points)
                    let share = max(0, min(1, half - away + 0.5))
                    if share > 0 { blend.cover(row(y) + x, count: 1, coverage: UInt8(share * 255 + 0.5)) }
                }
            }
        }
    }
}

/// From a point to the nearest of the segments.
private func distance(from x: Double, _ y: Double, to points: UnsafeBufferPointer<Point>) -> Double {
    var nearest = Double.infinity
    for index in 1..<points.count {
        let a = points[index - 1]
        let along = (dx: points[index].x - a.x, dy: points[index].y - a.y)
        let length = along.dx * along.dx + along.dy * along.dy
        let share = length > 0 ? max(0, min(1, ((x - a.x) * along.dx + (y - a.y) * along.dy) / length)) : 0
        let dx = x - a.x - share * along.dx
        let dy = y - a.y - share * along.dy
        nearest = min(nearest, dx * dx + dy * dy)
    }
    return nearest.squareRoot()
}
