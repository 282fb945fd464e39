extension Surface.Zoom {
    /// How a style is set on the board.
    public func face(_ style: TextStyle, _ traits: TextTraits = []) -> TextFace {
        switch density {
        case .overview: TextFace(style, traits, zoom: max(Self.leastOverview, percent * Self.largestOverview / 100))
        case .cards: TextFace(style, traits, zoom: percent)
        case .page where style == .body: TextFace(.reading, traits, zoom: percent)
        case .page: TextFace(style, traits, zoom: percent * Self.besideReading / 100)
        }
    }

    /// Text sizes of the overview, in per cent: no smaller than what can still be read.
    private static let leastOverview = 75
    private static let largestOverview = 80
    /// What reading text is to the body text of cards, for the styles that stand beside it.
    private static let besideReading = 118
}
