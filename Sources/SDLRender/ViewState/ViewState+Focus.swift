/// What lies over what. The keyboard is always in the topmost layer.
enum FocusLayer: Int, Comparable {
    case window, overlay, dialog

    static func < (a: FocusLayer, b: FocusLayer) -> Bool { a.rawValue < b.rawValue }
}

extension SurfaceSet {
    var topLayer: FocusLayer { dialog.isOpen ? .dialog : overlay != nil ? .overlay : .window }
}

extension ViewState {
    /// What had the keyboard in a layer that others lie over now.
    struct HeldFocus: Equatable {
        var node: String?
        var region: FocusRegion?
    }

    /// Keeps what had the keyboard when a layer comes over it, and gives it back when that is gone.
    mutating func changeLayer(from old: FocusLayer, to new: FocusLayer) {
        if new > old {
            held[old] = HeldFocus(node: focusedNode, region: focusedRegion)
        } else if new < old {
            focusedNode = held[new]?.node
            focusedRegion = held[new]?.region
            held = held.filter { $0.key < new }
        }
    }

    /// What has the keyboard in the window is the board, or the text: others are gone, or mean something else now.
    mutating func goHome() {
        if held[.window] == nil {
            focusedNode = nil
            focusedRegion = nil
        } else {
            held[.window] = HeldFocus()
        }
    }
}
