import SDLRender

/// A window of 1920 × 1080 pixels in memory: hands out the events that it is given, and keeps what is painted.
final class Easel: DrawingWindow {
    let size = Size(1920, 1080)
    let scale = 1.0
    /// What the next pass of the loop takes.
    var waiting: [InputEvent] = []
    private let memory = PixelMemory(width: 1920, height: 1080)
    private var isBlank = true

    func events(within seconds: Double?) -> [InputEvent] {
        defer { waiting = [] }
        return waiting
    }

    func canvas() -> (canvas: Canvas, isBlank: Bool)? {
        defer { isBlank = false }
        return (memory.canvas, isBlank)
    }

    func present(_ areas: [PixelRect]) {}

    func setTitle(_ title: String) {}
    func setPointer(_ shape: PointerShape) {}
    func setTextInput(_ caret: Rect?) {}

    /// Whether it shows what the frame would look like on fresh pixels.
    func shows(_ frame: Frame, _ theme: Theme, _ fonts: FontStack) -> Bool {
        let fresh = picture(of: frame, theme: theme, fonts: fonts)
        return withExtendedLifetime(fresh) {
            let count = memory.canvas.width * memory.canvas.height
            return UnsafeBufferPointer(start: fresh.canvas.pixels, count: count).elementsEqual(
                UnsafeBufferPointer(start: memory.canvas.pixels, count: count))
        }
    }
}
