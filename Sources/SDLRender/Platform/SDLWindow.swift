import CSDL
import Engine
import Glibc

/// Why there is no window. `reason` is SDL's own message.
public struct WindowFailure: Error, Equatable, Sendable {
    public var reason: String
}

extension WindowFailure: CustomStringConvertible {
    public var description: String { "No window can be opened: \(reason)" }
}

/// The program's one window.
public final class SDLWindow: DrawingWindow {
    private let window: OpaquePointer
    private let surface: any WindowPixels
    /// What `--scale` says; nil to follow the display.
    private let wantedScale: Double?
    private var pointers: [PointerShape: OpaquePointer] = [:]
    private var isTakingText = false

    /// Starts SDL and opens the window. `size` in points; `scale` nil to follow the display.
    public init(title: String, size: Size, scale: Double? = nil) throws(WindowFailure) {
        setCharacterEncoding()
        setHints()
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .current }
        guard isSeen() else { throw WindowFailure(reason: "there is no display.") }
        // SDL takes text from the start, and with it every key would go through the input method.
        SDL_StopTextInput()
        let paintsSurface = prefersWindowSurface()
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let units = scale.flatMap { paintsSurface ? $0 : nil } ?? 1
        let centred = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
        let (width, height) = fitting(width: Int32(size.width * units), height: Int32(size.height * units))
        guard let window = SDL_CreateWindow(title, centred, centred, width, height, flags) else { throw .current }
        SDL_SetWindowMinimumSize(window, Int32(480 * units), Int32(360 * units))
        self.window = window
        wantedScale = scale
        surface = try windowPixels(of: window, paintsSurface: paintsSurface)
    }

    deinit {
        pointers.values.forEach(SDL_FreeCursor)
        surface.close()
        SDL_DestroyWindow(window)
    }

    // MARK: Size

    public var scale: Double { wantedScale ?? pixelsPerUnit }
    public var size: Size {
        let units = unitSize
        return Size(Double(units.width) / unitsPerPoint, Double(units.height) / unitsPerPoint)
    }

    private var unitSize: (width: Int32, height: Int32) {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSize(window, &width, &height)
        return (max(1, width), max(1, height))
    }

    /// SDL counts in units of its own: pixels on X11, on Wayland what the compositor calls points.
    private var pixelsPerUnit: Double { Double(surface.size.width) / Double(unitSize.width) }
    private var unitsPerPoint: Double { scale / pixelsPerUnit }

    // MARK: Events

    public func events(within seconds: Double?) -> [InputEvent] {
        var event = SDL_Event()
        let milliseconds = seconds.map { Int32(min(1e6, ($0 * 1000).rounded(.up))) }
        let got = milliseconds.map { SDL_WaitEventTimeout(&event, $0) } ?? SDL_WaitEvent(&event)
        guard got == 1 else { return [] }
        var events: [InputEvent] = []
        repeat {
            if let translated = translate(event) { add(translated, to: &events) }
        } while SDL_PollEvent(&event) == 1
        return events
    }

    private func translate(_ event: SDL_Event) -> InputEvent? {
        if isResize(event) {
            surface.invalidate()
            return .resized(size, scale: scale)
        }
        return inputEvent(from: event, unitsPerPoint: unitsPerPoint)
    }

    /// Of moves and sizes that follow one another only the last one matters; files that do are one drop.
    private func add(_ event: InputEvent, to events: inout [InputEvent]) {
        switch (events.last, event) {
        case (.pointerMoved, .pointerMoved), (.resized, .resized), (.exposed, .exposed), (.woken, .woken):
            events[events.count - 1] = event
        // SDL brings the files of one drop one by one.
        case (.filesDropped(let paths, let point), .filesDropped(let more, _)):
            events[events.count - 1] = .filesDropped(paths + more, point)
        default:
            events.append(event)
        }
    }

    // MARK: Pixels

    public func canvas() -> (canvas: Canvas, isBlank: Bool)? { surface.canvas() }
    public func present(_ areas: [PixelRect]) { surface.present(areas) }

    // MARK: What the desktop shows

    public func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

    public func setPointer(_ shape: PointerShape) {
        let cursor = pointers[shape] ?? SDL_CreateSystemCursor(systemCursor(shape))
        pointers[shape] = cursor
        SDL_SetCursor(cursor)
    }

    public func setTextInput(_ caret: Rect?) {
        guard let caret else {
            if isTakingText { SDL_StopTextInput() }
            isTakingText = false
            return
        }
        var place = unitRect(caret)
        SDL_SetTextInputRect(&place)
        if !isTakingText { SDL_StartTextInput() }
        isTakingText = true
    }

    private func unitRect(_ rect: Rect) -> SDL_Rect {
        let units = PixelRect(rect, scale: unitsPerPoint)
        return SDL_Rect(
            x: Int32(clamping: units.minX), y: Int32(clamping: units.minY), w: Int32(clamping: units.width),
            h: Int32(clamping: units.height))
    }
}

extension WindowFailure {
    /// SDL's last error.
    static var current: WindowFailure { WindowFailure(reason: String(cString: SDL_GetError())) }
}

/// X11 takes names and typed text in the locale's encoding, and without a locale in ASCII only.
private func setCharacterEncoding() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
}

private func setHints() {
    setenv("SDL_VIDEO_X11_WMCLASS", "tilewright", 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", "tilewright", 0)
    SDL_SetHint(SDL_HINT_APP_NAME, "Tilewright")
    // SDL would keep a signal until the next event, and a sleeping program would not end.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
}

/// No more than the desktop has room for; all of it where that is not known.
private func fitting(width: Int32, height: Int32) -> (width: Int32, height: Int32) {
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 else { return (width, height) }
    return (min(width, room.w), min(height, room.h))
}

/// Where there is no display SDL takes a driver that shows nothing, and the window would wait for ever; who names such a
/// driver means it.
private func isSeen() -> Bool {
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    return getenv("SDL_VIDEODRIVER") != nil || !["dummy", "offscreen", "evdev"].contains(driver)
}

/// X11 shows the window's own surface fastest, as long as SDL does not send it through OpenGL; Wayland has none without.
private func prefersWindowSurface() -> Bool {
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    guard driver == "x11" || driver == "dummy" || driver == "offscreen" else { return false }
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    return true
}

private func windowPixels(of window: OpaquePointer, paintsSurface: Bool) throws(WindowFailure) -> any WindowPixels {
    if paintsSurface, let surface = SurfacePixels(window) { return surface }
    return try TexturePixels(window)
}

private func isResize(_ event: SDL_Event) -> Bool {
    event.type == SDL_WINDOWEVENT.rawValue
        && (UInt32(event.window.event) == SDL_WINDOWEVENT_SIZE_CHANGED.rawValue
            || UInt32(event.window.event) == SDL_WINDOWEVENT_DISPLAY_CHANGED.rawValue)
}

private func systemCursor(_ shape: PointerShape) -> SDL_SystemCursor {
    switch shape {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .resizeColumns: SDL_SYSTEM_CURSOR_SIZEWE
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .refused: SDL_SYSTEM_CURSOR_NO
    }
}
