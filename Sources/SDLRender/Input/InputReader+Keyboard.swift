import Engine

extension InputReader {
    func readKey(_ chord: Chord, state: inout ViewState) -> [Intent] {
        state.usesKeyboard = true
        state.blink.lastActivity = now
        if state.drag != nil || state.press != nil, chord.key == "Escape" { return cancelPointer(state: &state) }
        // What is in the hand is put down first.
        if state.drag != nil || state.band != nil { return [] }
        if surfaces.dialog.isOpen { return dialogKey(chord, state: &state) }
        if let overlay = surfaces.overlay { return overlayKey(chord, overlay, state: &state) }
        if chord.key == "F6" { return cycleRegion(backwards: chord.modifiers.contains(.shift), state: &state) }
        if let line = focusedLine(state), let intents = lineKey(chord, line) { return intents }
        if let field = focusedField(state), let intents = fieldKey(chord, field, state: &state) { return intents }
        if textHasKeyboard(state) { return textKey(chord, state: &state) }
        if chord.key == "Tab", chord.modifiers.subtracting(.shift).isEmpty {
            return moveFocus(backwards: chord.modifiers.contains(.shift), state: &state)
        }
        if boardHasKeyboard(state) { return boardKey(chord, state: &state) }
        if let row = focusedRow(state) { return treeKey(chord, row, state: &state) }
        if let control = focusedControl(state) { return controlKey(chord, control, state: &state) }
        return boardKey(chord, state: &state)
    }

    // The board

    private func boardKey(_ chord: Chord, state: inout ViewState) -> [Intent] {
        if let direction = Self.direction(of: chord.key), chord.modifiers.subtracting(.shift).isEmpty {
            return [.moveSelection(direction, extend: chord.modifiers.contains(.shift))]
        }
        if let direction = Self.direction(of: chord.key), chord.modifiers == .control {
            return [.moveCurrent(direction)]
        }
        if chord == Chord("Escape") { return [.escape] }
        if chord == Chord("/") { return [.run(.insertKind)] }
        if let letter = Self.letter(of: chord), keymap.command(for: chord, inText: false) == nil {
            return [.typeAhead(letter)]
        }
        let intents = perform(chord, inText: false, state: &state)
        // Beside an open editor: the keyboard goes there.
        if intents == [.run(.edit)] { state.focusedNode = nil }
        return intents
    }

    /// Keys and not text: no input method is at work on the board.
    private static func letter(of chord: Chord) -> String? {
        guard chord.modifiers.subtracting(.shift).isEmpty else { return nil }
        return chord.key == "Space" ? " " : chord.key.count == 1 ? chord.key.lowercased() : nil
    }

    private static func direction(of key: String) -> BoardDirection? {
        switch key {
        case "Left": .left
        case "Right": .right
        case "Up": .up
        case "Down": .down
        case "PageUp": .pageUp
        case "PageDown": .pageDown
        case "Home": .start
        case "End": .end
        default: nil
        }
    }

    // The editor's text

    /// Tab indents in the source: Escape, F6 and Ctrl+Tab are the ways out.
    private func textKey(_ chord: Chord, state: inout ViewState) -> [Intent] {
        if chord == Chord("Escape") {
            let isComposing = surfaces.editor.composition != nil
            return isComposing ? [.editText(.compose(TextComposition(text: "", caret: 0)))] : [.back]
        }
        if chord.key == "Tab", chord.modifiers.contains(.control) {
            return moveFocus(backwards: chord.modifiers.contains(.shift), state: &state)
        }
        if keymap.command(for: chord, inText: true) != nil { return perform(chord, inText: true, state: &state) }
        return textCommand(chord).map { [.editText($0)] } ?? []
    }

    func textCommand(_ chord: Chord) -> TextCommand? {
        let isControl = chord.modifiers.contains(.control)
        guard !chord.modifiers.contains(.alt) else { return nil }
        switch chord.key {
        case "Return" where !isControl: return .newLine
        case "Backspace": return .delete(isControl ? .wordLeft : .left)
        case "Delete": return .delete(isControl ? .wordRight : .right)
        case "A" where isControl: return .selectAll
        case "C" where isControl: return .copy
        case "X" where isControl: return .cut
        case "V" where isControl: return .paste
        case "Tab" where !isControl: return chord.modifiers.contains(.shift) ? .outdent : .indent
        default:
            let motion = Self.motion(of: chord.key, isControl: isControl)
            return motion.map { .move($0, extend: chord.modifiers.contains(.shift)) }
        }
    }

