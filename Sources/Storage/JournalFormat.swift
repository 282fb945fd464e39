import Engine

/// The bytes of a journal's file. Numbers are 8 bytes, the lowest first:
///
///     Tilewright journal 1 LF
///     (length · checksum · kind · body) …
///
/// `length` counts kind and body, and `checksum` is of these. The first record says which document it is about; the
/// second one is its base. What a crash leaves of the last record is told apart by them, and is as if it were not there.
enum JournalFormat {
    private static let mark = Array("Tilewright journal 1\n".utf8)

    private enum Kind: UInt8 {
        /// Folder of the workspace, NUL, path of the document below it.
        case place = 0x50  // P
        case base = 0x42  // B
        /// Offset, bytes removed, bytes inserted.
        case splice = 0x53  // S
        case saving = 0x57  // W
    }

    static func start(_ place: JournalPlace) -> [UInt8] {
        mark + record(.place, Array(place.root.utf8) + [0] + Array(place.document.path.utf8))
    }

    static func bytes(of records: [JournalRecord]) -> [UInt8] {
        records.reduce(into: []) { all, next in
            switch next {
            case .base(let bytes): all += record(.base, bytes)
            case .splice(let splice):
                all += record(.splice, number(splice.offset) + number(splice.removed) + splice.inserted)
            case .saving: all += record(.saving, [])
            }
        }
    }

    /// Which document a journal is about, by the first bytes of its file; nil where it is none.
    static func place(in file: [UInt8]) -> JournalPlace? { Reader(file).place }

    /// All whole records; nil where it is no journal.
    static func read(_ file: [UInt8]) -> (place: JournalPlace, records: [JournalRecord])? {
        var reader = Reader(file)
        guard let place = reader.place else { return nil }
        var records: [JournalRecord] = []
        while let record = reader.next() { records.append(record) }
        return (place, records)
    }

    private static func record(_ kind: Kind, _ body: [UInt8]) -> [UInt8] {
        let content = [kind.rawValue] + body
        return number(content.count) + number(Int(bitPattern: UInt(checksum(content[...])))) + content
    }

    private static func number(_ value: Int) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    /// FNV-1a, 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv).
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBufferPointer { bytes in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return hash
        }
    }

    private struct Reader {
        private let bytes: [UInt8]
        private var offset: Int
        private(set) var place: JournalPlace?

        init(_ file: [UInt8]) {
            bytes = file
            offset = mark.count
            guard file.starts(with: mark), let (kind, body) = content(), kind == .place,
                let cut = body.firstIndex(of: 0)
            else { return }
            place = JournalPlace(
                root: String(decoding: body[..<cut], as: UTF8.self),
                document: Domain.DocumentID(String(decoding: body[(cut + 1)...], as: UTF8.self)))
        }

        /// Nil at the end, and from the first record on that is not whole.
        mutating func next() -> JournalRecord? {
            guard let (kind, body) = content() else { return nil }
            switch kind {
            case .base: return .base(Array(body))
            case .saving: return .saving
            case .splice:
                guard body.count >= 16 else { return nil }
                let inserted = Array(body.dropFirst(16))
                return .splice(
                    .init(
                        offset: number(at: body.startIndex), removed: number(at: body.startIndex + 8),
                        inserted: inserted))
            case .place: return nil
            }
        }

        private mutating func content() -> (Kind, ArraySlice<UInt8>)? {
            guard bytes.count - offset > 16 else { return nil }
            let (length, sum) = (number(at: offset), number(at: offset + 8))
            guard length > 0, length <= bytes.count - offset - 16 else { return nil }
            let content = bytes[offset + 16..<offset + 16 + length]
            guard JournalFormat.checksum(content) == UInt64(UInt(bitPattern: sum)),
                let kind = Kind(rawValue: bytes[offset + 16])
            else { return nil }
            offset += 16 + length
            return (kind, content.dropFirst())
        }

        private func number(at offset: Int) -> Int {
            (0..<8).reduce(0) { $0 | Int(bytes[offset + $1]) << ($1 * 8) }
        }
    }
}
