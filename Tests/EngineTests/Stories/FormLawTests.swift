import Fakes
import Testing

@testable import Engine

@Suite("The law of forms")
struct FormLawTests {
    private static let tiles = [
        ":::tile callout\ntitle: T\nbody: |\n  one\n\ttwo\n\nother: 1\n:::",
        ":::tile callout\ntitle:\n- a\n  -  b\ntitle: C\nbody:\n- x: y\n:::",
        ":::tile counter\n:::",
        ":::tile embed\nurl: https://youtu.be/x\naspectRatio: 4/3  \nno colon\n  deep: 1\n:::",
        ":::chart\ntype: bar\nlabels: a, b\nseries.One: 1, 2\nseries.One:\n- 3\n- 4\nheight: 300\nlegend: Yes\n:::",
        ":::tile chart\ntype: Pie\nlabels:\n  - a\nseries.: 1\n:::",
        ":::mermaid\n\ngraph TD\n  A --> B\n\n:::",
        ":::mermaid\n:::",
        ":::tile mermaid\ndefinition: pie\ntitle: T\n:::",
        ":::tile service-form\nid: f\nservice: s\noperation: o\nmode: proxy\nsubmitLabel: Go\n:::",
        ":::tile buttondown\nusername: u\ntags: a, b\nmetadata.k: v\nmetadata.k: w\npoweredBy: 0\ngeneratePages:\n:::",
        ":::tile vendor.poll\na:\n\n- b: 2\na: |\n  x\n \n  c: 3\n# note: d\n:::",
    ]
    private static let texts = [
        "x", "", "|", " x", "x ", "\n", "x\ny", "x\n", "\n\nx", "  ", ":::", "a\n:::\nb", "- x", "- x\n-y", "é 漢 🌱",
        "\u{301}", "a\n\u{301}b", "a: b", "\t", "x\n \ny", "#", "\u{200B}x", "  :::  ", "\tx\n  y", "a\r", "---", "```",
        "two words", "320", "|-", ":::tile x",
    ]

    private final class Trial {
        let desk: Desk
        var isShort: Bool { tile.form == .mermaid }
        var source: Bytes { desk.editor.openTiles.count > 1 ? desk.editor.openTiles[1].source : [] }
        var tile: Domain.Directive { Domain.Directive(parsing: source) }

        init(_ random: inout Seeded) {
            let text = "# Head\n\n\(FormLawTests.tiles.randomElement(using: &random) ?? "")\n\nAfter.\n"
            let isCRLF = Int.random(in: 0..<4, using: &random) == 0
            desk = Desk(
                page: isCRLF
                    ? text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") : text)
            desk.perform(.editDetail(desk.editor.listSurface.rows[1].id))
        }

        /// False where the field is no text then.
        func empty(_ field: FieldID) -> Bool {
            desk.perform(.focusField(field), .editText(.selectAll), .editText(.delete(.left)))
            return desk.editor.editorSurface.layout != nil
        }
    }

