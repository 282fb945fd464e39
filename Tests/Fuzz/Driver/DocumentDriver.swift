import Engine
import Fakes

/// Edits a document by itself.
struct DocumentDriver: Driver {
    var document: Domain.Document
    let trace: Trace
    private let first: Domain.Document
    private var done: [Domain.Change] = []

    init(_ input: [UInt8], _ trace: Trace) throws(Broken) {
        document = Domain.Document(parsing: input)
        first = document
        self.trace = trace
        try require(document.bytes == input, .parts)
        try document.requireWholeParse()
        _ = document.faults()
    }

    var bytes: [UInt8] { document.bytes }

    mutating func step(_ random: inout Seeded) throws(Broken) {
        if random.once(in: 8), let last = done.popLast() {
            trace("take the last change back")
            document.apply(last.inverse)
            return try document.requireWholeParse()
        }
        let before = document
        guard let change = try edit(&random) else { return }
        try document.requireWholeParse()
        try document.requireWayBack(change, to: before)
        done.append(change)
    }

    /// Nil where it was refused.
    private mutating func edit(_ random: inout Seeded) throws(Broken) -> Domain.Change? {
        switch random.below(document.tiles.isEmpty ? 3 : 14) {
        case 0...2: try replaceBytes(&random)
        case 3, 4: try replaceInTile(&random)
        case 5, 6: try move(&random)
        case 7: try insert(&random)
        case 8: try delete(&random)
        case 9: try duplicate(&random)
        case 10: try join(&random)
        case 11: try split(&random)
        default: try setProperty(&random)
        }
    }

    mutating func finish() throws(Broken) {
        let last = document
        for change in done.reversed() { document.apply(change.inverse) }
        try require(document == first, .undo, shown(document.bytes))
        for change in done { document.apply(change) }
        try require(document == last, .redo, shown(document.bytes))
    }

    private mutating func replaceBytes(_ random: inout Seeded) throws(Broken) -> Domain.Change? {
        var wanted = document.bytes
        let start = random.below(wanted.count + 1)
        let end = min(wanted.count, start + random.one(of: [0, 0, 1, 2, 5, 40, 400]))
        let new = InputMaker.insertion(&random)
        trace("replace \(start)..<\(end) with \(shown(new))")
        let change = document.replace(bytes: start..<end, with: new)
        wanted.replaceSubrange(start..<end, with: new)
        try require(document.bytes == wanted, .parts, shown(document.bytes))
        return change
    }

    private mutating func replaceInTile(_ random: inout Seeded) throws(Broken) -> Domain.Change? {
        let index = random.below(document.tiles.count)
        let count = document.tiles[index].source.count
        let start = random.below(count + 1)
        let end = min(count, start + random.one(of: [0, 0, 1, 2, 5, 40, 400]))
        let new = InputMaker.insertion(&random)
        trace("replace \(start)..<\(end) of tile \(index) with \(shown(new))")
        var wanted = document.bytes
        let offset = document.offset(ofTile: index)
        wanted.replaceSubrange(offset + start..<offset + end, with: new)
        let change = document.replace(start..<end, inTile: index, with: new)
        try require(document.bytes == wanted, .parts, shown(document.bytes))
        return change
    }
}
