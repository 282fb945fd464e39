/// The smallest parts that a line is filled with. `range` is in UTF-8 bytes of the span that was scanned.
struct TextAtom {
    enum Kind {
        /// Text without a place to break, or a part of it that ends between two clusters.
        case word
        /// Spaces: they may hang over the line's edge, which may come behind them.
        case blank
        case tab
        /// One control character.
        case control
        case lineEnd
        /// The first half of a line end whose second half begins the next span.
        case unseen
    }

    var kind: Kind
    var range: Range<Int>
    /// Whether the line may end behind it.
    var breaksAfter = false
}

/// Cuts the UTF-8 of a span into atoms.
struct AtomScanner {
    /// The most bytes of a word or of blanks in one atom, so that a line of any length is seen in small parts. A single
    /// grapheme cluster may be longer.
    static let longest = 256

    let bytes: UnsafeBufferPointer<UInt8>
    /// What comes behind the span.
    let following: Unicode.Scalar?
    private var at = 0
    /// The last two scalars before the one that is looked at; 0 for none.
    private var previous: UInt32 = 0
    private var beforePrevious: UInt32 = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, following: Unicode.Scalar?) {
        self.bytes = bytes
        self.following = following
    }

    mutating func next() -> TextAtom? {
        guard at < bytes.count else { return nil }
        switch bytes[at] {
        case 0x0A: return take(.lineEnd, 1)
        case 0x0D: return carriageReturn()
        case 0x09: return take(.tab, 1, breaksAfter: true)
        case 0x20: return blanks()
        case 0..<0x20, 0x7F: return take(.control, 1)
        default: return word()
        }
    }

    private mutating func take(_ kind: TextAtom.Kind, _ count: Int, breaksAfter: Bool = false) -> TextAtom {
        defer { at += count }
        previous = 0
        beforePrevious = 0
        return TextAtom(kind: kind, range: at..<at + count, breaksAfter: breaksAfter)
    }

    private mutating func carriageReturn() -> TextAtom {
        guard at + 1 < bytes.count else { return take(following == "\n" ? .unseen : .lineEnd, 1) }
        return take(.lineEnd, bytes[at + 1] == 0x0A ? 2 : 1)
    }

    private mutating func blanks() -> TextAtom {
        var end = at
        while end < bytes.count, bytes[end] == 0x20, end - at < Self.longest { end += 1 }
        if let next = scalar(at: end)?.value, next >= 0x80, !BreakRule.areSeparate(0x20, next) {
            // A mark sits on the last space, which goes with what follows.
            guard end - at > 1 else { return word() }
            end -= 1
        }
        return take(.blank, end - at, breaksAfter: true)
    }

    // MARK: Words

    private mutating func word() -> TextAtom {
        var end = at
        var limit = Self.longest
        while end < bytes.count {
            let byte = bytes[end]
            if end > at, Self.isWordEnd(byte) { return word(to: end) }
            let width = byte < 0x80 ? 1 : Self.width(of: byte)
            let scalar = byte < 0x80 ? UInt32(byte) : Self.decode(bytes, at: end, width)
            if byte >= 0x80, BreakRule.isControl(scalar) {
                return end > at ? word(to: end) : take(.control, width)
            }
            if end > at, byte >= 0x80 || mayBreakAfterPrevious,
                BreakRule.allowsBreak(beforePrevious, previous, scalar)
            {
                return word(to: end, breaksAfter: true)
            }
            if end - at >= limit {
                if let cut = lastClusterStart(before: end) { return word(to: cut) }
                limit *= 2
            }
            beforePrevious = previous
            previous = scalar
            end += width
        }
        return word(to: end, breaksAfter: following.map { breaks(before: $0.value) } ?? false)
    }

    private mutating func word(to end: Int, breaksAfter: Bool = false) -> TextAtom {
        defer { at = end }
        return TextAtom(kind: .word, range: at..<end, breaksAfter: breaksAfter)
    }

    private var mayBreakAfterPrevious: Bool { previous >= 0x80 || previous == 0x2D || previous == 0x2F }

    private func breaks(before next: UInt32) -> Bool {
        next > 0x20 && BreakRule.allowsBreak(beforePrevious, previous, next)
    }

    /// Nil where all up to `end` is one cluster.
    private func lastClusterStart(before end: Int) -> Int? {
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[at..<end]), as: UTF8.self)
        let start = text.utf8.distance(from: text.startIndex, to: text.index(before: text.endIndex))
        return start > 0 ? at + start : nil
    }

    private static func isWordEnd(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }

    // MARK: UTF-8, which a `String` always holds whole

    private func scalar(at index: Int) -> Unicode.Scalar? {
        guard index < bytes.count else { return following }
        let byte = bytes[index]
        return Unicode.Scalar(byte < 0x80 ? UInt32(byte) : Self.decode(bytes, at: index, Self.width(of: byte)))
    }

    private static func width(of lead: UInt8) -> Int { lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ width: Int) -> UInt32 {
        var value = UInt32(bytes[index]) & (0x7F >> UInt32(width))
        for next in bytes[index + 1..<index + width] { value = value << 6 | UInt32(next & 0x3F) }
        return value
    }
}
