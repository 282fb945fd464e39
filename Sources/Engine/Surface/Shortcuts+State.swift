extension Surface.Shortcuts {
    init(_ state: State) {
        let topics = Command.Topic.allCases.map { topic in
            Group(title: topic.rawValue, lines: Command.allCases.filter { $0.topic == topic }.compactMap(line(state)))
        }
        self.init(problems: state.keymapProblems, groups: topics.filter { !$0.lines.isEmpty } + Self.fixed)
    }

    /// Keys that no keymap changes: without them nobody could type, or find a way out.
    static let fixed = [
        Group(
            title: "Anywhere",
            lines: [
                Line(title: "Next, previous part of the window", keys: "F6, Shift+F6"),
                Line(title: "Next, previous control in it", keys: "Tab, Shift+Tab"),
                Line(title: "Press the control", keys: "Enter, Space"),
                Line(title: "Outwards: text, board, library", keys: "Escape"),
            ]),
        Group(
            title: "On the board",
            lines: [
                Line(title: "Go to another tile", keys: "Arrows, Home, End"),
                Line(title: "A screen up, down", keys: "Page Up, Page Down"),
                Line(title: "Select a range", keys: "Shift+Arrows"),
            ]),
        Group(
            title: "In a text",
            lines: [
                Line(title: "By letter, by word", keys: "Arrows, Ctrl+Arrows"),
                Line(title: "Start, end of the line", keys: "Home, End"),
                Line(title: "Start, end of the text", keys: "Ctrl+Home, Ctrl+End"),
                Line(title: "Select on the way", keys: "Shift with these"),
                Line(title: "Delete a word", keys: "Ctrl+Backspace, Ctrl+Delete"),
                Line(title: "Indent, outdent", keys: "Tab, Shift+Tab"),
                Line(title: "Leave the text for the next control", keys: "Ctrl+Tab"),
                Line(title: "Cut, copy, paste, select all", keys: "Ctrl+X, C, V, A"),
            ]),
        Group(
            title: "In the tree of documents",
            lines: [
                Line(title: "Open a document", keys: "Enter"),
                Line(title: "Open, close a folder", keys: "Right, Left"),
            ]),
    ]
}

private func line(_ state: State) -> (Command) -> Surface.Shortcuts.Line? {
    { command in
        let keys = state.keymap.chords(of: command).map(\.title).joined(separator: ", ")
        return keys.isEmpty ? nil : .init(title: command.listTitle, keys: keys)
    }
}
