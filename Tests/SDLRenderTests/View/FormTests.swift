import Engine
import Testing

@testable import SDLRender

@Suite("Forms")
struct FormTests {
    private static let sizes = [Size(480, 360), Size(640, 480), Size(1280, 800)]

    private static func stages() -> [(name: String, stage: Stage)] {
        var stages: [(String, Stage)] = []
        for scale in [1.0, 2.0] {
            let ruler = Ruler(scale: scale)
            let metrics = Metrics(measuring: ruler)
            for size in sizes {
                let pane = PanelFrames(size: size, metrics: metrics, showsEditor: true).editor?.width ?? 340
                let all = [
                    ("callout", Sample.callout(width: pane, ruler)), ("chart", Sample.chart(width: pane, ruler)),
                ]
                for (name, surfaces) in all {
                    let title = "\(name) \(Int(size.width))×\(Int(size.height)) at \(scale)"
                    stages.append((title, Stage(surfaces, size: size, measuring: ruler)))
                }
            }
        }
        return stages
    }

    @Test("the forms look as they did", arguments: ["form-callout", "form-chart", "form-unknown"])
    func snapshots(name: String) throws {
        let ruler = Ruler()
        let surfaces =
            switch name {
            case "form-callout": Sample.callout(ruler)
            case "form-chart": Sample.chart(ruler)
            default: Sample.unknown(ruler)
            }
        let stage = Stage(surfaces, measuring: ruler)
        try expectSnapshot(FrameText(frame: stage.frame, part: stage.layout.panels.editor).text, name)
    }

