/// The clipboard holds Markdown: what is copied on the board can be pasted anywhere, and any text becomes tiles.
extension Editor {
    func copyTiles(_ ids: [Domain.TileID]) { _ = putOnClipboard(ids) }

    func cutTiles(_ ids: [Domain.TileID]) {
        if let refusal = state.document?.refusal { return state.say(refusal) }
        if putOnClipboard(ids) { deleteTiles(ids) }
    }

    private func putOnClipboard(_ ids: [Domain.TileID]) -> Bool {
        guard let document = state.document else { return false }
        if ids.isEmpty {
            guard state.selection.current == .frontMatter, let source = document.document.frontMatter else {
                return false
            }
            clipboard.text = String(decoding: source, as: UTF8.self)
            return false
        }
        guard let copied = CopiedTiles(ids, of: document) else {
            state.say("Bytes that are not UTF-8 can't be put on the clipboard, so nothing was copied.")
            return false
        }
        clipboard.text = copied.text
        state.copied = copied
        return true
    }

    /// Behind the last selected tile, or at the end of the document where none is selected.
    func pasteTiles() {
        guard let document = state.document else { return }
        guard let text = clipboard.text, !text.isEmpty else { return state.say("There is no text on the clipboard.") }
        let isFront = state.selection.current == .frontMatter
        let target = isFront ? nil : state.selectedTiles.last ?? document.document.tiles.last?.id
        commitStructure(selecting: BoardSelection.init(insertedBy:)) { whole throws(Domain.Refusal) in
            if let copied = state.copied, copied.text == text, copied.document == document.id {
                return try whole.inserting(copiesOf: copied.tiles, after: target)
            }
            return try whole.inserting(Array(text.utf8), after: target)
        }
    }
}
