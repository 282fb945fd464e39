import CSDL

/// One opened font file. It stands at one size at a time: an open face costs a third of a mebibyte, a change of size
/// only the glyphs drawn since the last one.
final class FontFile {
    /// The size at which text is measured, in pixels per em: widths are kept in 1/1024 em, at any size of text.
    static let unitsPerEm = 1024

    private enum Setting: Equatable {
        case measuring
        /// In quarters of a pixel.
        case drawing(quarters: Int)
    }

    /// Read by the font as long as it is open: from memory, glyphs come without a system call.
    private let file: MappedFile
    private let font: OpaquePointer
    private var setting: Setting?
    /// Whether all advances are the same and no pair is kerned.
    let isFixedWidth: Bool
    /// What a line needs above and below the baseline, both positive, in 1/1024 em.
    let metrics: (ascent: Int, descent: Int)
    private(set) var advances = AdvanceTable()
    private var edgesSeen: [String: [Int]] = [:]
    private lazy var twoSpaces = rawWidth("  ")

    /// Nil where the file is no font.
    init?(path: String) {
        guard let file = MappedFile(path: path),
            let source = SDL_RWFromConstMem(file.bytes.baseAddress, Int32(clamping: file.bytes.count)),
            let font = TTF_OpenFontDPIRW(source, 1, Int32(FontFile.unitsPerEm), 72, 72)
        else { return nil }
        self.file = file
        self.font = font
        setting = .measuring
        TTF_SetFontHinting(font, TTF_HINTING_NONE)
        isFixedWidth = TTF_FontFaceIsFixedWidth(font) != 0
        metrics = (Int(TTF_FontAscent(font)), Int(-TTF_FontDescent(font)))
    }

    deinit { withExtendedLifetime(file) { TTF_CloseFont(font) } }

    func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(font, scalar.value) != 0 }

    // MARK: Measuring, in 1/1024 em

    /// The advance of a scalar that is set by itself.
    func advance(of scalar: UInt16) -> Int {
        if let known = advances.advance(of: scalar) { return known }
        let advance = shapedWidth(text(scalar))
        advances.setAdvance(advance, of: scalar)
        return advance
    }

    /// What comes between two such scalars, mostly less than zero.
    func kerning(_ first: UInt16, _ second: UInt16) -> Int {
        if isFixedWidth { return 0 }
        if let known = advances.kerning(first, second) { return known }
        let kerning = shapedWidth(text(first) + text(second)) - advance(of: first) - advance(of: second)
        advances.setKerning(kerning, first, second)
        return kerning
    }

    /// The right edge of each grapheme cluster of text that must be shaped as a whole.
    func shapedEdges(_ text: String) -> [Int] {
        if let known = edgesSeen[text] { return known }
        var edges: [Int] = []
        var prefix = ""
        for cluster in text {
            prefix.append(cluster)
            edges.append(max(edges.last ?? 0, shapedWidth(prefix)))
        }
        if edgesSeen.count >= 2048 { edgesSeen.removeAll(keepingCapacity: true) }
        edgesSeen[text] = edges
        return edges
    }

    /// SDL_ttf says how far the ink goes. Between two spaces that is how far the pen goes.
    private func shapedWidth(_ text: String) -> Int { max(0, rawWidth(" " + text + " ") - twoSpaces) }

    private func rawWidth(_ text: String) -> Int {
        use(.measuring)
        var width: Int32 = 0
        return TTF_SizeUTF8(font, text, &width, nil) == 0 ? Int(width) : 0
    }

    private func text(_ scalar: UInt16) -> String {
        String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}"))
    }

    // MARK: Drawing

    /// The coverage of `text`, the pen starting at 0; nil where it has no ink.
    ///
    /// It is drawn four times as wide as it shall be and then brought together, so that glyphs stand on quarters of a
    /// pixel while SDL_ttf still draws each glyph only once. `quarter` of a pixel to the right, 0 to 3, is where the pen starts.
    func mask(of text: String, quarters: Int, from quarter: Int = 0) -> Mask? {
        let space = advance(of: 0x20)
        use(.drawing(quarters: quarters))
        let ink = SDL_Color(r: 255, g: 255, b: 255, a: 255)
        let ground = SDL_Color(r: 0, g: 0, b: 0, a: 255)
        guard let surface = TTF_RenderUTF8_Shaded(font, " " + text + " ", ink, ground) else { return nil }
        defer { SDL_FreeSurface(surface) }
        let isTaller = Int(surface.pointee.h) > Int(TTF_FontHeight(font))
        let baseline = Int(TTF_FontAscent(font)) + (isTaller ? overhang(of: text) : 0)
        return narrowed(surface, origin: space * quarters / FontFile.unitsPerEm - quarter, baseline: baseline)
    }

    /// Pixels by which the tallest glyph goes beyond the font's ascent.
    private func overhang(of text: String) -> Int {
        let tops = text.unicodeScalars.map { scalar in
            var top: Int32 = 0
            return TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil) == 0 ? Int(top) : 0
        }
        return max(0, (tops.max() ?? 0) - Int(TTF_FontAscent(font)))
    }

    private func use(_ wanted: Setting) {
        guard setting != wanted else { return }
        switch wanted {
        case .measuring:
            TTF_SetFontHinting(font, TTF_HINTING_NONE)
            TTF_SetFontSizeDPI(font, Int32(FontFile.unitsPerEm), 72, 72)
        case .drawing(let quarters):
            TTF_SetFontHinting(font, TTF_HINTING_LIGHT)
            TTF_SetFontSizeDPI(font, Int32(quarters), 72, 18)
        }
        setting = wanted
    }
}
