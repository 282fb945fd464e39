/// A JSON text (RFC 8259) as values; of two members with one name the last counts. Strict: what is not JSON is none.
enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// Nil where the bytes are no JSON, or it is nested deeper than 100 levels.
    init?(_ bytes: [UInt8]) {
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        var reader = Reader(bytes: bytes)
        guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
        self = value
    }

    subscript(_ key: String) -> JSON? { if case .object(let members) = self { members[key] } else { nil } }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [JSON]? { if case .list(let items) = self { items } else { nil } }
    var members: [String: JSON]? { if case .object(let members) = self { members } else { nil } }
}

private struct Reader {
    private static let deepest = 100

    let bytes: [UInt8]
    private var at = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool {
        mutating get {
            skipBlanks()
            return at == bytes.count
        }
    }

    mutating func value(depth: Int) -> JSON? {
        skipBlanks()
        guard at < bytes.count, depth <= Self.deepest else { return nil }
        switch bytes[at] {
        case UInt8(ascii: "{"): return object(depth)
        case UInt8(ascii: "["): return list(depth)
        case UInt8(ascii: "\""): return string().map { .text($0) }
        case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(_ depth: Int) -> JSON? {
        var members: [String: JSON] = [:]
        at += 1
        if takesNext("}") { return .object([:]) }
        repeat {
            skipBlanks()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "\""), let key = string(), takesNext(":"),
                let value = value(depth: depth + 1)
            else { return nil }
            members[key] = value
        } while takesNext(",")
        return takesNext("}") ? .object(members) : nil
    }

    private mutating func list(_ depth: Int) -> JSON? {
        var items: [JSON] = []
        at += 1
        if takesNext("]") { return .list([]) }
        repeat {
            guard let item = value(depth: depth + 1) else { return nil }
            items.append(item)
        } while takesNext(",")
        return takesNext("]") ? .list(items) : nil
    }

    private mutating func string() -> String? {
        var units: [UInt16] = []
        var start = at + 1
        at += 1
        while at < bytes.count, bytes[at] >= 0x20 {
            guard bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "\\") else {
                at += 1
                continue
            }
            units += String(decoding: bytes[start..<at], as: UTF8.self).utf16
            at += 1
            if bytes[at - 1] == UInt8(ascii: "\"") { return String(validating: units, as: UTF16.self) }
            guard let unit = escaped() else { return nil }
            units.append(unit)
            start = at
        }
        return nil
    }

    /// What stands behind a backslash.
    private mutating func escaped() -> UInt16? {
        guard at < bytes.count else { return nil }
        at += 1
        switch bytes[at - 1] {
        case UInt8(ascii: "n"): return 10
        case UInt8(ascii: "t"): return 9
        case UInt8(ascii: "r"): return 13
        case UInt8(ascii: "b"): return 8
        case UInt8(ascii: "f"): return 12
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(bytes[at - 1])
        case UInt8(ascii: "u"):
            let digits = bytes[at...].prefix(4)
            at += digits.count
            guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
                return nil
            }
            return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        default: return nil
        }
    }

    private mutating func number() -> JSON? {
        let text = bytes[at...].prefix {
            $0 == 0x2B || $0 == 0x2D || $0 == 0x2E || $0 | 0x20 == 0x65 || $0 &- 0x30 < 10
        }
        at += text.count
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
        guard let first = digits.first, first &- 0x30 < 10, text.last.map({ $0 &- 0x30 < 10 }) ?? false,
            first != 0x30 || digits.dropFirst().first.map({ $0 &- 0x30 >= 10 }) ?? true,
            !String(decoding: digits, as: UTF8.self).contains(".e")
        else { return nil }
        return Double(String(decoding: text, as: UTF8.self)).map { .number($0) }
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[at...].starts(with: wanted) else { return false }
        at += wanted.count
        return true
    }

    private mutating func takesNext(_ byte: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard at < bytes.count, bytes[at] == UInt8(ascii: byte) else { return false }
        at += 1
        return true
    }

    private mutating func skipBlanks() {
        while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x0A || bytes[at] == 0x0D {
            at += 1
        }
    }
}
