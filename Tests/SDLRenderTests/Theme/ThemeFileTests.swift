import Engine
import Testing

@testable import SDLRender

@Suite("a theme file says what is wrong with it")
struct ThemeFileTests {
    @Test("the built-in themes are whole and differ")
    func builtIn() throws {
        let light = try #require(try Theme.builtIn("light"))
        let dark = try #require(try Theme.builtIn("dark"))
        #expect(color(for: .tileBackground, in: light) != color(for: .tileBackground, in: dark))
        #expect(try Theme.builtIn("mauve") == nil)
    }

    @Test("a colour is read with and without its transparency")
    func transparency() throws {
        let theme = try Theme(name: "mine", file: whole(with: ["accent": "#12345678", "rule": "#abCDef"]))
        let accent = color(for: .accent, in: theme)
        #expect([accent.red, accent.green, accent.blue, accent.alpha] == [18, 52, 86, 120])
        let rule = color(for: .rule, in: theme)
        #expect([rule.red, rule.green, rule.blue, rule.alpha] == [171, 205, 239, 255])
    }

    @Test(
        "each fault has its sentence and its line",
        arguments: [
            ("", ThemeFailure.syntax(line: 1, expected: "\"{\"")),
            ("{\n\"rule\" \"#000000\"}", .syntax(line: 2, expected: "\":\"")),
            ("{\n\n\"rule\": 3}", .syntax(line: 3, expected: "a colour in quotes")),
            ("{\"rule\": \"#000000}", .syntax(line: 1, expected: "a closing quote")),
            ("{\"rule\": \"#000000\",\n \"rule\": \"#000000\"}", .repeatedToken("rule", line: 2)),
            ("{\"mauve\": \"#000000\"}", .unknownToken("mauve", line: 1)),
            ("{\"rule\": \"#00000\"}", .notAColor("#00000", line: 1)),
            ("{\"rule\": \"#+00000\"}", .notAColor("#+00000", line: 1)),
            ("{\"rule\": \"red\"}", .notAColor("red", line: 1)),
            ("{\"rule\": \"#000000\"", .syntax(line: 1, expected: "\"}\"")),
            ("{\"rule\": \"#000000\"} x", .syntax(line: 1, expected: "the end of the file")),
        ])
    func faults(text: String, expected: ThemeFailure) {
        #expect(throws: expected) { try Theme(name: "mine", file: Array(text.utf8)) }
        #expect(!expected.description.isEmpty)
    }

    @Test("missing colours are named")
    func missing() {
        let all = ColorToken.allCases.map { "\($0)" }
        #expect(throws: ThemeFailure.missingTokens(all)) { try Theme(name: "mine", file: Array("{ }".utf8)) }
    }

    private func whole(with colors: [String: String]) -> [UInt8] {
        let lines = ColorToken.allCases.map { "\"\($0)\": \"\(colors["\($0)"] ?? "#000000")\"" }
        return Array("{\(lines.joined(separator: ",\n"))}".utf8)
    }
}
