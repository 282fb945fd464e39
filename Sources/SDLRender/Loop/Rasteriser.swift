import Engine

/// Paints frames into pixels. The only one who asks what a token looks like.
public final class Rasteriser {
    public let fonts: FontStack
    private let runs: RunCache
    private var corners: [CornerKey: Corner] = [:]
    private var shadows: [ShadowKey: ShadowShape] = [:]

    public init(fonts: FontStack) {
        self.fonts = fonts
        runs = RunCache(fonts: fonts)
    }

    /// Paints what the frame shows in `areas`, in full: what was there before does not shine through.
    public func paint(_ frame: Frame, theme: Theme, onto canvas: Canvas, within areas: [PixelRect]) {
        paint(placed(frame), theme: theme, onto: canvas, within: areas)
    }

    func placed(_ frame: Frame) -> PlacedFrame { PlacedFrame(frame, scale: fonts.scale, textSize: fonts.textSize) }

    func paint(_ frame: PlacedFrame, theme: Theme, onto canvas: Canvas, within areas: [PixelRect]) {
        let areas = areas.map { $0.intersection(canvas.bounds) }.filter { !$0.isEmpty }
        let seen = frame.commands.filter { command in areas.contains { !command.area.intersection($0).isEmpty } }
        runs.prepare(seen.lazy.compactMap { if case .text(let run) = $0.command { run } else { nil } })
        for area in areas {
            canvas.fill(area, color(for: .windowBackground, in: theme))
            for command in seen {
                let clip = command.area.intersection(area)
                if !clip.isEmpty { paint(command.command, theme, canvas, clip) }
            }
        }
    }

    private func paint(_ command: DrawCommand, _ theme: Theme, _ canvas: Canvas, _ clip: PixelRect) {
        let scale = fonts.scale
        switch command {
        case .fill(let rect, let token, let radius):
            fill(PixelRect(rect, scale: scale), radius * scale, color(for: token, in: theme), canvas, clip)
        case .stroke(let rect, let token, let width, let radius):
            let band = max(1, pixel(width * scale))
            stroke(PixelRect(rect, scale: scale), radius * scale, band, color(for: token, in: theme), canvas, clip)
        case .shadow(let rect, let radius):
            let card = PixelRect(rect, scale: scale)
            shadow(.far, card, radius * scale, color(for: .shadowFar, in: theme), canvas, clip)
            shadow(.near, card, radius * scale, color(for: .shadowNear, in: theme), canvas, clip)
        case .text(let run):
            guard let mask = runs.mask(of: run) else { return }
            let x = pixel(run.x * scale) + mask.left
            let y = pixel(run.y * scale) + mask.top
            canvas.draw(mask, x: x, y: y, color(for: run.color, in: theme), clip: clip)
        case .line(let points, let token, let width):
            let scaled = points.map { Point($0.x * scale, $0.y * scale) }
            canvas.line(scaled, width: max(1, width * scale), color(for: token, in: theme), clip: clip)
        case .fade(let rect, let token):
            canvas.fade(PixelRect(rect, scale: scale), color(for: token, in: theme), clip: clip)
        case .pushClip, .popClip:
            break
        }
    }

    private func fill(_ rect: PixelRect, _ radius: Double, _ color: Color, _ canvas: Canvas, _ clip: PixelRect) {
        let radius = fitted(radius, rect)
        guard radius > 0 else { return canvas.fill(rect.intersection(clip), color) }
        canvas.fill(rect, corner: corner(radius, band: 0), color, clip: clip)
    }

    private func stroke(
        _ rect: PixelRect, _ radius: Double, _ band: Int, _ color: Color, _ canvas: Canvas, _ clip: PixelRect
    ) {
        canvas.stroke(rect, corner: corner(fitted(radius, rect), band: band), band: band, color, clip: clip)
    }

    private func shadow(
        _ layer: ShadowLayer, _ rect: PixelRect, _ radius: Double, _ color: Color, _ canvas: Canvas, _ clip: PixelRect
    ) {
        let radius = fitted(radius, rect)
        let key = ShadowKey(radius: radius, blur: layer.blur * fonts.scale)
        let shape = shadows[key] ?? ShadowShape(radius: radius, blur: key.blur)
        shadows[key] = shape
        var fallen = rect
        fallen.minY += pixel(layer.drop * fonts.scale)
        fallen.maxY += pixel(layer.drop * fonts.scale)
        let inside = rect.grown(by: -Int(radius.rounded(.up)))
        canvas.shadow(fallen, shape, color, covered: inside, clip: clip)
    }

    /// To the half pixel, and no more than the rectangle has room for.
    private func fitted(_ radius: Double, _ rect: PixelRect) -> Double {
        let room = Double(min(rect.width, rect.height)) / 2
        return max(0, min((radius * 2).rounded() / 2, room))
    }

    private func corner(_ radius: Double, band: Int) -> Corner {
        let key = CornerKey(radius: radius, band: band)
        if let known = corners[key] { return known }
        let corner = band == 0 ? Corner(radius: radius) : Corner(radius: radius, band: band)
        corners[key] = corner
        return corner
    }
}

private struct CornerKey: Hashable {
    var radius: Double
    var band: Int
}

private struct ShadowKey: Hashable {
    var radius: Double
    var blur: Double
}
