import FoundationEssentials
import Headless
import SDLRender
import Testing

@Suite("Scenarios that ask for too much")
@MainActor
struct HostileScenarioTests {
    /// What the story says of a step, over an empty folder.
    private func reason(_ step: String) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tilewright-test-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let scenario = try Scenario(JSONValue.parse(Array("{\"steps\": [\(step)]}".utf8)))
        let theme = try #require(try Theme.builtIn("light"))
        let place = Story.Place(workspace: folder, output: folder, scenarioFolder: folder)
        return Story(scenario, at: place, theme: theme, fonts: try FontStack(scale: 1, textSize: 100)).run().reason
    }

    @Test(
        "a number that can't be meant fails the step in a sentence",
        arguments: [
            #"{"key": "Return", "times": 1e300}"#, #"{"key": "Return", "times": -1}"#, #"{"resize": [0, 0]}"#,
            #"{"resize": [-5, 1e300]}"#, #"{"do": "delete", "block": "x", "nth": 0}"#,
            #"{"do": "delete", "block": "x", "nth": 1e300}"#,
            #"{"expect": {"node": {"role": "button"}, "count": 1e300}}"#,
        ])
    func numbers(step: String) throws {
        #expect(try reason(step) != nil)
    }

    @Test(
        "a window that can't be drawn is no scenario", arguments: ["[1e9, 1e9]", "[-1, 0]", "[\"a\", 1]", "[100]", "5"])
    func window(size: String) throws {
        let json = try JSONValue.parse(Array("{\"window\": \(size), \"steps\": []}".utf8))
        #expect(throws: StepFailure.self) { try Scenario(json) }
    }
}
