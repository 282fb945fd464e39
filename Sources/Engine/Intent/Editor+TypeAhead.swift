/// Letters that are typed on a board, and when the last of them came, in the clock's seconds.
struct TypeAhead: Equatable {
    /// How long the next letter may take, in seconds.
    static let patience = 1.0

    var letters: String
    var time: Double
}

extension Editor {
    /// Goes to the next row whose name begins with what was typed, and round at the end. The same letter again goes on to the
    /// row behind.
    func typeAhead(_ typed: String) {
        var letters = typed
        if let former = state.typeAhead, clock.now - former.time < TypeAhead.patience {
            letters = former.letters + typed
        }
        guard letters.first?.isWhitespace == false else { return }
        state.typeAhead = TypeAhead(letters: letters, time: clock.now)
        let wanted = letters.lowercased()
        let isRepeated = Set(wanted).count == 1
        let prefix = isRepeated ? String(wanted.prefix(1)) : wanted
        let rows = listSurface.rows
        let current = state.selection.current.flatMap { listSurface.index(of: $0) }
        let start = current.map { isRepeated ? $0 + 1 : $0 } ?? 0
        let found = rows.indices.lazy.map { (start + $0) % rows.count }.first { index in
            self.mayBegin(rows[index].id, with: prefix)
                && self.tileSurface(rows[index].id)?.label.lowercased().hasPrefix(prefix) == true
        }
        if let found { return selectAndShow(rows[found].id) }
        state.say("Nothing here begins with “\(letters)”.", .normal)
    }

    /// False only where reading the row would be in vain: that costs a parse.
    private func mayBegin(_ id: SurfaceID, with prefix: String) -> Bool {
        guard let tile = id.tileID.flatMap({ state.document?.tile($0) }) else { return true }
        switch tile.kind {
        case .directive, .rule, .code, .html, .source, .definitions: return true
        case .heading, .paragraph, .list, .table, .quote, .image, .math: return tile.source.mayRead(as: prefix)
        }
    }
}

extension Intent {
    /// Whatever a person does but typing on ends what was typed.
    var endsTypeAhead: Bool { if case .typeAhead = self { false } else { isFromPerson } }
}

extension Bytes {
    /// Whether text with these bytes could begin with `prefix`, in small letters, once its marks are taken away: marks,
    /// blanks, digits and the letters of a task box may stand before.
    fileprivate func mayRead(as prefix: String) -> Bool {
        guard let wanted = prefix.utf8.first, wanted < 0x80 else { return true }
        for byte in self.prefix(200) {
            if byte.asSmallLetter == wanted || byte >= 0x80 || "&<".utf8.contains(byte) { return true }
            let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte.asSmallLetter)
            if isLetter, byte.asSmallLetter != UInt8(ascii: "x") { return false }
        }
        return true
    }
}

extension UInt8 {
    fileprivate var asSmallLetter: UInt8 { (65...90).contains(self) ? self | 0x20 : self }
}
