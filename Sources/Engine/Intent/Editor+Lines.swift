/// Fields of one line.
extension Editor {
    func editLine(_ id: LineFieldID, _ command: TextCommand) {
        var line = state.lines[id] ?? LineText()
        let outcome = line.respond(
            to: command, clipboardText: command == .paste ? clipboard.text : nil, measuring: measuring)
        if let copied = outcome.copied { clipboard.text = copied }
        let isChanged = state.lines[id]?.text != line.text
        state.lines[id] = line
        switch id {
        case .palette: paletteEdited(isChanged: isChanged)
        case .find: if isChanged { queryChanged() }
        case .replacement: break
        }
    }
}
