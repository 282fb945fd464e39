import Engine
import FoundationEssentials
import SDLRender
import Storage

/// What a verb without a window prints, and the code that the program exits with: 0 done, 1 the answer is no, 2 could not
/// run.
public struct Answer: Equatable, Sendable {
    public var output = ""
    public var error = ""
    public var code: Int32 = 0

    public init(output: String = "", error: String = "", code: Int32 = 0) {
        self.output = output
        self.error = error
        self.code = code
    }

    static func failure(_ sentence: String) -> Answer { Answer(error: sentence, code: 2) }
}

/// A path as given, from the root.
public func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return URL(filePath: full).standardized.path
}

/// One frame of the board as PNG, drawn by the code that the window uses.
public func runSnapshot(_ arguments: Arguments, path: String, output: String) -> Answer {
    do {
        let listing = try Disk().readWorkspace(at: absolute(path))
        if listing.isSingleFile { _ = try Disk().readFile(at: absolute(path)) }
    } catch {
        return .failure(error.sentence)
    }
    switch look(of: arguments) {
    case .failure(let answer): return answer
    case .success(let (theme, fonts)):
        var steps: [JSONValue] = []
        if let document = arguments.document { steps.append(.object(["open": .string(document)])) }
        if let density = arguments.density { steps.append(.object(["density": .string(density.rawValue)])) }
        steps.append(.object(["snapshot": .string(URL(filePath: absolute(output)).lastPathComponent)]))
        let size = arguments.size ?? Arguments.usualSize
        let scenario = Scenario(name: "snapshot", width: size.width, height: size.height, steps: steps)
        let place = Story.Place(
            workspace: absolute(path), output: URL(filePath: absolute(output)).deletingLastPathComponent().path,
            scenarioFolder: "", config: arguments.config.map(absolute))
        let outcome = Story(scenario, at: place, theme: theme, fonts: fonts).run()
        return outcome.reason.map { .failure("The picture was not made: \($0).") } ?? Answer()
    }
}

/// Runs a scenario over a copy of the workspace, or over itself where that is asked for.
public func runReplay(_ arguments: Arguments, scenario path: String) -> Answer {
    var scenario: Scenario
    do {
        scenario = try Scenario(JSONValue.parse(Disk().readFile(at: absolute(path)).bytes))
    } catch let failure as ReadFailure {
        return .failure(failure.sentence)
    } catch let failure as StepFailure {
        return .failure("\(path) is no scenario: \(failure.reason).")
    } catch {
        return .failure("\(path) is not JSON.")
    }
    if let size = arguments.size { (scenario.width, scenario.height) = (size.width, size.height) }
    switch look(of: arguments) {
    case .failure(let answer): return answer
    case .success(let (theme, fonts)):
        let folder = URL(filePath: absolute(path)).deletingLastPathComponent().path
        let workspace = arguments.workspace.map(absolute) ?? folder
        do {
            let copy = try arguments.isInPlace ? nil : temporaryCopy(of: workspace)
            defer { if let copy { try? FileManager.default.removeItem(atPath: copy) } }
            let place = Story.Place(
                workspace: copy.map { inside($0, as: workspace) } ?? workspace,
                output: arguments.outputFolder.map(absolute) ?? FileManager.default.currentDirectoryPath,
                scenarioFolder: folder, config: arguments.config.map(absolute))
            let outcome = Story(scenario, at: place, theme: theme, fonts: fonts).run()
            return Answer(output: try outcome.json.text() + "\n", code: outcome.failedStep == nil ? 0 : 1)
        } catch {
            return .failure("\(workspace) could not be copied for the scenario: \(error)")
        }
    }
}

private func temporaryCopy(of workspace: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tilewright-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A link would be copied as one, and the story would change what it leads to.
    let original = URL(filePath: workspace).resolvingSymlinksInPath().path
    try FileManager.default.copyItem(atPath: original, toPath: inside(folder, as: workspace))
    return folder
}

/// Where the copy of the workspace stands in its folder: under its own name, since the window shows that.
private func inside(_ folder: String, as workspace: String) -> String {
    folder + "/" + URL(filePath: workspace).lastPathComponent
}

private enum Look {
    case success((Theme, FontStack))
    case failure(Answer)
}

private func look(of arguments: Arguments) -> Look {
    do {
        guard let theme = try Theme.builtIn(arguments.theme) else {
            return .failure(
                .failure(
                    "There is no theme called \(arguments.theme); there are \(Theme.builtInNames.joined(separator: " and "))."
                ))
        }
        return .success((theme, try FontStack(scale: arguments.scale ?? 1, textSize: arguments.textSize)))
    } catch let failure as FontFailure {
        return .failure(.failure(failure.description))
    } catch {
        return .failure(.failure("The theme \(arguments.theme) can't be read: \(error)"))
    }
}
