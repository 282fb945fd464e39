import CPNG

/// A picture could not be written. `reason` is libpng's or the system's own message.
public struct PictureFailure: Error, Equatable, Sendable {
    public var path: String
    public var reason: String
}

extension PictureFailure: CustomStringConvertible {
    public var description: String { "The picture \(path) was not written: \(reason)" }
}

/// Writes the picture as a PNG file without transparency.
public func writePNG(_ picture: PixelMemory, to path: String) throws(PictureFailure) {
    let canvas = picture.canvas
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(canvas.width)
    image.height = png_uint_32(canvas.height)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    let row = canvas.width * 3
    let bytes = withExtendedLifetime(picture) { redGreenBlue(canvas) }
    guard png_image_write_to_file(&image, path, 0, bytes, png_int_32(row), nil) != 0 else {
        let reason = withUnsafeBytes(of: &image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        throw PictureFailure(path: path, reason: reason)
    }
}

private func redGreenBlue(_ canvas: Canvas) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(canvas.width * canvas.height * 3)
    for y in 0..<canvas.height {
        for x in 0..<canvas.width {
            let color = Color(argb: canvas.row(y)[x])
            bytes.append(color.red)
            bytes.append(color.green)
            bytes.append(color.blue)
        }
    }
    return bytes
}
