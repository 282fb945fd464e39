extension Domain.Directive {
    /// One change of a tile's properties. They are counted from 0 in the source's order, duplicates included.
    public enum Edit: Equatable, Sendable {
        case set(Int, to: Value)
        case rename(Int, to: String)
        /// Takes its lines out.
        case remove(Int)
        /// Before the closing line.
        case add(String, Value)
    }

    /// The source with one property changed and every other byte as it was. CRLF in a text counts as LF.
    ///
    /// A short form that can't hold the outcome becomes the long one. `lineEnding` is for a tile without a line end of its
    /// own. Throws where the result would not read back as what was asked for.
    public func applying(_ edit: Edit, lineEnding: String) throws(Domain.Refusal) -> [UInt8] {
        let edit = edit.withoutCarriageReturns
        if let sentence = edit.refusal { throw Domain.Refusal(sentence) }
        guard closing != nil else {
            throw Domain.Refusal("The tile has no closing line, so nothing can be changed in it.")
        }
        if let place = edit.place, properties[place].lines(in: source).firstInvalid != nil {
            throw Domain.Refusal(
                "“\(properties[place].key)” holds bytes that are not UTF-8, so it can't be changed as a property.")
        }
        let wanted = outcome(of: edit)
        let writer = PropertyWriter(self, lineEnding: source.lineFeed ?? lineEnding)
        for way in PropertyWriter.Way.allCases {
            if let written = writer.writing(edit, way), holds(written, wanted) { return written }
        }
        throw Domain.Refusal(sentence(against: edit))
    }

    /// The same for the first property of that name, or a new one.
    public func setting(_ key: String, to value: Value, lineEnding: String) throws(Domain.Refusal) -> [UInt8] {
        let place = properties.firstIndex { $0.key == key }
        return try applying(place.map { .set($0, to: value) } ?? .add(key, value), lineEnding: lineEnding)
    }

    private typealias Pair = (key: String, value: Value)

    private func outcome(of edit: Edit) -> [Pair] {
        var pairs = properties.map { (key: $0.key, value: $0.value) }
        switch edit {
        case .set(let place, let value): pairs[place].value = value
        case .rename(let place, let key): pairs[place].key = key
        case .remove(let place): pairs.remove(at: place)
        case .add(let key, let value): pairs.append((key, value))
        }
        return pairs
    }

    /// Whether `written` is this tile with these properties.
    private func holds(_ written: [UInt8], _ wanted: [Pair]) -> Bool {
        let back = Domain.Directive(parsing: Bytes(written))
        return back.type == type && back.closing?.upperBound == written.count
            && back.faults.map(\.text) == faults.map(\.text)
            && back.holdsSame(as: wanted)
    }

    private func sentence(against edit: Edit) -> String {
        switch edit {
        case .set(let place, _):
            "“\(properties[place].key)” can't be given this value: it would not read back the same."
        case .add(let key, _): "“\(key)” can't be given this value: it would not read back the same."
        case .rename(let place, let key):
            "“\(properties[place].key)” can't be called “\(key)”: it would not read back the same."
        case .remove(let place):
            "“\(properties[place].key)” can't be taken out: the rest would not read back the same."
        }
    }
}

extension Domain.Directive.Edit {
    fileprivate var withoutCarriageReturns: Self {
        switch self {
        case .set(let place, let value): .set(place, to: value.withoutCarriageReturns)
        case .add(let key, let value): .add(key, value.withoutCarriageReturns)
        case .rename, .remove: self
        }
    }

    /// The property that is there already; nil for a new one.
    fileprivate var place: Int? {
        switch self {
        case .set(let place, _), .rename(let place, _), .remove(let place): place
        case .add: nil
        }
    }

    /// Why the format can't hold it, whatever the tile; nil where it may.
    fileprivate var refusal: String? {
        switch self {
        case .set(_, let value): value.refusal
        case .rename(_, let key): Domain.Directive.refusal(ofKey: key)
        case .remove: nil
        case .add(let key, let value): Domain.Directive.refusal(ofKey: key) ?? value.refusal
        }
    }
}

extension Bytes {
    /// The first line end as a tile counts them: LF or CRLF; nil without any.
    fileprivate var lineFeed: String? {
        guard let at = firstIndex(of: 10) else { return nil }
        return at > startIndex && self[at - 1] == 13 ? "\r\n" : "\n"
    }
}
