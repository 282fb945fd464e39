/// Finds text in bytes. Offsets are bytes from the start; matches do not overlap.
enum TextSearch {
    static func ranges(of needle: String, in bytes: Bytes, matchCase: Bool) -> [Range<Int>] {
        let hay = scalars(of: bytes, fold: !matchCase)
        let wanted = scalars(of: Bytes(Array(needle.utf8)), fold: !matchCase).map(\.value)
        guard !wanted.isEmpty, hay.count >= wanted.count else { return [] }
        var found: [Range<Int>] = []
        var at = 0
        while at + wanted.count <= hay.count {
            if hay[at].value == wanted[0], zip(hay[at...], wanted).allSatisfy({ $0.value == $1 }) {
                let end = at + wanted.count
                found.append(hay[at].offset..<(end < hay.count ? hay[end].offset : bytes.count))
                at = end
            } else {
                at += 1
            }
        }
        return found
    }

    /// Each scalar with where it starts. A byte that is no UTF-8 stands for itself, above all scalars, and matches nothing
    /// that can be typed.
    private static func scalars(of bytes: Bytes, fold: Bool) -> [(value: String, offset: Int)] {
        var out: [(value: String, offset: Int)] = []
        var decoder = UTF8()
        var offset = 0
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar):
                out.append((fold ? scalar.properties.lowercaseMapping : String(scalar), offset))
                offset += UTF8.width(scalar)
            case .error:
                return validRuns(of: bytes, fold: fold)
            case .emptyInput: return out
            }
        }
    }

    /// The same where some bytes are not UTF-8.
    private static func validRuns(of bytes: Bytes, fold: Bool) -> [(value: String, offset: Int)] {
        var out: [(value: String, offset: Int)] = []
        var at = bytes.startIndex
        while at < bytes.endIndex {
            let width = [1, 2, 3, 4].first { length in
                at + length <= bytes.endIndex && String(validating: bytes[at..<at + length], as: UTF8.self) != nil
            }
            let text = width.flatMap { String(validating: bytes[at..<at + $0], as: UTF8.self) }
            let value = text.map { fold ? $0.lowercased() : $0 } ?? "\u{FFFF}\(bytes[at])"
            out.append((value, at - bytes.startIndex))
            at += width ?? 1
        }
        return out
    }
}
