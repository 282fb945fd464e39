extension DrawCommand {
    /// The same, moved.
    func offset(_ dx: Double, _ dy: Double) -> DrawCommand {
        switch self {
        case .fill(let rect, let color, let corner): .fill(rect.offset(dx, dy), color, corner: corner)
        case .stroke(let rect, let color, let width, let corner):
            .stroke(rect.offset(dx, dy), color, width: width, corner: corner)
        case .shadow(let rect, let corner): .shadow(rect.offset(dx, dy), corner: corner)
        case .text(let run): .text(run.offset(dx, dy))
        case .line(let points, let color, let width):
            .line(points.map { Point($0.x + dx, $0.y + dy) }, color, width: width)
        case .fade(let rect, let color): .fade(rect.offset(dx, dy), color)
        case .pushClip(let rect): .pushClip(rect.offset(dx, dy))
        case .popClip: .popClip
        }
    }
}

extension TextRun {
    func offset(_ dx: Double, _ dy: Double) -> TextRun {
        var moved = self
        moved.x += dx
        moved.y += dy
        return moved
    }
}
