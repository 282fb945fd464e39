import SDLRender

/// A key with its modifiers, as scenarios write it: `Ctrl+Shift+P`, `Alt+Down`, `Return`.
struct Chord: Equatable {
    var key: String
    var modifiers: InputEvent.Modifiers

    init(_ text: String) throws(StepFailure) {
        var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        if text.hasSuffix("+"), parts.count > 1 { parts.replaceSubrange((parts.count - 2)..., with: ["+"]) }
        guard let last = parts.popLast(), !last.isEmpty else { throw StepFailure("“\(text)” names no key") }
        key = last
        modifiers = try Chord.modifiers(parts)
    }

    static func modifiers(_ names: [String]) throws(StepFailure) -> InputEvent.Modifiers {
        var all: InputEvent.Modifiers = []
        for name in names {
            switch name {
            case "Ctrl": all.insert(.control)
            case "Shift": all.insert(.shift)
            case "Alt": all.insert(.alt)
            default: throw StepFailure("“\(name)” is no modifier")
            }
        }
        return all
    }
}
