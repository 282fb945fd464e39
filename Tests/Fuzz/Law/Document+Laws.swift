import Engine

extension Domain.Document {
    /// It is what a parse of its bytes shows.
    func requireWholeParse() throws(Broken) {
        let bytes = self.bytes
        try require(bytes.count == byteCount, .parts)
        let whole = Domain.Document(parsing: bytes)
        try require(whole.bytes == bytes, .parts, shown(bytes))
        try require(
            mark == whole.mark && frontMatter == whole.frontMatter && lead == whole.lead, .wholeParse,
            "the parts before the first tile differ in \(shown(bytes))")
        try require(
            tiles.elementsEqual(whole.tiles) { $0.kind == $1.kind && $0.source == $1.source && $0.gap == $1.gap },
            .wholeParse, "\(shape) instead of \(whole.shape)")
        try require(Set(tiles.map(\.id)).count == tiles.count, .identity)
        for tile in tiles {
            try require(
                !tile.source.isEmpty && tile.source.last != 10 && tile.gap.allSatisfy { $0 <= 0x20 }, .parts,
                "\(shown(tile.source)) · \(shown(tile.gap))")
        }
    }

    /// `change` leads from `old` to this, and its inverse back.
    func requireWayBack(_ change: Domain.Change, to old: Domain.Document) throws(Broken) {
        var back = self
        back.apply(change.inverse)
        try require(back == old, .inverse, "back to \(shown(back.bytes)) instead of \(shown(old.bytes))")
        back.apply(change)
        try require(back == self, .inverse, "forward to \(shown(back.bytes)) instead of \(shown(bytes))")
    }

    var shape: String {
        tiles.prefix(12).map { "\($0.kind) \(shown($0.source)) · \(shown($0.gap))" }.joined(separator: ", ")
    }
}

extension Collection<UInt8> {
    /// Without blanks and control characters: what no separator may touch.
    var filled: [UInt8] { filter { $0 > 0x20 } }
}

extension Domain.Directive.Value {
    /// Equal by bytes, CRLF counting as LF.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.text(let a), .text(let b)): a.withLFs == b.withLFs
        case (.list(let a), .list(let b)): a.elementsEqual(b) { $0.withLFs == $1.withLFs }
        case (.text, .list), (.list, .text): false
        }
    }
}

extension String {
    fileprivate var withLFs: [UInt8] {
        var out: [UInt8] = []
        for byte in utf8 {
            if byte == 10, out.last == 13 { out.removeLast() }
            out.append(byte)
        }
        return out
    }
}
