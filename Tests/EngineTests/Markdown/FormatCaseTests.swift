import FoundationEssentials
import Testing

@testable import Engine

/// What the format's cases say about where directives and front matter are.
struct FormatCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Block: Decodable, Sendable {
        var kind: String
        var type: String?
        var lines: [Int]
    }
    struct Failure: Decodable, Sendable {
        var code: String
        var line: Int
    }

    var frontMatterLines: [Int]?
    var blocks: [Block]?
    var error: Failure?
    var name = ""
    var bytes: [UInt8] = []

    var testDescription: String { name }

    private enum CodingKeys: String, CodingKey { case frontMatterLines, blocks, error }

    static let all: [FormatCase] = {
        let folder = Corpus.root.appending(path: "Tests/Cases/format").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { file in
            let name = String(file.dropLast(".json".count))
            guard let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(file)")),
                let text = try? Data(contentsOf: URL(filePath: "\(folder)/\(name).md")),
                var found = try? JSONDecoder().decode(FormatCase.self, from: data)
            else { return nil }
            found.name = name
            found.bytes = Array(text)
            return found
        }
    }()
}

@Suite("The format's cases")
struct FormatCaseTests {
    @Test("they are there")
    func present() { #expect(FormatCase.all.count > 100) }

    @Test("front matter and directives stand on the lines that the case names", arguments: FormatCase.all)
    func lines(example: FormatCase) {
        let document = Domain.Document(parsing: example.bytes)
        let tiles = placed(document)
        if let error = example.error {
            let expectsSource = error.code == "tile-unclosed" || error.code == "tile-type-missing"
            let sources = tiles.filter { $0.tile.kind == .source }.map { $0.lines.lowerBound }
            #expect(!expectsSource || sources.contains(error.line))
            #expect(error.code != "front-matter-unclosed" || document.frontMatter == nil)
            return
        }
        #expect((document.frontMatter != nil) == (example.frontMatterLines != nil))
        let found = tiles.compactMap { tile, lines -> String? in
            guard case .directive(let type) = tile.kind else { return nil }
            return "\(type) \(lines)"
        }
        let wanted = (example.blocks ?? []).filter { $0.kind == "tile" }.map {
            "\($0.type ?? "") \($0.lines[0]...$0.lines[1])"
        }
        #expect(found == wanted)
        let prose = (example.blocks ?? []).filter { $0.kind == "prose" }.map { $0.lines[0]...$0.lines[1] }
        for (tile, lines) in tiles where !tile.kind.isDirective {
            #expect(
                prose.contains { $0.contains(lines.lowerBound) && $0.contains(lines.upperBound) },
                "\(tile.kind) \(lines)")
        }
    }

    /// Tiles with their lines, which count from 1.
    private func placed(_ document: Domain.Document) -> [(tile: Domain.Tile, lines: ClosedRange<Int>)] {
        var line = 1 + lineCount(document.frontMatter ?? []) + lineCount(document.lead)
        return document.tiles.map { tile in
            let last = line + lineCount(tile.source)
            defer { line = last + lineCount(tile.gap) }
            return (tile, line...last)
        }
    }

    private func lineCount(_ bytes: Bytes) -> Int { bytes.filter { $0 == 10 }.count }
}

extension Domain.TileKind {
    fileprivate var isDirective: Bool {
        if case .directive = self { return true }
        return false
    }
}
