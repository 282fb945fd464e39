import Engine

@testable import SDLRender

/// A frame as lines of text: what is drawn, then the tree.
struct FrameText {
    let frame: Frame
    /// Only what begins in here is told; nil for everything.
    var part: Rect?

    var text: String {
        var lines = ["frame \(number(frame.size.width))×\(number(frame.size.height))"]
        lines += commands.map(line)
        lines.append("nodes")
        lines += frame.nodes.filter { holds(Point($0.frame.x, $0.frame.y)) }.map(line)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Without the clips of other parts.
    private var commands: [DrawCommand] {
        var clips: [Bool] = []
        return frame.commands.filter { command in
            switch command {
            case .fill(let rect, _, _), .stroke(let rect, _, _, _), .shadow(let rect, _), .fade(let rect, _):
                return holds(Point(rect.x, rect.y))
            case .text(let run): return holds(Point(run.x, run.y))
            case .line(let points, _, _): return points.first.map(holds) ?? false
            case .pushClip(let rect):
                clips.append(holds(Point(rect.x, rect.y)))
                return clips.last ?? false
            case .popClip: return clips.popLast() ?? false
            }
        }
    }

    private func holds(_ point: Point) -> Bool { part?.contains(point) ?? true }

    private func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }

    private func place(_ rect: Rect) -> String {
        "\(number(rect.x)),\(number(rect.y)) \(number(rect.width))×\(number(rect.height))"
    }

    private func line(_ command: DrawCommand) -> String {
        switch command {
        case .fill(let rect, let color, let corner): "fill \(place(rect)) \(color) r\(number(corner))"
        case .stroke(let rect, let color, let width, let corner):
            "stroke \(place(rect)) \(color) w\(number(width)) r\(number(corner))"
        case .shadow(let rect, let corner): "shadow \(place(rect)) r\(number(corner))"
        case .text(let run):
            "text \(number(run.x)),\(number(run.y)) +\(number(run.width)) \(run.face.style)\(traits(run.face.traits))\(zoom(run.face.zoom)) "
                + "\(run.color) “\(run.text)”"
        case .line(let points, let color, let width):
            "line \(points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")) \(color) w\(number(width))"
        case .fade(let rect, let color): "fade \(place(rect)) \(color)"
        case .pushClip(let rect): "clip \(place(rect))"
        case .popClip: "unclip"
        }
    }

    private func zoom(_ percent: Int) -> String { percent == 100 ? "" : "@\(percent)" }

    private func traits(_ traits: TextTraits) -> String {
        (traits.contains(.strong) ? "+strong" : "") + (traits.contains(.emphasis) ? "+emphasis" : "")
            + (traits.contains(.medium) ? "+medium" : "") + (traits.contains(.monospaced) ? "+mono" : "")
    }

    private func line(_ node: Node) -> String {
        let names: [(Node.States, String)] = [
            (.enabled, "enabled"), (.focusable, "focusable"), (.focused, "focused"), (.selectable, "selectable"),
            (.selected, "selected"), (.checked, "checked"), (.expanded, "expanded"), (.expandable, "expandable"),
            (.editable, "editable"), (.showing, "showing"), (.modal, "modal"),
        ]
        let states = names.filter { node.states.contains($0.0) }.map(\.1).joined(separator: " ")
        var depth = 0
        var above = node.parent
        while let index = above {
            depth += 1
            above = frame.nodes[index].parent
        }
        let detail = node.description.isEmpty ? "" : " (\(node.description))"
        return String(repeating: "  ", count: depth)
            + "\(node.role) “\(node.name)”\(detail) \(place(node.frame)) [\(states)] #\(node.id)"
    }
}
