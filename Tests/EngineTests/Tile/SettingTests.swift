import Fakes
import Testing

@testable import Engine

@Suite("writing a property")
struct SettingTests {
    private func tile(_ text: String) -> Domain.Directive { Domain.Directive(parsing: Bytes(text.utf8)) }

    private func set(
        _ key: String, _ value: Domain.Directive.Value, in text: String, ending: String = "\n"
    ) throws -> String {
        String(decoding: try tile(text).setting(key, to: value, lineEnding: ending), as: UTF8.self)
    }

    @Test("a value changes its own bytes alone: blanks, comments and the other lines stay")
    func oneLine() throws {
        let source = ":::tile callout\ntitle:   Old title  \n# not a comment: a key\nbody: Keep me.   \n:::"
        #expect(
            try set("title", .text("New"), in: source)
                == ":::tile callout\ntitle:   New  \n# not a comment: a key\nbody: Keep me.   \n:::")
        #expect(try set("a", .text("c"), in: ":::tile x\na:b\n:::") == ":::tile x\na:c\n:::")
    }

    @Test("a new property stands before the closing line, in the tile's own line ends")
    func newProperty() throws {
        #expect(try set("b", .text("2"), in: ":::tile x\r\na: 1\r\n  :::") == ":::tile x\r\na: 1\r\nb: 2\r\n  :::")
        #expect(try set("b", .text("2"), in: ":::chart\n:::") == ":::chart\nb: 2\n:::")
        #expect(
            try set("b", .text("x\ny"), in: ":::tile x\na: |\n  t\n\n:::")
                == ":::tile x\na: |\n  t\n\nb: |\n  x\n  y\n:::")
    }

    @Test("shapes change into each other")
    func shapes() throws {
        let source = ":::tile x\na: one  \nb: 2\n:::"
        let multi = try set("a", .text("one\n\n two"), in: source)
        #expect(multi == ":::tile x\na: |\n  one\n\n   two\nb: 2\n:::")
        let list = try set("a", .list(["p", "q"]), in: multi)
        #expect(list == ":::tile x\na: \n- p\n- q\nb: 2\n:::")
        #expect(try set("a", .text("one"), in: list) == ":::tile x\na: one\nb: 2\n:::")
        #expect(try set("a", .text(""), in: list) == ":::tile x\na: \nb: 2\n:::")
        #expect(try set("a", .text("|"), in: source) == ":::tile x\na: |\n  |\nb: 2\n:::")
    }

    @Test("what follows is not taken into the value")
    func separators() throws {
        let indented = try set("a", .text("x\ny"), in: ":::tile x\na: 1\n  b: 2\n:::")
        #expect(indented == ":::tile x\na: |\n  x\n  y\n \n  b: 2\n:::")
        let hyphen = try set("a", .text(""), in: ":::tile x\na: 1\n- b: 2\n:::")
        #expect(hyphen == ":::tile x\na: \n\n- b: 2\n:::")
        #expect(try set("- b", .text("2"), in: ":::tile x\na:\n:::") == ":::tile x\na:\n\n- b: 2\n:::")
    }

    @Test("a short diagram stays short where it can, and becomes long where it must")
    func mermaid() throws {
        let source = ":::mermaid\n\ngraph TD\n\n:::"
        #expect(try set("definition", .text("pie\n\"a\" : 1"), in: source) == ":::mermaid\n\npie\n\"a\" : 1\n\n:::")
        #expect(try set("definition", .text("pie"), in: ":::mermaid\n:::") == ":::mermaid\npie\n:::")
        #expect(
            try set("title", .text("T"), in: source) == ":::tile mermaid\ndefinition: graph TD\ntitle: T\n:::")
        #expect(
            try set("definition", .text("a\n"), in: source) == ":::tile mermaid\ndefinition: |\n  a\n\n:::")
    }

    @Test(
        "what the format can't hold is refused with a sentence",
        arguments: [
            ("a", Domain.Directive.Value.text("one\n:::\ntwo")), ("a", .text("x\n  :::")), ("a", .list([])),
            ("a", .list([""])), ("a", .list(["x\ny"])), ("a", .list([" x"])), ("", .text("x")), ("a:b", .text("x")),
            ("a\nb", .text("x")), (" a", .text("x")), ("a", .text("\u{301}x")), ("a", .text("x\n\u{301}y")),
            ("a", .list(["\u{301}x"])), ("a", .text("x\r")), (":::", .text("x")),
        ])
    func refusals(key: String, value: Domain.Directive.Value) throws {
        let error = #expect(throws: Domain.Refusal.self) { try set(key, value, in: ":::tile x\na: 1\n:::") }
        #expect(error?.sentence.hasSuffix(".") == true)
    }

    @Test("the text ::: alone can be written, and a tile without an end can't be added to")
    func edges() throws {
        #expect(try set("a", .text(":::"), in: ":::tile x\n:::") == ":::tile x\na: :::\n:::")
        #expect(throws: Domain.Refusal.self) { try set("a", .text("1"), in: ":::tile x\na: 2") }
    }

    @Test("bytes that are not UTF-8 stay where they are")
    func invalid() throws {
        let source = Bytes(":::tile x\na: 1\nb: ".utf8) + [0xFF] + Bytes("\n:::".utf8)
        let written = try Domain.Directive(parsing: source).setting("a", to: .text("2"), lineEnding: "\n")
        #expect(written == Array(":::tile x\na: 2\nb: ".utf8) + [0xFF] + Array("\n:::".utf8))
    }

    @Test("put-get, put-put and the rest untouched, for every value, or a refusal")
    func law() {
        var made = 0
        var refused = 0
        for seed in 0..<20_000 as Range<UInt64> {
            var random = Seeded(seed)
            let source = TileMaker.source(&random)
            let before = Domain.Directive(parsing: Bytes(source.utf8))
            let key = TileMaker.keys.randomElement(using: &random) ?? "a"
            let (first, second) = (TileMaker.value(&random), TileMaker.value(&random))
            do throws(Domain.Refusal) {
                let once = Domain.Directive(parsing: Bytes(try before.setting(key, to: first, lineEnding: "\n")))
                #expect(once.value(of: key) == first, "seed \(seed): \(source.debugDescription) \(first)")
                let others = { (tile: Domain.Directive) in tile.properties.filter { $0.key != key }.map(\.value) }
                #expect(others(once) == others(before), "seed \(seed): \(source.debugDescription) \(first)")
                let tiles = Domain.Document(parsing: Array(once.source)).tiles
                #expect(tiles.count == 1 && tiles.first?.source.count == once.source.count, "seed \(seed)")
                let twice = Domain.Directive(parsing: Bytes(try once.setting(key, to: second, lineEnding: "\n")))
                #expect(twice.value(of: key) == second, "seed \(seed)")
                made += 1
            } catch {
                #expect(error.sentence.hasSuffix("."), "seed \(seed)")
                refused += 1
            }
        }
        #expect(made > 5000 && refused > 5000, "made \(made), refused \(refused)")
    }

    @Test("the canonical form reads the same, or says that it does not")
    func canonical() {
        var lossy = 0
        for seed in 0..<10_000 as Range<UInt64> {
            var random = Seeded(seed)
            let tile = Domain.Directive(parsing: Bytes(TileMaker.source(&random).utf8))
            guard tile.fault == nil else { continue }
            let back = Domain.Directive(parsing: Bytes(tile.canonical.utf8))
            let isSame =
                back.properties.map(\.key) == tile.properties.map(\.key)
                && back.properties.map(\.value) == tile.properties.map(\.value)
            #expect(isSame != tile.isCanonicalLossy, "seed \(seed): \(tile.canonical.debugDescription)")
            if tile.isCanonicalLossy { lossy += 1 } else { #expect(back.canonical == tile.canonical, "seed \(seed)") }
        }
        #expect(lossy > 50)
    }
}

