/// Shows by parsing that a wanted sequence of tiles is what the file reads as, adding line ends at the seams where that is
/// what keeps neighbours apart.
struct Proof {
    private let document: Domain.Document
    private var wanted: Domain.Document
    /// Where the tiles of `wanted` started cleanly when they were last parsed.
    private let wasClean: [Bool]
    /// Names what was moved or inserted, to begin a refusal with.
    private let what: String
    private let moved: Set<Domain.TileID>
    /// The last line end that was asked for, and the seam that it is for.
    private var lastEnding: (seam: Int, ending: String)?

    /// `next`: the document whose counter gave the new tiles their ids. All but the tiles in `moved` keep their order.
    init(
        _ document: Domain.Document, _ tiles: Domain.Tiles, next: Domain.Document? = nil,
        moved: Set<Domain.TileID> = [], what: String
    ) {
        self.document = document
        self.moved = moved
        wanted = next ?? document
        wanted.tiles = tiles
        wasClean = tiles.map(\.startsCleanly)
        self.what = what
    }

    func change() throws(Domain.Refusal) -> Domain.Change {
        var proof = self
        proof.endFrontMatter()
        let seams = proof.seams()
        let places = Set(seams)
        var proved = -1
        for seam in seams where seam > proved { proved = try proof.mend(seam, among: places) }
        proved = -1
        for seam in proof.seams() where seam > proved {
            switch proof.reading(at: seam) {
            case .agrees(let upTo): proved = upTo
            case .trouble(let trouble): throw refusal(trouble)
            }
        }
        if proof.closesFrontMatter { throw refusal(.frontMatter) }
        return Domain.Change(from: document, to: proof.wanted, moved: moved)
    }

    /// The closing line is the file's last one and may lack its line end, which it needs once a tile stands behind it.
    private mutating func endFrontMatter() {
        guard let frontMatter = wanted.frontMatter, frontMatter.last != 10, !wanted.tiles.isEmpty else { return }
        wanted.frontMatter = frontMatter + wanted.lineEnding(before: 0).utf8
    }

    /// Indices of tiles whose neighbour before them, or the gap between the two, is not what it was; the last tile, too,
    /// where the end of the file changed.
    private func seams() -> [Int] {
        let (old, new) = (document.tiles, wanted.tiles)
        let (front, back) = old.commonEnds(with: new)
        var known: [Domain.TileID: Seam] = [:]
        for index in front..<min(old.count, old.count - back + 1) { known[old[index].id] = Seam(document, index) }
        return (front..<min(new.count, new.count - back + 1)).filter {
            known[new[$0].id] != Seam(wanted, $0) || (back == 0 && $0 == new.count - 1)
        }
    }

    /// What stands before a tile.
    private struct Seam: Equatable {
        var neighbour: Domain.TileID?
        var gap: Bytes

        init(_ document: Domain.Document, _ index: Int) {
            neighbour = index > 0 ? document.tiles[index - 1].id : nil
            gap = index > 0 ? document.tiles[index - 1].gap : document.lead
        }
    }

    /// A rule on the first line, harmless by itself, would become front matter through a later one.
    private var closesFrontMatter: Bool {
        guard wanted.frontMatter == nil, wanted.lead.isEmpty, let first = wanted.tiles.first,
            first.source.withUnsafeBufferPointer({ FrontMatterLines.opens($0, at: 0) })
        else { return false }
        let bytes = wanted.bytes
        return FrontMatterLines.end(in: bytes, from: wanted.mark.count) != nil
    }

    /// What a parse around a seam shows instead of the wanted tiles.
    private enum Trouble: Equatable {
        /// The tile at the index does not begin: the one before it runs on into it.
        case runsOn(Int)
        /// The tile at the index reads as another kind, or ends elsewhere.
        case differs(Int)
        case frontMatter
        /// The first tile's first character would be the file's byte order mark.
        case mark

        var tile: Int? {
            switch self {
            case .runsOn(let index), .differs(let index): index
            case .frontMatter, .mark: nil
            }
        }
    }

    private enum Reading {
        /// The file reads as wanted from before the seam up to the tile at the index, which begins as it did.
        case agrees(upTo: Int)
        case trouble(Trouble)
    }

    /// Adds line ends where the parse shows tiles run together, at most two in one place, until the seam reads as wanted;
    /// gives the tile up to which the file does.
    private mutating func mend(_ seam: Int, among seams: Set<Int>) throws(Domain.Refusal) -> Int {
        var added: [Int: Int] = [:]
        while true {
            let trouble: Trouble
            switch reading(at: seam) {
            case .agrees(let upTo): return upTo
            case .trouble(let found): trouble = found
            }
            let place = trouble.tile.flatMap { seams.contains($0) ? $0 : nil } ?? seam
            guard added[place, default: 0] < 2 else { throw refusal(trouble) }
            added[place, default: 0] += 1
            let ending = lineEnding(before: place).utf8
            if place > 0 { wanted.tiles[place - 1].gap += ending } else { wanted.lead += ending }
        }
    }

