extension Keymap {
    /// The name of the file in the configuration folder that a person's own keys stand in.
    static let fileName = "keymap.json"

    /// The standard keys with a person's own ones in their place:
    ///
    ///     {"save": "Ctrl+S", "undo": ["Ctrl+Z", "Alt+Backspace"], "join": null}
    ///
    /// What can't be used is left as it was, and `problems` says why, a sentence each. A chord that the file gives to one
    /// command is taken from the others.
    static func reading(_ bytes: [UInt8]) -> (keymap: Keymap, problems: [String]) {
        guard let members = JSON(bytes)?.members else {
            return (.standard, ["\(fileName) is not a JSON object of commands and keys, so the usual keys hold."])
        }
        var problems: [String] = []
        var own: [Command: [Chord]] = [:]
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let command = Command(rawValue: name) else {
                problems.append("\(fileName) names “\(name)”, and no command is called that.")
                continue
            }
            own[command] = chords(of: command, in: value, &problems)
        }
        return (merged(own, &problems), problems)
    }

    /// Nil where nothing of it can be used.
    private static func chords(of command: Command, in value: JSON, _ problems: inout [String]) -> [Chord]? {
        if value == .null { return [] }
        guard let texts = value.text.map({ [$0] }) ?? value.list?.compactMap(\.text),
            texts.count == value.list?.count ?? 1
        else {
            problems.append("\(fileName): “\(command.rawValue)” takes a key, a list of keys, or null.")
            return nil
        }
        let chords = texts.compactMap { text -> Chord? in
            guard let chord = Chord(written: text) else {
                problems.append("\(fileName): “\(text)” for “\(command.rawValue)” is no key that there is.")
                return nil
            }
            guard !chord.isFixed, !(command.facts.worksInText && chord.meansSomethingInText) else {
                problems.append(
                    "\(fileName): \(chord.title) can’t be the key of “\(command.rawValue)”: texts and the board need it."
                )
                return nil
            }
            return chord
        }
        return chords.isEmpty && !texts.isEmpty ? nil : chords
    }

    private static func merged(_ own: [Command: [Chord]], _ problems: inout [String]) -> Keymap {
        var owners: [Chord: Command] = [:]
        var all: [Command: [Chord]] = [:]
        for command in Command.allCases {
            all[command] = own[command]?.filter { chord in
                guard let owner = owners[chord] else {
                    owners[chord] = command
                    return true
                }
                if owner == command { return false }
                problems.append(
                    "\(fileName) gives \(chord.title) to both “\(owner.rawValue)” and “\(command.rawValue)”; the first one has it."
                )
                return false
            }
        }
        for command in Command.allCases where own[command] == nil {
            all[command] = command.facts.chords.filter { chord in
                guard let owner = owners[chord] else { return true }
                problems.append(
                    "\(chord.title) is “\(owner.rawValue)” now, by \(fileName), and no longer “\(command.rawValue)”.")
                return false
            }
        }
        return Keymap(all)
    }
}
