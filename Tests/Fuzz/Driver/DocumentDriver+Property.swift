import Engine
import Fakes

extension DocumentDriver {
    mutating func setProperty(_ random: inout Seeded) throws(Broken) -> Domain.Change? {
        let places = document.tiles.indices.filter {
            if case .directive = document.tiles[$0].kind { true } else { false }
        }
        guard !places.isEmpty else { return nil }
        let index = random.one(of: places)
        let tile = Domain.Directive(parsing: document.tiles[index].source)
        let key = randomKey(of: tile, &random)
        let value = randomValue(&random)
        trace("set \(key.debugDescription) of tile \(index) to \(value)")
        let written: [UInt8]
        do throws(Domain.Refusal) {
            written = try tile.setting(key, to: value, lineEnding: document.lineEnding(before: index + 1))
        } catch {
            trace("  refused: \(error.sentence)")
            return nil
        }
        try requireSet(key, value, in: written, of: tile)
        let before = document
        let change = document.replace(0..<tile.source.count, inTile: index, with: written)
        try require(
            document.tiles.count == before.tiles.count && document.tiles[index].source == Bytes(written)
                && document.tiles[index].kind == before.tiles[index].kind
                && document.tiles.indices.allSatisfy { $0 == index || document.tiles[$0] == before.tiles[$0] },
            .property, document.shape)
        return change
    }

    private func requireSet(
        _ key: String, _ value: Domain.Directive.Value, in written: [UInt8], of tile: Domain.Directive
    ) throws(Broken) {
        let back = Domain.Directive(parsing: Bytes(written))
        try require(back.value(of: key)?.isSame(as: value) ?? false, .property, shown(written))
        guard tile.form != .mermaid else { return }
        let old = Array(tile.source)
        let lines: Range<Int>
        if let property = tile.properties.first(where: { $0.key == key }) {
            lines = property.lines
        } else {
            let closing = (old.lastIndex(of: 10) ?? 0) + 1
            lines = closing..<closing
        }
        let (above, below) = (old[..<lines.lowerBound], old[lines.upperBound...])
        try require(
            written.starts(with: above) && written.suffix(below.count).elementsEqual(below), .property, shown(written))
    }
}

func randomKey(of tile: Domain.Directive, _ random: inout Seeded) -> String {
    guard let property = tile.properties.randomElement(using: &random), !random.once(in: 3) else {
        return random.one(of: Tokens.keys)
    }
    return property.key
}

func randomValue(_ random: inout Seeded) -> Domain.Directive.Value {
    if random.once(in: 3) { return .list((0..<random.below(4)).map { _ in random.one(of: Tokens.values) }) }
    let parts = (0...(random.once(in: 3) ? random.below(3) : 0)).map { _ in random.one(of: Tokens.values) }
    return .text(parts.joined(separator: random.one(of: ["", "\n"])))
}
