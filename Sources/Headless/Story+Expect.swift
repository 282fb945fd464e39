import Engine
import SDLRender
import Storage

extension Story {
    func expect(_ value: JSONValue) throws(StepFailure) {
        if let file = value["file"]?.string { try expect(file: file, value) }
        if let status = value["status"]?.string {
            let surface = editor.statusSurface
            guard [surface.counts, surface.state, surface.message].contains(where: { $0.contains(status) }) else {
                throw StepFailure("the status is “\(surface.counts)”, “\(surface.state)”, “\(surface.message)”")
            }
        }
        if let wanted = value["node"] { try expect(node: wanted, value) }
        if let destination = value["destination"]?.string {
            let actual = editor.navigationSurface.destination.rawValue
            guard actual == destination else { throw StepFailure("the destination is “\(actual)”") }
        }
        if let dialog = value["dialog"] { try expect(dialog: dialog) }
    }

    private func expect(file: String, _ value: JSONValue) throws(StepFailure) {
        let bytes = try read(place.workspace + "/" + file)
        if let path = value["equals"]?.string {
            let wanted = try read(place.scenarioFolder + "/" + path)
            guard bytes == wanted else {
                throw StepFailure("\(file) holds \(String(reflecting: String(decoding: bytes, as: UTF8.self)))")
            }
        }
        if let part = value["contains"]?.string {
            guard bytes.utf8Range(of: Array(part.utf8)) != nil else {
                throw StepFailure(
                    "\(file) does not hold “\(part)” but \(String(reflecting: String(decoding: bytes, as: UTF8.self)))")
            }
        }
    }

    private func expect(node wanted: JSONValue, _ value: JSONValue) throws(StepFailure) {
        if let count = value["count"]?.number {
            let found = frame.nodes.filter { node in
                (wanted["role"]?.string.map { $0 == node.role.rawValue } ?? true)
                    && (wanted["name"]?.string.map { $0 == node.name } ?? true)
            }.count
            guard Double(found) == count else { throw StepFailure("there are \(found) of \(try words(wanted))") }
            return
        }
        let node = try node(wanted)
        for (key, state) in [("enabled", Node.States.enabled), ("selected", .selected), ("focused", .focused)] {
            guard let expected = value[key]?.bool else { continue }
            guard node.states.contains(state) == expected else {
                throw StepFailure("\(node.name) is \(node.states.names)")
            }
        }
        for (key, actual) in [("value", node.value), ("description", node.description)] {
            guard let expected = value[key]?.string else { continue }
            guard actual == expected else { throw StepFailure("the \(key) of \(node.name) is “\(actual)”") }
        }
    }

    private func expect(dialog: JSONValue) throws(StepFailure) {
        let actual = editor.dialogSurface
        if let open = dialog.bool {
            guard actual.isOpen == open else {
                throw StepFailure(actual.isOpen ? "“\(actual.title)” is open" : "no dialog is open")
            }
        } else if let title = dialog.string {
            guard actual.title == title else { throw StepFailure("the dialog is “\(actual.title)”") }
        }
    }

    func read(_ path: String) throws(StepFailure) -> [UInt8] {
        do { return try Disk().readFile(at: path).bytes } catch { throw StepFailure(error.sentence) }
    }
}
