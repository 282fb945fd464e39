import Fakes
import Testing

@testable import Engine

@Suite("editing the properties of a tile")
struct DirectiveEditTests {
    private typealias Edit = Domain.Directive.Edit

    private func edit(_ edit: Domain.Directive.Edit, in text: String) throws -> String {
        let tile = Domain.Directive(parsing: Bytes(text.utf8))
        return String(decoding: try tile.applying(edit, lineEnding: "\n"), as: UTF8.self)
    }

    @Test("a property is renamed where it stands")
    func rename() throws {
        let source = ":::tile x\n  a :  1\na: 2\r\n:::"
        #expect(try edit(.rename(0, to: "new key"), in: source) == ":::tile x\n  new key :  1\na: 2\r\n:::")
        #expect(try edit(.rename(1, to: "é"), in: source) == ":::tile x\n  a :  1\né: 2\r\n:::")
        let list = ":::tile x\na:\n- p\nb: 2\n:::"
        #expect(try edit(.rename(1, to: "- b"), in: list) == ":::tile x\na:\n- p\n\n- b: 2\n:::")
        #expect(throws: Domain.Refusal.self) { try edit(.rename(0, to: "a:b"), in: list) }
    }

    @Test("a property is taken out with its lines, and what follows stays what it is")
    func remove() throws {
        let source = ":::tile x\na: |\n  one\nb: 2\n\n  c: 3\n:::"
        #expect(try edit(.remove(0), in: source) == ":::tile x\nb: 2\n\n  c: 3\n:::")
        #expect(try edit(.remove(1), in: source) == ":::tile x\na: |\n  one\n \n\n  c: 3\n:::")
        #expect(try edit(.remove(2), in: source) == ":::tile x\na: |\n  one\nb: 2\n\n:::")
        #expect(
            try edit(.remove(1), in: ":::tile x\na:\nb: 2\n- c: 3\n:::") == ":::tile x\na:\n\n- c: 3\n:::")
    }

    @Test("lines of a value that stay keep their bytes, and a new one begins as its neighbour")
    func lines() throws {
        let list = ":::tile x\na:  \n   - p  \n - q\n\t-  r\nb: 2\n:::"
        #expect(
            try edit(.set(0, to: .list(["p", "new", "r"])), in: list)
                == ":::tile x\na:  \n   - p  \n   - new\n\t-  r\nb: 2\n:::")
        let text = ":::tile x\na: |  \n\tone\n  two\n\n:::"
        #expect(
            try edit(.set(0, to: .text("one\nmore\ntwo\n")), in: text)
                == ":::tile x\na: |  \n\tone\n\tmore\n  two\n\n:::")
    }

    @Test("a short diagram that loses or renames its definition becomes a long one")
    func mermaid() throws {
        let source = ":::mermaid\npie\n:::"
        #expect(try edit(.remove(0), in: source) == ":::tile mermaid\n:::")
        #expect(try edit(.rename(0, to: "d"), in: source) == ":::tile mermaid\nd: pie\n:::")
    }

    @Test("every edit reads back as asked, changes its own lines alone, and leaves lines that can't be read")
    func law() {
        var made = 0
        for seed in 0..<20_000 as Range<UInt64> {
            var random = Seeded(seed)
            let source = TileMaker.source(&random)
            made += check(Domain.Directive(parsing: Bytes(source.utf8)), &random, "seed \(seed)")
        }
        #expect(made > 5000, "\(made)")
    }

    @Test("the same over every directive of the cases and the sample")
    func corpus() {
        var made = 0
        for (number, bytes) in Corpus.files.enumerated() {
            for tile in Domain.Document(parsing: bytes).tiles where tile.kind.cutsChunk {
                var random = Seeded(UInt64(number))
                let directive = Domain.Directive(parsing: tile.source)
                for _ in 0..<20 { made += check(directive, &random, "file \(number)") }
            }
        }
        #expect(made > 500, "\(made)")
    }

    /// 1 where a random edit was made, 0 where it was refused.
    private func check(_ tile: Domain.Directive, _ random: inout Seeded, _ name: String) -> Int {
        let edit = TileMaker.edit(of: tile, &random)
        let name = "\(name): \(String(decoding: tile.source, as: UTF8.self).debugDescription) \(edit)"
        let written: [UInt8]
        do throws(Domain.Refusal) {
            written = try tile.applying(edit, lineEnding: "\n")
        } catch {
            #expect(error.sentence.hasSuffix("."), "\(name)")
            return 0
        }
        let back = Domain.Directive(parsing: Bytes(written))
        var (keys, values) = (tile.properties.map(\.key), tile.properties.map(\.value))
        var lines = (tile.closing?.lowerBound ?? 0)..<(tile.closing?.lowerBound ?? 0)
        switch edit {
        case .set(let place, let value):
            values[place] = value
            lines = tile.properties[place].lines
        case .rename(let place, let key):
            keys[place] = key
            lines = tile.properties[place].lines
        case .remove(let place):
            keys.remove(at: place)
            lines = tile.properties[place].lines
            values.remove(at: place)
        case .add(let key, let value):
            keys.append(key)
            values.append(value)
        }
        #expect(back.properties.map(\.key) == keys && back.properties.map(\.value) == values, "\(name)")
        #expect(back.fault == tile.fault || back.fault?.text == tile.fault?.text, "\(name)")
        let source = Array(tile.source)
        if tile.form != .mermaid || back.form == .mermaid {
            #expect(written.starts(with: source[..<lines.lowerBound]), "\(name)")
            #expect(written.reversed().starts(with: source[lines.upperBound...].reversed()), "\(name)")
        }
        let tiles = Domain.Document(parsing: written).tiles
        #expect(tiles.count == 1 && tiles.first?.source.count == written.count, "\(name)")
        return 1
    }
}

extension TileMaker {
    static func edit(of tile: Domain.Directive, _ random: inout Seeded) -> Domain.Directive.Edit {
        let key = keys.randomElement(using: &random) ?? "a"
        guard let place = tile.properties.indices.randomElement(using: &random) else {
            return .add(key, value(&random))
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .rename(place, to: key)
        case 1: return .remove(place)
        case 2: return .add(key, value(&random))
        default: return .set(place, to: value(&random))
        }
    }
}
