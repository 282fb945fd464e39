import Foundation
import Headless
import SDLRender
import Testing

/// Main actor: the fonts' library is not made for threads.
@Suite("scenarios", .enabled(if: Fonts.areInstalled, Fonts.reason))
@MainActor
struct ScenarioTests {
    /// Those that need room: the tree of documents is not shown in a small window.
    nonisolated private static let wide: Set = ["sidebar", "focus", "to-document-by-mouse"]

    @Test("the story goes as it is told", arguments: ScenarioFile.all)
    func asTold(_ file: ScenarioFile) throws {
        let outcome = try file.run()
        #expect(outcome.failedStep == nil, "step \(outcome.failedStep ?? 0): \(outcome.reason ?? "")")
    }

    @Test("the story goes the same in a small window", arguments: ScenarioFile.all.filter { !wide.contains($0.name) })
    func small(_ file: ScenarioFile) throws {
        let outcome = try file.run(size: Size(640, 480))
        #expect(outcome.failedStep == nil, "step \(outcome.failedStep ?? 0): \(outcome.reason ?? "")")
    }

    @Test("the story goes the same with two pixels to a point", arguments: ScenarioFile.all)
    func sharp(_ file: ScenarioFile) throws {
        let outcome = try file.run(scale: 2)
        #expect(outcome.failedStep == nil, "step \(outcome.failedStep ?? 0): \(outcome.reason ?? "")")
    }

    @Test("every kind of step is told at least once, and every file that is saved is compared")
    func completeness() throws {
        var words: Set<String> = []
        var expectations: Set<String> = []
        for file in ScenarioFile.all {
            let steps = try #require(try file.json()["steps"]?.array)
            words.formUnion(steps.flatMap(\.keys))
            expectations.formUnion(steps.flatMap { $0["expect"]?.keys ?? [] })
            let saves = steps.contains { $0["perform"] == .string("save") || $0["key"] == .string("Ctrl+S") }
            let compares = steps.contains { $0["expect"]?["equals"] != nil }
            #expect(compares || !saves, "\(file.name) saves, and compares no file")
        }
        let all: Set = [
            "open", "click", "doubleClick", "rightClick", "hover", "drag", "drop", "wheel", "key", "type", "compose",
            "perform",
            "resize", "theme", "textSize", "density", "wait", "snapshot", "tree", "expect", "external", "crash",
            "restart", "do",
        ]
        #expect(all.subtracting(words) == [])
        let checks: Set = [
            "file", "equals", "contains", "status", "node", "enabled", "selected", "focused", "value", "description",
            "count", "destination", "dialog",
        ]
        #expect(checks.subtracting(expectations) == [])
    }

    @Test("a step that fails stops the story and says what was there instead")
    func failure() throws {
        let outcome = try withWorkspace { place in
            let steps: [JSONValue] = [
                .object(["open": .string("garden.md")]),
                .object(["expect": .object(["destination": .string("detail")])]),
                .object(["perform": .string("quit")]),
            ]
            let scenario = Scenario(name: "wrong", width: 800, height: 600, steps: steps)
            return try Story(scenario, at: place, theme: .named("light"), fonts: FontStack()).run()
        }
        #expect(outcome.failedStep == 2)
        #expect(outcome.reason == "the destination is “document”")
    }
}

extension JSONValue {
    /// Of an object; none for other values.
    fileprivate var keys: [String] { if case .object(let members) = self { Array(members.keys) } else { [] } }
}
