import Engine
import Foundation
import Testing

@testable import Headless
@testable import SDLRender

/// Three pictures of the whole program, drawn as the window draws, beside those in `Tests/Pictures`. With
/// TILEWRIGHT_RECORD=1 in the environment they are written instead: look at them before you keep them.
@Suite("pictures", .enabled(if: Fonts.areInstalled, Fonts.reason))
@MainActor
struct PictureTests {
    /// Of 255: what another release of the glyph rasteriser may change.
    private let tolerance = 8
    /// Pixels of the 480,000; a card that moves by one changes many more.
    private let mostDifferent = 200

    private let folder = ScenarioFile.folder.deletingLastPathComponent().appending(path: "Pictures")

    @Test("the light board, at its top")
    func lightBoard() throws {
        try expect(try drawn(theme: "light").picture, as: "board-light")
    }

    @Test("the dark board, at its end")
    func darkBoard() throws {
        try expect(try drawn(theme: "dark", [.object(["key": .string("End")])]).picture, as: "board-dark")
    }

    @Test("a tile in the editor")
    func editor() throws {
        let list: JSONValue = .object(["name": .string("Net the kale"), "role": .string("listitem")])
        let steps: [JSONValue] = [.object(["doubleClick": list]), .object(["type": .string("\n- [ ] Rest")])]
        try expect(try drawn(theme: "light", steps).picture, as: "editor-light")
    }

    @Test("a card that stands one pixel lower is caught")
    func movedCard() throws {
        for theme in ["light", "dark"] {
            let (picture, frame) = try drawn(theme: theme)
            let pixels = Pixels(picture)
            let card = try #require(frame.nodes.first { $0.name == "Turn it weekly while it is warm." }?.frame)
            var moved = pixels
            moved.moveDown(x: Int(card.x)..<Int(card.maxX), y: Int(card.y)..<Int(card.maxY))
            let difference = try #require(moved.difference(from: pixels, tolerance: tolerance))
            #expect(difference > mostDifferent)
        }
    }

    private func drawn(theme: String, _ steps: [JSONValue] = []) throws -> (picture: PixelMemory, frame: Frame) {
        try withWorkspace { place in
            let theme = try Theme.named(theme)
            let fonts = try FontStack()
            let scenario = Scenario(
                name: "picture", width: 800, height: 600, steps: [.object(["open": .string("garden.md")])] + steps)
            let story = Story(scenario, at: place, theme: theme, fonts: fonts)
            let outcome = story.run()
            #expect(outcome.failedStep == nil, "\(outcome.reason ?? "")")
            let frame = story.frame
            return (picture(of: frame, theme: theme, fonts: fonts), frame)
        }
    }

    private func expect(_ picture: PixelMemory, as name: String, sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let kept = folder.appending(path: "\(name).png").path
        if ProcessInfo.processInfo.environment["TILEWRIGHT_RECORD"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try writePNG(picture, to: kept)
        }
        let difference = try Pixels(png: kept).difference(from: Pixels(picture), tolerance: tolerance)
        guard difference.map({ $0 > mostDifferent }) ?? true else { return }
        let seen = FileManager.default.temporaryDirectory.appending(path: "tilewright-\(name).png").path
        try writePNG(picture, to: seen)
        let how = difference.map { "\($0) pixels differ" } ?? "it has another size"
        Issue.record("\(name) differs from its picture: \(how); see \(seen)", sourceLocation: sourceLocation)
    }
}
