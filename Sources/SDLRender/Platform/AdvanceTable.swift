/// Advances and kernings of one font in 1/1024 em, as far as they have been asked for.
struct AdvanceTable {
    private static let unknown = Int16.min
    /// The scalars that most text is made of: U+0020 to U+007F.
    private static let common: Range<UInt16> = 0x20..<0x80

    private var commonAdvances = [Int16](repeating: unknown, count: 96)
    private var commonKernings: [Int16] = []
    private var otherAdvances: [UInt16: Int16] = [:]
    private var otherKernings: [UInt32: Int16] = [:]

    @inline(__always)
    func advance(of scalar: UInt16) -> Int? {
        if AdvanceTable.common.contains(scalar) {
            let value = commonAdvances[Int(scalar) - 0x20]
            return value == AdvanceTable.unknown ? nil : Int(value)
        }
        return otherAdvances[scalar].map(Int.init)
    }

    mutating func setAdvance(_ advance: Int, of scalar: UInt16) {
        let value = Int16(clamping: advance)
        if AdvanceTable.common.contains(scalar) {
            commonAdvances[Int(scalar) - 0x20] = value
        } else {
            otherAdvances[scalar] = value
        }
    }

    @inline(__always)
    func kerning(_ first: UInt16, _ second: UInt16) -> Int? {
        if AdvanceTable.common.contains(first), AdvanceTable.common.contains(second) {
            guard !commonKernings.isEmpty else { return nil }
            let value = commonKernings[(Int(first) - 0x20) * 96 + Int(second) - 0x20]
            return value == AdvanceTable.unknown ? nil : Int(value)
        }
        return otherKernings[UInt32(first) << 16 | UInt32(second)].map(Int.init)
    }

    mutating func setKerning(_ kerning: Int, _ first: UInt16, _ second: UInt16) {
        let value = Int16(clamping: kerning)
        if AdvanceTable.common.contains(first), AdvanceTable.common.contains(second) {
            if commonKernings.isEmpty { commonKernings = [Int16](repeating: AdvanceTable.unknown, count: 96 * 96) }
            commonKernings[(Int(first) - 0x20) * 96 + Int(second) - 0x20] = value
        } else {
            otherKernings[UInt32(first) << 16 | UInt32(second)] = value
        }
    }
}
