import Engine

/// Fields of one line.
extension InputReader {
    /// The one that has the keyboard, where it is seen.
    func focusedLine(_ state: ViewState) -> LineFieldID? {
        guard let focused = state.focusedNode, !surfaces.dialog.isOpen else { return nil }
        let region = frame.regions.last { $0.node == focused }
        if case .line(let id, _) = region?.action { return id }
        return nil
    }

    /// What the key does to the field's text; nil where it means something else.
    func lineKey(_ chord: Chord, _ line: LineFieldID) -> [Intent]? {
        if line != .palette, let intent = findKey(chord, line) { return [intent] }
        return switch chord.key {
        case "Return", "Tab", "Up", "Down", "PageUp", "PageDown": nil
        default: textCommand(chord).map { [.editLine(line, $0)] }
        }
    }

    private func findKey(_ chord: Chord, _ line: LineFieldID) -> Intent? {
        switch chord {
        case Chord("Escape"): .closeSearch
        case Chord("Return"): .run(line == .replacement ? .replaceOne : .findNext)
        case Chord("Return", .shift): .run(.findPrevious)
        case Chord("Return", .control) where line == .replacement: .run(.replaceEvery)
        default: nil
        }
    }

    func pressLine(
        _ id: LineFieldID, at point: Point, origin: Point, clicks: Int, extend: Bool, state: inout ViewState
    ) -> [Intent] {
        let hadKeyboard = focusedLine(state) == id
        state.focusedNode = LineFieldView.nodeID(id)
        return [
            .editLine(
                id,
                .click(
                    x: point.x - origin.x, y: point.y - origin.y, count: max(1, clicks), extend: extend && hadKeyboard))
        ]
    }
}
