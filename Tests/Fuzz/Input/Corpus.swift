import FoundationEssentials

/// Documents that are there already: the cases, the sample, and the specifications' examples where they are.
enum Corpus {
    /// In a fixed order. `root` is the project's folder.
    static func read(below root: String) -> [[UInt8]] {
        let files = ["Tests/Cases", "assets/sample"].flatMap { documents(in: "\(root)/\($0)") }
        let specifications = ["commonmark-0.31.2", "gfm-0.29-extensions"].flatMap {
            examples(in: "\(root)/../shared/data/\($0).json")
        }
        return files + specifications + [Array("One.\n\nTwo.\n".utf8)]
    }

    private static func documents(in folder: String) -> [[UInt8]] {
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else { return [] }
        return names.filter { $0.hasSuffix(".md") }.sorted().compactMap { bytes(of: "\(folder)/\($0)") }
    }

    private static func examples(in path: String) -> [[UInt8]] {
        struct File: Decodable {
            struct Example: Decodable { var markdown: String }
            var examples: [Example]
        }
        guard let bytes = bytes(of: path), let file = try? JSONDecoder().decode(File.self, from: Data(bytes)) else {
            return []
        }
        return file.examples.map { Array($0.markdown.utf8) }
    }

    static func bytes(of path: String) -> [UInt8]? { (try? Data(contentsOf: URL(filePath: path))).map(Array.init) }
}
