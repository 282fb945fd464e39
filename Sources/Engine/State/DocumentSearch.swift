/// A search through the open document: what is looked for, and where it was found.
struct DocumentSearch {
    struct Match: Equatable {
        var tile: Domain.TileID
        /// UTF-8 bytes of the tile's source.
        var range: Range<Int>
    }

    /// What the matches were found in; when it differs they are found anew.
    struct Key: Equatable {
        var query: SearchQuery
        var document: Domain.DocumentID?
        var generation: Int
        var revision: Int
    }

    var isOpen = false
    var showsReplacement = false
    /// Its text is that of the field.
    var query = SearchQuery("")
    var pattern: Pattern?
    /// In the document's order.
    private(set) var matches: [Match] = []
    /// Index into `matches`; nil without any.
    var current: Int?
    /// Why there are no matches, in words.
    var failure: String?
    var key: Key?
    /// Where each tile's matches stand in `matches`.
    private(set) var places: [Domain.TileID: Range<Int>] = [:]
    /// Changes whenever cards may be marked otherwise.
    private(set) var revision = 0
    /// The field that the keyboard is asked to go to, and how often it was asked.
    var focus = LineFieldID.find
    var focusSerial = 0

    /// Searches the tiles. Cost grows with the document.
    mutating func find(in tiles: Domain.Tiles?) {
        revision += 1
        matches = []
        places = [:]
        failure = nil
        guard !query.text.isEmpty, let tiles else { return }
        do throws(PatternFailure) {
            let pattern: Pattern
            if let known = self.pattern, known.query == query { pattern = known } else { pattern = try Pattern(query) }
            self.pattern = pattern
            for tile in tiles {
                let found = try pattern.matches(in: tile.source)
                guard !found.isEmpty else { continue }
                places[tile.id] = matches.count..<matches.count + found.count
                matches += found.map { Match(tile: tile.id, range: $0.range) }
            }
        } catch {
            failure = error.sentence
            matches = []
            places = [:]
        }
    }

    mutating func marksChanged() { revision += 1 }
}
