import Engine

/// A key with the modifiers that are held.
public struct Chord: Hashable, Sendable {
    /// By SDL's key names.
    public var key: String
    public var modifiers: InputEvent.Modifiers

    public init(_ key: String, _ modifiers: InputEvent.Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
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

/// The one table of keys that perform commands. Hints, help and the keyboard all read it.
public enum Shortcut {
    /// The first chord is the one that is shown.
    public static func chords(of command: Command) -> [Chord] {
        switch command {
        case .back: [Chord("Escape")]
        case .reload: [Chord("R", .control), Chord("F5")]
        case .undo: [Chord("Z", .control)]
        case .redo: [Chord("Z", [.control, .shift]), Chord("Y", .control)]
        case .save: [Chord("S", .control)]
        case .insertAfter: [Chord("Return", .control)]
        case .insertBefore: [Chord("Return", [.control, .shift])]
        case .edit: [Chord("Return")]
        case .delete: [Chord("Delete")]
        case .duplicate: [Chord("D", .control)]
        case .moveUp: [Chord("Up", .alt)]
        case .moveDown: [Chord("Down", .alt)]
        case .moveLeft: [Chord("Left", .alt)]
        case .moveRight: [Chord("Right", .alt)]
        case .cut: [Chord("X", .control)]
        case .copy: [Chord("C", .control)]
        case .paste: [Chord("V", .control)]
        case .join: [Chord("J", .control)]
        case .split: [Chord("J", [.control, .shift])]
        case .selectAll: [Chord("A", .control)]
        case .toggleSource: [Chord("E", .control)]
        case .quit: [Chord("Q", .control)]
        }
    }

    /// Whether its keys mean the same while the editor's text has the keyboard.
    private static func worksInText(_ command: Command) -> Bool {
        switch command {
        case .back, .reload, .undo, .redo, .save, .insertAfter, .insertBefore, .join, .split, .toggleSource, .quit: true
        case .edit, .delete, .duplicate, .cut, .copy, .paste, .moveUp, .moveDown, .moveLeft, .moveRight, .selectAll:
            false
        }
    }

    private static let table: [Chord: Command] = Dictionary(
        Command.allCases.flatMap { command in chords(of: command).map { ($0, command) } },
        uniquingKeysWith: { first, _ in first })

    public static func command(for chord: Chord, inText: Bool) -> Command? {
        guard let command = table[chord], !inText || worksInText(command) else { return nil }
        return command
    }

    /// "Write the changed documents to disk (Ctrl+S)".
    static func hint(_ text: String, for command: Command) -> String {
        guard let chord = chords(of: command).first, !text.contains(chord.title) else { return text }
        return text.isEmpty ? chord.title : "\(text) (\(chord.title))"
    }
}