    @Test("fields stand below one another inside the pane, and their texts inside them")
    func places() throws {
        for (name, stage) in Self.stages() {
            let editor = try #require(stage.layout.editor)
            let form = try #require(editor.form)
            let inner = Rect(0, 0, editor.pane.width, form.height).inset(stage.layout.metrics.editorPadding, 0)
            let wrap = stage.layout.viewport(offset: 0).fieldWidth
            var bottom = 0.0
            for field in form.fields {
                #expect((field.label ?? field.box).y >= bottom, "\(name): \(field.id)")
                bottom = field.extent.upperBound
                #expect(field.box.x >= inner.x && field.box.maxX <= inner.maxX + 0.5, "\(name): \(field.id)")
                for option in field.options {
                    #expect(
                        option.rect.x >= inner.x && option.rect.maxX <= inner.maxX + 0.5, "\(name): \(option.value)")
                    #expect(option.rect.width >= 28 && option.rect.height >= 28, "\(name): \(option.value)")
                }
                for remark in field.remarks {
                    #expect(
                        remark.rect.y >= field.box.maxY && remark.layout.width <= inner.width, "\(name): \(remark.text)"
                    )
                }
                if let origin = field.textOrigin {
                    #expect(origin.x + wrap <= field.box.maxX, "\(name): \(field.id) is too narrow for its text")
                }
            }
            #expect(form.height >= bottom, "\(name)")
        }
    }

    @Test("a text of several lines has room for three, a list for its items")
    func heights() throws {
        let ruler = Ruler()
        let stage = Stage(
            Sample.form(
                "x",
                [
                    Sample.value("a", "A", "one", .multiline), Sample.value("b", "B", "one"),
                    Sample.value("c", "C", "one\ntwo\nthree\nfour", .list),
                ], focus: .value(key: "a", nth: 0), ruler))
        let fields = try #require(stage.layout.editor?.form).fields
        #expect(fields.map(\.box.height) == [72, 32, 92])
    }

    @Test("whatever can be pressed is named, 28 × 28 points, unique, and hit only where it is seen")
    func targets() throws {
        for (name, stage) in Self.stages() {
            let frame = stage.frame
            let port = try #require(stage.layout.editor).source
            var seen: Set<String> = []
            for node in frame.nodes {
                #expect(seen.insert(node.id).inserted, "\(name): \(node.id) twice")
                guard node.states.contains(.focusable), node.role != .listitem, node.role != .treeitem else { continue }
                #expect(!node.name.isEmpty, "\(name): \(node.id)")
                #expect(node.frame.width >= 28 && node.frame.height >= 28, "\(name): \(node.id) \(node.frame)")
            }
            for region in frame.regions where region.node.hasPrefix("field-") || region.node.hasPrefix("editor-remove")
            {
                #expect(region.rect.intersection(port) == region.rect, "\(name): \(region.node)")
            }
        }
    }

    @Test("the tree says what a field is, holds, wants and lacks")
    func tree() throws {
        let stage = Stage(Sample.chart(Ruler()))
        let type = try #require(stage.node(.combobox, "Type"))
        #expect(type.value == "bar" && type.description == "Required")
        #expect(type.states.contains(.focused))
        #expect(try #require(stage.node(.radiobutton, "bar")).states.contains(.checked))
        #expect(try !#require(stage.node(.radiobutton, "pie")).states.contains(.checked))
        let height = try #require(stage.node(.text, "Height"))
        #expect(height.states.isSuperset(of: [.editable, .enabled, .focusable]))
        #expect(height.description == "“tall” is no whole number.")
        #expect(try #require(stage.node(.checkbox, "Legend")).states.contains(.checked))
        #expect(stage.node(.button, "Remove labels") != nil)
        #expect(stage.node(.button, "Remove legend") == nil)
        #expect(try #require(stage.node(.text, "New property")).description == "series.NAME")
        #expect(stage.node(.alert, "“tall” is no whole number.") != nil)
        #expect(try #require(stage.node(.button, "Source")).description.contains("Ctrl+E"))
    }

    @Test("what can't be edited can be read, and not pressed")
    func refusal() throws {
        var stage = Stage(Sample.chart(Ruler()))
        stage.surfaces.editor.refusal = "The file can't be written."
        #expect(try !#require(stage.node(.text, "Title")).states.contains(.editable))
        let pie = try #require(stage.middle(.radiobutton, "pie"))
        #expect(stage.click(pie) == [])
        #expect(stage.node(.alert, "The file can't be written.") != nil)
    }

    @Test("only what is seen of a long form is drawn")
    func longForm() {
        let ruler = Ruler()
        let few = Stage(Sample.long(fields: 3, lines: 5, ruler)).frame.commands.count
        let many = Stage(Sample.long(fields: 200, lines: 5, ruler)).frame.commands.count
        let tall = Stage(Sample.long(fields: 1, lines: 10_000, ruler)).frame.commands.count
        #expect(many < few + 40)
        #expect(tall < few + 40)
    }

    @Test("an unlisted value of a choice is an option as well")
    func unlisted() throws {
        let field = Sample.value("type", "Type", "radar", .choice(["bar", "pie"]), problem: "none of the choices")
        let stage = Stage(Sample.form("x", [field], focus: field.id, Ruler()))
        #expect(try #require(stage.node(.radiobutton, "radar")).states.contains(.checked))
    }

    @Test("the field that comes to have the keyboard is scrolled into view, and so is its caret")
    func follow() throws {
        let ruler = Ruler()
        let metrics = Metrics(measuring: ruler)
        var stage = Stage(Sample.chart(focus: .newName, ruler), size: Size(480, 360))
        let frames = try #require(stage.layout.editor)
        stage.state.follow(stage.surfaces.editor, in: frames, metrics: metrics, measuring: ruler)
        stage.state.clampScroll(to: stage.layout)
        #expect(try #require(stage.node(.text, "New property")).states.contains(.showing))
        #expect(stage.state.offset(.editor) > 0)

        var tall = Stage(Sample.long(fields: 1, lines: 900, focus: .value(key: "key1", nth: 0), ruler))
        let tallFrames = try #require(tall.layout.editor)
        tall.state.follow(tall.surfaces.editor, in: tallFrames, metrics: metrics, measuring: ruler)
        let offset = tall.state.offset(.editor)
        let caret = 40 + 12 + 900 * 20.0
        #expect(offset < caret && caret < offset + tallFrames.source.height + 20)
    }
}
