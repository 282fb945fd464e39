import Engine
import Testing

@testable import SDLRender

@Suite("Input in forms")
struct FormInputTests {
    private func field(_ key: String) -> FieldID { .value(key: key, nth: 0) }

    /// Follows the engine's part: the field that is asked for has the keyboard from then on.
    private func focus(_ intents: [Intent], _ stage: inout Stage) {
        for case .focusField(let id) in intents {
            stage.surfaces.editor.form?.focus = id
            let focused = stage.surfaces.editor.form?.fields.first { $0.id == id }
            stage.surfaces.editor.layout = focused?.layout
            stage.surfaces.editor.text = focused?.text ?? ""
        }
    }

    @Test("Tab walks the fields in reading order, also those out of sight, then the buttons, and comes round")
    func tabOrder() {
        var stage = Stage(Sample.chart(Ruler()), size: Size(480, 360))
        var walked: [String] = []
        let start = stage.surfaces.editor.form?.focus
        repeat {
            let place = stage.state.focusedNode ?? stage.surfaces.editor.form?.focus.description ?? ""
            walked.append(place)
            let intents = stage.key("Tab")
            focus(intents, &stage)
        } while (stage.state.focusedNode != nil || stage.surfaces.editor.form?.focus != start) && walked.count < 60
        let form = walked.filter { !$0.hasPrefix("command") }
        #expect(
            form == [
                "field-type", "field-title", "field-labels", "field-height", "field-legend", "name-series.2025",
                "field-series.2025", "new-property", "editor-remove-field-type", "editor-remove-field-title",
                "editor-remove-field-labels", "editor-remove-field-height", "editor-remove-field-series.2025",
                "editor-source", "editor-back",
            ])
        #expect(walked.count < 60)
    }

    @Test("Shift+Tab goes back, and a button out of sight is scrolled into view")
    func backwards() throws {
        var stage = Stage(Sample.chart(focus: field("labels"), Ruler()), size: Size(480, 360))
        #expect(stage.key("Tab", .shift) == [.focusField(field("title"))])
        stage.state.focusedNode = "editor-remove-field-title"
        #expect(stage.key("Tab") == [])
        #expect(stage.key("Tab", .shift) == [])
        #expect(stage.state.focusedNode == "editor-remove-field-title")
        #expect(try #require(stage.node(.button, "Remove title")).states.contains(.showing))
        #expect(stage.key("Return") == [.removeField(field("title"))])
    }

    @Test("Alt+Delete takes out the property that has the keyboard, also from its name")
    func removeByKey() {
        for focus in [field("series.2025"), .name(key: "series.2025", nth: 0)] {
            var stage = Stage(Sample.chart(focus: focus, Ruler()))
            #expect(stage.key("Delete", .alt) == [.removeField(field("series.2025"))])
        }
        var choice = Stage(Sample.chart(focus: field("type"), Ruler()))
        #expect(choice.key("Delete", .alt) == [.removeField(field("type"))])
        var last = Stage(Sample.chart(focus: .newName, Ruler()))
        #expect(last.key("Delete", .alt) == [])
    }

    @Test("text keys go to the field that has the keyboard, Enter too")
    func textKeys() {
        var stage = Stage(Sample.callout(Ruler()))
        #expect(stage.key("Left", .control) == [.editText(.move(.wordLeft, extend: false))])
        #expect(stage.key("Return") == [.editText(.newLine)])
        #expect(stage.send(.textTyped("ü")) == [.editText(.insert("ü"))])
        #expect(stage.key("E", .control) == [.run(.toggleSource)])
        #expect(stage.key("Escape") == [.back])
    }

    @Test("on a choice the arrows choose, and typing goes nowhere")
    func choiceKeys() {
        var stage = Stage(Sample.chart(Ruler()))
        #expect(stage.key("Right") == [.setField(field("type"), to: "line")])
        #expect(stage.key("Down") == [.setField(field("type"), to: "line")])
        #expect(stage.key("Left") == [])
        #expect(stage.key("End") == [.setField(field("type"), to: "scatter")])
        #expect(stage.send(.textTyped("x")) == [])
        #expect(stage.key("Z", .control) == [.run(.undo)])
        #expect(stage.key("Delete") == [])
        #expect(stage.key("Escape") == [.back])
    }

    @Test("a choice that is not set begins at the value that holds")
    func unsetChoice() {
        let usual = Sample.value("mode", "Mode", "", .choice(["auto", "light", "dark"]), placeholder: "light")
        var stage = Stage(Sample.form("x", [usual], focus: usual.id, Ruler()))
        #expect(stage.key("Right") == [.setField(usual.id, to: "dark")])
        #expect(stage.key("Space") == [.setField(usual.id, to: "light")])
        let none = Sample.value("mode", "Mode", "", .choice(["auto", "light", "dark"]))
        var other = Stage(Sample.form("x", [none], focus: none.id, Ruler()))
        #expect(other.key("Right") == [.setField(none.id, to: "auto")])
        #expect(other.key("Left") == [.setField(none.id, to: "dark")])
    }

    @Test("a click chooses and takes the keyboard along; the label gives the keyboard")
    func choiceByMouse() throws {
        var stage = Stage(Sample.chart(focus: field("title"), Ruler()))
        let pie = try #require(stage.middle(.radiobutton, "pie"))
        #expect(stage.click(pie) == [.focusField(field("type")), .setField(field("type"), to: "pie")])
        let labels = try #require(stage.node(.text, "Labels")).frame
        #expect(stage.click(Point(labels.x + 10, labels.y - 10)) == [.focusField(field("labels"))])
    }

    @Test("Space, Enter and a click flip a switch")
    func toggles() throws {
        var stage = Stage(Sample.chart(focus: field("legend"), Ruler()), size: Size(1280, 1400))
        #expect(stage.key("Space") == [.setField(field("legend"), to: "false")])
        #expect(stage.key("Return") == [.setField(field("legend"), to: "false")])
        let box = try #require(stage.middle(.checkbox, "Legend"))
        #expect(stage.click(box) == [.setField(field("legend"), to: "false")])
    }

    @Test("a press puts the keyboard and the caret into a text, a drag selects there")
    func textPointer() throws {
        var stage = Stage(Sample.callout(Ruler()))
        let editor = try #require(stage.layout.editor)
        let text = try #require(editor.form?.field(field("body"))?.textOrigin)
        let origin = Point(editor.source.x + text.x, editor.source.y + text.y)
        let intents = stage.send(.pointerPressed(Point(origin.x + 40, origin.y + 30), .left, clicks: 1, []))
        #expect(intents == [.focusField(field("body")), .editText(.click(x: 40, y: 30, count: 1, extend: false))])
        #expect(stage.send(.pointerMoved(Point(origin.x, origin.y))) == [])
        focus(intents, &stage)
        stage.state.scroll[.editor] = 10
        #expect(stage.send(.pointerMoved(Point(origin.x + 60, origin.y + 50))) == [.editText(.drag(x: 60, y: 60))])
        stage.send(.pointerReleased(origin, .left, []))
        stage.state.scroll[.editor] = 0
        let again = Point(origin.x + 10, origin.y + 5)
        #expect(
            stage.send(.pointerPressed(again, .left, clicks: 2, .shift)) == [
                .editText(.click(x: 10, y: 5, count: 2, extend: true))
            ])
    }

    @Test("the buttons of the header and of a field can be pressed")
    func buttons() throws {
        var stage = Stage(Sample.callout(Ruler()))
        let source = try #require(stage.middle(.button, "Source"))
        #expect(stage.click(source) == [.run(.toggleSource)])
        let remove = try #require(stage.middle(.button, "Remove body"))
        #expect(stage.click(remove) == [.removeField(field("body"))])
        stage.surfaces.editor.form = nil
        #expect(stage.node(.button, "Form") != nil)
        stage.surfaces.editor.hasForm = false
        #expect(stage.node(.button, "Form") == nil)
    }

    @Test("F6 leaves the form and comes back to the field that had the keyboard")
    func regions() {
        var stage = Stage(Sample.chart(focus: field("labels"), Ruler()))
        #expect(stage.key("F6") == [])
        #expect(stage.state.focusedNode == "zoom-density")
        stage.key("F6")
        #expect(stage.state.focusedNode == "command-back")
        #expect(stage.send(.textTyped("a")) == [])
        stage.key("F6")
        stage.key("F6")
        #expect(stage.key("F6") == [])
        #expect(stage.state.focusedNode == nil)
        #expect(stage.send(.textTyped("a")) == [.editText(.insert("a"))])
    }

    @Test("the wheel scrolls the form as a whole")
    func wheel() throws {
        var stage = Stage(Sample.chart(Ruler()), size: Size(480, 360))
        let port = try #require(stage.layout.editor).source
        stage.send(.wheel(Point(port.midX, port.midY), dx: 0, dy: -100, []))
        #expect(stage.state.offset(.editor) == stage.layout.maxScroll(.editor))
        #expect(try #require(stage.node(.text, "New property")).states.contains(.showing))
        #expect(try !#require(stage.node(.combobox, "Type")).states.contains(.showing))
    }
}
