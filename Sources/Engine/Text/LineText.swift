/// One line of text that a person types into a field of the screen, such as a query. Never holds a line end.
struct LineText: Equatable {
    private(set) var text: String
    private(set) var selection: TextSelection
    private(set) var composition: TextComposition?

    /// The caret stands at the end, or everything is selected.
    init(_ text: String = "", isSelected: Bool = false) {
        self.text = text.onOneLine
        let end = TextPosition(self.text.utf8.count)
        selection = TextSelection(anchor: isSelected ? TextPosition(0) : end, focus: end)
    }

    /// Wider than any field, in points: the line is never broken.
    private static let width = 1e9
    static let face = TextFace(.label)

    func layout(measuring: any TextMeasuring) -> TextLayout {
        let shown = composition?.spliced(into: text, over: selection.range).text ?? text
        return TextLayout([.init(shown, Self.face)], width: Self.width, measuring: measuring)
    }

    /// Does what the command asks for. The outcome's edit is done already.
    mutating func respond(
        to command: TextCommand, clipboardText: String?, measuring: any TextMeasuring
    ) -> TextOutcome {
        if case .compose(let new) = command {
            composition = new.text.isEmpty ? nil : new
            return TextOutcome(selection: selection)
        }
        composition = nil
        var outcome = TextEditing(
            text: text, layout: layout(measuring: measuring), selection: selection, measuring: measuring
        ).respond(to: command, in: .init(lineEnding: " ", linesPerPage: 1, clipboardText: clipboardText?.onOneLine))
        if let edit = outcome.edit {
            let replacement = edit.replacement.onOneLine
            outcome.edit = TextEdit(edit.range, replacement)
            text.replaceUTF8(edit.range, with: replacement)
            if replacement != edit.replacement {
                outcome.selection = TextSelection(
                    caret: TextPosition(edit.range.lowerBound + replacement.utf8.count))
            }
        }
        selection = outcome.selection
        return outcome
    }
}

extension String {
    /// With a blank for each run of line ends.
    fileprivate var onOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        return split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
