import Engine

/// Paints the frame at the fonts' scale, as the window would.
public func picture(of frame: Frame, theme: Theme, fonts: FontStack) -> PixelMemory {
    let whole = PixelRect(Rect(0, 0, frame.size.width, frame.size.height), scale: fonts.scale)
    let memory = PixelMemory(width: whole.width, height: whole.height)
    Rasteriser(fonts: fonts).paint(frame, theme: theme, onto: memory.canvas, within: [whole])
    return memory
}

/// Writes a picture of the frame, at the fonts' scale, to the PNG file `path`.
public func snapshotPNG(_ frame: Frame, theme: Theme, fonts: FontStack, to path: String) throws(PictureFailure) {
    try writePNG(picture(of: frame, theme: theme, fonts: fonts), to: path)
}
