extension [Recovery] {
    /// Which documents it is about, and the first words of what was changed, in a few lines.
    var offer: String {
        guard count > 1 else {
            return first.map { "The program ended before these changes were saved.\n\($0.line)" } ?? ""
        }
        let shown = count > 4 ? 3 : count
        let rest = count > shown ? "\nand \(Words.count(count - shown, "other document"))" : ""
        return "The program ended before these changes were saved.\n"
            + prefix(shown).map(\.line).joined(separator: "\n")
            + rest
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
