import Engine
import SDLRender

/// What did not hold, in a sentence.
struct Broken: Error {
    let detail: String
}

func require(_ holds: Bool, _ detail: @autoclosure () -> String) throws(Broken) {
    if !holds { throw Broken(detail: detail()) }
}

extension Domain.Document {
    /// It is what a parse of its bytes shows.
    func requireWholeParse() throws(Broken) {
        let whole = Domain.Document(parsing: bytes)
        try require(whole.bytes == bytes, "the parts of a document do not give its bytes back")
        try require(
            whole.frontMatter == frontMatter && whole.tiles.map(\.source) == tiles.map(\.source)
                && whole.tiles.map(\.kind) == tiles.map(\.kind), "an edit reads otherwise than the whole parse")
        try require(Set(tiles.map(\.id)).count == tiles.count, "two tiles have one id")
    }
}

extension Frame {
    /// Every node has a name and an id of its own and stands behind its parent; one at most has the keyboard.
    func requireLaws() throws(Broken) {
        try require(nodes.first?.role == .window, "the first node is not the window")
        try require(Set(nodes.map(\.id)).count == nodes.count, "two nodes have one id: \(doubled)")
        for (index, node) in nodes.enumerated() {
            try require(!node.name.isEmpty, "\(node.id) has no name")
            try require(node.parent.map { $0 < index } ?? (index == 0), "\(node.id) has no parent before it")
        }
        let focused = nodes.filter { $0.states.contains(.focused) }.map(\.id)
        try require(focused.count <= 1, "several nodes have the keyboard: \(focused)")
        let clips = commands.reduce(0) { $0 + ($1.isPush ? 1 : $1 == .popClip ? -1 : 0) }
        try require(clips == 0, "clips are not balanced")
    }

    private var doubled: [String] {
        Dictionary(grouping: nodes.map(\.id), by: { $0 }).filter { $0.value.count > 1 }.keys.sorted()
    }
}

extension DrawCommand {
    fileprivate var isPush: Bool { if case .pushClip = self { true } else { false } }
}
