import FoundationEssentials
import Storage

/// The folder that was opened last, remembered between runs.
enum LastWorkspace {
    private static let file = Disk.userStateFolder + "/last-workspace"

    /// Nil where none is known, or it is gone. Where it can't be written down, the next start shows the sample.
    static var path: String? {
        get {
            guard let bytes = try? Disk().readFile(at: file).bytes else { return nil }
            let path = String(decoding: bytes, as: UTF8.self)
            return FileManager.default.fileExists(atPath: path) ? path : nil
        }
        set {
            guard let newValue, newValue != path else { return }
            try? FileManager.default.createDirectory(atPath: Disk.userStateFolder, withIntermediateDirectories: true)
            try? Data(newValue.utf8).write(to: URL(filePath: file))
        }
    }
}

/// The sample workspace: beside an installed program, or in the folder that it was built in.
enum Sample {
    static var path: String? {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            return nil
        }
        var folder = URL(filePath: program).deletingLastPathComponent()
        let installed = folder.deletingLastPathComponent().appending(path: "share/tilewright/assets/sample")
        if FileManager.default.fileExists(atPath: installed.path) { return installed.path }
        for _ in 0..<5 {
            let built = folder.appending(path: "assets/sample").path
            if FileManager.default.fileExists(atPath: built) { return built }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
