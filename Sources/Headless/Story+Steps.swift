import Engine
import SDLRender

extension Story {
    /// One step, by its first word.
    func perform(_ step: JSONValue) throws(StepFailure) {
        if let verb = step["do"]?.string { return try perform(verb: verb, step) }
        guard case .object(let members) = step else { throw StepFailure("a step is an object") }
        let words = [
            "open", "click", "doubleClick", "rightClick", "hover", "drag", "drop", "wheel", "key", "type", "compose",
            "perform",
            "resize", "theme", "textSize", "density", "wait", "snapshot", "tree", "expect", "external", "crash", "kill",
            "restart", "start",
        ]
        guard let word = words.first(where: { members[$0] != nil }), let value = members[word] else {
            throw StepFailure("no step is called \(members.keys.sorted().joined(separator: ", "))")
        }
        switch word {
        case "open": try open(value)
        case "click": try click(value, clicks: 1)
        case "doubleClick": try click(value, clicks: 2)
        case "rightClick": try click(value, button: .right, clicks: 1)
        case "hover": send(.pointerMoved(try point(value)))
        case "drag": try drag(value)
        case "drop": try drop(value, at: step["at"])
        case "wheel": try wheel(value)
        case "key": try key(value, times: try count("times", of: step))
        case "type": try type(value)
        case "compose": try compose(value)
        case "perform": try performCommand(value)
        case "resize": try resize(value)
        case "theme": try change(theme: value)
        case "textSize": try change(textSize: value)
        case "density": try change(density: value)
        case "wait": try wait(value)
        case "snapshot": try snapshot(value)
        case "tree": try tree(value, deep: step["deep"]?.bool ?? false)
        case "expect": try expect(value)
        case "external": try external(value)
        case "crash", "kill", "restart", "start": restart()
        default: throw StepFailure("the step “\(word)” is not known here")
        }
    }

    /// A document that can't be read is told as an alert.
    func open(_ value: JSONValue) throws(StepFailure) {
        guard let path = value.string else { throw StepFailure("“open” takes a document's path") }
        let id = Domain.DocumentID(path)
        guard editor.listsDocument(id) else { throw StepFailure("there is no document \(path)") }
        perform(.openDocument(id))
    }

    /// A number of times, or the number of one among several: from 1 to a million, 1 where the step has none.
    func count(_ key: String, of step: JSONValue) throws(StepFailure) -> Int {
        let number = step[key]?.number ?? 1
        guard (1...1_000_000).contains(number) else { throw StepFailure("“\(key)” is from 1 to a million") }
        return Int(number)
    }

    private func key(_ value: JSONValue, times: Int) throws(StepFailure) {
        guard let text = value.string else { throw StepFailure("“key” takes a chord") }
        let chord = try chord(text)
        for _ in 0..<times { send(.keyPressed(key: chord.key, chord.modifiers)) }
    }

    private func type(_ value: JSONValue) throws(StepFailure) {
        guard let text = value.string else { throw StepFailure("“type” takes a text") }
        for character in text { send(.textTyped(String(character))) }
    }

    private func compose(_ value: JSONValue) throws(StepFailure) {
        guard let text = value.string else { throw StepFailure("“compose” takes a text") }
        send(.textComposed(text, caret: text.utf8.count))
    }

    private func performCommand(_ value: JSONValue) throws(StepFailure) {
        let name = value.string ?? ""
        guard let command = Command.allCases.first(where: { $0.title == name || $0.rawValue == name }) else {
            throw StepFailure("no command is called “\(name)”")
        }
        perform(.run(command))
    }

    private func resize(_ value: JSONValue) throws(StepFailure) {
        guard let wanted = windowSize(value) else {
            throw StepFailure("“resize” takes a width and a height \(windowSizes)")
        }
        size = wanted
        send(.resized(size, scale: fonts.scale))
    }

    private func wait(_ value: JSONValue) throws(StepFailure) {
        guard value.string == "idle" else { throw StepFailure("“wait” waits for “idle”, never for a time") }
    }

    private func change(theme value: JSONValue) throws(StepFailure) {
        let name = value.string ?? ""
        do {
            guard let found = try Theme.builtIn(name) else { throw StepFailure("no theme is called “\(name)”") }
            theme = found
        } catch let failure as StepFailure {
            throw failure
        } catch {
            throw StepFailure("the theme “\(name)” can't be read: \(error)")
        }
    }

    private func change(textSize value: JSONValue) throws(StepFailure) {
        guard let percent = value.number, (80...200).contains(percent) else {
            throw StepFailure("“textSize” takes per cent from 80 to 200")
        }
        fonts.textSize = Int(percent)
        screen.textSizeChanged()
    }

    private func change(density value: JSONValue) throws(StepFailure) {
        guard let density = value.string.flatMap(Surface.Zoom.Density.init) else {
            throw StepFailure("“density” is overview, cards or page")
        }
        perform(.setZoom(Surface.Zoom(density)))
    }
}
