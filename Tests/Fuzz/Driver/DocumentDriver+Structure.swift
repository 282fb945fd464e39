import Engine
import Fakes

/// Each edit keeps every tile's bytes and shows the tiles as it was asked to, or is refused.
extension DocumentDriver {
    private typealias Seat = (id: Domain.TileID?, source: Bytes)

    mutating func move(_ random: inout Seeded) throws(Broken) -> Domain.Change? {
        let ids = someTiles(&random)
        let target = random.once(in: 4) ? nil : document.tiles[random.below(document.tiles.count)].id
        trace("move \(places(ids)) before \(target.map { places([$0]) } ?? "the end")")
        let moved = document.tiles.filter { ids.contains($0.id) }
        var wanted = document.tiles.filter { !ids.contains($0.id) }
        let stays = document.tiles.drop { $0.id != target }.first { !ids.contains($0.id) }
        let place = stays.flatMap { found in wanted.firstIndex { $0.id == found.id } } ?? wanted.count
        wanted.insert(contentsOf: moved, at: place)
        return try apply(expecting: wanted.map { ($0.id, $0.source) }) { document throws(Domain.Refusal) in
            try document.moving(ids, before: target)
        }
    }

    mutating func duplicate(_ random: inout Seeded) throws(Broken) -> Domain.Change? {
        let ids = someTiles(&random)
        trace("duplicate \(places(ids))")
        var wanted = document.tiles.map { Seat($0.id, $0.source) }
        let copies = document.tiles.filter { ids.contains($0.id) }.map { Seat(nil, $0.source) }
        wanted.insert(contentsOf: copies, at: (document.tiles.lastIndex { ids.contains($0.id) } ?? -1) + 1)
        return try apply(expecting: wanted) { document throws(Domain.Refusal) in try document.duplicating(ids) }
    }

    mutating func insert(_ random: inout Seeded) throws(Broken) -> Domain.Change? {
        let text = InputMaker.insertion(&random)
        let index = random.below(document.tiles.count + 1)
        let above = index > 0 ? document.tiles[index - 1].id : nil
        trace("insert \(shown(text)) before tile \(index)")
        let before = document
        let change = try apply { document throws(Domain.Refusal) in try document.inserting(text, after: above) }
        guard let change else { return nil }
        let count = document.tiles.count - before.tiles.count
        try require(count > 0, .structure, "nothing came")
        let new = document.tiles[index..<index + count]
        var rest = Array(document.tiles)
        rest.removeSubrange(index..<index + count)
        try require(rest.elementsEqual(before.tiles) { $0.id == $1.id && $0.source == $1.source }, .structure)
        try require(new.flatMap(\.source).filled == text.filled, .structure, document.shape)
        return change
    }

    /// Refused only where what is left would begin front matter; neighbours may become one tile.
    mutating func delete(_ random: inout Seeded) throws(Broken) -> Domain.Change? {
        let ids = someTiles(&random)
        trace("delete \(places(ids))")
        let kept = document.tiles.filter { !ids.contains($0.id) }.flatMap(\.source).filled
        let change = try apply { document throws(Domain.Refusal) in try document.deleting(ids) }
        guard change != nil else {
            var left = document.tiles.filter { !ids.contains($0.id) }
            if let end = document.tiles.last?.gap, !left.isEmpty { left[left.count - 1].gap = end }
            var rest = document
            rest.tiles = Domain.Tiles(left)
            try require(
                Domain.Document(parsing: rest.bytes).frontMatter?.filled != document.frontMatter?.filled, .structure,
                "a deletion was refused")
            return nil
        }
        try require(document.tiles.flatMap(\.source).filled == kept, .structure, document.shape)
        return change
    }

    mutating func join(_ random: inout Seeded) throws(Broken) -> Domain.Change? {
        let index = random.below(document.tiles.count)
        trace("join tile \(index) with the next")
        let (id, before) = (document.tiles[index].id, Array(document.tiles))
        guard let change = try apply({ document throws(Domain.Refusal) in try document.joining([id]) }) else {
            return nil
        }
        try require(document.tiles.count == before.count - 1 && document.tiles[index].id == id, .structure)
        let joined = document.tiles[index].source
        try require(
            joined.starts(with: before[index].source)
                && joined.suffix(before[index + 1].source.count) == before[index + 1].source,
            .structure, shown(joined))
        try requireOthers(before, index..<index + 2, index..<index + 1)
        return change
    }

    mutating func split(_ random: inout Seeded) throws(Broken) -> Domain.Change? {
        let index = random.below(document.tiles.count)
        let tile = document.tiles[index]
        let offset = random.below(tile.source.count + 1)
        let before = Array(document.tiles)
        guard offset == tile.source.count || tile.source[tile.source.startIndex + offset] & 0xC0 != 0x80 else {
            return nil
        }
        trace("split tile \(index) at \(offset)")
        let change = try apply { document throws(Domain.Refusal) in try document.splitting(tile.id, at: offset) }
        guard let change else { return nil }
        try require(
            document.tiles.count == before.count + 1 && document.tiles[index].id == tile.id, .structure, document.shape)
        let parts = document.tiles[index..<index + 2].flatMap(\.source)
        try require(parts.filled == tile.source.filled, .structure, document.shape)
        try requireOthers(before, index..<index + 1, index..<index + 2)
        return change
    }

    private mutating func apply(
        expecting wanted: [Seat], _ make: (Domain.Document) throws(Domain.Refusal) -> Domain.Change
    ) throws(Broken) -> Domain.Change? {
        guard let change = try apply(make) else { return nil }
        try require(
            document.tiles.count == wanted.count
                && zip(document.tiles, wanted).allSatisfy { ($1.id ?? $0.id) == $0.id && $0.source == $1.source },
            .structure, document.shape)
        return change
    }

    /// Mark and front matter stay, whatever else happens.
    private mutating func apply(
        _ make: (Domain.Document) throws(Domain.Refusal) -> Domain.Change
    ) throws(Broken) -> Domain.Change? {
        let change: Domain.Change
        do {
            change = try make(document)
        } catch {
            trace("  refused: \(error.sentence)")
            try require(error.sentence.hasSuffix("."), .structure, error.sentence)
            return nil
        }
        let (mark, frontMatter) = (document.mark, document.frontMatter)
        document.apply(change)
        try require(
            document.mark == mark && (document.frontMatter ?? []).starts(with: frontMatter ?? [])
                && document.frontMatter?.filled == frontMatter?.filled, .structure, "the head changed")
        return change
    }

    private func requireOthers(_ old: [Domain.Tile], _ gone: Range<Int>, _ came: Range<Int>) throws(Broken) {
        let isSame = { (a: Domain.Tile, b: Domain.Tile) in a.id == b.id && a.source == b.source && a.kind == b.kind }
        try require(
            old[..<gone.lowerBound].elementsEqual(document.tiles[..<came.lowerBound], by: isSame)
                && old[gone.upperBound...].elementsEqual(document.tiles[came.upperBound...], by: isSame),
            .structure, document.shape)
    }

    /// One or a few, at least one.
    private func someTiles(_ random: inout Seeded) -> Set<Domain.TileID> {
        let count = 1 + (random.once(in: 3) ? random.below(4) : 0)
        return Set((0..<count).map { _ in document.tiles[random.below(document.tiles.count)].id })
    }

    private func places(_ ids: Set<Domain.TileID>) -> String {
        document.tiles.indices.filter { ids.contains(document.tiles[$0].id) }.map { "tile \($0)" }.joined(
            separator: ", ")
    }
}
