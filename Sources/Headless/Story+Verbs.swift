import Engine
import SDLRender

/// The document verbs: what a person would do, without saying how. A tile is found by the text that its source holds.
extension Story {
    func perform(verb: String, _ step: JSONValue) throws(StepFailure) {
        switch verb {
        case "open": try open(step["file"] ?? .string(""))
        case "open-folder", "wait", "wait-for-reload": settleReload()
        case "save": perform(.run(.save))
        case "undo": perform(.run(.undo))
        case "redo": perform(.run(.redo))
        case "close", "quit": perform(.back)
        case "replace": try replace(step)
        case "replace-all":
            perform(
                .replaceAll(
                    try text("old", of: step), with: try text("new", of: step), matchCase: step["case"]?.bool ?? false))
        case "move": try move(step)
        case "insert": try insert(step)
        case "append": perform(.insertTile(text: try text("text", of: step), after: tiles.last?.id, edit: false))
        case "delete": perform(.deleteTiles([try tile("block", of: step).id]))
        case "duplicate": perform(.duplicateTiles([try tile("block", of: step).id]))
        case "set-property": try setProperty(step)
        case "set-field": try setField(step)
        case "toggle-task": try toggleTask(step)
        case "caret": try caret(step)
        case "key":
            let chord = try chord(try text("key", of: step))
            send(.keyPressed(key: chord.key, chord.modifiers))
        case "drag": try drag(step)
        case "expect-clean": try expectClean()
        case "kill", "start": restart()
        default: try change(outside: verb, step)
        }
    }

    private var tiles: Domain.Tiles { editor.openTiles }

    func text(_ key: String, of step: JSONValue) throws(StepFailure) -> String {
        guard let text = step[key]?.string else { throw StepFailure("the step has no text “\(key)”") }
        return text
    }

    private func tile(_ key: String, of step: JSONValue) throws(StepFailure) -> Domain.Tile {
        try tile(holding: try text(key, of: step), nth: try count("nth", of: step))
    }

    /// Where a list stands right below the words that name it, the text to replace may be in the next tile.
    private func tile(_ key: String, of step: JSONValue, orNextHolding old: String) throws(StepFailure) -> Domain.Tile {
        let named = try tile(key, of: step)
        let index = tiles.firstIndex { $0.id == named.id } ?? 0
        return named.source.holds(old) ? named : tiles[index...].first { $0.source.holds(old) } ?? named
    }

    private func tile(holding text: String, nth: Int = 1) throws(StepFailure) -> Domain.Tile {
        let found = tiles.filter { $0.source.holds(text) }
        guard found.count >= nth else { throw StepFailure("no tile holds “\(text)”") }
        return found[nth - 1]
    }

    /// Selects the old text in the editor and types over it.
    private func replace(_ step: JSONValue) throws(StepFailure) {
        let (wanted, old, new) = (try text("in", of: step), try text("old", of: step), try text("new", of: step))
        let id: SurfaceID
        do {
            id = .tile(try tile("in", of: step, orNextHolding: old).id)
        } catch {
            guard editor.openFrontMatter?.holds(wanted) == true else { throw error }
            id = .frontMatter
        }
        editSource(of: id)
        let surface = editor.editorSurface
        if surface.refusal == nil {
            guard let range = surface.text.utf8Range(of: old) else { throw StepFailure("“\(old)” is not in the tile") }
            perform(.editText(.select(range)))
            perform(new.isEmpty ? .editText(.delete(.left)) : .editText(.insert(new)))
        } else {
            perform(.editText(.insert(new)))
        }
        if editor.navigationSurface.destination == .detail { perform(.back) }
    }

    /// A typed tile may come up as a form.
    private func editSource(of id: SurfaceID) {
        perform(.editDetail(id))
        if editor.editorSurface.form != nil { perform(.run(.toggleSource)) }
    }

    private func move(_ step: JSONValue) throws(StepFailure) {
        var moved: [Domain.TileID] = []
        for block in (step["blocks"]?.array ?? []).compactMap(\.string) { moved.append(try tile(holding: block).id) }
        if step["block"] != nil { moved.append(try tile("block", of: step).id) }
        perform(.moveTiles(moved, before: try target(of: step, moving: moved)))
    }

