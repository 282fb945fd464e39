/// What a cluster is to a motion by words.
enum WordClass {
    case blank, lineEnd, word, sign

    /// By the first scalar of a cluster.
    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x0A, 0x0D: self = .lineEnd
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: self = .word
        case 0x21...0x7E: self = .sign
        case 0...0x20, 0x7F: self = .blank
        default: self = Self.beyondASCII(scalar.properties)
        }
    }

    private static func beyondASCII(_ scalar: Unicode.Scalar.Properties) -> WordClass {
        if scalar.isWhitespace { return .blank }
        if scalar.isAlphabetic || scalar.numericType != nil { return .word }
        switch scalar.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation, .format: return .word
        default: return .sign
        }
    }
}

/// Words by UTF-8 offset. Letters, digits, underscores and the apostrophes between them make a word; so does a run of
/// other signs. Each costs as much as what it passes.
extension String {
    /// Behind the next word, the blanks and line ends before it passed.
    func wordEnd(after offset: Int) -> Int {
        var at = clusterEnd(at: offset)
        while let kind = wordClass(at: at), kind == .blank || kind == .lineEnd { at = nextCluster(after: at) }
        return runEnd(from: at)
    }

    /// Before the previous word, the blanks and line ends behind it passed.
    func wordStart(before offset: Int) -> Int {
        var at = clusterStart(at: offset)
        while let kind = wordClass(before: at), kind == .blank || kind == .lineEnd { at = previousCluster(before: at) }
        return runStart(from: at)
    }

    /// The word, the signs or the blanks that the cluster behind `offset` belongs to; at a line's end the ones before it.
    /// Empty on an empty line.
    func word(at offset: Int) -> Range<Int> {
        var at = clusterStart(at: offset)
        if wordClass(at: at) ?? .lineEnd == .lineEnd {
            guard let before = wordClass(before: at), before != .lineEnd else { return at..<at }
            at = previousCluster(before: at)
        }
        let end = runEnd(from: at)
        return runStart(from: end)..<end
    }

    /// The class of the cluster that begins at `offset`; nil at the end.
    private func wordClass(at offset: Int) -> WordClass? {
        guard let scalar = scalar(at: offset) else { return nil }
        if Self.isApostrophe(scalar), offset > 0 {
            let end = nextCluster(after: offset)
            let isInside = plainClass(at: previousCluster(before: offset)) == .word && plainClass(at: end) == .word
            return isInside ? .word : .sign
        }
        return WordClass(scalar)
    }

    private func plainClass(at offset: Int) -> WordClass? { scalar(at: offset).map { WordClass($0) } }

    private func wordClass(before offset: Int) -> WordClass? {
        offset > 0 ? wordClass(at: previousCluster(before: offset)) : nil
    }

    private func runEnd(from offset: Int) -> Int {
        guard let kind = wordClass(at: offset) else { return offset }
        var at = nextCluster(after: offset)
        while wordClass(at: at) == kind { at = nextCluster(after: at) }
        return at
    }

    private func runStart(from offset: Int) -> Int {
        guard let kind = wordClass(before: offset) else { return offset }
        var at = previousCluster(before: offset)
        while wordClass(before: at) == kind { at = previousCluster(before: at) }
        return at
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }
}
