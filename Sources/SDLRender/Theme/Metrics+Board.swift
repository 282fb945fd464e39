import Engine

/// The distances of the board, which are those of its density.
extension Metrics {
    /// The face of a style on the board: the zoom's size, and in page density that of text to read.
    public func face(_ style: TextStyle, _ traits: TextTraits = []) -> TextFace {
        zoom.face(style, traits)
    }

    /// 66 characters of prose.
    static let line = "A reader\u{2019}s eye finds the next line with ease if this one is short."

    private var part: Double { Double(zoom.percent) / 100 }
    /// The scale that the text size alone would make.
    private var textScale: Double { scale * 100 / Double(face(.label).zoom) }

    public var boardMarginX: Double { 20 }
    public var boardMarginY: Double { 16 }

    /// Between cards, and between the rows of a page.
    public var cardGap: Double {
        switch zoom.density {
        case .overview: 10
        case .cards: 14
        case .page: 2
        }
    }

    public var cardMinWidth: Double {
        switch zoom.density {
        case .overview: (160 * part * textScale).rounded()
        case .cards: (210 * scale).rounded()
        case .page: measure + 2 * cardPaddingX
        }
    }

    /// The most that a card takes; what is longer fades out. Room for seven lines and a hint of the next one; on a page,
    /// for what nobody scrolls through as one tile.
    public var cardHeight: Double {
        switch zoom.density {
        case .overview: ((5.2 * bodyLine + 2 * cardPaddingY) * part.squareRoot()).rounded()
        case .cards: 2 * cardPaddingY + (bodyLine * 7.2).rounded()
        case .page: 8000
        }
    }

    /// The least that a card takes.
    public var leastCardHeight: Double {
        switch zoom.density {
        case .overview: cardHeight
        case .cards: 2 * cardPaddingY + 2 * bodyLine
        case .page: max(Self.target, 2 * cardPaddingY + bodyLine)
        }
    }

    /// What is assumed of a row that nobody has seen yet.
    var likelyRowHeight: Double {
        switch zoom.density {
        case .overview, .cards: cardHeight
        case .page: 2 * cardPaddingY + 3 * bodyLine
        }
    }

    public var cardPaddingX: Double {
        switch zoom.density {
        case .overview: 9
        case .cards: 16
        // Room for the fold marks of headings.
        case .page: 28
        }
    }

    public var cardPaddingY: Double {
        switch zoom.density {
        case .overview: 7
        case .cards: 14
        case .page: (bodyLine * 0.3).rounded()
        }
    }

    /// A divider row of the board: 0 is a folder of the library. On a page it is the least: headings wrap there.
    public func dividerHeight(level: Int) -> Double {
        switch zoom.density {
        case .overview: max(Self.target, headingLine(level: level) + 4)
        case .cards: max(Self.target, headingLine(level: level) + 8) + (level == 1 ? 0 : 8)
        case .page: max(Self.target, headingLine(level: level) + headingSpace(level: level) + cardPaddingY)
        }
    }

    /// Above a heading of a page.
    func headingSpace(level: Int) -> Double { (bodyLine * (level <= 1 ? 0.7 : level == 2 ? 0.9 : 0.6)).rounded() }

    /// Below a row, to the next one.
    func gap(below level: Int?) -> Double {
        switch zoom.density {
        case .overview, .cards: level == nil ? cardGap : level == 1 ? blockGap : cardGap - 2
        case .page: cardGap
        }
    }
}