/// Random directives and values out of what has gone wrong somewhere.
enum TileMaker {
    static let keys = ["a", "b", "- a", "title", "definition", "é", "new key", "", "a:b", "a "]
    private static let lines = [
        "a: 1", "a:", "a:   ", "a: |", "  two", "\ttab", "   three ", "- item", "- x: y", "", " ", "  ", "b: x  ",
        "title:\u{A0}T",
        "no colon", "é: ü", "- ", "  indented: 2", "b:|", "a: |  ", "e\u{301}: 1", ":\u{301}", "- a:",
    ]
    private static let texts = [
        "x", "", "|", " x", "x ", "\n", "x\ny", "x\n", "\n\nx", "  ", ":::", ":::\n", "- x", "é 漢 🌱", "\u{301}", "a: b",
        "\t",
        "x\n \ny", "x\r\ny", "#", "\u{200B}x", "  :::  ",
    ]

    static func source(_ random: inout Seeded) -> String {
        let opening = [":::tile x", ":::tile callout", ":::chart", ":::mermaid", "  :::tile x  "]
        let ending = Int.random(in: 0..<4, using: &random) == 0 ? "\r\n" : "\n"
        var all = [opening.randomElement(using: &random) ?? ":::chart"]
        for _ in 0..<Int.random(in: 0..<8, using: &random) { all.append(lines.randomElement(using: &random) ?? "") }
        return (all + [":::"]).joined(separator: ending)
    }

    static func value(_ random: inout Seeded) -> Domain.Directive.Value {
        let all = (0..<Int.random(in: 1..<4, using: &random)).map { _ in text(&random) }
        return Int.random(in: 0..<3, using: &random) == 0 ? .list(all) : .text(all[0].replacingCRLF)
    }

    private static func text(_ random: inout Seeded) -> String { texts.randomElement(using: &random) ?? "" }
}
