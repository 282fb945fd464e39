import Engine

/// What an event means, given the frame that it was aimed at. Pure: it reads surfaces and frame, changes only `state`,
/// and gives the intents to perform.
public struct InputReader {
    public let frame: Frame
    public let layout: ScreenLayout
    public let surfaces: SurfaceSet
    /// Seconds of the injected clock.
    public let now: Double

    public init(frame: Frame, layout: ScreenLayout, surfaces: SurfaceSet, now: Double) {
        self.frame = frame
        self.layout = layout
        self.surfaces = surfaces
        self.now = now
    }

    var keymap: Keymap { surfaces.settings.keymap }

    public func read(_ event: InputEvent, state: inout ViewState) -> [Intent] {
        switch event {
        case .pointerMoved(let point): return move(to: point, state: &state)
        case .pointerPressed(let point, let button, let clicks, let modifiers):
            return press(at: point, button, clicks: clicks, modifiers, state: &state)
        case .pointerReleased(let point, let button, _): return release(at: point, button, state: &state)
        case .pointerLeft:
            state.pointer = nil
            state.hovered = nil
            return []
        case .wheel(let point, _, let dy, let modifiers):
            if modifiers.contains(.control) { return zoom(at: point, by: dy, state: &state) }
            scroll(at: point, by: -dy * layout.metrics.scrollStep, state: &state)
            noteRest(&state)
            return selectInBand(&state)
        case .keyPressed(let key, let modifiers):
            return readKey(Chord(key, modifiers), state: &state)
        case .textTyped(let text):
            return text.isEmpty ? [] : readText(.insert(text), state: &state)
        case .textComposed(let text, let caret):
            return readText(.compose(TextComposition(text: text, caret: caret)), state: &state)
        case .focusChanged(let isFocused): return focus(isFocused, state: &state)
        case .resized, .exposed, .woken: return []
        case .filesDropped(let paths, let point): return drop(paths, at: point, state)
        case .closeRequested: return [.run(.quit)]
        }
    }

    /// Whether typed text goes to the editor.
    public func textHasKeyboard(_ state: ViewState) -> Bool {
        surfaces.navigation.destination == .detail && state.focusedNode == nil && surfaces.topLayer == .window
            && surfaces.editor.takesText
    }

    /// To the text that has the keyboard, if any.
    private func readText(_ command: TextCommand, state: inout ViewState) -> [Intent] {
        state.blink.lastActivity = now
        if case .palette = surfaces.overlay, !surfaces.dialog.isOpen { return [.editLine(.palette, command)] }
        if let line = focusedLine(state) { return [.editLine(line, command)] }
        return textHasKeyboard(state) ? [.editText(command)] : []
    }

    private func focus(_ isFocused: Bool, state: inout ViewState) -> [Intent] {
        state.isWindowFocused = isFocused
        state.blink.lastActivity = now
        guard !isFocused else { return [] }
        let cancelled = cancelPointer(state: &state)
        if case .palette(let palette) = surfaces.overlay, palette.field.composition != nil {
            return cancelled + [.editLine(.palette, .compose(TextComposition(text: "", caret: 0)))]
        }
        let isComposing = surfaces.editor.composition != nil
        return cancelled + (isComposing ? [.editText(.compose(TextComposition(text: "", caret: 0)))] : [])
    }
}
