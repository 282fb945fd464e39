import Engine

/// A colour for every token.
public struct Theme: Hashable, Sendable {
    public let name: String
    /// By the tokens' raw values.
    let colors: [Color]

    /// Nil unless there is a colour for every token.
    init?(name: String, colors: [ColorToken: Color]) {
        let ordered = ColorToken.allCases.compactMap { colors[$0] }
        guard ordered.count == ColorToken.allCases.count else { return nil }
        self.name = name
        self.colors = ordered
    }
}

extension Theme {
    /// The themes that the program carries with it, the default one first.
    public static let builtInNames = ["light", "dark"]

    /// The built-in theme of that name; nil where there is none.
    public static func builtIn(_ name: String) throws(ThemeFailure) -> Theme? {
        switch name {
        case "light": try Theme(name: name, file: PackageResources.light_json)
        case "dark": try Theme(name: name, file: PackageResources.dark_json)
        default: nil
        }
    }
}
