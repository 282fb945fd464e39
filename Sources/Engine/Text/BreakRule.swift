/// Where a line may end inside text without blanks: behind hyphens and slashes, and between ideographs.
///
/// A small part of Unicode Standard Annex 14: what documents hold every day. Scalars are given by value; a value from
/// 0x80 on that is not a whole scalar counts as some letter.
enum BreakRule {
    private static let joiner: UInt32 = 0x200D

    /// Whether the line may end between `a` and `b`, where `before` stands before `a`; 0 for nothing.
    static func allowsBreak(_ before: UInt32, _ a: UInt32, _ b: UInt32) -> Bool {
        if isJoint(a) { return isWordLike(before) && isLetter(b) && areSeparate(a, b) }
        guard a >= 0x80 || b >= 0x80, a != joiner else { return false }
        if isWideBlank(a) { return areSeparate(a, b) }
        guard isIdeographic(a) || isIdeographic(b), !staysWithNext(a), !staysWithPrevious(b) else { return false }
        return isPlainIdeograph(a) && isPlainIdeograph(b) || areSeparate(a, b)
    }

    /// Whether two scalars belong to two grapheme clusters.
    static func areSeparate(_ a: UInt32, _ b: UInt32) -> Bool {
        guard a >= 0x80 || b >= 0x80 else { return true }
        guard let first = Unicode.Scalar(a), let second = Unicode.Scalar(b) else { return true }
        var pair = String.UnicodeScalarView()
        pair.append(first)
        pair.append(second)
        return String(pair).count == 2
    }

    /// Drawn by a sign that stands for it: it has no shape of its own.
    static func isControl(_ scalar: UInt32) -> Bool {
        scalar < 0x20 || 0x7F...0x9F ~= scalar || scalar == 0x2028 || scalar == 0x2029
    }

    /// Hyphen and slash, and the dashes that stand between words.
    private static func isJoint(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2D, 0x2F, 0x2010, 0x2013, 0x2014: true
        default: false
        }
    }

    /// Blanks that may end a line, but do not hang over its edge.
    private static func isWideBlank(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: false
        }
    }

    private static func isWordLike(_ scalar: UInt32) -> Bool { isLetter(scalar) || 0x30...0x39 ~= scalar }

    private static func isLetter(_ scalar: UInt32) -> Bool {
        0x61...0x7A ~= scalar || 0x41...0x5A ~= scalar || scalar >= 0x80 && !staysWithPrevious(scalar)
    }

    /// Scripts that are written without blanks and break anywhere, and emoji.
    private static func isIdeographic(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E80...0x318F, 0x31A0...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
            0x1F000...0x1F1E5, 0x1F200...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Kana and Han, of which no two ever share a cluster.
    private static func isPlainIdeograph(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
        default: false
        }
    }

    /// Never first on a line: closing signs, small kana, marks of length and repetition.
    private static func staysWithPrevious(_ scalar: UInt32) -> Bool {
        scalar < 0x80 ? closingASCII.contains(UInt8(scalar)) : closing.contains(scalar)
    }

    /// Never last on a line: opening signs.
    private static func staysWithNext(_ scalar: UInt32) -> Bool {
        scalar < 0x80 ? openingASCII.contains(UInt8(scalar)) : opening.contains(scalar)
    }

    private static let closingASCII = Set("!\"'),.:;?]}%/-".utf8)
    private static let openingASCII = Set("\"'([{$".utf8)
    private static let opening = values("（［｛「『【〔〈《〖〘〚“‘«￥＄｢〝")
    private static let closing = values(
        """
        \u{A0}\u{2007}\u{202F}\u{2060}\u{FEFF}\u{3000}、。，．・：；？！ー々〻ゝゞヽヾ）］｝」』】〕〉》〗〙〛”’»〟‥…％‰℃〜～゠‐–—･､｡｣ｰ\
        ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ
        """)

    private static func values(_ signs: String) -> Set<UInt32> { Set(signs.unicodeScalars.map(\.value)) }
}
