/// A key with the modifiers that are held.
public struct Chord: Hashable, Sendable {
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let control = Modifiers(rawValue: 1)
        public static let shift = Modifiers(rawValue: 2)
        public static let alt = Modifiers(rawValue: 4)

        /// `Ctrl`, `Shift`, `Alt`; nil for any other word.
        public init?(named name: some StringProtocol) {
            switch name {
            case "Ctrl": self = .control
            case "Shift": self = .shift
            case "Alt": self = .alt
            default: return nil
            }
        }
    }

    /// By SDL's key names: "A", "Return", "Escape", "Up", "PageUp", "F6".
    public var key: String
    public var modifiers: Modifiers

    public init(_ key: String, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// As scenarios and keymaps write it: `Ctrl+Shift+P`, `Alt+Down`, `Return`, `Ctrl++`. Nil where it names no key, or a
    /// modifier that there is not.
    public init?(parsing text: String) {
        var parts = text.split(separator: "+", omittingEmptySubsequences: false)
        if text.hasSuffix("+"), parts.count > 1 { parts.replaceSubrange((parts.count - 2)..., with: ["+"]) }
        guard let last = parts.popLast(), !last.isEmpty else { return nil }
        var modifiers: Modifiers = []
        for part in parts {
            guard let modifier = Modifiers(named: part) else { return nil }
            modifiers.insert(modifier)
        }
        self.init(last == "Enter" ? "Return" : String(last), modifiers)
    }

    /// As people write it: "Ctrl+Shift+Z".
    public var title: String {
        var parts: [String] = []
        if modifiers.contains(.control) { parts.append("Ctrl") }
        if modifiers.contains(.alt) { parts.append("Alt") }
        if modifiers.contains(.shift) { parts.append("Shift") }
        parts.append(key == "Return" ? "Enter" : key)
        return parts.joined(separator: "+")
    }
}

extension Chord: ExpressibleByStringLiteral {
    /// Only chords that can be parsed are written in the source.
    public init(stringLiteral text: StaticString) {
        guard let chord = Chord(parsing: "\(text)") else { preconditionFailure("\(text) is no chord") }
        self = chord
    }
}
