extension Chord {
    /// As a person writes it into a keymap: modifiers in any order and case, a key that keyboards have.
    init?(written text: String) {
        guard let chord = Chord(parsing: text) ?? Chord(parsing: text.capitalizingParts) else { return nil }
        let key = chord.key.count == 1 ? chord.key.uppercased() : chord.key
        guard let known = Self.known(key) else { return nil }
        self.init(known, chord.modifiers)
    }

    /// Whether it has a meaning of its own on the board and on controls.
    var isFixed: Bool {
        if ["Escape", "F6", "Tab"].contains(key) { return true }
        guard modifiers.isDisjoint(with: [.control, .alt]) else { return false }
        return key.count == 1 || key == "Space" || Self.motions.contains(key)
    }

    /// Whether every text understands it.
    var meansSomethingInText: Bool {
        guard !modifiers.contains(.alt) else { return false }
        let edits = ["Return", "Backspace", "Delete"]
        guard modifiers.contains(.control) else { return isFixed || edits.contains(key) }
        return Self.motions.contains(key) || ["Backspace", "Delete"].contains(key)
            || !modifiers.contains(.shift) && ["A", "C", "X", "V"].contains(key)
    }

    private static let motions: Set = ["Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown"]

    /// The key as SDL calls it; nil for none.
    private static func known(_ key: String) -> String? {
        if key.unicodeScalars.count == 1, let scalar = key.unicodeScalars.first, scalar.value > 0x20 { return key }
        return named[key.lowercased()]
    }

    private static let named: [String: String] = {
        let names =
            [
                "Return", "Escape", "Tab", "Space", "Backspace", "Delete", "Insert", "Home", "End", "PageUp",
                "PageDown",
                "Left", "Right", "Up", "Down", "Menu", "Pause", "PrintScreen",
            ] + (1...24).map { "F\($0)" }
        return Dictionary(uniqueKeysWithValues: names.map { ($0.lowercased(), $0) })
    }()
}

extension String {
    /// "ctrl+shift+p" as "Ctrl+Shift+P".
    fileprivate var capitalizingParts: String {
        split(separator: "+", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: "+")
    }
}
