import Foundation

/// A folder for one test: the workspace, a home that nobody has lived in, and what the programs print.
final class Place {
    let path: String
    private(set) var environment: [String: String]

    /// `documents` by their paths in the workspace.
    init(_ documents: [String: String]) throws {
        var template = Array("/tmp/tilewright-window-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw Missing(what: "a folder below /tmp") }
        path = String(cString: made)
        environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": path + "/home",
            "XDG_CONFIG_HOME": path + "/home/config", "XDG_STATE_HOME": path + "/home/state",
            "XDG_CACHE_HOME": path + "/home/cache", "XDG_RUNTIME_DIR": path + "/run",
        ]
        for folder in ["home", "run", "screen", "workspace", "trees"] {
            try FileManager.default.createDirectory(
                atPath: self[folder], withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        for (name, text) in documents { try Data(text.utf8).write(to: URL(filePath: self["workspace/" + name])) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(_ name: String) -> String { path + "/" + name }

    func set(_ name: String, _ value: String) { environment[name] = value }

    /// Nil where there is no such file, or not yet.
    func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: self[name]) }

    /// The contents of the journals of unsaved changes.
    var journals: [Data] {
        let folder = self["home/state/tilewright/journals"]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".journal") }.compactMap { bytes("home/state/tilewright/journals/" + $0) }
    }

    func text(_ name: String) -> String { String(decoding: bytes(name) ?? Data(), as: UTF8.self) }

    /// Starts a program whose words go to `<log>.log`.
    func start(_ words: [String], log: String, third: String? = nil) throws -> Child {
        try Child(words, environment: environment, output: self[log + ".log"], third: third.map { self[$0] })
    }

    /// Runs a short program to its end. Throws where it fails; returns what it printed.
    @discardableResult
    func run(_ words: String...) async throws -> String {
        let log = UUID().uuidString
        let code = try await start(words, log: log).finish()
        let output = text(log + ".log")
        guard code == 0 else { throw Missing(what: "success of \(words.joined(separator: " ")): \(output)") }
        return output
    }
}