    private static func motion(of key: String, isControl: Bool) -> TextMotion? {
        switch key {
        case "Left": isControl ? .wordLeft : .left
        case "Right": isControl ? .wordRight : .right
        case "Up": .up
        case "Down": .down
        case "Home": isControl ? .textStart : .lineStart
        case "End": isControl ? .textEnd : .lineEnd
        case "PageUp": .pageUp
        case "PageDown": .pageDown
        default: nil
        }
    }

    // Controls

    private func controlKey(_ chord: Chord, _ node: Node, state: inout ViewState) -> [Intent] {
        switch chord {
        case Chord("Return"), Chord("Space"): return press(node, state: &state)
        case Chord("Escape"):
            state.focusedNode = nil
            return node.region == .find ? [.closeSearch] : []
        default: return perform(chord, inText: true, state: &state)
        }
    }

    /// The row of the sidebar that has the keyboard, seen or scrolled away.
    func focusedRow(_ state: ViewState) -> Int? {
        guard let id = state.focusedNode, layout.panels.sidebar != nil else { return nil }
        return surfaces.sidebar.rows.firstIndex { SidebarView.nodeID($0.id) == id }
    }

    private func treeKey(_ chord: Chord, _ index: Int, state: inout ViewState) -> [Intent] {
        let rows = surfaces.sidebar.rows
        let row = rows[index]
        let page = max(1, Int((layout.panels.sidebar?.height ?? 0) / layout.metrics.sidebarRowHeight) - 1)
        switch chord {
        case Chord("Return"), Chord("Space"):
            if row.isExpanded == nil { state.focusedNode = nil }
            return [SidebarView.intent(of: row.id)]
        case Chord("Escape"): state.focusedNode = nil
        case Chord("Up"): focusRow(index - 1, state: &state)
        case Chord("Down"): focusRow(index + 1, state: &state)
        case Chord("PageUp"): focusRow(index - page, state: &state)
        case Chord("PageDown"): focusRow(index + page, state: &state)
        case Chord("Home"): focusRow(0, state: &state)
        case Chord("End"): focusRow(rows.count - 1, state: &state)
        case Chord("Left") where row.isExpanded == true, Chord("Right") where row.isExpanded == false:
            return [SidebarView.intent(of: row.id)]
        case Chord("Left"):
            let folder = rows[..<index].lastIndex { $0.depth < row.depth }
            if let folder { focusRow(folder, state: &state) }
        case Chord("Right"):
            if row.isExpanded == true { focusRow(index + 1, state: &state) }
        default: return perform(chord, inText: true, state: &state)
        }
        return []
    }

    /// Puts the keyboard on a row of the sidebar and scrolls it into view.
    func focusRow(_ index: Int, state: inout ViewState) {
        let rows = surfaces.sidebar.rows
        guard !rows.isEmpty, let panel = layout.panels.sidebar else { return }
        let row = min(max(index, 0), rows.count - 1)
        state.focusedNode = SidebarView.nodeID(rows[row].id)
        let height = layout.metrics.sidebarRowHeight
        let top = layout.metrics.sidebarHeaderHeight + Double(row) * height
        state.show(top...top + height, in: .sidebar, height: panel.height, margin: 6)
        state.clampScroll(to: layout)
    }

    // Dialogs

    private func dialogKey(_ chord: Chord, state: inout ViewState) -> [Intent] {
        let choices = surfaces.dialog.choices
        switch chord.key {
        case "Tab": return moveFocus(backwards: chord.modifiers.contains(.shift), state: &state)
        case "Left", "Up": return moveFocus(backwards: true, state: &state)
        case "Right", "Down": return moveFocus(backwards: false, state: &state)
        case "Escape": return [.answer(.dismiss)]
        case "Return", "Space":
            let focused = choices.first { DialogView.nodeID($0) == state.focusedNode }
            let usual = chord.key == "Return" ? choices.first { $0.isDefault } ?? choices.first : nil
            return (focused ?? usual).map { [.answer($0.intent)] } ?? []
        default: return []
        }
    }
}
