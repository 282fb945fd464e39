import Foundation

/// What a window manager sends where its close button is pressed (ICCCM 4.2.8.1); no tool sends it without one.
enum CloseRequest {
    private typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias InternAtom = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> UInt
    private typealias SendEvent = @convention(c) (OpaquePointer?, UInt, Int32, Int, UnsafeMutableRawPointer?) -> Int32
    private typealias CloseDisplay = @convention(c) (OpaquePointer?) -> Int32

    static func send(to window: OpenWindow) throws {
        guard let library = dlopen("libX11.so.6", RTLD_NOW) else { throw Missing(what: "libX11") }
        defer { dlclose(library) }
        func function<F>(_ name: String, _ type: F.Type) throws -> F {
            guard let symbol = dlsym(library, name) else { throw Missing(what: name) }
            return unsafeBitCast(symbol, to: type)
        }
        guard
            let display = try function("XOpenDisplay", OpenDisplay.self)(window.place.environment["DISPLAY"]),
            let number = window.number.flatMap({ UInt($0) })
        else { throw Missing(what: "the window's display") }
        defer { _ = try? function("XCloseDisplay", CloseDisplay.self)(display) }
        let atom = try function("XInternAtom", InternAtom.self)
        // An XClientMessageEvent on a 64-bit machine, in words: type, serial, send_event, display, window, message_type,
        // format, and the data: the protocol and a time, which is “now”.
        let protocols = atom(display, "WM_PROTOCOLS", 0)
        var event: [UInt] = [33, 0, 1, 0, number, protocols, 32, atom(display, "WM_DELETE_WINDOW", 0)]
        event += Array(repeating: 0, count: 24 - event.count)
        let sent = try event.withUnsafeMutableBytes {
            try function("XSendEvent", SendEvent.self)(display, number, 0, 0, $0.baseAddress)
        }
        guard sent != 0 else { throw Missing(what: "the X server to take the request") }
    }
}
