extension Domain.Directive {
    /// The source with one property's value changed and every other byte as it was; a new property stands before the closing
    /// line. CRLF in a text counts as LF.
    ///
    /// A short form that can't hold the property becomes the long one. `lineEnding` is for a tile without a line end of its
    /// own. Throws where the result would not read back as what was asked for.
    public func setting(
        _ key: String, to value: Value, lineEnding: String
    ) throws(Domain.Refusal) -> [UInt8] {
        let value = value.withoutCarriageReturns
        if let sentence = Self.refusal(of: key) ?? value.refusal { throw Domain.Refusal(sentence) }
        guard closing != nil else {
            throw Domain.Refusal("The tile has no closing line, so nothing can be added to it.")
        }
        let writer = PropertyWriter(self, lineEnding: source.firstLineEnd ?? lineEnding)
        if form == .mermaid, let short = writer.shortMermaid(key, value), holds(short, key, value) { return short }
        let (tile, long) = form == .mermaid ? writer.longMermaid : (self, writer)
        let written = long.writing(key, value)
        guard tile.holds(written, key, value) else {
            throw Domain.Refusal("“\(key)” can't be given this value: it would not read back the same.")
        }
        return written
    }

    /// Whether `written` is this tile with the first property of that name, or a new last one, holding the value.
    private func holds(_ written: [UInt8], _ key: String, _ value: Value) -> Bool {
        var wanted = properties.map { ($0.key, $0.value) }
        if let index = properties.firstIndex(where: { $0.key == key }) {
            wanted[index].1 = value
        } else {
            wanted.append((key, value))
        }
        let back = Domain.Directive(parsing: Bytes(written))
        return back.type == type && back.closing?.upperBound == written.count && back.fault?.text == fault?.text
            && back.holdsSame(as: wanted)
    }

    private static func refusal(of key: String) -> String? {
        if key.isEmpty { return "A property needs a name." }
        if key.contains(":") || key.utf8.contains(10) {
            return "The name of a property can't hold a colon or a line break."
        }
        return Blank.trim(key) == key ? nil : "The name of a property can't begin or end with blank space."
    }
}

extension Domain.Directive.Value {
    fileprivate var withoutCarriageReturns: Self {
        switch self {
        case .text(let text): .text(text.replacingCRLF)
        case .list(let items): .list(items.map(\.replacingCRLF))
        }
    }

    /// Why the format can't hold it; nil where it may.
    fileprivate var refusal: String? {
        switch self {
        case .text(let text): text.needsLines ? text.linesByLF.lazy.compactMap(Self.refusal(ofLine:)).first : nil
        case .list([]): "A list needs at least one item."
        case .list(let items): items.lazy.compactMap(Self.refusal(ofItem:)).first
        }
    }

    private static func refusal(ofLine line: String) -> String? {
        if Blank.trim(line) == ":::" { return "A line that is only ::: would close the tile." }
        return line.joinsBefore ? "A line can't begin with a combining mark." : nil
    }

    private static func refusal(ofItem item: String) -> String? {
        if item.isEmpty { return "An item of a list can't be empty." }
        if item.utf8.contains(10) { return "An item of a list can't hold a line break." }
        if Blank.trim(item) != item { return "An item of a list can't begin or end with blank space." }
        return item.joinsBefore ? "An item of a list can't begin with a combining mark." : nil
    }
}

extension String {
    /// Can't stand on its key's line: section 15 of the format.
    var needsLines: Bool {
        !isEmpty && (self == "|" || utf8.contains(10) || Blank.trim(self) != self || joinsBefore)
    }

    /// Fuses with a space in front of it into one character.
    fileprivate var joinsBefore: Bool { !isEmpty && (" " + self).count != count + 1 }

    var replacingCRLF: String {
        guard utf8.contains(13) else { return self }
        var out: [UInt8] = []
        for byte in utf8 {
            if byte == 10, out.last == 13 { out.removeLast() }
            out.append(byte)
        }
        return String(decoding: out, as: UTF8.self)
    }
}
