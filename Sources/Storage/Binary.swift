/// Whether these are the bytes of an image or a program rather than of a text.
///
/// A text in UTF-8 may hold a stray NUL or other control byte, one in an old 8-bit encoding is not UTF-8 at all, and
/// one in UTF-16 is full of NULs; all of these are texts. Judged by the first 64 KiB.
func isBinary(_ bytes: [UInt8]) -> Bool {
    let sample = bytes.prefix(64 << 10)
    let controls = sample.withUnsafeBufferPointer { $0.reduce(0) { $0 &+ (isControl($1) ? 1 : 0) } }
    if controls < 3 || isUTF16(sample) { return false }
    let isCut = sample.count < bytes.count
    return isUTF8(sample, isCut: isCut) ? controls > sample.count / 3 : controls > sample.count / 50
}

/// Control bytes other than the white space and the escapes that texts do hold.
private func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(0x08...0x0D).contains(byte) && byte != 0x1B || byte == 0x7F
}

/// `isCut`: more bytes follow, so the last character may be incomplete.
private func isUTF8(_ sample: ArraySlice<UInt8>, isCut: Bool) -> Bool {
    var whole = sample
    if isCut, let lead = whole.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) { whole = whole[..<lead] }
    return whole.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
}

/// By its mark, or by NULs on one side of the byte pairs only, as Latin letters have them.
private func isUTF16(_ sample: ArraySlice<UInt8>) -> Bool {
    let isBigEndianMark = sample.starts(with: [0xFE, 0xFF])
    let isMarked = isBigEndianMark || sample.starts(with: [0xFF, 0xFE])
    var zeros = [0, 0]
    var controls = [0, 0]
    for index in sample.indices {
        let side = (index - sample.startIndex) & 1
        if sample[index] == 0 { zeros[side] += 1 }
        if sample[index] != 0, isControl(sample[index]) { controls[side] += 1 }
    }
    let pairs = sample.count / 2
    if isMarked { return zeros[0] + zeros[1] <= pairs }
    let (high, low) = zeros[0] > zeros[1] ? (0, 1) : (1, 0)
    return zeros[low] <= pairs / 100 && zeros[high] > pairs / 2 && controls[low] <= pairs / 50
}
