import Engine
import Testing

/// What a person does at a form, and sees in it.
extension Desk {
    convenience init(form text: String) {
        self.init(page: text)
        perform(.editDetail(editor.listSurface.rows[0].id))
    }

    var form: Surface.Form { editor.editorSurface.form ?? .init(fields: [], focus: .newName) }

    func field(_ key: String, _ nth: Int = 0) -> Surface.Form.Field? {
        form.fields.first { $0.id == .value(key: key, nth: nth) }
    }

    func type(_ text: String) {
        for letter in text { perform(letter == "\n" ? .editText(.newLine) : .editText(.insert(String(letter)))) }
    }

    func focus(_ key: String, _ nth: Int = 0) { perform(.focusField(.value(key: key, nth: nth))) }

    /// The file as it would be saved.
    var file: String {
        perform(.run(.save))
        return saved()
    }
}

@Suite("Filling in a form")
struct FormStories {
    private let callout = "One.\n\n:::tile callout\n# note: x\nbody: Keep.\n:::\n"

    @Test("a typed tile opens as a form: its properties in order, whether they are there or not")
    func fields() {
        let desk = Desk(form: ":::tile embed\ntitle: T\nother: 1\n:::\n")
        #expect(
            desk.form.fields.map(\.id) == [
                .value(key: "url", nth: 0), .value(key: "title", nth: 0), .value(key: "aspectRatio", nth: 0),
                .name(key: "other", nth: 0), .value(key: "other", nth: 0), .newName,
            ])
        #expect(desk.form.fields.map(\.text) == ["", "T", "", "other", "1", ""])
        #expect(desk.form.fields.map(\.isRequired) == [true, false, false, false, false, false])
        #expect(desk.form.fields.map(\.isRemovable) == [false, true, false, false, true, false])
        #expect(desk.field("aspectRatio")?.placeholder == "16/9")
        #expect(desk.field("url")?.problem == "The embed needs a url.")
        #expect(desk.form.focus == .value(key: "url", nth: 0))
        #expect(desk.form.problem == nil)
        #expect(desk.editor.editorSurface.hasForm)
        #expect(desk.editor.tileSurface(desk.editor.listSurface.rows[0].id)?.problem == "The embed needs a url.")
    }

    @Test("no two fields share a name in the accessible tree, whatever the keys are")
    func names() {
        let desk = Desk(form: ":::tile x\na: 1\na: 2\na-2: 3\na-2: 4\na-2-2: 5\n:::\n")
        let ids = desk.form.fields.map(\.id.description)
        #expect(ids.count == 11)
        #expect(Set(ids).count == ids.count)
    }

    @Test("typing changes that property's line alone, the card follows, and a word is one undo")
    func typing() {
        let desk = Desk(form: ":::tile callout\ntitle:   Old  \n# note: x\nbody: Keep.\n:::\n")
        #expect(desk.editor.editorSurface.text == "Old")
        desk.type(" red fox")
        #expect(desk.editor.editorSurface.text == "Old red fox")
        #expect(desk.names == ["Old red fox"])
        #expect(desk.file == ":::tile callout\ntitle:   Old red fox  \n# note: x\nbody: Keep.\n:::\n")
        desk.type("es")
        desk.perform(.run(.undo))
        #expect(desk.editor.editorSurface.text == "Old red fox")
        #expect(desk.editor.editorSurface.selection.focus.offset == 11)
        desk.perform(.run(.undo))
        #expect(desk.editor.editorSurface.text == "Old red ")
        desk.perform(.run(.undo), .run(.undo))
        #expect(desk.field("title")?.text == "Old")
        desk.perform(.run(.redo), .run(.redo), .run(.redo), .run(.redo))
        #expect(desk.file == ":::tile callout\ntitle:   Old red foxes  \n# note: x\nbody: Keep.\n:::\n")
    }

    @Test("a property that is not there comes to be with its first letter, and goes with undo")
    func absent() {
        let desk = Desk(form: ":::tile callout\r\nbody: B\r\n:::\r\n")
        desk.type("New")
        #expect(desk.file == ":::tile callout\r\nbody: B\r\ntitle: New\r\n:::\r\n")
        #expect(desk.form.focus == .value(key: "title", nth: 0))
        desk.perform(.run(.undo))
        #expect(desk.file == ":::tile callout\r\nbody: B\r\n:::\r\n")
        #expect(desk.form.focus == .value(key: "title", nth: 0))
        desk.type("N")
        desk.perform(.editText(.delete(.left)))
        #expect(desk.file == ":::tile callout\r\nbody: B\r\ntitle:\r\n:::\r\n")
        desk.perform(.removeField(.value(key: "title", nth: 0)))
        #expect(desk.file == ":::tile callout\r\nbody: B\r\n:::\r\n")
        #expect(desk.field("title")?.isRemovable == false)
    }

    @Test("undo takes the keyboard to the field that the step was about")
    func undoFocus() {
        let desk = Desk(form: ":::tile callout\ntitle: T\nbody: B\n:::\n")
        desk.type("1")
        desk.focus("body")
        desk.type("2")
        desk.perform(.run(.undo))
        #expect(desk.form.focus == .value(key: "body", nth: 0))
        #expect(desk.editor.editorSurface.text == "B")
        desk.perform(.run(.undo))
        #expect(desk.form.focus == .value(key: "title", nth: 0))
        #expect(desk.editor.editorSurface.text == "T")
        desk.perform(.run(.redo), .run(.redo))
        #expect(desk.form.focus == .value(key: "body", nth: 0))
        #expect(desk.file == ":::tile callout\ntitle: T1\nbody: B2\n:::\n")
    }

    @Test("what the format can't hold stays in its field with the reason, and the file keeps what it could hold")
    func draft() {
        let desk = Desk(form: ":::tile callout\nbody: x\n:::\n")
        desk.focus("body")
        desk.type("\n:::")
        #expect(desk.editor.editorSurface.text == "x\n:::")
        #expect(desk.field("body")?.text == "x\n:::")
        #expect(desk.field("body")?.problem == "A line that is only ::: would close the tile.")
        #expect(desk.file == ":::tile callout\nbody: |\n  x\n  ::\n:::\n")
        desk.focus("title")
        #expect(desk.field("body")?.text == "x\n:::")
        desk.focus("body")
        desk.type("!")
        #expect(desk.field("body")?.problem == nil)
        #expect(desk.file == ":::tile callout\nbody: |\n  x\n  :::!\n:::\n")
        desk.perform(.editText(.delete(.left)), .run(.undo))
        #expect(desk.editor.editorSurface.text == "x\n:::!")
        desk.perform(.editText(.delete(.left)), .back)
        #expect(desk.message == "“body” keeps what it held. A line that is only ::: would close the tile.")
        #expect(desk.file == ":::tile callout\nbody: |\n  x\n  :::!\n:::\n")
    }

    @Test("a new property gets its name with Enter, then its value")
    func newProperty() {
        let desk = Desk(form: ":::tile vendor.poll\nq: 1\n:::\n")
        desk.perform(.focusField(.newName))
        desk.type("a:b\n")
        #expect(desk.form.fields.last?.problem == "The name of a property can't hold a colon or a line break.")
        desk.perform(.editText(.selectAll), .editText(.delete(.left)))
        desk.type("size\n")
        #expect(desk.form.focus == .value(key: "size", nth: 0))
        desk.type("big")
        #expect(desk.file == ":::tile vendor.poll\nq: 1\nsize: big\n:::\n")
        desk.perform(.focusField(.newName))
        desk.type("left")
        desk.focus("q")
        #expect(desk.form.focus == .value(key: "q", nth: 0))
        #expect(desk.file == ":::tile vendor.poll\nq: 1\nsize: big\nleft:\n:::\n")
        desk.perform(.focusField(.newName))
        desk.type("late")
        desk.perform(.back)
        #expect(desk.file == ":::tile vendor.poll\nq: 1\nsize: big\nleft:\nlate:\n:::\n")
    }

    @Test("a name takes effect when its field is left, and a refused one says why")
    func rename() {
        let desk = Desk(form: ":::tile x\nold: 1\nother: 2\n:::\n")
        #expect(desk.form.focus == .value(key: "old", nth: 0))
        desk.perform(.focusField(.name(key: "old", nth: 0)), .editText(.selectAll))
        desk.type("new")
        #expect(desk.saved() == ":::tile x\nold: 1\nother: 2\n:::\n")
        desk.focus("old")
        #expect(desk.form.focus == .value(key: "new", nth: 0))
        #expect(desk.file == ":::tile x\nnew: 1\nother: 2\n:::\n")
        desk.perform(.focusField(.name(key: "new", nth: 0)))
        desk.type(":\n")
        #expect(desk.form.fields[0].problem == "The name of a property can't hold a colon or a line break.")
        #expect(desk.form.fields[0].text == "new:")
        desk.perform(.focusField(.name(key: "new", nth: 0)), .run(.undo))
        #expect(desk.form.fields[0].text == "new")
        desk.perform(.run(.undo))
        #expect(desk.file == ":::tile x\nold: 1\nother: 2\n:::\n")
    }

    @Test("duplicates stand behind the one that counts, can be edited, called otherwise and taken out")
    func duplicates() {
        let desk = Desk(form: ":::tile callout\ntitle: A\nbody: B\ntitle: C\ntitle: D\n:::\n")
        #expect(desk.field("title", 1)?.note == "Not used: the first “title” counts.")
        #expect(
            desk.form.fields.map(\.id).prefix(3) == [
                .value(key: "title", nth: 0), .name(key: "title", nth: 1), .value(key: "title", nth: 1),
            ])
        desk.focus("title", 1)
        desk.type("!")
        desk.perform(.removeField(.value(key: "title", nth: 2)))
        #expect(desk.file == ":::tile callout\ntitle: A\nbody: B\ntitle: C!\n:::\n")
        desk.perform(.removeField(.value(key: "title", nth: 0)))
        #expect(desk.form.focus == .value(key: "title", nth: 0))
        #expect(desk.editor.editorSurface.text == "C!")
        desk.perform(.run(.undo), .setField(.name(key: "title", nth: 1), to: "body"))
        #expect(desk.file == ":::tile callout\ntitle: A\nbody: B\nbody: C!\n:::\n")
        #expect(desk.field("body", 1)?.note == "Not used: the first “body” counts.")
    }

    @Test("choices, switches and numbers of a chart; an unreadable one says so and can be replaced")
    func chart() {
        let desk = Desk(
            form: ":::chart\ntype: bar\nlabels: a, b\nseries.One: 1, x\nheight: 300\nlegend: No\n:::\n")
        #expect(desk.field("type")?.control == .choice(["bar", "line", "pie", "doughnut", "scatter"]))
        #expect(desk.field("height")?.control == .number)
        #expect(desk.field("legend")?.control == .toggle(isOn: false))
        #expect(desk.form.fields.last?.placeholder == "series.NAME")
        #expect(desk.field("series.One")?.problem == "“x” in “series.One” is no number.")
        #expect(desk.form.focus == .value(key: "series.One", nth: 0))
        desk.perform(.editText(.delete(.left)))
        desk.type("2")
        #expect(desk.form.fields.allSatisfy { $0.problem == nil })
        desk.perform(.setField(.value(key: "legend", nth: 0), to: "true"))
        #expect(desk.form.focus == .value(key: "legend", nth: 0))
        #expect(desk.editor.editorSurface.layout == nil)
        desk.perform(.setField(.value(key: "type", nth: 0), to: "line"))
        #expect(
            desk.file == ":::chart\ntype: line\nlabels: a, b\nseries.One: 1, 2\nheight: 300\nlegend: Yes\n:::\n")
        desk.perform(.run(.undo))
        #expect(desk.form.focus == .value(key: "type", nth: 0))
        #expect(desk.field("type")?.text == "bar")
        let unreadable = Desk(form: ":::chart\ntype: dots\nlabels: a\nseries.A: 1\nlegend: perhaps\n:::\n")
        #expect(unreadable.field("type")?.problem?.contains("“dots” is no chart type") == true)
        #expect(unreadable.field("legend")?.problem == "“perhaps” is neither yes nor no.")
        unreadable.perform(.setField(.value(key: "legend", nth: 0), to: "false"))
        #expect(unreadable.file.contains("\nlegend: false\n"))
        let none = Desk(form: ":::chart\ntype: bar\nlabels: a\n:::\n")
        #expect(none.form.problem == "The chart needs at least one series, such as “series.Rain: 42, 61, 38”.")
    }

    @Test("a list is edited as lines, keeps its shape, and its empty lines stay in the field")
    func list() {
        let desk = Desk(form: ":::tile buttondown\nusername: u\ntags:\n  - peas\n:::\n")
        #expect(desk.field("tags")?.control == .list)
        desk.focus("tags")
        desk.type("\n")
        #expect(desk.editor.editorSurface.text == "peas\n")
        desk.type("sugar ")
        #expect(desk.editor.editorSurface.text == "peas\nsugar ")
        desk.type("snaps\n\nx")
        #expect(
            desk.file == ":::tile buttondown\nusername: u\ntags:\n  - peas\n  - sugar snaps\n  - x\n:::\n")
        #expect(desk.field("tags")?.text == "peas\nsugar snaps\n\nx")
        desk.focus("username")
        #expect(desk.field("tags")?.text == "peas\nsugar snaps\nx")
        desk.focus("tags")
        desk.perform(.editText(.selectAll), .editText(.delete(.left)))
        #expect(desk.file == ":::tile buttondown\nusername: u\ntags:\n:::\n")
        #expect(desk.field("tags")?.control == .list)
        desk.type("one")
        #expect(desk.file == ":::tile buttondown\nusername: u\ntags:\n  - one\n:::\n")
        let comma = Desk(form: ":::tile buttondown\nusername: u\ntags: a\n:::\n")
        #expect(comma.field("tags")?.control == .text)
        comma.focus("tags")
        comma.type(", b")
        #expect(comma.file == ":::tile buttondown\nusername: u\ntags: a, b\n:::\n")
    }

    @Test("a list where a text is wanted is shown as the list that it is, with a problem")
    func wrongShape() {
        let desk = Desk(form: ":::tile callout\ntitle:\n- a\n- b\nbody: |\n  x\n  y\n:::\n")
        #expect(desk.field("title")?.control == .list)
        #expect(desk.field("title")?.text == "a\nb")
        #expect(desk.field("title")?.problem == "A text is wanted here, so this list is not used.")
        let lines = Desk(form: ":::tile callout\ntitle: |\n  a\n  b\n:::\n")
        #expect(lines.field("title")?.control == .multiline)
        lines.type("\nc")
        #expect(lines.file == ":::tile callout\ntitle: |\n  a\n  b\n  c\n:::\n")
    }

    @Test("a short diagram stays short while lines are added to it")
    func mermaid() {
        let desk = Desk(form: ":::mermaid\ngraph TD\n:::\n")
        #expect(desk.field("definition")?.isRemovable == false)
        desk.type("\nA")
        #expect(desk.file == ":::mermaid\ngraph TD\nA\n:::\n")
        desk.perform(.removeField(.value(key: "definition", nth: 0)))
        desk.type("\n")
        #expect(desk.editor.editorSurface.text == "graph TD\nA\n")
        #expect(desk.file == ":::mermaid\ngraph TD\nA\n:::\n")
        desk.focus("title")
        #expect(desk.field("definition")?.text == "graph TD\nA")
        desk.type("T")
        #expect(desk.file == ":::tile mermaid\ndefinition: |\n  graph TD\n  A\ntitle: T\n:::\n")
        desk.perform(.run(.undo))
        #expect(desk.file == ":::mermaid\ngraph TD\nA\n:::\n")
    }

    @Test("a text that a field could not take keeps the window open until it is let go")
    func closingWithDraft() {
        let desk = Desk(form: ":::tile callout\ntitle: T\n:::\n")
        desk.perform(.editText(.selectAll), .editText(.insert("\u{301}x")))
        #expect(desk.field("title")?.problem != nil)
        desk.perform(.run(.undo))
        desk.perform(.editText(.selectAll), .editText(.insert("\u{301}x")), .run(.quit))
        #expect(!desk.editor.navigationSurface.isClosing && !desk.editor.dialogSurface.isOpen)
        #expect(desk.message.hasPrefix("A field holds a text that is in no file."))
        #expect(desk.field("title")?.text == "\u{301}x")
        desk.perform(.back, .run(.quit))
        #expect(desk.editor.navigationSurface.isClosing || desk.editor.dialogSurface.isOpen)
    }

    @Test("a line that can't be read is named, and stays while the others are edited")
    func unreadableLine() {
        let desk = Desk(form: ":::tile callout\ntitle: T\nno colon here\n:::\n")
        #expect(desk.editor.editorSurface.form == nil && desk.editor.editorSurface.hasForm)
        #expect(
            desk.editor.editorSurface.selection.focus.offset == ":::tile callout\ntitle: T\nno colon here".utf8.count)
        desk.perform(.run(.toggleSource), .focusField(.value(key: "title", nth: 0)))
        #expect(
            desk.form.problem
                == "Line 3, “no colon here”, is no property: it must be a key, a colon and a value. The source (Ctrl+E) shows it."
        )
        desk.type("!")
        desk.focus("body")
        desk.type("B")
        #expect(desk.file == ":::tile callout\ntitle: T!\nno colon here\nbody: B\n:::\n")
    }

    @Test("Ctrl+E shows the source, which holds for the tiles after it, and brings the form back")
    func source() {
        let desk = Desk(page: "One.\n\n:::tile callout\ntitle: T\nbody: B\n:::\n\n:::tile counter\n:::\n")
        let (callout, counter) = (SurfaceID.tile(desk.tile("T")), SurfaceID.tile(desk.tile("counter")))
        desk.perform(.editDetail(callout), .run(.toggleSource))
        #expect(desk.editor.editorSurface.form == nil && desk.editor.editorSurface.hasForm)
        #expect(desk.editor.editorSurface.text == ":::tile callout\ntitle: T\nbody: B\n:::")
        #expect(desk.editor.editorSurface.selection.focus.offset == ":::tile callout\ntitle: T".utf8.count)
        desk.type("!")
        desk.perform(.editText(.move(.down, extend: false)), .run(.toggleSource))
        #expect(desk.form.focus == .value(key: "body", nth: 0))
        #expect(desk.field("title")?.text == "T!")
        desk.perform(.run(.undo))
        #expect(desk.field("title")?.text == "T")
        desk.type("?")
        desk.perform(.run(.toggleSource), .run(.undo))
        #expect(desk.editor.editorSurface.text == ":::tile callout\ntitle: T\nbody: B\n:::")
        desk.perform(.back, .editDetail(counter))
        #expect(desk.editor.editorSurface.form == nil)
        desk.perform(.run(.toggleSource))
        #expect(desk.field("label") != nil)
        desk.perform(.editDetail(.tile(desk.tile("One."))))
        #expect(desk.editor.editorSurface.form == nil && !desk.editor.editorSurface.hasForm)
        desk.perform(.run(.toggleSource))
        #expect(desk.message == "Only a typed tile has a form.")
    }

    @Test("an unclosed tile is edited as its source")
    func unclosed() {
        let desk = Desk(form: ":::tile callout\ntitle: T\n")
        #expect(desk.editor.editorSurface.form == nil)
        #expect(desk.editor.editorSurface.text == ":::tile callout\ntitle: T")
    }

    @Test("Enter goes to the next field, and is a line break where there are lines")
    func enter() {
        let desk = Desk(form: ":::tile callout\ntitle: T\n:::\n")
        desk.perform(.editText(.newLine))
        #expect(desk.form.focus == .value(key: "body", nth: 0))
        desk.type("- a\nb")
        #expect(desk.file == ":::tile callout\ntitle: T\nbody: |\n  - a\n  b\n:::\n")
    }

    @Test("pre-edit text is shown in its field and is not in the document")
    func composition() {
        let desk = Desk(form: ":::tile callout\ntitle: T\n:::\n")
        desk.perform(.editText(.compose(.init(text: "かn", caret: 3))))
        #expect(desk.editor.editorSurface.composition?.text == "かn")
        #expect(desk.field("title")?.text == "T")
        #expect(desk.field("title")?.layout == desk.editor.editorSurface.layout)
        desk.perform(.editText(.insert("漢")))
        #expect(desk.editor.editorSurface.composition == nil)
        #expect(desk.file == ":::tile callout\ntitle: T漢\n:::\n")
    }

    @Test("pasted lines make a field of many lines of a short one, in the file's own line ends")
    func paste() {
        let desk = Desk(form: ":::tile callout\r\ntitle: T\r\n:::\r\n")
        desk.clipboard.text = "\r\nmore"
        desk.perform(.editText(.paste))
        #expect(desk.field("title")?.control == .multiline)
        #expect(desk.file == ":::tile callout\r\ntitle: |\r\n  T\r\n  more\r\n:::\r\n")
    }

    @Test("the session closes with the tile when undo takes that back")
    func vanishing() {
        let desk = Desk(page: "One.\n")
        desk.perform(.insertTile(text: ":::tile callout\ntitle: T\n:::", after: desk.tile("One."), edit: true))
        #expect(desk.field("title")?.text == "T")
        desk.type("!")
        desk.perform(.run(.undo), .run(.undo))
        #expect(desk.editor.editorSurface.form == nil)
        #expect(desk.editor.navigationSurface.destination == .document)
        #expect(desk.names == ["One."])
    }
}
