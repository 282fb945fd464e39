import Foundation
import Headless
import SDLRender
import Testing

/// A file of `Tests/Scenarios`, and what its story needs around it.
struct ScenarioFile: CustomTestStringConvertible, Sendable {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Scenarios")

    static let all: [ScenarioFile] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { ScenarioFile(name: String($0.dropLast(5))) }
    }()

    /// Without its ending.
    let name: String

    var testDescription: String { name }

    func json() throws -> JSONValue {
        try JSONValue.parse(Array(Data(contentsOf: ScenarioFile.folder.appending(path: name + ".json"))))
    }

    /// Runs it over a private copy of the workspace. `size`: of the window in points, instead of its own; `scale` in pixels
    /// per point.
    @MainActor
    func run(size: Size? = nil, scale: Double = 1) throws -> StoryOutcome {
        try withWorkspace { place in
            var scenario = try Scenario(json())
            if let size { (scenario.width, scenario.height) = (size.width, size.height) }
            return try Story(scenario, at: place, theme: .named("light"), fonts: FontStack(scale: scale)).run()
        }
    }
}

/// Hands out a copy of the scenarios' workspace and an empty output folder, and takes both away afterwards.
func withWorkspace<Result>(_ body: (Story.Place) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tilewright-test-\(UUID().uuidString)")
    let place = Story.Place(
        workspace: folder.appending(path: "workspace").path, output: folder.appending(path: "output").path,
        scenarioFolder: ScenarioFile.folder.path)
    try FileManager.default.createDirectory(atPath: place.output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
        at: ScenarioFile.folder.appending(path: "workspace"), to: URL(filePath: place.workspace))
    return try body(place)
}

extension Theme {
    struct Missing: Error { let name: String }

    /// Throws where it is not built in.
    static func named(_ name: String) throws -> Theme {
        guard let theme = try Theme.builtIn(name) else { throw Missing(name: name) }
        return theme
    }
}
