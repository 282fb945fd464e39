import Engine

extension BoardScreen: Screen {
    public var pointer: PointerShape {
        if let drag = state.drag { return drag.insertion == nil ? .refused : .move }
        switch actionUnderPointer {
        case .press: return .hand
        case .text, .field, .line: return .text
        case .resize: return .resizeColumns
        case .card, .scroll, nil: return .arrow
        }
    }
}
