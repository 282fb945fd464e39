import CSDL

/// How a window's pixels are painted and brought to the screen.
protocol WindowPixels: AnyObject {
    /// In pixels.
    var size: (width: Int, height: Int) { get }
    func canvas() -> (canvas: Canvas, isBlank: Bool)?
    func present(_ areas: [PixelRect])
    /// The window has another size now.
    func invalidate()
    /// Frees what belongs to the window, before the window itself goes.
    func close()
}

/// Paints into the window's own surface.
final class SurfacePixels: WindowPixels {
    private let window: OpaquePointer
    private var surface: UnsafeMutablePointer<SDL_Surface>
    private var isBlank = true

    /// Nil where the window has no surface of 32-bit pixels, blue in the lowest byte.
    init?(_ window: OpaquePointer) {
        guard let surface = usableSurface(of: window) else { return nil }
        self.window = window
        self.surface = surface
    }

    var size: (width: Int, height: Int) { (Int(surface.pointee.w), Int(surface.pointee.h)) }

    func canvas() -> (canvas: Canvas, isBlank: Bool)? {
        guard let pixels = surface.pointee.pixels else { return nil }
        defer { isBlank = false }
        let canvas = Canvas(
            pixels: pixels.assumingMemoryBound(to: UInt32.self), width: size.width, height: size.height,
            stride: Int(surface.pointee.pitch) / 4)
        return (canvas, isBlank)
    }

    func present(_ areas: [PixelRect]) {
        var rects = areas.map(sdlRect)
        SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count))
    }

    func invalidate() {
        // SDL frees the old surface when it is asked for the new one.
        if let new = usableSurface(of: window) { surface = new }
        isBlank = true
    }

    func close() {}
}

private func usableSurface(of window: OpaquePointer) -> UnsafeMutablePointer<SDL_Surface>? {
    guard let surface = SDL_GetWindowSurface(window), let format = surface.pointee.format?.pointee.format,
        format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue,
        surface.pointee.pixels != nil
    else { return nil }
    return surface
}

/// Paints into memory of its own and uploads what has changed to one texture.
final class TexturePixels: WindowPixels {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var memory: PixelMemory
    private var isBlank = true

    init(_ window: OpaquePointer) throws(WindowFailure) {
        guard let renderer = SDL_CreateRenderer(window, -1, 0) else { throw .current }
        self.renderer = renderer
        memory = PixelMemory(width: 1, height: 1)
        invalidate()
        guard texture != nil else { throw .current }
    }

    var size: (width: Int, height: Int) { (memory.canvas.width, memory.canvas.height) }

    func canvas() -> (canvas: Canvas, isBlank: Bool)? {
        defer { isBlank = false }
        return texture == nil ? nil : (memory.canvas, isBlank)
    }

    func present(_ areas: [PixelRect]) {
        let canvas = memory.canvas
        for area in areas {
            var rect = sdlRect(area)
            SDL_UpdateTexture(texture, &rect, canvas.row(area.minY) + area.minX, Int32(canvas.stride * 4))
        }
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    func invalidate() {
        var width: Int32 = 0
        var height: Int32 = 0
        guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0, width > 0, height > 0 else { return }
        if let texture { SDL_DestroyTexture(texture) }
        texture = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
        memory = PixelMemory(width: Int(width), height: Int(height))
        isBlank = true
    }

    func close() {
        if let texture { SDL_DestroyTexture(texture) }
        SDL_DestroyRenderer(renderer)
    }
}

private func sdlRect(_ area: PixelRect) -> SDL_Rect {
    SDL_Rect(x: Int32(area.minX), y: Int32(area.minY), w: Int32(area.width), h: Int32(area.height))
}
