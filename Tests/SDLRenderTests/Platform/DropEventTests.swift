import CSDL
import Testing

@testable import SDLRender

@Suite("Files from other programs")
struct DropEventTests {
    @Test("a dropped file is told by its path; dropped text is nothing yet")
    func translated() throws {
        var event = SDL_Event()
        event.drop.type = SDL_DROPFILE.rawValue
        event.drop.file = SDL_strdup("/home/ines/beds and paths.png")
        guard case .filesDropped(let paths, _) = try #require(inputEvent(from: event, unitsPerPoint: 1)) else {
            Issue.record("not a drop")
            return
        }
        #expect(paths == ["/home/ines/beds and paths.png"])
        event.drop.type = SDL_DROPTEXT.rawValue
        event.drop.file = SDL_strdup("some text")
        #expect(inputEvent(from: event, unitsPerPoint: 1) == nil)
    }
}