    @Test("whatever is put into a field is read back, or stays in the field with the reason; nothing else changes")
    func putGet() throws {
        var (held, refused) = (0, 0)
        for seed in 0..<240 as Range<UInt64> {
            var random = Seeded(seed)
            let trial = Trial(&random)
            for step in 0..<5 {
                let name =
                    "seed \(seed) step \(step): \(String(decoding: trial.source, as: UTF8.self).debugDescription)"
                let fields = trial.desk.form.fields.filter { !$0.id.isName }
                guard let field = fields.randomElement(using: &random) else { break }
                var text = Self.texts.randomElement(using: &random) ?? ""
                let (before, bytes) = (trial.tile, trial.source)
                trial.desk.perform(.focusField(.newName))
                if Bool.random(using: &random), trial.empty(field.id) {
                    // What is typed has the line ends of a field.
                    text = text.withLineEnds("\n")
                    for letter in text { trial.desk.perform(.editText(.insert(String(letter)))) }
                } else {
                    trial.desk.perform(.setField(field.id, to: text))
                }
                let now = try #require(trial.desk.form.fields.first { $0.id == field.id }, "\(name)")
                let after = trial.tile
                let value = after.place(of: field.id).map { after.properties[$0].value }
                if value.map({ Self.shows($0, text, field, trial.isShort) }) ?? text.isEmpty {
                    held += 1
                } else {
                    #expect(now.problem != nil, "\(name) \(field.id) \(text.debugDescription)")
                    #expect(now.text == text || text.contains("\r"), "\(name) \(field.id) \(text.debugDescription)")
                    refused += 1
                }
                let others = { (tile: Domain.Directive) in
                    tile.properties.indices.filter { $0 != tile.place(of: field.id) }.map {
                        "\(tile.properties[$0].key) \(tile.properties[$0].value)"
                    }
                }
                #expect(others(before) == others(after), "\(name) \(field.id) \(text.debugDescription)")
                #expect(after.fault?.text == before.fault?.text, "\(name)")
                let lines = before.place(of: field.id).map { before.properties[$0].lines }
                if let lines, before.form == after.form {
                    let source = Array(bytes)
                    #expect(trial.source.starts(with: source[..<lines.lowerBound]), "\(name)")
                    #expect(trial.source.reversed().starts(with: source[lines.upperBound...].reversed()), "\(name)")
                }
                let tiles = trial.desk.editor.openTiles
                #expect(tiles.count == 3 && Array(tiles[2].source) == Array("After.".utf8), "\(name)")
            }
        }
        #expect(held > 600 && refused > 60, "held \(held), refused \(refused)")
    }

    /// Whether the value is what the text says in that field.
    private static func shows(
        _ value: Domain.Directive.Value, _ text: String, _ field: Surface.Form.Field, _ isShort: Bool
    ) -> Bool {
        switch field.control {
        case .toggle: return value.text?.switchValue == (text.switchValue ?? false)
        case .list:
            let items = text.linesByLF.map { Blank.trim($0) }.filter { !$0.isEmpty }
            return value.isSame(as: items.isEmpty ? .text("") : .list(items))
        case .text, .multiline, .number, .choice, .name:
            guard isShort else { return value.isSame(as: .text(text)) }
            let lines = text.linesByLF.map { Blank.trim($0).isEmpty ? "" : $0 }
            return value.text.map { $0.linesByLF.map { Blank.trim($0).isEmpty ? "" : $0 }.filter { !$0.isEmpty } }
                == lines.filter { !$0.isEmpty }
        }
    }

    @Test("undoing everything that was done in a form brings the file back, and redoing it all the outcome")
    func undoAll() {
        for seed in 0..<100 as Range<UInt64> {
            var random = Seeded(seed)
            let trial = Trial(&random)
            let before = trial.source
            for _ in 0..<8 {
                guard let field = trial.desk.form.fields.randomElement(using: &random) else { break }
                let text = Self.texts.randomElement(using: &random) ?? ""
                switch Int.random(in: 0..<4, using: &random) {
                case 0: trial.desk.perform(.removeField(field.id))
                case 1: trial.desk.perform(.focusField(field.id), .editText(.insert(text)), .editText(.newLine))
                case 2: trial.desk.perform(.focusField(field.id), .editText(.delete(.left)))
                default: trial.desk.perform(.setField(field.id, to: text))
                }
                let form = trial.desk.form
                #expect(form.fields.contains { $0.id == form.focus }, "seed \(seed)")
                #expect(form.fields.first { $0.id == form.focus }?.text == trial.desk.editor.editorSurface.text)
                #expect(trial.desk.editor.editorSurface.form != nil, "seed \(seed)")
            }
            let after = trial.source
            for _ in 0..<40 { trial.desk.perform(.run(.undo)) }
            #expect(trial.source == before, "seed \(seed)")
            #expect(trial.desk.editor.statusSurface.state == "saved", "seed \(seed)")
            for _ in 0..<40 { trial.desk.perform(.run(.redo)) }
            #expect(trial.source == after, "seed \(seed)")
        }
    }
}
