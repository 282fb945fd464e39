import FoundationEssentials
import Testing

@testable import Engine

/// One of the format's cases: a file, and what a correct parser makes of it.
struct ReadingCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let expected: Expected

    struct Expected: Decodable, Sendable {
        var frontMatter: [[String]]?
        var frontMatterLines: [Int]?
        var blocks: [Block]?
        var problems: [Problem]?
        var rendersAs: String?
        var error: Failure?
    }

    struct Block: Decodable, Sendable {
        var kind: String
        var type: String?
        var properties: [[Value]]?
        var lines: [Int]
        var canonical: String?
        var canonicalIsLossy: Bool?
    }

    struct Problem: Decodable, Equatable, Sendable {
        var line: Int
        var type: String
        var code: String
        var detail: [String]
    }

    struct Failure: Decodable, Equatable, Sendable {
        var code: String
        var line: Int
        var text: String?
    }

    enum Value: Decodable, Equatable, Sendable {
        case text(String)
        case list([String])

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            do { self = .text(try value.decode(String.self)) } catch { self = .list(try value.decode([String].self)) }
        }
    }

    static let all: [ReadingCase] = {
        let folders = ["Tests/Cases/format", "../shared/cases/format"].map { Corpus.root.path + "/" + $0 }
        guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0) }),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return [] }
        return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
            let base = folder + "/" + name.dropLast(5)
            guard let bytes = try? Data(contentsOf: URL(filePath: base + ".md")),
                let json = try? Data(contentsOf: URL(filePath: base + ".json")),
                let expected = try? JSONDecoder().decode(Expected.self, from: json)
            else { return nil }
            return ReadingCase(testDescription: String(name.dropLast(5)), bytes: Array(bytes), expected: expected)
        }
    }()
}

@Suite("what tiles say, by the format's cases")
struct ReadingCaseTests {
    /// What the cases say that their site binds.
    private static let services: [String: Domain.Service] = [
        "weather": .offers([.init(id: "frost-risk", modes: ["proxy", "remote"])])
    ]

    @Test("all of them are there") func count() { #expect(ReadingCase.all.count >= 175) }

    @Test(
        "a document that must be refused is, for the reason and on the line that the case names",
        arguments: ReadingCase.all)
    func error(of example: ReadingCase) {
        let first = Domain.Document(parsing: example.bytes).faults().first { $0.code.isError }
        let found = first.map { ReadingCase.Failure(code: $0.code.rawValue, line: $0.line, text: $0.text) }
        #expect(found == example.expected.error)
    }

    @Test("front matter is read in order, with its lines", arguments: ReadingCase.all)
    func frontMatter(of example: ReadingCase) {
        guard example.expected.error == nil else { return }
        let front = Domain.Document(parsing: example.bytes).frontMatter.map { Domain.FrontMatter(parsing: $0) }
        #expect(front?.entries.map { [$0.key, $0.value] } == example.expected.frontMatter)
        #expect(front.map { [1, $0.lineCount] } == example.expected.frontMatterLines)
    }

    @Test("directives have the type, the properties and the canonical form of the case", arguments: ReadingCase.all)
    func directives(of example: ReadingCase) {
        guard example.expected.error == nil else { return }
        let found = Domain.Document(parsing: example.bytes).tiles.filter { $0.kind.cutsChunk }
            .map { Domain.Directive(parsing: $0.source) }
        let wanted = (example.expected.blocks ?? []).filter { $0.kind == "tile" }
        #expect(found.map(\.type) == wanted.map(\.type))
        #expect(found.map(\.canonical) == wanted.map(\.canonical))
        #expect(found.map(\.isCanonicalLossy) == wanted.map { $0.canonicalIsLossy ?? false })
        let properties = found.map { tile in
            tile.properties.map { property -> [ReadingCase.Value] in
                switch property.value {
                case .text(let text): [.text(property.key), .text(text)]
                case .list(let items): [.text(property.key), .list(items)]
                }
            }
        }
        #expect(properties == wanted.map { $0.properties ?? [] })
    }

    @Test("tiles that a site refuses are named with their line, code and detail", arguments: ReadingCase.all)
    func problems(of example: ReadingCase) {
        guard example.expected.error == nil else { return }
        let found = Domain.Document(parsing: example.bytes).faults(services: Self.services).map {
            ReadingCase.Problem(line: $0.line, type: $0.type ?? "", code: $0.code.rawValue, detail: $0.detail)
        }
        #expect(found == example.expected.problems)
    }

    @Test("prose is drawn as the case says", arguments: ReadingCase.all.filter { $0.expected.rendersAs != nil })
    func drawing(of example: ReadingCase) {
        let first = Domain.Document(parsing: example.bytes).tiles.first
        #expect(first?.drawing?.rawValue == example.expected.rendersAs)
    }
}
