import Engine
import SDLRender

/// A frame's nodes as the tree that screen readers and scenarios see.
struct AccessTree {
    let frame: Frame
    /// What a card's source is, for deep trees; nil for others.
    var source: (String) -> String? = { _ in nil }

    var json: JSONValue {
        var children: [Int: [Int]] = [:]
        for (index, node) in frame.nodes.enumerated() {
            if let parent = node.parent { children[parent, default: []].append(index) }
        }
        return frame.nodes.isEmpty ? .null : json(of: 0, children)
    }

    /// The tree is a few levels deep: window, panel, list, item, control.
    private func json(of index: Int, _ children: [Int: [Int]]) -> JSONValue {
        let node = frame.nodes[index]
        return .object([
            "id": .string(node.id), "role": .string(node.role.rawValue), "name": .string(node.name),
            "description": .string(source(node.id) ?? node.description), "value": .string(node.value),
            "states": .array(node.states.names.map { .string($0) }),
            "frame": .array([node.frame.x, node.frame.y, node.frame.width, node.frame.height].map { .number($0) }),
            "actions": .array(node.intent == nil ? [] : [.string("press")]),
            "children": .array((children[index] ?? []).map { json(of: $0, children) }),
        ])
    }
}

extension Node.States {
    /// As AT-SPI calls them.
    var names: [String] {
        let all: [(Node.States, String)] = [
            (.enabled, "enabled"), (.focusable, "focusable"), (.focused, "focused"), (.selectable, "selectable"),
            (.selected, "selected"), (.checked, "checked"), (.expanded, "expanded"), (.expandable, "expandable"),
            (.editable, "editable"), (.showing, "showing"), (.modal, "modal"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
