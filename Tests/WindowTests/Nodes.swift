import Foundation

/// Where things are: told by the program itself, which runs the same story without a window.
struct Nodes {
    private let root: Node

    struct Node: Decodable {
        var role: String
        var name: String
        /// Left, top, width and height in points.
        var frame: [Double]
        var children: [Node]
    }

    /// The tree after `steps`, which are a scenario's in JSON, in a window of 1280×800.
    init(after steps: String..., in place: Place) async throws {
        let told = (steps + [#"{"tree": "tree.json"}"#]).joined(separator: ",")
        let scenario = #"{"window": [1280, 800], "steps": [\#(told)]}"#
        try Data(scenario.utf8).write(to: URL(filePath: place["scenario.json"]))
        let program = try Program.path
        try await place.run(
            program, "replay", place["scenario.json"], "--workspace", place["workspace"], "--out", place["trees"])
        root = try JSONDecoder().decode(Node.self, from: place.bytes("trees/tree.json") ?? Data())
    }

    /// The middle of a node, in whole points.
    func middle(of role: String, _ name: String) throws -> (x: Int, y: Int) {
        guard let frame = find(role, name, below: root)?.frame else { throw Missing(what: "the \(role) “\(name)”") }
        return (Int(frame[0] + frame[2] / 2), Int(frame[1] + frame[3] / 2))
    }

    private func find(_ role: String, _ name: String, below node: Node) -> Node? {
        if node.role == role, node.name == name { return node }
        return node.children.lazy.compactMap { find(role, name, below: $0) }.first
    }
}
