import Engine
import FoundationEssentials

/// What other programs do to the files while the story goes on.
extension Story {
    func external(_ value: JSONValue) throws(StepFailure) {
        if let file = value["write"]?.string {
            let bytes = try value["from"]?.string.map { path throws(StepFailure) in
                try read(place.scenarioFolder + "/" + path)
            }
            try write(bytes ?? Array((value["text"]?.string ?? "").utf8), toWorkspace: file)
        } else if let file = value["delete"]?.string {
            try outside("delete \(file)") { try FileManager.default.removeItem(atPath: path(file)) }
        } else if let file = value["rename"]?.string, let to = value["to"]?.string {
            try outside("rename \(file)") { try FileManager.default.moveItem(atPath: path(file), toPath: path(to)) }
        } else if let file = value["chmod"]?.string, let mode = value["mode"]?.string.flatMap({ Int($0, radix: 8) }) {
            try outside("change the mode of \(file)") {
                try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(file))
            }
        } else {
            throw StepFailure("“external” writes, deletes, renames or changes the mode of a file")
        }
    }

    /// The round-trip cases' own words for the same.
    func change(outside verb: String, _ step: JSONValue) throws(StepFailure) {
        let file = step["file"]?.string ?? ""
        switch verb {
        case "external-write", "external-replace":
            try write(Array(try text("text", of: step).utf8), toWorkspace: file)
        case "external-touch":
            try outside("touch \(file)") {
                try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path(file))
            }
        case "external-delete": try outside("delete \(file)") { try FileManager.default.removeItem(atPath: path(file)) }
        default: throw StepFailure("nothing is known about “\(verb)”")
        }
    }

    /// Reads again what other programs may have changed.
    func settleReload() { perform(.run(.reload)) }

    private func path(_ file: String) -> String { place.workspace + "/" + file }

    private func write(_ bytes: [UInt8], toWorkspace file: String) throws(StepFailure) {
        try outside("write \(file)") { try Data(bytes).write(to: URL(filePath: path(file))) }
    }

    private func outside(_ what: String, _ body: () throws -> Void) throws(StepFailure) {
        do { try body() } catch { throw StepFailure("could not \(what): \(error)") }
    }
}
