/// How many bytes each part of a document takes: enough to tell where in the file a change of tiles happens.
///
/// Made once, when the first change is made, it lets the journal find the places off the main thread.
struct TileLengths: Sendable {
    private var head: Int
    /// With the gap behind each.
    private var tiles: [Int]

    init(of document: Domain.Document) {
        head = document.bodyStart
        tiles = document.tiles.map(\.length)
    }

    /// Those of the document as it was before `change`, of which it has come.
    init(of document: Domain.Document, before change: Domain.Change) {
        self.init(of: document)
        let inverse = change.inverse
        for splice in inverse.splices { apply(splice) }
        if let new = inverse.head?.new { head = new.bytes.count }
    }

    /// What the change, which is made on these lengths, does to the bytes; each splice in the offsets that the ones before
    /// it left.
    mutating func splices(of change: Domain.Change) -> [Domain.ByteSplice] {
        var out: [Domain.ByteSplice] = []
        for splice in change.splices {
            let start = tiles[..<splice.at].reduce(head, +)
            out.append(.init(from: splice.removed.bytes, to: splice.inserted.bytes, at: start))
            apply(splice)
        }
        if let (old, new) = change.head {
            out.append(.init(from: old.bytes, to: new.bytes))
            head = new.bytes.count
        }
        return out.filter { !$0.isNothing }
    }

    private mutating func apply(_ splice: Domain.Change.Splice) {
        tiles.replaceSubrange(splice.at..<splice.at + splice.removed.count, with: splice.inserted.map(\.length))
    }
}

extension [Domain.Tile] {
    fileprivate var bytes: [UInt8] { reduce(into: []) { $0 += $1.source + $1.gap } }
}

extension Domain.Change.Head {
    fileprivate var bytes: [UInt8] { Array(mark) + (frontMatter ?? []) + lead }
}
