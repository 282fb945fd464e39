import Engine
import Fakes

extension EditorDriver {
    func intent(_ random: inout Seeded) -> Intent {
        let isOpen = editor.editorSurface.layout != nil
        if let form = editor.editorSurface.form, random.once(in: 3) { return formIntent(form, &random) }
        switch random.below(isOpen ? 60 : 30) {
        case 0...5: return .run(random.one(of: Command.allCases))
        case 6: return .run(.undo)
        case 7: return .run(.redo)
        case 8: return .run(.save)
        case 9...13: return .editDetail(someRow(&random))
        case 14: return .select(someRow(&random))
        case 15: return .toggleSelection(someRow(&random))
        case 16: return .extendSelection(someRow(&random))
        case 17:
            return .moveSelection(
                random.one(of: [.left, .right, .up, .down, .pageUp, .pageDown, .start, .end]),
                extend: random.once(in: 3))
        case 18, 19: return .insertTile(text: someText(&random), after: someTile(&random), edit: random.once(in: 2))
        case 20: return .deleteTiles(someTiles(&random))
        case 21: return .duplicateTiles(someTiles(&random))
        case 22 where random.once(in: 3):
            let dragged = random.once(in: 2) ? Dragged.selection : someTile(&random).map { .tile($0) } ?? .selection
            return .moveToDocument(dragged, Domain.DocumentID("other.md"))
        case 22, 23: return .moveTiles(someTiles(&random), before: someTile(&random))
        case 24: return .replaceAll(someNeedle(&random), with: someText(&random), matchCase: random.once(in: 2))
        case 25: return random.once(in: 2) ? .back : .clearSelection
        case 26: return .answer(random.one(of: [.dismiss, .saveAnyway, .saveAndClose, .discardAndClose]))
        case 27: return .setViewport(someViewport(&random))
        case 28: return .openDocument(Domain.DocumentID(random.once(in: 2) ? "other.md" : "page.md"))
        case 29: return random.once(in: 4) ? .toggleFolder("none") : .toggleFold(someRow(&random))
        default: return .editText(textCommand(&random))
        }
    }

    private func formIntent(_ form: Surface.Form, _ random: inout Seeded) -> Intent {
        let id = form.fields.isEmpty || random.once(in: 20) ? .newName : random.one(of: form.fields).id
        switch random.below(3) {
        case 0: return .focusField(id)
        case 1: return .setField(id, to: random.one(of: ["true", "false", "x", ""] + Tokens.values))
        default: return .removeField(id)
        }
    }

    private func textCommand(_ random: inout Seeded) -> TextCommand {
        let motions: [TextMotion] = [
            .left, .right, .up, .down, .wordLeft, .wordRight, .lineStart, .lineEnd, .pageUp, .pageDown, .textStart,
            .textEnd,
        ]
        switch random.below(20) {
        case 0...5: return .insert(someText(&random))
        case 6, 7: return .newLine
        case 8...10: return .move(random.one(of: motions), extend: random.once(in: 3))
        case 11, 12: return .delete(random.one(of: motions))
        case 13:
            return .click(
                x: Double(random.below(400)), y: Double(random.below(200)), count: 1 + random.below(3),
                extend: random.once(in: 3))
        case 14: return .drag(x: Double(random.below(400)), y: Double(random.below(200)))
        case 15: return .select(someRange(&random))
        case 16: return .selectAll
        case 17: return random.one(of: [.cut, .copy])
        case 18: return .paste
        default:
            let text = random.one(of: ["", "に", "e\u{301}", "abc"])
            return .compose(TextComposition(text: text, caret: text.utf8.count))
        }
    }

    /// Between two characters of the text that is edited.
    private func someRange(_ random: inout Seeded) -> Range<Int> {
        let text = editor.editorSurface.text
        let places = [random.below(text.count + 1), random.below(text.count + 1)].sorted().map {
            text.utf8.distance(from: text.startIndex, to: text.index(text.startIndex, offsetBy: $0))
        }
        return places[0]..<places[1]
    }

    private func someText(_ random: inout Seeded) -> String {
        if random.once(in: 3) { return random.one(of: ["a", " ", "b", "é", "\u{301}", "-", "`", ":"]) }
        return String(decoding: InputMaker.insertion(&random), as: UTF8.self)
    }

    private func someNeedle(_ random: inout Seeded) -> String {
        random.one(of: ["a", "e", "\n", "\n\n", ":::", "---", "```", "- ", "", "T", "\r\n", "\u{301}", "x"])
    }

    private func someViewport(_ random: inout Seeded) -> Viewport {
        Viewport(
            columns: 1 + random.below(4), visibleRows: 1 + random.below(4), editorWidth: Double(random.below(500)),
            editorLines: 1 + random.below(20))
    }

    private func someRow(_ random: inout Seeded) -> SurfaceID {
        let rows = editor.listSurface.rows
        return rows.isEmpty || random.once(in: 30) ? .tile(Domain.TileID(99)) : rows[random.below(rows.count)].id
    }

    /// Nil now and then, and one that is not there.
    private func someTile(_ random: inout Seeded) -> Domain.TileID? {
        let tiles = editor.openTiles
        if tiles.isEmpty || random.once(in: 8) { return nil }
        return random.once(in: 30) ? Domain.TileID(9999) : tiles[random.below(tiles.count)].id
    }

    private func someTiles(_ random: inout Seeded) -> [Domain.TileID] {
        (0...(random.once(in: 3) ? random.below(4) : 0)).compactMap { _ in someTile(&random) }
    }
}
