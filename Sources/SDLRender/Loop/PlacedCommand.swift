import Engine

/// A command with where it may be seen: its bounds cut by the clips in force. Clips themselves are not among them.
struct PlacedCommand: Hashable {
    var command: DrawCommand
    /// In pixels; never empty.
    var area: PixelRect
}

/// The commands that can be seen at all, in order.
func placedCommands(of frame: Frame, scale: Double, textSize: Int) -> [PlacedCommand] {
    let window = PixelRect(Rect(0, 0, frame.size.width, frame.size.height), scale: scale)
    let textScale = scale * Double(textSize) / 100
    var clips = [window]
    var placed: [PlacedCommand] = []
    placed.reserveCapacity(frame.commands.count)
    for command in frame.commands {
        let clip = clips.last ?? window
        switch command {
        case .pushClip(let rect):
            clips.append(clip.intersection(PixelRect(rect, scale: scale)))
        case .popClip:
            if clips.count > 1 { clips.removeLast() }
        case .fill, .stroke, .shadow, .text, .line, .fade:
            let area = pixelBounds(of: command, scale: scale, textScale: textScale).intersection(clip)
            if !area.isEmpty { placed.append(PlacedCommand(command: command, area: area)) }
        }
    }
    return placed
}
