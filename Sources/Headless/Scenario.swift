import Engine
import SDLRender

/// A story told to the program: steps that are run in order over a private copy of a workspace.
public struct Scenario: Sendable {
    public var name: String
    /// Points.
    public var width: Double
    public var height: Double
    public var steps: [JSONValue]

    public init(name: String, width: Double, height: Double, steps: [JSONValue]) {
        self.name = name
        self.width = width
        self.height = height
        self.steps = steps
    }

    /// Throws a sentence where the file is not a scenario.
    public init(_ json: JSONValue) throws(StepFailure) {
        guard let steps = json["steps"]?.array else { throw StepFailure("a scenario has a list called “steps”") }
        self.steps = steps
        name = json["name"]?.string ?? "scenario"
        guard let window = json["window"].map({ windowSize($0) }) ?? Size(1280, 800) else {
            throw StepFailure("“window” is a width and a height \(windowSizes)")
        }
        (width, height) = (window.width, window.height)
    }
}

/// The sides of a window, in points; nil where it is no pair of numbers, or can't be drawn.
func windowSize(_ value: JSONValue) -> Size? {
    guard let sides = value.array?.compactMap(\.number), sides.count == 2, sides.allSatisfy(windowSides.contains) else {
        return nil
    }
    return Size(sides[0], sides[1])
}

/// Points.
let windowSides = 64.0...16_384

/// What can be drawn, in words.
var windowSizes: String { "from \(Int(windowSides.lowerBound)) to \(Int(windowSides.upperBound)) points" }

/// Why a step could not be done, or what was there instead of what it expected.
public struct StepFailure: Error, Equatable, Sendable {
    public var reason: String

    public init(_ reason: String) { self.reason = reason }
}

/// How a scenario went.
public struct StoryOutcome: Equatable, Sendable {
    public struct Message: Equatable, Sendable {
        /// From 1.
        public var step: Int
        public var text: String
    }

    public var scenario: String
    /// The first step that failed, from 1, and why; nil where all passed.
    public var failedStep: Int?
    public var reason: String?
    /// Every alert that was shown.
    public var messages: [Message] = []

    public var json: JSONValue {
        .object([
            "scenario": .string(scenario), "passed": .bool(failedStep == nil),
            "failedStep": failedStep.map { .number(Double($0)) } ?? .null,
            "reason": reason.map { .string($0) } ?? .null,
            "messages": .array(
                messages.map { .object(["step": .number(Double($0.step)), "text": .string($0.text)]) }),
        ])
    }
}
