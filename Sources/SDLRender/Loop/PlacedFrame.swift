import Engine

/// What can be seen of a frame, in the pixels of one scale.
struct PlacedFrame {
    let window: PixelRect
    private(set) var commands: [PlacedCommand] = []
    /// The outermost clips: parts of the window that may scroll by themselves.
    private(set) var panes: [PixelRect] = []

    /// `textSize` in per cent.
    init(_ frame: Frame, scale: Double, textSize: Int) {
        window = PixelRect(Rect(0, 0, frame.size.width, frame.size.height), scale: scale)
        commands.reserveCapacity(frame.commands.count)
        let textScale = scale * Double(textSize) / 100
        var clips = [window]
        for command in frame.commands {
            let clip = clips.last ?? window
            switch command {
            case .pushClip(let rect):
                let inner = clip.intersection(PixelRect(rect, scale: scale))
                if clips.count == 1, !inner.isEmpty { panes.append(inner) }
                clips.append(inner)
            case .popClip:
                if clips.count > 1 { clips.removeLast() }
            case .fill, .stroke, .shadow, .text, .line, .fade:
                let area = pixelBounds(of: command, scale: scale, textScale: textScale).intersection(clip)
                guard !area.isEmpty, let shape = Shape(command, scale: scale) else { continue }
                commands.append(PlacedCommand(shape, area))
            }
        }
    }
}
