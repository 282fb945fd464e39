import Foundation
import Headless
import Testing

/// Over the real disk: what is wrong with a path is answered with one sentence that names it, and a code.
@Suite("bad input")
struct BadInputTests {
    @Test("a path that is not there")
    func missing() throws {
        try inFolder { folder in
            let path = folder + "/gone.md"
            expect(readers(path), code: 2, "There is no file or folder at \(path).")
        }
    }

    @Test("a file that may not be read", .enabled(if: geteuid() != 0, "root may read everything"))
    func notPermitted() throws {
        try inFolder { folder in
            let path = try write("# Secret\n", to: folder + "/secret.md")
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
            expect(readers(path), code: 2, "You may not read \(path); its permissions do not let you.")
        }
    }

    @Test("a folder where a file is wanted, and a folder without documents")
    func folders() throws {
        try inFolder { folder in
            expect(
                [runDump(path: folder)], code: 2, "\(folder) is not a plain file, so it can't be read as a document.")
            expect([runCheck(paths: [folder])], code: 2, "There is no document in \(folder).")
            let replay = try Arguments(["replay", folder])
            expect(
                [runReplay(replay, scenario: folder)], code: 2,
                "\(folder) is not a plain file, so it can't be read as a document.")
        }
    }

    @Test("a picture that is called .md")
    func binary() throws {
        try inFolder { folder in
            let path = folder + "/picture.md"
            try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0xFF, 0xFE]).write(
                to: URL(filePath: path))
            expect(readers(path), code: 2, "\(path) is not a text: it looks like a picture or a program.")
        }
    }

    @Test("a directive that is never closed")
    func unclosed() throws {
        try inFolder { folder in
            let path = try write("# Fine\n\n:::tile callout\ntitle: Open\n", to: folder + "/open.md")
            let answer = runCheck(paths: [path])
            #expect(answer.code == 1)
            #expect(answer.output == "")
            #expect(answer.error.hasPrefix("\(path):3:1: error: "))
            #expect(!answer.error.contains("\n"))
            let dump = runDump(path: path)
            #expect(dump.code == 1)
            #expect(dump.error == answer.error)
        }
    }

    @Test("a scenario that is none, and a theme that there is not")
    func replay() throws {
        try inFolder { folder in
            let text = try write("steps", to: folder + "/text.json")
            let list = try write("{\"name\": \"x\"}", to: folder + "/list.json")
            let arguments = try Arguments(["replay", text])
            expect([runReplay(arguments, scenario: text)], code: 2, "\(text) is not JSON.")
            expect(
                [runReplay(arguments, scenario: list)], code: 2,
                "\(list) is no scenario: a scenario has a list called “steps”.")
            let pink = try Arguments(["snapshot", folder, "-o", folder + "/a.png", "--theme", "pink"])
            expect(
                [runSnapshot(pink, path: folder, output: folder + "/a.png")], code: 2,
                "There is no theme called pink; there are light and dark.")
        }
    }

    /// What each verb that reads a document says.
    private func readers(_ path: String) -> [Answer] {
        var answers = [runDump(path: path), runCheck(paths: [path])]
        if let arguments = try? Arguments(["snapshot", path, "-o", path + ".png"]) {
            answers.append(runSnapshot(arguments, path: path, output: path + ".png"))
        }
        #expect(answers.count == 3)
        #expect(!FileManager.default.fileExists(atPath: path + ".png"))
        return answers
    }

    private func expect(
        _ answers: [Answer], code: Int32, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for answer in answers {
            #expect(answer == Answer(error: sentence, code: code), sourceLocation: sourceLocation)
        }
    }

    private func write(_ text: String, to path: String) throws -> String {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tilewright-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }
}
