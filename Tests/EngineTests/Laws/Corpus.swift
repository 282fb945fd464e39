import Fakes
import FoundationEssentials

/// Documents to hold the laws against: the sample, the cases, and the specifications' examples where they are.
enum Corpus {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let examples: [[UInt8]] = {
        struct File: Decodable {
            struct Example: Decodable { var markdown: String }
            var examples: [Example]
        }
        return ["commonmark-0.31.2", "gfm-0.29-extensions"].flatMap { name -> [[UInt8]] in
            let url = root.deletingLastPathComponent().appending(path: "shared/data/\(name).json")
            guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(File.self, from: data)
            else {
                print("\(name).json is not beside the project: its examples are left out of the laws")
                return []
            }
            return file.examples.map { Array($0.markdown.utf8) }
        }
    }()

    static let files: [[UInt8]] = {
        ["Tests/Cases", "assets/sample"].flatMap { folder -> [[UInt8]] in
            let base = root.appending(path: folder).path
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: base)) ?? []
            return names.filter { $0.hasSuffix(".md") }.sorted().compactMap {
                (try? Data(contentsOf: URL(filePath: base + "/" + $0))).map(Array.init)
            }
        }
    }()

    static let all = examples + files
}

/// Random documents out of blocks and lines that have gone wrong somewhere.
enum Generator {
    static let lines = [
        "# Head", "## Two ##", "text", "more text  ", "- item", "* star", "1. one", "2) two", "  - nested", "    code",
        "\tcode", "```", "~~~~", "```swift", "````", " - ```", "> quote", "> ```", "---", "***", "===", "| a | b |",
        "|---|---|",
        "| 1 | 2 |", "<div>", "</div>", "<!-- open", "-->", "<pre>", "</pre>", "[a]: /x", "[b]: /y \"t\"", "[a]",
        "![i](p.png)",
        "$$", "$$ x $$", ":::tile callout", ":::tile", ":::chart", ":::mermaid", ":::", "title: T", "body: |", "  two",
        "- [ ] task",
        "- [x] done", "", "", "", "   ", "\t", "é ü 漢字 🌱", "a\\", "&amp;", "* * *", "-", "+", "\u{A0}:::tile x", "::::",
        "...",
        "\u{FEFF}# Head", "\u{2003}```", "\u{3000}", ":::tile\u{301} x", "\u{C}", "    | a | b |", "2. | a | b |",
        "[c]:", "/url",
        "    [d]: /x", "> [e]: /x", "<b>", "<?php", "?>", "![i][a]", "- ```", "a\u{0}b", "----", "``` a`b",
    ]

    static func document(_ random: inout Seeded) -> [UInt8] {
        let endings = [["\n"], ["\r\n"], ["\n", "\n", "\n", "\r\n"], ["\n", "\r"]][
            Int.random(in: 0..<4, using: &random)]
        var bytes: [UInt8] = Int.random(in: 0..<12, using: &random) == 0 ? [0xEF, 0xBB, 0xBF] : []
        if Int.random(in: 0..<5, using: &random) == 0 { bytes += Array("---\ntitle: T\n---\n".utf8) }
        for _ in 0..<Int.random(in: 0..<24, using: &random) {
            bytes += Array(lines[Int.random(in: 0..<lines.count, using: &random)].utf8)
            bytes += Array(endings[Int.random(in: 0..<endings.count, using: &random)].utf8)
        }
        if Int.random(in: 0..<6, using: &random) == 0 { bytes.append(contentsOf: [0xFF, 0x00, 0x61]) }
        if Int.random(in: 0..<3, using: &random) == 0, !bytes.isEmpty { bytes.removeLast() }
        return bytes
    }

    static func insertion(_ random: inout Seeded) -> [UInt8] {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: []
        case 1: Array(["x", "\n", "\n\n", "`", ":", "-", "#", " ", "\r"][Int.random(in: 0..<9, using: &random)].utf8)
        default:
            Array(
                (lines[Int.random(in: 0..<lines.count, using: &random)]
                    + ["", "\n", "\n\n"][Int.random(in: 0..<3, using: &random)]).utf8)
        }
    }
}
