import Engine
import Foundation
import Testing

@Suite("docs/keymap.md")
struct KeymapPageTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/keymap.md")

    private static var rows: [String] {
        Command.allCases.map { command in
            let keys = Keymap.standard.chords(of: command).map { "`\($0.title)`" }.joined(separator: ", ")
            return "| `\(command.rawValue)` | \(command.hint) | \(keys) |"
        }
    }

    /// With TILEWRIGHT_RECORD=1 the page's list is written anew.
    @Test("lists every command with its usual keys")
    func isComplete() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if ProcessInfo.processInfo.environment["TILEWRIGHT_RECORD"] == "1" {
            let head = try #require(lines.lastIndex { $0.hasPrefix("| ---") })
            try (lines[...head] + Self.rows + [""]).joined(separator: "\n").write(
                to: Self.page, atomically: true, encoding: .utf8)
            return
        }
        #expect(lines.filter { $0.hasPrefix("| `") } == Self.rows)
    }
}
