import Engine

/// A command with where it may be seen: its bounds cut by the clips in force. Clips themselves are not among them.
struct PlacedCommand: Hashable {
    var command: DrawCommand
    /// In pixels; never empty.
    var area: PixelRect
}

/// What can be seen of a frame, in the pixels of one scale.
struct PlacedFrame {
    var window: PixelRect
    var commands: [PlacedCommand] = []

    init(_ frame: Frame, scale: Double, textSize: Int) {
        window = PixelRect(Rect(0, 0, frame.size.width, frame.size.height), scale: scale)
        commands.reserveCapacity(frame.commands.count)
        let textScale = scale * Double(textSize) / 100
        var clips = [window]
        for command in frame.commands {
            let clip = clips.last ?? window
            switch command {
            case .pushClip(let rect):
                clips.append(clip.intersection(PixelRect(rect, scale: scale)))
            case .popClip:
                if clips.count > 1 { clips.removeLast() }
            case .fill, .stroke, .shadow, .text, .line, .fade:
                let area = pixelBounds(of: command, scale: scale, textScale: textScale).intersection(clip)
                if !area.isEmpty { commands.append(PlacedCommand(command: command, area: area)) }
            }
        }
    }
}
