extension Domain.Directive {
    /// Why no property can be called that; nil where one may.
    static func refusal(ofKey key: String) -> String? {
        if key.isEmpty { return "A property needs a name." }
        if key.contains(":") || key.utf8.contains(10) {
            return "The name of a property can't hold a colon or a line break."
        }
        return Blank.trim(key) == key ? nil : "The name of a property can't begin or end with blank space."
    }
}

extension Domain.Directive.Value {
    var withoutCarriageReturns: Self {
        switch self {
        case .text(let text): .text(text.replacingCRLF)
        case .list(let items): .list(items.map(\.replacingCRLF))
        }
    }

    /// Why the format can't hold it; nil where it may.
    var refusal: String? {
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
