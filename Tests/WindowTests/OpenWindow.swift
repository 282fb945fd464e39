import Foundation

/// The real program in a real window, with a person's hands on mouse and keyboard.
final class OpenWindow {
    let place: Place
    let screen: VirtualScreen
    let program: Child
    /// The X server's number for it.
    let number: String

    /// Opens the workspace of `place` in a window of 1280×800.
    init(on place: Place) async throws {
        self.place = place
        let screen = try await VirtualScreen(in: place)
        self.screen = screen
        program = try place.start([try Program.path, place["workspace"]], log: "tilewright")
        do {
            // Without a window manager nobody else gives it the keyboard.
            number =
                try await place.run(
                    "timeout", "20", "xdotool", "search", "--sync", "--onlyvisible", "--class", "^tilewright$"
                ).split(separator: "\n").first.map(String.init) ?? ""
            try await place.run("timeout", "20", "xdotool", "windowfocus", "--sync", number)
        } catch {
            program.stop()
            screen.stop()
            throw error
        }
    }

    /// In every case; the program first, so that it does not outlive its screen.
    func stop() {
        program.stop()
        screen.stop()
    }

    func title() async throws -> String {
        try await place.run("xdotool", "getwindowname", number).trimmingCharacters(in: .newlines)
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

    func click(at point: (x: Int, y: Int)) async throws {
        try await move(to: point)
        try await place.run("xdotool", "click", "1")
    }

    func move(to point: (x: Int, y: Int)) async throws {
        try await place.run("xdotool", "mousemove", "--window", number, "\(point.x)", "\(point.y)")
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
