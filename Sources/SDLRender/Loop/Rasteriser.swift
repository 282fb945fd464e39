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
        let commands = frame.commands
        let seen = commands.indices.filter { index in
            areas.contains { !commands[index].area.intersection($0).isEmpty }
        }
        let masks = masks(of: seen.map { commands[$0].shape })
        for area in areas {
            let ground = seen.last { hides(commands[$0], area, theme) }
            if ground == nil { canvas.fill(area, color(for: .windowBackground, in: theme)) }
            for (place, index) in seen.enumerated() where index >= ground ?? 0 {
                let clip = commands[index].area.intersection(area)
                if !clip.isEmpty { paint(commands[index].shape, masks[place], theme, canvas, clip) }
            }
        }
    }

    /// Of those that are text.
    private func masks(of shapes: [Shape]) -> [Mask?] {
        var texts: [TextRun] = []
        var places: [Int] = []
        for case (let place, .text(let run)) in shapes.enumerated() {
            texts.append(run)
            places.append(place)
        }
        var masks = [Mask?](repeating: nil, count: shapes.count)
        for (place, mask) in zip(places, runs.masks(of: texts)) { masks[place] = mask }
        return masks
    }

    /// Whether nothing of what was painted before is seen in the area.
    private func hides(_ command: PlacedCommand, _ area: PixelRect, _ theme: Theme) -> Bool {
        guard case .flat(let token) = command.shape, command.area.contains(area) else { return false }
        return color(for: token, in: theme).alpha == 255
    }

    /// `mask`: of text.
    private func paint(_ shape: Shape, _ mask: Mask?, _ theme: Theme, _ canvas: Canvas, _ clip: PixelRect) {
        switch shape {
        case .flat(let token):
            canvas.fill(clip, color(for: token, in: theme))
        case .rounded(let rect, let token, let radius):
            canvas.fill(rect, corner: corner(radius, band: 0), color(for: token, in: theme), clip: clip)
        case .stroke(let rect, let token, let band, let radius):
            let corner = corner(radius, band: band)
            canvas.stroke(rect, corner: corner, band: band, color(for: token, in: theme), clip: clip)
        case .shadow(let rect, let radius):
            shadow(.far, rect, radius, color(for: .shadowFar, in: theme), canvas, clip)
            shadow(.near, rect, radius, color(for: .shadowNear, in: theme), canvas, clip)
        case .text(let run):
            guard let mask else { return }
            let (x, y) = (Int(run.x) + mask.left, Int(run.y) + mask.top)
            canvas.draw(mask, x: x, y: y, color(for: run.color, in: theme), clip: clip)
        case .line(let points, let token, let width):
            canvas.line(points, width: width, color(for: token, in: theme), clip: clip)
        case .fade(let rect, let token):
            canvas.fade(rect, color(for: token, in: theme), clip: clip)
        }
    }

    private func shadow(
        _ layer: ShadowLayer, _ rect: PixelRect, _ radius: Double, _ color: Color, _ canvas: Canvas, _ clip: PixelRect
    ) {
        let key = ShadowKey(radius: radius, blur: layer.blur * fonts.scale)
        let shape = shadows[key] ?? ShadowShape(radius: radius, blur: key.blur)
        shadows[key] = shape
        var fallen = rect
        fallen.minY += pixel(layer.drop * fonts.scale)
        fallen.maxY += pixel(layer.drop * fonts.scale)
        canvas.shadow(fallen, shape, color, card: rect, radius: Int(radius.rounded(.up)), clip: clip)
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
