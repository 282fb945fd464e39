/// One replacement. `range` is in UTF-8 bytes, with both ends on cluster boundaries.
public struct TextEdit: Hashable, Sendable {
    public var range: Range<Int>
    public var replacement: String

    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Where the caret stands afterwards: behind the replacement, or behind the cluster that its end grew together with.
    func end(in text: String) -> Int {
        let start = text.previousCluster(before: range.lowerBound)
        let before = text.utf8Slice(start..<range.lowerBound) + replacement
        let after = text.utf8Slice(range.upperBound..<text.nextCluster(after: range.upperBound))
        return start + (before + after).clusterEnd(at: before.utf8.count)
    }
}

/// What a command does to a text.
public struct TextOutcome: Equatable, Sendable {
    /// Nil where the text stays as it is.
    public var edit: TextEdit?
    /// In the text as the edit leaves it.
    public var selection: TextSelection
    /// What goes to the clipboard; nil where it keeps what it has.
    public var copied: String?
    /// The edit and the one before it are one step of undo.
    public var joinsTyping = false
}
