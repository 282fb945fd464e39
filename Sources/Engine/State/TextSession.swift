/// What the editor pane is about: a run of the document's bytes that is being edited as text.
///
/// It begins as one tile. What is typed may split that tile or fuse it with its neighbours; the run stays the same.
struct TextSession: Equatable {
    /// In bytes: a longer text would make each key press wait for its lines.
    static let longestText = 4 << 20
    /// Of a text that is too long, in bytes.
    static let longestShown = 64 << 10

    enum Target: Equatable {
        /// The bytes from this offset on, from the start of the file, are `text`.
        case bytes(start: Int)
        /// A tile that comes to be with its first character.
        case newTile(after: Domain.TileID?)
        /// A directive at these bytes of the file, whose form is open; `text` is the focused field's.
        case form(Range<Int>)
        /// Text that can't be edited.
        case none
    }

    var target: Target
    /// The card that the run begins in, for the board's mark; nil where nothing is there yet.
    var id: SurfaceID?
    var text: String
    /// Not nil where the properties of a directive are edited.
    var form: FormSession?
    var selection = TextSelection()
    var composition: TextComposition?
    /// Why it can't be edited; nil where it can.
    var refusal: String?
    /// Not nil where it is edited in its own place on the board.
    var setting: Setting?
    /// Changes with whatever the pane shows.
    var serial = 0

    /// The bytes of the file that the run covers; nil where there are none.
    var range: Range<Int>? {
        switch target {
        case .bytes(let start): start..<start + text.utf8.count
        case .form(let range): range
        case .newTile, .none: nil
        }
    }

    /// The text with what an input method composes, and where that stands.
    var shown: (text: String, mark: Range<Int>?) {
        guard let composition else { return (text, nil) }
        return composition.spliced(into: text, over: selection.range)
    }

    /// Whether it is about a tile that has no text yet.
    var startsTile: Bool { if case .newTile = target { true } else { false } }

    var mark: Domain.History.Mark? { range.map { .init(range: $0, selection: selection, field: form?.focus) } }
}
