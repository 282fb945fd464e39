import Engine
import Testing

@testable import SDLRender

/// They need the fonts that `make deps` installs, and fail with the fonts' own sentence where there are none.
@Suite("text is measured as it is drawn", .serialized)
@MainActor
struct FontStackTests {
    static let lines = [
        "Three bays stand behind the tool shed.", "AVATAR To. fjord Type, 1,134 words -> ok",
        "naïve “quotes” – Ωμέγα Жук",
        "a\u{301}e\u{308}", "日本 🙂 →", "",
    ]

    @Test("edges: one for each cluster, never falling, the last one at the width", arguments: TextStyle.allCases)
    func edges(style: TextStyle) throws {
        let fonts = try FontStack()
        for text in Self.lines + ["a\tb", "a\r\nb", "\u{0}x\u{1B}"] {
            for traits in [TextTraits(), .strong, .emphasis, .monospaced] {
                let face = TextFace(style, traits)
                let edges = fonts.edges(of: text, in: face)
                #expect(edges.count == text.count)
                #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 <= $1 })
                #expect(abs((edges.last ?? 0) - fonts.width(of: text, in: face)) < 0.001)
            }
        }
    }

    @Test("the ink ends where the measured width says, at any scale", arguments: [1.0, 1.25, 2.0])
    func inkMatchesWidth(scale: Double) throws {
        let fonts = try FontStack(scale: scale)
        for style in TextStyle.allCases {
            let face = TextFace(style)
            let text = Self.lines[0] + " AVATAR fjord H"
            let mask = try #require(fonts.mask(of: text, in: face))
            let width = fonts.width(of: text, in: face) * scale
            let ink = Double(mask.left + mask.width)
            #expect(abs(ink - width) < 3 * scale, "\(style): ink \(ink), width \(width)")
        }
    }

    @Test("kerning makes a pair narrower than its letters")
    func kerning() throws {
        let fonts = try FontStack()
        let face = TextFace(.title)
        let apart = fonts.width(of: "A", in: face) + fonts.width(of: "V", in: face)
        #expect(fonts.width(of: "AV", in: face) < apart - 0.5)
    }

    @Test("widths in points are the same at every scale where pixels allow it")
    func scales() throws {
        let one = try FontStack(scale: 1)
        let two = try FontStack(scale: 2)
        for style in TextStyle.allCases {
            let face = TextFace(style)
            #expect(one.width(of: Self.lines[0], in: face) == two.width(of: Self.lines[0], in: face))
        }
    }

    @Test("a larger text size makes lines taller and wider")
    func textSize() throws {
        let fonts = try FontStack()
        let face = TextFace(.body)
        let (width, line) = (fonts.width(of: "Compost", in: face), fonts.metrics(of: face).lineHeight)
        fonts.textSize = 200
        #expect(abs(fonts.width(of: "Compost", in: face) - 2 * width) < 0.01)
        #expect(fonts.metrics(of: face).lineHeight == 2 * line)
    }

    @Test("a line is tall enough for its letters", arguments: TextStyle.allCases)
    func metrics(style: TextStyle) throws {
        let metrics = try FontStack().metrics(of: TextFace(style))
        #expect(metrics.ascent > 0 && metrics.descent > 0)
        #expect(metrics.lineHeight >= metrics.ascent + metrics.descent)
    }

    @Test("in the code family all letters are as wide as one another")
    func monospaced() throws {
        let fonts = try FontStack()
        let face = TextFace(.source)
        #expect(abs(fonts.width(of: "iiii", in: face) - fonts.width(of: "MMMM", in: face)) < 0.001)
        #expect(fonts.edges(of: "a\tb", in: face)[1] == fonts.width(of: "aaaaa", in: face))
    }

    @Test("control characters neither break nor vanish, line ends take no room")
    func controls() throws {
        let fonts = try FontStack()
        let face = TextFace(.body)
        #expect(fonts.mask(of: "a\u{0}b", in: face) != nil)
        #expect(fonts.width(of: "a\u{0}b", in: face) > fonts.width(of: "ab", in: face))
        #expect(fonts.width(of: "ab\r\n", in: face) == fonts.width(of: "ab", in: face))
        #expect(fonts.mask(of: " ", in: face) == nil)
        #expect(fonts.mask(of: "", in: face) == nil)
    }

    @Test("a run of a mebibyte is cut, not refused")
    func longRun() throws {
        let fonts = try FontStack()
        let mask = try #require(fonts.mask(of: String(repeating: "word ", count: 200_000), in: TextFace(.body)))
        #expect(mask.width <= 16_384)
        #expect(mask.width > 16_000)
    }

    @Test("accents on capitals are not cut")
    func accents() throws {
        let fonts = try FontStack()
        let plain = try #require(fonts.mask(of: "A", in: TextFace(.title)))
        let accented = try #require(fonts.mask(of: "Ǻ", in: TextFace(.title)))
        #expect(firstInk(accented) < firstInk(plain) - 2)
    }

    @Test("without any font there is a sentence with what to install")
    func noFont() {
        let nowhere = FontCatalog(folders: ["/nonexistent"])
        #expect(throws: FontFailure.noFont(folders: ["/nonexistent"])) { try FontStack(catalog: nowhere) }
        #expect(FontFailure.noFont(folders: ["/nonexistent"]).description.contains("fonts-inter"))
    }

    @Test("with DejaVu alone everything is still set")
    func otherFamily() throws {
        let fonts = try FontStack(catalog: FontCatalog(folders: ["/usr/share/fonts/truetype/dejavu"]))
        for style in TextStyle.allCases { #expect(fonts.mask(of: "Compost", in: TextFace(style, .strong)) != nil) }
    }

    /// The row of the first inked pixel, from the baseline.
    private func firstInk(_ mask: Mask) -> Int {
        let place = (0..<mask.width * mask.height).first { mask.coverage[$0] > 0 } ?? 0
        return mask.top + place / mask.width
    }
}
