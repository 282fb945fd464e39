/// Which keys perform which commands.
public struct Keymap: Equatable, Sendable {
    /// The chords of each command; the first one is the one that is shown.
    private let chords: [Command: [Chord]]
    private let commands: [Chord: Command]

    /// Where two commands want the same chord, the first one of the list has it.
    init(_ chords: [Command: [Chord]]) {
        self.chords = chords
        var commands: [Chord: Command] = [:]
        for command in Command.allCases {
            for chord in chords[command] ?? [] where commands[chord] == nil { commands[chord] = command }
        }
        self.commands = commands
    }

    /// The keys as they are unless a person says otherwise.
    public static let standard = Keymap(
        Dictionary(uniqueKeysWithValues: Command.allCases.map { ($0, $0.facts.chords) }))

    public func chords(of command: Command) -> [Chord] { chords[command] ?? [] }

    /// `inText`: a text has the keyboard, where most keys mean something else.
    public func command(for chord: Chord, inText: Bool) -> Command? {
        guard let command = commands[chord], !inText || command.facts.worksInText else { return nil }
        return command
    }

    /// As people write it; empty for a command without one.
    public func shortcut(of command: Command) -> String { chords(of: command).first?.title ?? "" }

    /// "Write the changed documents to disk (Ctrl+S)".
    public func hint(_ text: String, for command: Command) -> String {
        let shortcut = shortcut(of: command)
        guard !shortcut.isEmpty, !text.contains(shortcut) else { return text }
        return text.isEmpty ? shortcut : "\(text) (\(shortcut))"
    }
}
