import CSDL

/// SDL's event in our words; nil for what nobody needs. Frees what SDL allocated for the event.
func inputEvent(from event: SDL_Event, unitsPerPoint units: Double) -> InputEvent? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: .closeRequested
    case SDL_USEREVENT: .woken
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: .exposed
    case SDL_WINDOWEVENT: windowEvent(event.window)
    case SDL_MOUSEMOTION: .pointerMoved(Point(Double(event.motion.x) / units, Double(event.motion.y) / units))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: buttonEvent(event.button, units)
    case SDL_MOUSEWHEEL: wheelEvent(event.wheel, units)
    case SDL_KEYDOWN: keyEvent(event.key.keysym)
    case SDL_TEXTINPUT: textEvent(event.text)
    case SDL_TEXTEDITING: compositionEvent(event.edit)
    case SDL_TEXTEDITING_EXT: compositionEvent(event.editExt)
    case SDL_DROPFILE: dropEvent(event.drop, units)
    case SDL_DROPTEXT: droppedText(event.drop)
    default: nil
    }
}

private func windowEvent(_ event: SDL_WindowEvent) -> InputEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focusChanged(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: .focusChanged(false)
    case SDL_WINDOWEVENT_LEAVE: .pointerLeft
    default: nil
    }
}

private func buttonEvent(_ event: SDL_MouseButtonEvent, _ units: Double) -> InputEvent? {
    let point = Point(Double(event.x) / units, Double(event.y) / units)
    let button: InputEvent.Button
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = .left
    case SDL_BUTTON_MIDDLE: button = .middle
    case SDL_BUTTON_RIGHT: button = .right
    default: return nil
    }
    let modifiers = modifiers(UInt32(SDL_GetModState().rawValue))
    return Int32(event.state) == SDL_PRESSED
        ? .pointerPressed(point, button, clicks: max(1, Int(event.clicks)), modifiers)
        : .pointerReleased(point, button, modifiers)
}

private func wheelEvent(_ event: SDL_MouseWheelEvent, _ units: Double) -> InputEvent {
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetMouseState(&x, &y)
    let sign: Double = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    let point = Point(Double(x) / units, Double(y) / units)
    let held = modifiers(UInt32(SDL_GetModState().rawValue))
    return .wheel(point, dx: Double(event.preciseX) * sign, dy: Double(event.preciseY) * sign, held)
}

// MARK: Drops

/// SDL is told nothing of the pointer while another program drags, so the desktop is asked where it is.
private func dropEvent(_ event: SDL_DropEvent, _ units: Double) -> InputEvent? {
    guard let file = event.file else { return nil }
    defer { SDL_free(file) }
    var pointer = (x: Int32(0), y: Int32(0))
    var corner = (x: Int32(0), y: Int32(0))
    SDL_GetGlobalMouseState(&pointer.x, &pointer.y)
    if let window = SDL_GetWindowFromID(event.windowID) { SDL_GetWindowPosition(window, &corner.x, &corner.y) }
    let point = Point(Double(pointer.x - corner.x) / units, Double(pointer.y - corner.y) / units)
    return .filesDropped([String(cString: file)], point)
}

private func droppedText(_ event: SDL_DropEvent) -> InputEvent? {
    SDL_free(event.file)
    return nil
}

// MARK: Keys

/// Modifiers by themselves are no keys. Without NumLock the keypad's digits move the caret.
private func keyEvent(_ key: SDL_Keysym) -> InputEvent? {
    let state = UInt32(key.mod)
    let held = modifiers(state)
    if isModifier(key.scancode) { return nil }
    let hasNumLock = state & KMOD_NUM.rawValue != 0
    if let name = keypadName(key.scancode, hasNumLock: hasNumLock) { return .keyPressed(key: name, held) }
    // A shortcut of Latin letters must work with any layout: then the key's place counts.
    let isForeign = key.sym > 0x7F && key.sym < Int32(SDLK_SCANCODE_MASK) && !held.isDisjoint(with: [.control, .alt])
    let name = isForeign ? SDL_GetScancodeName(key.scancode) : SDL_GetKeyName(key.sym)
    guard let text = name.map({ String(cString: $0) }), !text.isEmpty else { return nil }
    // The key between Alt and Ctrl, which keyboards and people call Menu.
    return .keyPressed(key: key.sym == SDLK_APPLICATION.rawValue ? "Menu" : text, held)
}

private func isModifier(_ code: SDL_Scancode) -> Bool {
    (SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue).contains(code.rawValue)
        || [SDL_SCANCODE_MODE, SDL_SCANCODE_CAPSLOCK, SDL_SCANCODE_NUMLOCKCLEAR].contains(code)
}

private func keypadName(_ code: SDL_Scancode, hasNumLock: Bool) -> String? {
    switch code {
    case SDL_SCANCODE_KP_ENTER: "Return"
    case SDL_SCANCODE_KP_PLUS: "+"
    case SDL_SCANCODE_KP_MINUS: "-"
    default: hasNumLock ? nil : keypadMotion(code)
    }
}

private func keypadMotion(_ code: SDL_Scancode) -> String? {
    switch code {
    case SDL_SCANCODE_KP_1: "End"
    case SDL_SCANCODE_KP_2: "Down"
    case SDL_SCANCODE_KP_3: "PageDown"
    case SDL_SCANCODE_KP_4: "Left"
    case SDL_SCANCODE_KP_6: "Right"
    case SDL_SCANCODE_KP_7: "Home"
    case SDL_SCANCODE_KP_8: "Up"
    case SDL_SCANCODE_KP_9: "PageUp"
    case SDL_SCANCODE_KP_PERIOD: "Delete"
    default: nil
    }
}

/// The right Alt key writes characters where the layout says so, and is no modifier then.
private func modifiers(_ state: UInt32) -> InputEvent.Modifiers {
    var result: InputEvent.Modifiers = []
    if state & KMOD_CTRL.rawValue != 0 { result.insert(.control) }
    if state & KMOD_SHIFT.rawValue != 0 { result.insert(.shift) }
    if state & KMOD_LALT.rawValue != 0 { result.insert(.alt) }
    if state & KMOD_RALT.rawValue != 0, state & KMOD_MODE.rawValue == 0 { result.insert(.alt) }
    return result
}

// MARK: Text

/// X11 sends a letter's text along with Alt and the letter: that is a shortcut, not text.
private func textEvent(_ event: SDL_TextInputEvent) -> InputEvent? {
    let held = modifiers(UInt32(SDL_GetModState().rawValue))
    let text = string(event.text)
    return text.isEmpty || held.contains(.alt) && !held.contains(.control) ? nil : .textTyped(text)
}

private func compositionEvent(_ event: SDL_TextEditingEvent) -> InputEvent {
    composition(string(event.text), caret: Int(event.start))
}

private func compositionEvent(_ event: SDL_TextEditingExtEvent) -> InputEvent {
    defer { SDL_free(event.text) }
    return composition(event.text.map { String(cString: $0) } ?? "", caret: Int(event.start))
}

/// SDL counts code points; we count bytes.
func composition(_ text: String, caret: Int) -> InputEvent {
    let before = text.unicodeScalars.prefix(max(0, caret))
    return .textComposed(text, caret: String(String.UnicodeScalarView(before)).utf8.count)
}

/// The C string in a fixed array of characters.
private func string<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
