import Engine

extension BoardScreen: Screen {
    public var pointer: PointerShape {
        if state.band != nil { return .arrow }
        switch dropTarget {
        case .place, .document: return .move
        case .stay: return .arrow
        case .nowhere: return .refused
        case nil: break
        }
        switch actionUnderPointer {
        case .press, .menu: return .hand
        case .text, .field, .line: return .text
        case .resize: return .resizeColumns
        case .card, .scroll, .outside, nil: return .arrow
        }
    }
}
