import Engine

/// The pixels that a command may touch; the rasteriser touches no others. Empty for clips.
///
/// `textScale` is pixels per point of the type scale: the scale times the text size.
func pixelBounds(of command: DrawCommand, scale: Double, textScale: Double) -> PixelRect {
    switch command {
    case .fill(let rect, _, _), .stroke(let rect, _, _, _), .fade(let rect, _): return PixelRect(rect, scale: scale)
    case .shadow(let rect, _): return shadowBounds(PixelRect(rect, scale: scale), scale: scale)
    case .text(let run): return textBounds(run, scale: scale, textScale: textScale)
    case .line(let points, _, let width): return lineBounds(points, width: width, scale: scale)
    case .pushClip, .popClip: return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    }
}

private func shadowBounds(_ rect: PixelRect, scale: Double) -> PixelRect {
    let drop = pixel(ShadowLayer.far.drop * scale)
    var bounds = rect.grown(by: pixel(ShadowLayer.far.blur * scale * 2))
    bounds.maxY += drop
    return bounds
}

/// Generous: marks above marks, tails and slanted ends go beyond a line's height and a run's advance.
private func textBounds(_ run: TextRun, scale: Double, textScale: Double) -> PixelRect {
    let em = typeSetting(of: run.face).size * textScale
    return PixelRect(
        minX: pixel(run.x * scale - em), minY: pixel(run.y * scale - 1.6 * em),
        maxX: pixel((run.x + run.width) * scale + em), maxY: pixel(run.y * scale + em))
}

private func lineBounds(_ points: [Point], width: Double, scale: Double) -> PixelRect {
    guard let first = points.first else { return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
    var left = first.x
    var right = first.x
    var top = first.y
    var bottom = first.y
    for point in points {
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
    }
    let box = Rect(left, top, right - left, bottom - top)
    return PixelRect(around: box.inset(-width / 2 - 1 / scale, -width / 2 - 1 / scale), scale: scale)
}
