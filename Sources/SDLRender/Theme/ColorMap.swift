import Engine

/// The only place where a token becomes a colour.
@inline(__always)
public func color(for token: ColorToken, in theme: Theme) -> Color {
    theme.colors[Int(token.rawValue)]
}
