@testable import Engine

/// A text under edit, as the editor pane holds one: what stories type into. "|" marks the caret, "{" and "}" the ends of
/// a selection.
struct Typewriter {
    var text: String
    var selection: TextSelection
    var clipboard: String?
    var lineEnding = "\n"
    var width = 100.0
    var linesPerPage = 3
    /// The steps of undo, each as what it left.
    private(set) var steps: [String] = []

    init(_ marked: String, clusters: Int = 100) {
        width = Double(clusters) * 10
        text = String(marked.filter { !"|{}".contains($0) })
        func place(_ sign: Character) -> Int? {
            marked.firstIndex(of: sign).map { marked[..<$0].filter { !"|{}".contains($0) }.utf8.count }
        }
        let caret = place("|") ?? 0
        selection = TextSelection(
            anchor: .init(place("{") ?? caret), focus: .init(place("}") ?? caret))
    }

    var layout: TextLayout {
        TextLayout([.init(text, TextFace(.source))], width: width, measuring: Ruler())
    }

    /// The text with its marks.
    var marked: String {
        let range = selection.range
        let inner = text.utf8Slice(range)
        return text.utf8Slice(0..<range.lowerBound) + (range.isEmpty ? "|" : "{" + inner + "}")
            + text.utf8Slice(range.upperBound..<text.utf8.count)
    }

    /// The caret's column and line, in clusters.
    var caret: [Int] {
        let rect = layout.caretRect(at: selection.focus, measuring: Ruler())
        return [Int(rect.x / 10), Int(rect.top / 20)]
    }

    mutating func perform(_ commands: TextCommand...) {
        for command in commands {
            let editing = TextEditing(text: text, layout: layout, selection: selection, measuring: Ruler())
            let outcome = editing.respond(
                to: command,
                in: .init(lineEnding: lineEnding, linesPerPage: linesPerPage, clipboardText: clipboard))
            if let copied = outcome.copied { clipboard = copied }
            selection = outcome.selection
            guard let edit = outcome.edit else { continue }
            text.replaceUTF8(edit.range, with: edit.replacement)
            if outcome.joinsTyping { steps.removeLast() }
            steps.append(text)
        }
    }

    mutating func move(_ motions: TextMotion..., extend: Bool = false) {
        for motion in motions { perform(.move(motion, extend: extend)) }
    }

    /// Cluster by cluster.
    mutating func type(_ string: String) {
        for character in string { perform(.insert(String(character))) }
    }

    /// At a column and a line, in clusters.
    mutating func click(_ column: Double, _ line: Double, count: Int = 1, extend: Bool = false) {
        perform(.click(x: column * 10, y: line * 20 + 10, count: count, extend: extend))
    }

    mutating func drag(_ column: Double, _ line: Double) { perform(.drag(x: column * 10, y: line * 20 + 10)) }
}
