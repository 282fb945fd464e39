extension Unicode.Scalar {
    /// What the scalar is to a search by letters: lower case, and without its mark where it is a Latin letter with one. Nil
    /// for a mark that stands by itself, and belongs to the letter before it.
    var letterFold: UInt32? {
        switch value {
        case 0x41...0x5A: return value + 32
        case 0..<0xC0: return value
        case 0xC0..<0x180: return Self.base(in: Self.latin, at: value - 0xC0) ?? lowerCase
        case 0x1E00..<0x1F00: return Self.base(in: Self.latinAdditional, at: value - 0x1E00) ?? lowerCase
        default: return properties.generalCategory == .nonspacingMark ? nil : lowerCase
        }
    }

    private var lowerCase: UInt32 { properties.lowercaseMapping.unicodeScalars.first?.value ?? value }

    private static func base(in table: StaticString, at place: UInt32) -> UInt32? {
        let letter = table.utf8Start[Int(place)]
        return letter == UInt8(ascii: ".") ? nil : UInt32(letter)
    }

    /// The letters of U+00C0 to U+017F; a full stop for what is none.
    private static let latin: StaticString =
        """
        aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty\
        aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllll\
        llnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
        """

    /// The same of U+1E00 to U+1EFF.
    private static let latinAdditional: StaticString =
        """
        aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
        mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
        wwwwwwwwwwxxxxyyzzzzzzhtwy.s..s.aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
        eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......
        """
}
