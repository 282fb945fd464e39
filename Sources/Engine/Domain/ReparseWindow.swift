/// The tiles around an edit, and the lead where it is near, parsed again as far as the edit reaches.
///
/// A parse may begin at any top-level block outside the walk's fences: there the parser has nothing open but the document.
/// It may stop where it starts a block exactly at an old tile behind the edit, for the same reason.
struct ReparseWindow {
    /// The tiles that are parsed again.
    private let replaced: Range<Int>
    private let bytes: [UInt8]
    private var found: [BodyReader.Found]
    private let edited: Int
    /// Where the edit begins, in bytes of the window.
    private let editStart: Int

    init(_ document: Domain.Document, _ range: Range<Int>, inTile index: Int, with new: [UInt8]) {
        let tiles = document.tiles
        var first = max(0, index - 1)
        while first > 0, !tiles[first].startsCleanly { first -= 1 }
        let lead = first == 0 ? document.lead : []
        let before = tiles[first..<index].reduce(lead.count) { $0 + $1.source.count + $1.gap.count }
        var behind = index
        var end = before + tiles[index].source.count + tiles[index].gap.count
        while end < before + range.upperBound, behind + 1 < tiles.count {
            behind += 1
            end += tiles[behind].source.count + tiles[behind].gap.count
        }
        let growth = new.count - range.count
        var reach = 1
        while true {
            let upTo = min(tiles.count, behind + 1 + reach)
            var window = Array(lead) + ReparseWindow.bytes(of: tiles[first..<upTo])
            window.replaceSubrange(before + range.lowerBound..<before + range.upperBound, with: new)
            let found = window.withUnsafeBufferPointer { BodyReader($0).tiles }
            let stop = ReparseWindow.agreement(
                of: found, with: tiles, behind: behind + 1..<upTo, from: end + growth)
            if stop != nil || upTo == tiles.count {
                let (tile, count) = stop ?? (upTo, found.count)
                replaced = first..<tile
                self.found = Array(found[..<count])
                if first > 0, count > 0 {
                    self.found[0].startsCleanly = BodyReader.isClean(found[0].kind, behind: tiles[first - 1].gap)
                }
                bytes = stop == nil ? window : Array(window[..<found[count].source.lowerBound])
                edited = index
                editStart = before + range.lowerBound
                return
            }
            reach *= 4
        }
    }

    private static func bytes(of tiles: Slice<Domain.Tiles>) -> [UInt8] {
        var bytes: [UInt8] = []
        for tile in tiles {
            bytes += tile.source
            bytes += tile.gap
        }
        return bytes
    }

    /// The first old tile that a found one starts at, and how many were found before it. `start`: where the first of
    /// `behind` begins in the window.
    private static func agreement(
        of found: [BodyReader.Found], with tiles: Domain.Tiles, behind: Range<Int>, from start: Int
    ) -> (tile: Int, count: Int)? {
        var at = start
        var next = 0
        for index in behind {
            while next < found.count, found[next].source.lowerBound < at { next += 1 }
            if next < found.count, found[next].source.lowerBound == at, found[next].startsCleanly,
                tiles[index].startsCleanly
            {
                return (index, next)
            }
            at += tiles[index].source.count + tiles[index].gap.count
        }
        return nil
    }

    func apply(to document: inout Domain.Document) -> Domain.Change {
        let old = Array(document.tiles[replaced])
        let made = document.makeTiles(found, of: bytes[...], upTo: bytes.count)
        let editAt = made.isEmpty ? nil : (found.lastIndex { $0.source.lowerBound <= editStart } ?? 0)
        let new = document.keepIDs(of: old, for: made, edited: edited - replaced.lowerBound, editAt: editAt)
        let splice = Domain.Change.Splice(at: replaced.lowerBound, removed: old, inserted: new).trimmed
        var change = Domain.Change(splices: splice.map { [$0] } ?? [])
        let lead = bytes[..<(found.first?.source.lowerBound ?? bytes.count)]
        if replaced.lowerBound == 0, lead != document.lead {
            var head = document.head
            head.lead = lead
            change.head = (old: document.head, new: head)
        }
        document.apply(change)
        return change
    }
}