    /// As the document gives it, without looking again through tiles that were looked through for a seam above.
    private mutating func lineEnding(before seam: Int) -> String {
        var ending: String?
        if let last = lastEnding, last.seam <= seam {
            ending = wanted.lastLineEnd(in: last.seam..<seam) ?? last.ending
        }
        let found = ending ?? wanted.lineEnding(before: seam)
        lastEnding = (seam, found)
        return found
    }

    /// Parses from a safe place before the seam until the parse agrees with the wanted tiles behind it.
    private mutating func reading(at seam: Int) -> Reading {
        if seam == 0, let first = wanted.tiles.first, wanted.frontMatter == nil, wanted.lead.isEmpty {
            if first.source.withUnsafeBufferPointer({ FrontMatterLines.opens($0, at: 0) }) {
                return .trouble(.frontMatter)
            }
            if wanted.mark.isEmpty, first.source.starts(with: [0xEF, 0xBB, 0xBF]) { return .trouble(.mark) }
        }
        var first = max(0, seam - 2)
        while first > 0, !wanted.tiles[first].startsCleanly { first -= 1 }
        var reach = 2
        while true {
            let upTo = min(wanted.tiles.count, seam + 1 + reach)
            if let reading = compare(first..<upTo, seam: seam) { return reading }
            reach *= 4
        }
    }

    /// Whether a window reads as its tiles, up to one behind the seam that certainly begins; nil where it must be larger to
    /// tell. Notes where the tiles start cleanly now.
    private mutating func compare(_ window: Range<Int>, seam: Int) -> Reading? {
        var bytes: [UInt8] = window.lowerBound == 0 ? Array(wanted.lead) : []
        var starts: [Int] = []
        for tile in wanted.tiles[window] {
            starts.append(bytes.count)
            bytes += tile.source
            bytes += tile.gap
        }
        let found = bytes.withUnsafeBufferPointer { BodyReader($0).tiles }
        for (place, index) in window.enumerated() {
            guard place < found.count, found[place].source.lowerBound == starts[place] else {
                return .trouble(.runsOn(index))
            }
            if index > window.lowerBound || index == 0 {
                wanted.tiles[index].startsCleanly = found[place].startsCleanly
            }
            if index > seam, wasClean[index], found[place].startsCleanly { return .agrees(upTo: index - 1) }
            let end = starts[place] + wanted.tiles[index].source.count
            let isCut = index == window.upperBound - 1 && window.upperBound < wanted.tiles.count
            if found[place].source.upperBound > end, index + 1 < window.upperBound {
                return .trouble(.runsOn(index + 1))
            }
            if found[place].kind != wanted.tiles[index].kind || (found[place].source.upperBound != end && !isCut) {
                return .trouble(.differs(index))
            }
        }
        if found.count > window.count { return .trouble(.differs(window.upperBound - 1)) }
        return window.upperBound == wanted.tiles.count ? .agrees(upTo: window.upperBound) : nil
    }

    private func refusal(_ trouble: Trouble) -> Domain.Refusal {
        switch trouble {
        case .frontMatter:
            return Domain.Refusal(
                "At the start of the file the line --- would begin front matter, so nothing was changed.")
        case .mark:
            return Domain.Refusal(
                "At the start of the file the tile's first character would be a byte order mark, so nothing was changed."
            )
        case .runsOn(let index) where index > 0:
            let (above, below) = (wanted.tiles[index - 1], wanted.tiles[index])
            if above.kind == .list, below.kind == .list {
                return Domain.Refusal("\(what) would make two lists read as one, so nothing was changed.")
            }
            return Domain.Refusal(
                "\(what) would make the \(below.kind.noun) part of the \(above.kind.noun) above it, so nothing was changed."
            )
        case .runsOn(let index), .differs(let index):
            return Domain.Refusal(
                "\(what) would make the \(wanted.tiles[index].kind.noun) read as something else, so nothing was changed."
            )
        }
    }
}

extension Domain.TileKind {
    /// As a sentence calls it.
    var noun: String {
        switch self {
        case .heading: "heading"
        case .paragraph: "paragraph"
        case .list: "list"
        case .table: "table"
        case .code: "code block"
        case .quote: "quote"
        case .image: "image"
        case .math: "formula"
        case .html: "HTML block"
        case .rule: "rule"
        case .definitions: "link definitions"
        case .directive(let type): "\(type) tile"
        case .source: "unclosed tile"
        }
    }
}
