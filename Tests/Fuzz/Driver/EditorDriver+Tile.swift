import Engine
import Fakes

/// Edits on a card, whose outcome is known.
extension EditorDriver {
    mutating func toggleTask(_ random: inout Seeded) throws(Broken) {
        try settleName(before: .run(.edit))
        for tile in editor.openTiles.prefix(40) {
            guard let card = editor.tileSurface(.tile(tile.id)) else { continue }
            let tasks = card.content.flatMap(\.tasks)
            guard !tasks.isEmpty, !random.once(in: 3) else { continue }
            let task = random.one(of: tasks)
            let before = bytes
            try give(.toggleTask(tile.id, offset: task.offset))
            let after = bytes
            if after == before, !isEnabled(.insertAfter) { return }
            try require(
                after.count == before.count && zip(after, before).filter { $0 != $1 }.count == 1, .task,
                "\(shown(before)) became \(shown(after))")
            let again = editor.tileSurface(.tile(tile.id))?.content.flatMap(\.tasks) ?? []
            try require(
                again.contains { $0.offset == task.offset && $0.isDone != task.isDone }, .task,
                "the box is not ticked: \(shown(after))")
            return
        }
    }

    mutating func setProperty(_ random: inout Seeded) throws(Broken) {
        try settleName(before: .run(.edit))
        let tiles = Array(editor.openTiles).filter { if case .directive = $0.kind { true } else { false } }
        guard !tiles.isEmpty else { return }
        let tile = random.one(of: tiles)
        let key = randomKey(of: Domain.Directive(parsing: tile.source), &random)
        let value = randomValue(&random)
        let before = bytes
        switch value {
        case .text(let text): try give(.setProperty(tile.id, key: key, values: [text], isList: false))
        case .list(let items): try give(.setProperty(tile.id, key: key, values: items, isList: true))
        }
        if bytes == before { return }
        let now = editor.openTiles.first { $0.id == tile.id }.map { Domain.Directive(parsing: $0.source) }
        try require(now?.value(of: key)?.isSame(as: value) ?? false, .property, shown(bytes))
    }
}

extension Surface.Block {
    /// The boxes in it, in order.
    fileprivate var tasks: [Task] {
        switch self {
        case .list(let list): list.items.flatMap { ($0.task.map { [$0] } ?? []) + $0.blocks.flatMap(\.tasks) }
        case .quote(let blocks): blocks.flatMap(\.tasks)
        case .heading, .paragraph, .code, .table, .rule, .image, .math, .source, .callout, .properties: []
        }
    }
}
