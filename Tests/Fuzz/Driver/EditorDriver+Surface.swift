import Engine
import Fakes

/// What the screen is told agrees with the document.
extension EditorDriver {
    func requireSurfaces() throws(Broken) {
        let list = editor.listSurface
        if list.scope == .document {
            let ids = list.rows.compactMap { row -> Domain.TileID? in if case .tile(let id) = row.id { id } else { nil }
            }
            try requireRows(ids)
            let hidden = Set(editor.openTiles.map { SurfaceID.tile($0.id) }).subtracting(list.rows.map(\.id))
            try require(
                hidden.isDisjoint(with: editor.selectionSurface.ids), .surface, "what is selected is folded away")
        }
        for (index, row) in list.rows.enumerated() {
            try require(list.index(of: row.id) == index, .surface, "\(row.id) is not found at \(index)")
        }
        let pane = editor.editorSurface
        guard let layout = pane.layout else { return }
        let count = pane.text.utf8.count
        try require(
            pane.selection.anchor.offset <= count && pane.selection.focus.offset <= count, .surface,
            "the selection \(pane.selection.range) lies outside of \(shown(pane.text.utf8))")
        guard pane.composition == nil, pane.form == nil else { return }
        var at = 0
        for line in layout.lines {
            try require(line.range.lowerBound == at, .surface, "the lines leave out the text at \(at)")
            at = line.range.upperBound
        }
        try require(at == count, .surface, "the lines end at \(at) of \(count)")
        guard pane.refusal == nil else { return }
        try require(bytes.holds(Array(pane.text.utf8)), .surface, "the text that is edited is not in the document")
    }

    /// The tiles outside of folded sections have rows. Text that is edited in its place has one, for all tiles in it.
    private func requireRows(_ ids: [Domain.TileID]) throws(Broken) {
        var wanted = unfoldedTiles
        if let first = editor.editorSurface.place?.tile, let index = wanted.firstIndex(of: first),
            wanted.count > ids.count
        {
            let covered = index + 1..<min(index + 1 + wanted.count - ids.count, wanted.count)
            let text = Array(editor.editorSurface.text.utf8)
            for id in wanted[covered] {
                let source = editor.openTiles.first { $0.id == id }?.source ?? []
                try require(
                    text.holds(Array(source)) || text.endsInBeginning(of: source), .surface,
                    "\(id) has no row and is not in the text that is edited")
            }
            wanted.removeSubrange(covered)
        }
        try require(ids == wanted, .surface, "the rows are not the tiles outside of folded sections")
    }

    private var unfoldedTiles: [Domain.TileID] {
        let folded = editor.openFolds
        var shown: [Domain.TileID] = []
        var hiding = 0
        for tile in editor.openTiles {
            let level: Int? = if case .heading(let level) = tile.kind { level } else { nil }
            if hiding > 0, level.map({ $0 > hiding }) ?? true { continue }
            hiding = folded.contains(tile.id) ? level ?? 0 : 0
            shown.append(tile.id)
        }
        return shown
    }

    /// Some cards, at least one.
    func requireCards(_ random: inout Seeded) throws(Broken) {
        let rows = editor.listSurface.rows
        for _ in 0..<min(rows.count, 4) {
            let id = rows[random.below(rows.count)].id
            try require(editor.tileSurface(id) != nil, .surface, "no card for \(id)")
        }
    }
}

extension SurfaceID {
    fileprivate var tile: Domain.TileID? { if case .tile(let id) = self { id } else { nil } }
}

extension [UInt8] {
    /// Where the last tile takes in what stands behind the text.
    fileprivate func endsInBeginning(of source: Bytes) -> Bool {
        (1...Swift.max(1, source.count)).contains { $0 <= count && suffix($0).elementsEqual(source.prefix($0)) }
    }

    fileprivate func holds(_ part: [UInt8]) -> Bool {
        guard let first = part.first, part.count <= count else { return part.isEmpty }
        return (0...(count - part.count)).contains { self[$0] == first && self[$0..<$0 + part.count] == part[...] }
    }
}
