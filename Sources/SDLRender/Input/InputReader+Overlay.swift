import Engine

/// The keys of what lies over the window. Nothing else hears them.
extension InputReader {
    func overlayKey(_ chord: Chord, _ overlay: Surface.Overlay, state: inout ViewState) -> [Intent] {
        switch overlay {
        case .palette(let palette): paletteKey(chord, palette)
        case .menu(let menu): menuKey(chord, menu)
        case .shortcuts: shortcutsKey(chord, state: &state)
        }
    }

    private func paletteKey(_ chord: Chord, _ palette: Surface.Palette) -> [Intent] {
        if chord == Chord("Escape") {
            let isComposing = palette.field.composition != nil
            return [isComposing ? .editLine(.palette, .compose(TextComposition(text: "", caret: 0))) : .closeOverlay]
        }
        if chord == Chord("Return") { return palette.chosen.map { [.choose($0)] } ?? [] }
        if let step = step(chord, startAndEnd: .control) { return [.moveChoice(step)] }
        switch keymap.command(for: chord, inText: true) {
        case .palette: return [.openPalette(.commands)]
        case .goToDocument: return [.openPalette(.documents)]
        case .searchWorkspace: return [.openPalette(.search)]
        default: return chord.key == "Tab" ? [] : textCommand(chord).map { [.editLine(.palette, $0)] } ?? []
        }
    }

    private func menuKey(_ chord: Chord, _ menu: Surface.Menu) -> [Intent] {
        if chord == Chord("Escape") || keymap.command(for: chord, inText: true) == .menu { return [.closeOverlay] }
        if chord == Chord("Return") || chord == Chord("Space") { return menu.chosen.map { [.choose($0)] } ?? [] }
        if let step = step(chord, startAndEnd: []) { return [.moveChoice(step)] }
        guard chord.key.count == 1, chord.modifiers.subtracting(.shift).isEmpty else { return [] }
        return [.moveChoice(.letter(chord.key))]
    }

    /// `startAndEnd`: what is held with Home and End where a text needs these by themselves.
    private func step(_ chord: Chord, startAndEnd: Chord.Modifiers) -> ChoiceStep? {
        switch chord {
        case Chord("Up"): .by(-1)
        case Chord("Down"): .by(1)
        case Chord("PageUp"): .by(-page)
        case Chord("PageDown"): .by(page)
        case Chord("Home", startAndEnd): .first
        case Chord("End", startAndEnd): .last
        default: nil
        }
    }

    /// Never one: a single step would go round.
    private var page: Int {
        guard case .palette(let frames) = layout.overlay else { return 8 }
        return max(2, frames.page)
    }

    private func shortcutsKey(_ chord: Chord, state: inout ViewState) -> [Intent] {
        let page = (layout.overlay?.port.height ?? 0) * 0.9
        switch chord {
        case Chord("Escape"), Chord("Return"), Chord("Space"): return [.closeOverlay]
        case Chord("Up"): scrollOverlay(by: -layout.metrics.scrollStep, &state)
        case Chord("Down"): scrollOverlay(by: layout.metrics.scrollStep, &state)
        case Chord("PageUp"): scrollOverlay(by: -page, &state)
        case Chord("PageDown"): scrollOverlay(by: page, &state)
        case Chord("Home"): state.scroll[.overlay] = 0
        case Chord("End"): state.scroll[.overlay] = layout.maxScroll(.overlay)
        default: if keymap.command(for: chord, inText: true) == .shortcuts { return [.closeOverlay] }
        }
        return []
    }

    private func scrollOverlay(by distance: Double, _ state: inout ViewState) {
        let offset = state.offset(.overlay) + distance
        state.scroll[.overlay] = offset.clamped(to: 0...layout.maxScroll(.overlay))
    }
}
