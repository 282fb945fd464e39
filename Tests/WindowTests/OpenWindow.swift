import Foundation

/// The real program in a real window, with a person's hands on mouse and keyboard.
final class OpenWindow {
    enum Display {
        case x11
        /// Weston, which shows the window alone and shows itself on the X server.
        case wayland
    }

    let place: Place
    let screen: VirtualScreen
    let program: Child
    private let compositor: Child?
    /// The X server's number for it; nil on Wayland, where it fills the screen's upper left.
    private(set) var number: String?

    /// Opens the workspace of `place` in a window of 1280×800.
    init(on place: Place, display: Display = .x11) async throws {
        self.place = place
        screen = try await VirtualScreen(in: place)
        do {
            compositor = display == .wayland ? try await startWeston(in: place) : nil
            program = try place.start([try Program.path, place["workspace"]], log: "tilewright")
        } catch {
            screen.stop()
            throw error
        }
        do {
            if display == .x11 { try await takeKeyboard() }
        } catch {
            stop()
            throw error
        }
    }

    /// Without a window manager nobody else gives it the keyboard.
    private func takeKeyboard() async throws {
        let found = try await place.run(
            "timeout", "20", "xdotool", "search", "--sync", "--onlyvisible", "--class", "^tilewright$")
        guard let number = found.split(separator: "\n").first.map(String.init) else {
            throw Missing(what: "the window")
        }
        try await place.run("timeout", "20", "xdotool", "windowfocus", "--sync", number)
        self.number = number
    }

    /// In every case; the program first, so that it does not outlive its screen.
    func stop() {
        program.stop()
        compositor?.stop(gently: true)
        screen.stop()
    }

    func title() async throws -> String {
        try await place.run("xdotool", "getwindowname", number ?? "").trimmingCharacters(in: .newlines)
    }

    /// Waits until the title is this one.
    func reaches(title: String) async throws {
        let end = ContinuousClock.now + .seconds(20)
        var last = ""
        while ContinuousClock.now < end {
            last = try await self.title()
            if last == title { return }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw Missing(what: "the title “\(title)”; it is “\(last)”. \(place.text("tilewright.log"))")
    }

    /// Waits until the program has done all that it was told to do.
    func rests() async throws { try await Usage.settles(program.pid) }

    func click(at point: (x: Int, y: Int)) async throws {
        try await move(to: point)
        try await place.run("xdotool", "click", "1")
    }

    /// Clicks once the pointer has come there, and waits until the screen shows it.
    func click(at point: (x: Int, y: Int), seeing what: String) async throws {
        try await move(to: point)
        try await rests()
        try await seeing(what) { try await place.run("xdotool", "click", "1") }
        try await rests()
    }

    func move(to point: (x: Int, y: Int)) async throws {
        if let number {
            try await place.run("xdotool", "mousemove", "--window", number, "\(point.x)", "\(point.y)")
        } else {
            try await place.run("xdotool", "mousemove", "\(point.x)", "\(point.y)")
        }
    }

    func press(_ chord: String) async throws { try await place.run("xdotool", "key", chord) }

    func type(_ text: String) async throws { try await place.run("xdotool", "type", "--delay", "5", text) }

    /// Does something and waits until the screen shows that it was done.
    func seeing(_ what: String, _ act: () async throws -> Void) async throws {
        let before = screen.pixels
        try await act()
        try await wait(until: what + " to be seen") { screen.pixels != before }
    }
}

private func startWeston(in place: Place) async throws -> Child {
    let weston = try place.start(
        [
            "timeout", "-k", "2", "120", "weston", "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--width=1280",
            "--height=800", "--socket=wayland-test", "--idle-time=0", "--no-config",
        ], log: "weston")
    do {
        try await wait(until: "Weston: \(place.text("weston.log"))") {
            FileManager.default.fileExists(atPath: place["run/wayland-test"])
        }
    } catch {
        weston.stop(gently: true)
        throw error
    }
    place.set("WAYLAND_DISPLAY", "wayland-test")
    place.set("SDL_VIDEODRIVER", "wayland")
    return weston
}
