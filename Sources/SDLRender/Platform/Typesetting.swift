/// Text that is set on one line: which file draws which part, and where each cluster ends.
struct Typesetting {
    struct Piece {
        var file: FontFile
        var text: String
        /// Where it starts, in 1/1024 em.
        var start: Int
        /// Of its own clusters, from `start`.
        var edges: [Int]
    }

    private(set) var pieces: [Piece] = []
    /// The right edge of each grapheme cluster, in 1/1024 em.
    private(set) var edges: [Int] = []
    private var pen = 0
    private var piece: (file: FontFile, text: String, isSimple: Bool)?
    /// How many clusters of the text, and glyph clusters for each, wait in `piece`.
    private var waiting: [Int] = []

    /// `font` chooses the file for a cluster that the font of `file` may lack.
    ///
    /// Line ends take no room, tabs that of four spaces; other control characters are shown as the replacement character.
    init(_ text: String, in file: FontFile, font: (Character) -> FontFile) {
        for cluster in text {
            let shown = shown(cluster)
            if let scalar = simpleScalar(shown), file.has(scalar) {
                add(shown, clusters: shown.utf8.first == 0x20 ? shown.utf8.count : 1, to: file, isSimple: true)
            } else if let first = shown.first {
                add(shown, clusters: 1, to: font(first), isSimple: false)
            } else {
                add("", clusters: 0, to: piece?.file ?? file, isSimple: piece?.isSimple ?? true)
            }
        }
        finishPiece()
    }

    private mutating func add(_ shown: String, clusters: Int, to file: FontFile, isSimple: Bool) {
        if let current = piece, current.file !== file || current.isSimple != isSimple { finishPiece() }
        piece = (file, (piece?.text ?? "") + shown, isSimple)
        waiting.append(clusters)
    }

    private mutating func finishPiece() {
        guard let (file, text, isSimple) = piece else { return }
        let own = isSimple ? simpleEdges(of: text, in: file) : file.shapedEdges(text)
        if !text.isEmpty { pieces.append(Piece(file: file, text: text, start: pen, edges: own)) }
        var done = 0
        for count in waiting {
            done = min(own.count, done + count)
            edges.append(done == 0 ? pen : pen + own[done - 1])
        }
        pen += own.last ?? 0
        piece = nil
        waiting.removeAll()
    }
}

/// What is drawn for a cluster.
private func shown(_ cluster: Character) -> String {
    guard let first = cluster.unicodeScalars.first, first.value < 0x20 || (0x7F..<0xA0).contains(first.value) else {
        return String(cluster)
    }
    switch first {
    case "\n", "\r": return ""
    case "\t": return "    "
    default: return "\u{FFFD}"
    }
}

/// The scalar of text that needs no shaping but kerning; a tab's spaces count as one.
private func simpleScalar(_ shown: String) -> Unicode.Scalar? {
    guard let first = shown.unicodeScalars.first, isSimple(first.value) else { return nil }
    let isAlone = shown.unicodeScalars.dropFirst().isEmpty
    return isAlone || first == " " && shown == "    " ? first : nil
}

private func isSimple(_ value: UInt32) -> Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x530: true
    case 0x2010..<0x2028, 0x2030..<0x205F, 0x20A0..<0x20D0: true
    default: false
    }
}

private func simpleEdges(of text: String, in file: FontFile) -> [Int] {
    var pen = 0
    var previous: UInt16?
    return text.unicodeScalars.map { scalar in
        let value = UInt16(truncatingIfNeeded: scalar.value)
        if let previous { pen += file.kerning(previous, value) }
        pen += file.advance(of: value)
        previous = value
        return pen
    }
}

/// Printable ASCII.
func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

/// The width of printable ASCII; nil for anything else.
func plainWidth(of bytes: UnsafeBufferPointer<UInt8>, in file: FontFile) -> Int? {
    var pen = 0
    var previous: UInt16?
    for byte in bytes {
        guard byte >= 0x20, byte < 0x7F else { return nil }
        let value = UInt16(byte)
        if let previous { pen += file.kerning(previous, value) }
        pen += file.advance(of: value)
        previous = value
    }
    return pen
}

/// A word and where its pen starts.
struct PlacedWord: Equatable {
    var text: String
    /// Pixels, and quarters of one, 0 to 3.
    var x: Int
    var quarter: Int
}

/// The words of printable ASCII, without the spaces between them.
func plainWords(of text: String, in file: FontFile, quarters: Int) -> [PlacedWord] {
    var words: [PlacedWord] = []
    var word: [UInt8] = []
    var (pen, start) = (0, 0)
    var previous: UInt16?
    func finish() {
        guard !word.isEmpty else { return }
        let place = (start * quarters + FontFile.unitsPerEm / 2) / FontFile.unitsPerEm
        words.append(PlacedWord(text: String(decoding: word, as: UTF8.self), x: place >> 2, quarter: place & 3))
        word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
        let value = UInt16(byte)
        if let previous { pen += file.kerning(previous, value) }
        if byte == 0x20 {
            finish()
        } else {
            if word.isEmpty { start = pen }
            word.append(byte)
        }
        pen += file.advance(of: value)
        previous = value
    }
    finish()
    return words
}

/// The edges of printable ASCII, in points; nil for anything else.
func plainEdges(of bytes: UnsafeBufferPointer<UInt8>, in file: FontFile, points: Double) -> [Double]? {
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    var pen = 0
    var previous: UInt16?
    return bytes.map { byte in
        let value = UInt16(byte)
        if let previous { pen += file.kerning(previous, value) }
        pen += file.advance(of: value)
        previous = value
        return Double(pen) * points
    }
}
