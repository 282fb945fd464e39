import Engine
import Fakes

/// What the screen is told agrees with the document.
extension EditorDriver {
    func requireSurfaces() throws(Broken) {
        let list = editor.listSurface
        if list.scope == .document {
            let ids = list.rows.compactMap { row -> Domain.TileID? in if case .tile(let id) = row.id { id } else { nil }
            }
            try require(ids == shownTiles, .surface, "the rows are not the tiles outside of folded sections")
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

    private var shownTiles: [Domain.TileID] {
        var shown: [Domain.TileID] = []
        var hiding = 0
        for tile in editor.openTiles {
            let level: Int? = if case .heading(let level) = tile.kind { level } else { nil }
            if hiding > 0, level.map({ $0 > hiding }) ?? true { continue }
            hiding = editor.tileSurface(.tile(tile.id))?.isExpanded == false ? level ?? 0 : 0
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

extension [UInt8] {
    fileprivate func holds(_ part: [UInt8]) -> Bool {
        guard let first = part.first, part.count <= count else { return part.isEmpty }
        return (0...(count - part.count)).contains { self[$0] == first && self[$0..<$0 + part.count] == part[...] }
    }
}
