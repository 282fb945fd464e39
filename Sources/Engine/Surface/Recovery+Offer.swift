extension [Recovery] {
    /// Which documents it is about, and the first words of what was changed, in a few lines, the most telling ones first.
    var offer: String {
        let shown = count > 4 ? 3 : count
        var lines = prefix(shown).map(\.line)
        if count > shown { lines.append("and \(Words.count(count - shown, "other document"))") }
        return lines.joined(separator: "\n")
            + "\nThe program ended before \(count == 1 ? "this was" : "these were") saved."
    }
}

extension Recovery {
    fileprivate var line: String { "\(id.path)\(remark): \(excerpt.words)" }

    private var remark: String {
        switch file {
        case .same: ""
        case .changed: ", which has been changed since"
        case .deleted: ", which has been deleted since"
        }
    }
}

extension Excerpt {
    fileprivate var words: String {
        switch self {
        case .written(let words): "“\(words)”"
        case .removed(let words): words.isEmpty ? "blank lines" : "without “\(words)”"
        }
    }
}