    /// The tile to stand before; nil for the end.
    private func target(of step: JSONValue, moving: [Domain.TileID]) throws(StepFailure) -> Domain.TileID? {
        let rest = tiles.filter { !moving.contains($0.id) }
        if let before = step["before"]?.string { return try tile(holding: before).id }
        if let after = step["after"]?.string {
            let id = try tile(holding: after).id
            return rest.firstIndex { $0.id == id }.flatMap { $0 + 1 < rest.count ? rest[$0 + 1].id : nil }
        }
        switch step["to"]?.string {
        case "start": return rest.first?.id
        case "end": return nil
        case let other: throw StepFailure("“\(other ?? "")” is no place to move to")
        }
    }

    private func insert(_ step: JSONValue) throws(StepFailure) {
        let content = try text("text", of: step)
        if step["after"] != nil {
            return perform(.insertTile(text: content, after: try tile("after", of: step).id, edit: false))
        }
        let next = try tile("before", of: step).id
        let index = tiles.firstIndex { $0.id == next } ?? 0
        perform(.insertTile(text: content, after: index > 0 ? tiles[index - 1].id : nil, edit: false))
    }

    private func setProperty(_ step: JSONValue) throws(StepFailure) {
        let list = step["value"]?.array?.compactMap(\.string)
        var values = list ?? []
        if list == nil { values = [try text("value", of: step)] }
        perform(
            .setProperty(
                try tile("in", of: step).id, key: try text("key", of: step), values: values, isList: list != nil))
    }

    /// Fills a field of the tile's form; it is found by its label or by its name in accessibility trees.
    private func setField(_ step: JSONValue) throws(StepFailure) {
        let (wanted, value) = (try text("field", of: step), try text("value", of: step))
        if step["in"] != nil { perform(.editDetail(.tile(try tile("in", of: step).id))) }
        if editor.editorSurface.form == nil { perform(.run(.toggleSource)) }
        guard let form = editor.editorSurface.form else { throw StepFailure("there is no form") }
        guard let field = form.fields.first(where: { $0.label == wanted || $0.id.description == wanted }) else {
            throw StepFailure("the form has no field “\(wanted)”")
        }
        perform(.setField(field.id, to: value))
    }

    /// Presses the box of the item that holds the text.
    private func toggleTask(_ step: JSONValue) throws(StepFailure) {
        let wanted = try text("in", of: step)
        let tile = try tile("in", of: step)
        guard let task = editor.tileSurface(.tile(tile.id))?.content.firstNotNil({ $0.task(holding: wanted) }) else {
            throw StepFailure("no task holds “\(wanted)”")
        }
        perform(.toggleTask(tile.id, offset: task.offset))
    }

    private func caret(_ step: JSONValue) throws(StepFailure) {
        editSource(of: .tile(try tile("in", of: step).id))
        perform(.editText(.move(step["at"]?.string == "start" ? .textStart : .textEnd, extend: false)))
    }

    private func expectClean() throws(StepFailure) {
        let state = editor.statusSurface.state
        guard state == "saved" else { throw StepFailure("the document counts as “\(state)”") }
    }
}

extension Bytes {
    func holds(_ text: String) -> Bool { Array(self).utf8Range(of: Array(text.utf8)) != nil }
}

extension [UInt8] {
    /// The first place where the bytes stand.
    func utf8Range(of needle: [UInt8]) -> Range<Int>? {
        guard !needle.isEmpty, needle.count <= count else { return nil }
        return (0...(count - needle.count)).lazy.map { $0..<$0 + needle.count }.first { self[$0].elementsEqual(needle) }
    }
}

extension String {
    func utf8Range(of text: String) -> Range<Int>? { Array(utf8).utf8Range(of: Array(text.utf8)) }
}

extension Sequence {
    /// What the first element gives that gives something.
    fileprivate func firstNotNil<Value>(_ value: (Element) -> Value?) -> Value? {
        for element in self { if let found = value(element) { return found } }
        return nil
    }
}

extension Surface.Block {
    /// The box of the innermost list item that holds the text.
    fileprivate func task(holding text: String) -> Task? {
        guard case .list(let list) = self else { return nil }
        for item in list.items {
            if let inner = item.blocks.firstNotNil({ $0.task(holding: text) }) { return inner }
            if let task = item.task, item.blocks.contains(where: { $0.ownText.contains(text) }) { return task }
        }
        return nil
    }

    private var ownText: String {
        switch self {
        case .paragraph(let spans), .heading(_, let spans): spans.map(\.text).joined()
        case .list, .quote, .code, .table, .rule, .image, .math, .source, .callout, .properties: ""
        }
    }
}
