import Engine

/// One screen as a value: what is drawn, what can be hit and what a screen reader finds, made in one pass.
public struct Frame: Equatable, Sendable {
    /// Points.
    public var size: Size
    public var commands: [DrawCommand] = []
    /// Later ones lie on top.
    public var regions: [HitRegion] = []
    /// Where the caret of the text that has the keyboard stands, seen or blinking; nil without any.
    public var caret: Rect?
    /// The first one is the window.
    public var nodes: [Node] = []

    public init(size: Size) { self.size = size }
}

/// A part of the window that the pointer can hit.
public struct HitRegion: Equatable, Sendable {
    public enum Action: Equatable, Sendable {
        /// Pressing and releasing inside performs it.
        case press(Intent)
        /// A card: click selects, double click opens, drag moves.
        case card(SurfaceID)
        /// The editor's text; its first line's top left stands at the point.
        case text(origin: Point)
        /// A text of the form; its first line's top left stands at the point.
        case field(FieldID, origin: Point)
        /// A field of one line; its text's top left stands at the point.
        case line(LineFieldID, origin: Point)
        /// Opens a menu as soon as it is pressed.
        case menu(MenuSubject)
        /// Beside an overlay, which closes when it is pressed.
        case outside
        /// Takes the wheel.
        case scroll(ScrollArea)
        /// Changes the width of the sidebar or the editor.
        case resize(Divider)
    }

    public var rect: Rect
    public var action: Action
    /// The node that belongs to it.
    public var node: String

    public init(rect: Rect, action: Action, node: String) {
        self.rect = rect
        self.action = action
        self.node = node
    }
}

public enum ScrollArea: Hashable, Sendable { case board, sidebar, editor, preview, overlay }
public enum Divider: Hashable, Sendable { case sidebar, editor }
