/// Sections: a heading and all that follows it, up to the next heading of the same or a higher level.
extension Domain.Document {
    /// The heading whose section a tile stands in: the tile itself where it is one. Nil before the first heading.
    func heading(over index: Int) -> Int? {
        if tiles[index].kind.rowLevel != nil { return index }
        return tiles.lastHeading(before: index, above: .max)
    }

    /// The headings around a tile, from the innermost to the outermost, without itself.
    func headings(around index: Int) -> [Int] {
        var found: [Int] = []
        var level = tiles[index].kind.rowLevel ?? .max
        var end = index
        while let heading = tiles.lastHeading(before: end, above: level) {
            found.append(heading)
            level = tiles[heading].kind.rowLevel ?? 0
            end = heading
        }
        return found
    }

    /// Where the section of the heading at `index` goes, to stand before its sibling above, or behind the one below: before
    /// the tile at the index that is given, the count of tiles for the end. Nil where there is no such sibling.
    func place(ofSectionAt index: Int, movedUp: Bool) -> Int? {
        guard let level = tiles[index].kind.rowLevel else { return nil }
        if movedUp {
            let above = tiles.lastHeading(before: index, above: level + 1)
            return above.flatMap { tiles[$0].kind.rowLevel == level ? $0 : nil }
        }
        let end = tiles.endOfSection(at: index)
        guard end < tiles.count, tiles[end].kind.rowLevel == level else { return nil }
        return tiles.endOfSection(at: end)
    }

    /// The headings at `indices` and all headings in their sections go `step` levels down, or up where it is below zero:
    /// 1 or -1. Only their marks change.
    func shiftingLevels(of indices: some Sequence<Int>, by step: Int) throws(Domain.Refusal) -> Domain.Change {
        var headings: Set<Int> = []
        for index in indices {
            headings.formUnion((index..<tiles.endOfSection(at: index)).filter { tiles[$0].kind.rowLevel != nil })
        }
        var copy = self
        var change = Domain.Change(splices: [])
        for index in headings.sorted() {
            let (old, level) = (tiles[index], tiles[index].kind.rowLevel ?? 0)
            guard (1...6).contains(level + step) else {
                throw Domain.Refusal(
                    step < 0
                        ? "A heading of the first level can't go higher, so nothing was changed."
                        : "A heading of the sixth level can't go deeper, so nothing was changed.")
            }
            guard let source = old.source.heading(from: level, to: level + step) else {
                throw Domain.Refusal("A heading of several lines has only two levels, so nothing was changed.")
            }
            guard let one = copy.rewrite(index..<index + 1, with: source, as: .heading(level: level + step)) else {
                throw Domain.Refusal("A heading would read otherwise then, so nothing was changed.")
            }
            change.append(one)
        }
        return change
    }
}

extension Domain.Tiles {
    /// The last heading before `end` whose level is less than `level`.
    fileprivate func lastHeading(before end: Int, above level: Int) -> Int? {
        lastIndex(
            before: end, where: { $0.kind.rowLevel.map { $0 < level } ?? false },
            amongLeaves: { $0.topLevel.map { $0 < level } ?? false })
    }
}

extension Bytes {
    /// A heading's source with the marks of another level: sections 4.2 and 4.3 of CommonMark 0.31. Nil where its lines are
    /// more than one and the level is none of the two that lines below a text can say.
    fileprivate func heading(from level: Int, to wanted: Int) -> [UInt8]? {
        let hash = UInt8(ascii: "#")
        let start = firstIndex { $0 != 0x20 } ?? startIndex
        let isATX = self[start...].prefix { $0 == hash }.count == level && !contains(10) && !contains(13)
        return isATX ? atx(at: start, from: level, to: wanted) : setext(to: wanted)
    }

    private func atx(at start: Index, from level: Int, to wanted: Int) -> [UInt8] {
        let hash = UInt8(ascii: "#")
        var bytes = Array(self)
        let end = (lastIndex { $0 != 0x20 && $0 != 0x09 } ?? startIndex) - startIndex + 1
        let closing = bytes[..<end].reversed().prefix { $0 == hash }.count
        let isClosed =
            closing > 0 && end - closing > start - startIndex + level
            && [0x20, 0x09].contains(bytes[end - closing - 1])
        if isClosed {
            // They need not be as many as the opening ones; what is one more now is one less on the way back.
            let marks = repeatElement(hash, count: Swift.max(1, closing + wanted - level))
            bytes.replaceSubrange(end - closing..<end, with: marks)
        }
        let opening = start - startIndex
        bytes.replaceSubrange(opening..<opening + level, with: repeatElement(hash, count: wanted))
        return bytes
    }

    private func setext(to wanted: Int) -> [UInt8]? {
        guard let lineEnd = lastIndex(where: { $0 == 10 || $0 == 13 }) else { return nil }
        let underline = self[(lineEnd + 1)...]
        if wanted <= 2 {
            let sign = UInt8(ascii: wanted == 1 ? "=" : "-")
            return Array(self[...lineEnd]) + underline.map { $0 == 0x20 || $0 == 0x09 || $0 == 13 ? $0 : sign }
        }
        let text = self[..<lineEnd].withoutLastCarriageReturn
        guard !text.contains(10), !text.contains(13) else { return nil }
        let content = text.drop { $0 == 0x20 || $0 == 0x09 }
        let trimmed = content.prefix(
            upTo: (content.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? content.startIndex - 1) + 1)
        return [UInt8](repeating: UInt8(ascii: "#"), count: wanted) + [0x20] + trimmed.keepingLastHashes
    }

    /// As text of a heading that begins with `#`, where a last word of nothing but `#` would be a mark.
    private var keepingLastHashes: [UInt8] {
        let hash = UInt8(ascii: "#")
        let start = (lastIndex { $0 != hash } ?? startIndex - 1) + 1
        let isWord = start == startIndex || self[start - 1] == 0x20 || self[start - 1] == 0x09
        guard start < endIndex, isWord else { return Array(self) }
        return self[..<start] + [UInt8(ascii: "\\")] + self[start...]
    }

    private var withoutLastCarriageReturn: Bytes { last == 13 ? dropLast() : self }
}
