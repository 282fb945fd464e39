import FoundationEssentials
import Testing

@testable import Engine

/// A round-trip case whose actions are all edits of whole tiles.
struct StructureCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Action: Decodable, Sendable {
        var `do`: String
        var block: String?
        var blocks: [String]?
        var nth: Int?
        var to: String?
        var before: String?
        var after: String?
        var text: String?
    }
    enum Expectation: Decodable, Sendable {
        case exact(String)
        case checks([Check])

        init(from decoder: any Decoder) throws {
            struct Checks: Decodable { var checks: [Check] }
            if let name = try? decoder.singleValueContainer().decode(String.self) {
                self = .exact(name)
            } else {
                self = .checks(try Checks(from: decoder).checks)
            }
        }
    }
    struct Check: Decodable, Sendable {
        var contains: String?
        var times: Int?
        var not_contains: String?
        var not_starts_with: String?
        var equals: String?
        var file_unchanged: Bool?
        var told: Bool?
        var any_of: [Check]?
        var order: [String]?
    }

    var id: String
    var input: String
    var actions: [Action]
    var expect: Expectation

    var testDescription: String { id }

    static let folder = Corpus.root.appending(path: "Tests/Cases/roundtrip").path
    static let verbs: Set<String> = [
        "open", "save", "undo", "move", "insert", "append", "delete", "duplicate", "expect-clean",
    ]

    static let all: [StructureCase] = {
        guard let data = try? Data(contentsOf: URL(filePath: folder + "/cases.json")),
            let cases = try? JSONDecoder().decode([StructureCase].self, from: data)
        else { return [] }
        return cases.filter { found in
            !found.input.hasSuffix("/") && found.actions.contains { $0.do != "open" && $0.do != "save" }
                && found.actions.allSatisfy {
                    verbs.contains($0.do) && ($0.do != "move" || $0.block != nil || $0.blocks != nil)
                }
        }
    }()

    static func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
    }
}

@Suite("The round-trip cases of moves, insertions and deletions")
struct StructureCaseTests {
    @Test("they are there, the hazards and the moves too")
    func present() {
        let ids = StructureCase.all.map(\.id)
        #expect(ids.filter { $0.hasPrefix("hazard-") }.count >= 7 && ids.filter { $0.hasPrefix("move-") }.count >= 10)
    }

    @Test("what the person does leaves the bytes that the case names", arguments: StructureCase.all)
    func story(example: StructureCase) throws {
        let input = try StructureCase.bytes(of: example.input)
        var document = Domain.Document(parsing: input)
        var done: [Domain.Change] = []
        var isRefused = false
        for action in example.actions {
            if action.do == "undo" {
                if let last = done.popLast() { document.apply(last.inverse) }
                continue
            }
            do {
                guard let change = try change(action, document) else { continue }
                document.apply(change)
                done.append(change)
            } catch let refusal as Domain.Refusal {
                #expect(refusal.sentence.hasSuffix("."))
                isRefused = true
            }
        }
        let (before, after) = (String(decoding: input, as: UTF8.self), String(decoding: document.bytes, as: UTF8.self))
        let hasFewerTiles = document.tiles.count < Domain.Document(parsing: input).tiles.count
        switch example.expect {
        case .exact(let name):
            #expect(document.bytes == (name == "identical" ? input : try StructureCase.bytes(of: name)))
        case .checks(let checks):
            for check in checks {
                #expect(
                    holds(check, before: before, after: after, told: isRefused || hasFewerTiles),
                    "\(check): \(after.debugDescription)")
            }
        }
        for change in done.reversed() { document.apply(change.inverse) }
        #expect(document.bytes == input)
    }

    private func change(_ action: StructureCase.Action, _ document: Domain.Document) throws -> Domain.Change? {
        let found = (action.blocks ?? action.block.map { [$0] } ?? []).compactMap {
            tile(of: document, holding: $0, nth: action.nth)
        }
        let text = Array((action.text ?? "").utf8)
        switch action.do {
        case "move":
            let above = action.after.flatMap { tile(of: document, holding: $0) }
            let below = above.flatMap { id in document.tiles.drop { $0.id != id }.dropFirst().first?.id }
            let target = action.before.flatMap { tile(of: document, holding: $0) } ?? below
            return try document.moving(
                Set(found), before: target ?? (action.to == "start" ? document.tiles.first?.id : nil))
        case "delete": return try document.deleting(Set(found))
        case "duplicate": return try document.duplicating(Set(found))
        case "append": return try document.inserting(text, after: document.tiles.last?.id)
        case "insert":
            let above: Domain.TileID = try #require(action.after.flatMap { tile(of: document, holding: $0) })
            return try document.inserting(text, after: above)
        default: return nil
        }
    }

    private func tile(of document: Domain.Document, holding text: String, nth: Int? = nil) -> Domain.TileID? {
        document.tiles.filter { String(decoding: $0.source, as: UTF8.self).contains(text) }.dropFirst((nth ?? 1) - 1)
            .first?.id
    }

    private func holds(_ check: StructureCase.Check, before: String, after: String, told: Bool) -> Bool {
        if let text = check.contains {
            let count = after.ranges(of: text).count
            return check.times.map { $0 == count } ?? (count > 0)
        }
        if let text = check.not_contains { return !after.contains(text) }
        if let text = check.not_starts_with { return !after.hasPrefix(text) }
        if let text = check.equals { return after == text }
        if check.file_unchanged == true { return after == before }
        if check.told == true { return told }
        if let texts = check.order {
            let places = texts.compactMap { after.firstRange(of: $0)?.lowerBound }
            return places.count == texts.count && places == places.sorted()
        }
        return check.any_of?.contains { holds($0, before: before, after: after, told: told) } ?? true
    }
}
