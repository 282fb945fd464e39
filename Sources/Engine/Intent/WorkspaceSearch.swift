/// A line of a document that holds what is searched for.
public struct SearchHit: Equatable, Sendable {
    public var document: Domain.DocumentID
    /// Where the match begins, in bytes from the start of the file.
    public var offset: Int
    /// From 1.
    public var line: Int
    /// The line, or the part of a long one that the match stands in.
    public var text: String
    /// The match, in UTF-8 bytes of `text`.
    public var match: Range<Int>
}

/// A search through all documents of the workspace that is going on, or done.
struct WorkspaceSearch {
    let token: Int
    let query: String
    /// Those that nobody has looked into yet.
    var rest: ArraySlice<Domain.DocumentID>
    var hits: [SearchHit] = []
    var isDone = false

    /// More lines than anybody looks through.
    static let mostHits = 500
    /// Few enough that a search that nobody waits for any more holds up no other work.
    static let batch = 64

    /// Whether there may be more than were kept.
    var isCut: Bool { hits.count >= Self.mostHits }
}
