import Foundation

/// The program as it was built together with these tests.
enum Program {
    static var path: String {
        get throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "tilewright").path
            guard FileManager.default.isExecutableFile(atPath: program) else { throw Missing(what: program) }
            return program
        }
    }
}
