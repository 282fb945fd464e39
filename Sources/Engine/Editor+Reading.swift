extension Editor {
    /// The tiles of the document that is shown, in order; for scenarios and deep accessibility trees.
    public var openTiles: Domain.Tiles { state.document?.document.tiles ?? .init() }

    /// The front matter of the document that is shown, both its lines included.
    public var openFrontMatter: Bytes? { state.document?.document.frontMatter }

    /// The document that is shown, as it is in memory; nil for the library.
    public var openDocument: Domain.Document? { state.document?.document }

    /// The headings of the document that is shown whose sections are folded; some may be gone.
    public var openFolds: Set<Domain.TileID> { state.document?.folded ?? [] }

    /// Whether the workspace has the document, shown or not.
    public func listsDocument(_ id: Domain.DocumentID) -> Bool { state.workspace?.contains(id) ?? false }
}
