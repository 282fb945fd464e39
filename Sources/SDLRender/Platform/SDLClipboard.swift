import CSDL
import Engine

/// The desktop's clipboard. Needs an open window.
public final class SDLClipboard: Engine.Clipboard {
    public init() {}

    public var text: String? {
        get {
            guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
            defer { SDL_free(text) }
            return String(cString: text)
        }
        set { SDL_SetClipboardText(newValue ?? "") }
    }
}
