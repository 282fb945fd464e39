/// Why a file's bytes can't be edited as text, in one sentence; nil for UTF-8, also with a few bytes that are none.
func encodingRefusal(_ bytes: [UInt8]) -> String? {
    guard let name = foreignEncoding(of: bytes) else {
        let zeros = bytes.reduce(0) { $0 + ($1 == 0 ? 1 : 0) }
        guard zeros * 8 > bytes.count else { return nil }
        return "This file is full of zero bytes and may be damaged. It is shown as it is and can't be edited."
    }
    return "This file is \(name), not UTF-8. It is shown as it is and can't be edited."
}

/// By its byte order mark, or by the zero bytes that most text has in it.
private func foreignEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let start = bytes.prefix(4096)
    guard start.count >= 4, start.count % 2 == 0 else { return nil }
    var zeros = [0, 0]
    for (index, byte) in start.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let (low, high) = (min(zeros[0], zeros[1]), max(zeros[0], zeros[1]))
    return low == 0 && high * 4 > start.count ? "UTF-16" : nil
}

extension Bytes {
    /// Where the first byte stands that is not UTF-8: line and character, both from 1; nil where all of it is.
    var placeOfFirstInvalid: (line: Int, column: Int)? {
        guard let offset = firstInvalid else { return nil }
        let before = prefix(offset)
        let start = before.lastIndex(of: 10).map { $0 + 1 } ?? before.startIndex
        return (before.lineFeeds + 1, String(decoding: before[start...], as: UTF8.self).count + 1)
    }

    /// The offset of the first byte that is not UTF-8; nil where all of it is.
    var firstInvalid: Int? {
        if String(validating: self, as: UTF8.self) != nil { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }
}
