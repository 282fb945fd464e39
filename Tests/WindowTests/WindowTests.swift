import Foundation
import Testing

/// A document whose every byte is a temptation to tidy it up.
private let compost = "Compost\n=======\n\n\n* one\n* two  \n\nTurn it weekly.\n\nKeep it damp.  \n***\n"
private let openCompost = #"{"click": {"role": "treeitem", "name": "Compost"}}"#

@Suite("the real window", .timeLimit(.minutes(1)))
struct WindowTests {
    /// A window that shows the document, and where things are in it.
    private func withDocument(
        in given: Place? = nil, _ story: (OpenWindow, Nodes) async throws -> Void
    ) async throws {
        let place = try given ?? Place(["compost.md": compost, "other.md": "# Other\n\nText.\n"])
        let library = try await Nodes(in: place)
        let board = try await Nodes(after: openCompost, in: place)
        let window = try await OpenWindow(on: place)
        defer { window.stop() }
        try await window.reaches(title: "workspace – Tilewright")
        try await window.click(at: library.middle(of: "treeitem", "Compost"))
        try await window.reaches(title: "Compost – Tilewright")
        try await story(window, board)
    }

    @Test("what is typed into a tile and saved is all that changes in the file")
    func editAndSave() async throws {
        try await withDocument { window, board in
            try await window.click(at: board.middle(of: "listitem", "Turn it weekly."))
            try await window.rests()
            try await window.seeing("the editor") { try await window.press("Return") }
            try await window.type("Or not")
            try await window.reaches(title: "• Compost – Tilewright")
            try await window.press("ctrl+s")
            try await window.reaches(title: "Compost – Tilewright")

            let saved = window.place.text("workspace/compost.md")
            #expect(saved == compost.replacing("Turn it weekly.", with: "Turn it weekly.Or not"))
            #expect(window.place.text("workspace/other.md") == "# Other\n\nText.\n")
        }
    }

    @Test("without a display the program says so and ends")
    func noDisplay() async throws {
        let place = try Place(["compost.md": compost])
        let program = try place.start([Program.path, place["workspace"]], log: "program")
        defer { program.stop() }
        #expect(try await program.finish() == 2)
        #expect(place.text("program.log") == "No window can be opened: there is no display.\n")
    }

    @Test("with a document open nothing runs: no time on a processor, no wakeup")
    func idle() async throws {
        try await withDocument { window, board in
            try await window.move(to: board.middle(of: "listitem", "Turn it weekly."))
            try await window.rests()
            #expect(try await Usage.of(window.program.pid, during: 5) == .none)

            try await window.move(to: (1350, 850))
            try await window.rests()
            #expect(try await Usage.of(window.program.pid, during: 2) == .none)
        }
    }

    @Test("the caret wakes the program twice a second at most, and stands still after ten seconds")
    func caret() async throws {
        try await withDocument { window, board in
            try await window.click(at: board.middle(of: "listitem", "Turn it weekly."))
            try await window.rests()
            try await window.seeing("the editor") { try await window.press("Return") }
            try await window.seeing("the caret's blinking") {}
            let blinking = try await Usage.of(window.program.pid, during: 3)
            // Three seconds hold the edges of seven half seconds at most. Each time it sleeps twice: till then, and until
            // the X server says that it has taken the pixels.
            #expect((1...14).contains(blinking.sleeps))
            try await Usage.settles(window.program.pid, for: 1.5, within: 15)
            #expect(try await Usage.of(window.program.pid, during: 2) == .none)
        }
    }

    @Test("the window closes at once where nothing is unsaved", arguments: ["Ctrl+Q", "the close button"])
    func close(by way: String) async throws {
        try await withDocument { window, _ in
            if way == "Ctrl+Q" { try await window.press("ctrl+q") } else { try CloseRequest.send(to: window) }
            #expect(try await window.program.finish() == 0)
        }
    }

    @Test("the window asks before it closes where something is unsaved")
    func closeUnsaved() async throws {
        try await withDocument { window, board in
            try await window.click(at: board.middle(of: "listitem", "Turn it weekly."))
            try await window.press("Delete")
            try await window.reaches(title: "• Compost – Tilewright")
            try await window.rests()
            try await window.seeing("the question") { try CloseRequest.send(to: window) }
            #expect(window.program.exitCode == nil)
            #expect(window.place.text("workspace/compost.md") == compost)

            try await window.press("Return")
            #expect(try await window.program.finish() == 0)
            #expect(!window.place.text("workspace/compost.md").contains("Turn it weekly."))
        }
    }

    @Test("what a killed window had not saved is offered by the next one, comes back, and is saved")
    func killed() async throws {
        let place = try Place(["compost.md": compost])
        try await withDocument(in: place) { window, board in
            try await window.click(at: board.middle(of: "listitem", "Turn it weekly."))
            try await window.rests()
            try await window.seeing("the editor") { try await window.press("Return") }
            try await window.type("Or not")
            try await wait(until: "the journal to hold the words") {
                place.journals.contains { $0.range(of: Data("Or not".utf8)) != nil }
            }
            kill(window.program.pid, SIGKILL)
            #expect(try await window.program.finish() == 128 + SIGKILL)
        }
        #expect(place.text("workspace/compost.md") == compost)

        let window = try await OpenWindow(on: place)
        defer { window.stop() }
        try await window.reaches(title: "workspace – Tilewright")
        try await window.rests()
        try await window.press("Return")
        try await window.reaches(title: "• Compost – Tilewright")
        #expect(place.text("workspace/compost.md") == compost)
        try await window.press("ctrl+s")
        try await window.reaches(title: "Compost – Tilewright")
        #expect(
            place.text("workspace/compost.md")
                == compost.replacing("Turn it weekly.", with: "Turn it weekly.Or not"))
        try await wait(until: "the journal to go") { place.journals.isEmpty }
    }

    @Test(
        "on Wayland the window draws, takes keys and saves",
        .enabled(
            if: ProcessInfo.processInfo.environment["TILEWRIGHT_WAYLAND"] != nil,
            "it needs Weston and a quiet machine: make test-wayland"))
    func wayland() async throws {
        let place = try Place(["compost.md": compost])
        let library = try await Nodes(in: place)
        let board = try await Nodes(after: openCompost, in: place)
        let window = try await OpenWindow(on: place, display: .wayland)
        defer { window.stop() }
        try await wait(until: "the window to be drawn") { window.screen.colours(upTo: 16) == 16 }
        try await window.rests()

        // Weston stands between: what is seen, not whether the program rests, tells that an event has come through.
        try await window.click(at: library.middle(of: "treeitem", "Compost"), seeing: "the board")
        try await window.click(at: board.middle(of: "listitem", "Turn it weekly."), seeing: "the selection")
        try await window.seeing("the editor") { try await window.press("Return") }
        try await window.type("Or not")
        try await window.press("ctrl+s")
        let expected = compost.replacing("Turn it weekly.", with: "Turn it weekly.Or not")
        try await wait(until: "the file to be saved") { place.text("workspace/compost.md") == expected }
    }
}
