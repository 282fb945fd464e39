/// A place in a text. Offsets are UTF-8 bytes and lie on a grapheme cluster boundary.
public struct TextPosition: Hashable, Comparable, Sendable {
    /// At a soft wrap the end of a line and the start of the next one are the same offset.
    public enum Affinity: Hashable, Sendable { case upstream, downstream }
    public var offset: Int
    public var affinity: Affinity

    public init(_ offset: Int, _ affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }

    public static func < (a: TextPosition, b: TextPosition) -> Bool { a.offset < b.offset }
}

/// The caret is `focus`; `anchor` stays while a selection is extended.
public struct TextSelection: Hashable, Sendable {
    public var anchor: TextPosition
    public var focus: TextPosition
    /// The x that the caret wants to keep while it moves up and down, in points; any other motion clears it.
    public var goalX: Double?
    public var continuation: Continuation?

    /// What the next command may go on with; any other command ends it.
    public enum Continuation: Hashable, Sendable {
        /// Single characters were typed, or removed, up to here.
        case typing, removal
        /// A drag extends by words or hard lines, from the one that was clicked.
        case words(Range<Int>), lines(Range<Int>)
    }

    public init(anchor: TextPosition = .init(0), focus: TextPosition = .init(0), goalX: Double? = nil) {
        self.anchor = anchor
        self.focus = focus
        self.goalX = goalX
    }

    public init(caret: TextPosition) { self.init(anchor: caret, focus: caret) }

    public var range: Range<Int> { min(anchor.offset, focus.offset)..<max(anchor.offset, focus.offset) }
    public var isCaret: Bool { anchor.offset == focus.offset }
}

/// The pre-edit text of an input method: shown at the caret, never in the document.
public struct TextComposition: Hashable, Sendable {
    public var text: String
    /// The caret inside `text`, in UTF-8 bytes.
    public var caret: Int

    public init(text: String, caret: Int) {
        self.text = text
        self.caret = caret
    }
}

/// Where a caret can be told to go.
public enum TextMotion: Hashable, Sendable {
    case left, right, up, down
    case wordLeft, wordRight
    /// The ends of the visual line.
    case lineStart, lineEnd
    case pageUp, pageDown
    case textStart, textEnd
}

/// What can be asked of the editor's text. Points are in the text's own coordinates, from the top left of its first line.
public enum TextCommand: Equatable, Sendable {
    case insert(String)
    /// The document's own line end, continuing the list it stands in.
    case newLine
    case move(TextMotion, extend: Bool)
    /// Removes the selection, or up to where the motion leads.
    case delete(TextMotion)
    case click(x: Double, y: Double, count: Int, extend: Bool)
    case drag(x: Double, y: Double)
    case select(Range<Int>)
    case selectAll
    case cut, copy, paste
    /// Puts it around the selection or the word, or takes it off.
    case emphasize(TextEmphasis)
    /// A list item below the one before it, and out again; lines of code to the right and to the left.
    case indent, outdent
    /// Empty text ends the composition.
    case compose(TextComposition)
}
