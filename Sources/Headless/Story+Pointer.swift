import Engine
import SDLRender

extension Story {
    func click(_ value: JSONValue, button: InputEvent.Button = .left, clicks: Int) throws(StepFailure) {
        let at = try point(value)
        let modifiers = try modifiers(of: value)
        send(.pointerMoved(at))
        for count in 1...clicks {
            send(.pointerPressed(at, button, clicks: count, modifiers), .pointerReleased(at, button, modifiers))
        }
    }

    /// Moves in steps, as a hand does. Without `from` it goes on with what the step before did not let go.
    func drag(_ value: JSONValue) throws(StepFailure) {
        guard let to = value["to"] else { throw StepFailure("“drag” goes “from” a node “to” one") }
        if let from = value["from"] {
            let start = try point(from)
            send(.pointerMoved(start), .pointerPressed(start, .left, clicks: 1, try modifiers(of: value)))
            // It is held before the board scrolls to where it goes.
            send(.pointerMoved(Point(start.x + 6, start.y)))
            hand = start
        }
        guard let start = hand else { throw StepFailure("nothing is held, so “drag” needs a “from”") }
        let end = try point(to)
        for step in 1...8 {
            let part = Double(step) / 8
            send(.pointerMoved(Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)))
        }
        hand = end
        if let cancel = value["cancel"]?.string {
            let chord = try chord(cancel)
            send(.keyPressed(key: chord.key, chord.modifiers))
        }
        guard value["release"]?.bool ?? true else { return }
        send(.pointerReleased(end, .left, []))
        hand = nil
    }

    /// Files below the workspace's folder, or by absolute paths, as if from another program; `at` a node, else beside all.
    func drop(_ value: JSONValue, at place: JSONValue?) throws(StepFailure) {
        guard let files = value.array?.compactMap(\.string), !files.isEmpty else {
            throw StepFailure("“drop” takes the paths of files")
        }
        let at = try place.map { node throws(StepFailure) in try point(node) } ?? Point(0, 0)
        send(.filesDropped(files.map { $0.hasPrefix("/") ? $0 : self.place.workspace + "/" + $0 }, at))
    }

    func wheel(_ value: JSONValue) throws(StepFailure) {
        let at =
            try value["at"].map { node throws(StepFailure) in try point(node) }
            ?? Point(size.width / 2, size.height / 2)
        send(
            .pointerMoved(at),
            .wheel(at, dx: value["dx"]?.number ?? 0, dy: value["dy"]?.number ?? 0, try modifiers(of: value)))
    }

    /// The middle of a node, or the point that `at` names. `edge` before and after: just inside its left or right end;
    /// beside: just outside its left one.
    func point(_ value: JSONValue) throws(StepFailure) -> Point {
        if let at = value["at"]?.array?.compactMap(\.number), at.count == 2 { return Point(at[0], at[1]) }
        let frame = try node(value).frame
        switch value["edge"]?.string {
        case "before": return Point(frame.x + 4, frame.midY)
        case "after": return Point(frame.maxX - 4, frame.midY)
        case "beside": return Point(frame.x - 7, frame.midY)
        case nil, "on": return Point(frame.midX, frame.midY)
        case let other?: throw StepFailure("“\(other)” is no edge")
        }
    }

    /// The node that `role`, `name` and `id` describe, brought into view.
    func node(_ value: JSONValue) throws(StepFailure) -> Node {
        if let found = find(value, in: frame), found.states.contains(.showing) || found.role != .listitem {
            screen.scrollIntoView(node: found.id)
            return find(value, in: frame) ?? found
        }
        if let row = hiddenRow(named: value["name"]?.string) {
            screen.scrollIntoView(row)
            if let found = find(value, in: frame) { return found }
        }
        if let found = scrollingMenu(to: value) { return found }
        let names = frame.nodes.filter { $0.role != .label }.map { "\($0.role.rawValue) “\($0.name)”" }
        throw StepFailure("no node is \(try words(value)); there are \(names.prefix(40).joined(separator: ", "))")
    }

    private func find(_ value: JSONValue, in frame: Frame) -> Node? {
        frame.nodes.first { node in
            (value["role"]?.string.map { $0 == node.role.rawValue } ?? true)
                && (value["name"]?.string.map { $0 == node.name } ?? true)
                && (value["id"]?.string.map { $0 == node.id } ?? true)
                && (value["name"] != nil || value["id"] != nil || value["role"] != nil)
        }
    }

    /// In a menu that is taller than the window: from its top on, notch by notch.
    private func scrollingMenu(to value: JSONValue) -> Node? {
        guard let menu = frame.nodes.first(where: { $0.role == .menu }) else { return nil }
        let middle = Point(menu.frame.midX, menu.frame.midY)
        send(.wheel(middle, dx: 0, dy: 1000, []))
        for _ in 0..<200 {
            if let found = find(value, in: frame) { return found }
            send(.wheel(middle, dx: 0, dy: -1, []))
        }
        return nil
    }

    private func hiddenRow(named name: String?) -> SurfaceID? {
        guard let name else { return nil }
        return editor.listSurface.rows.first { editor.tileSurface($0.id)?.label == name }?.id
    }

    private func modifiers(of value: JSONValue) throws(StepFailure) -> InputEvent.Modifiers {
        var all: InputEvent.Modifiers = []
        for name in value["with"]?.array?.compactMap(\.string) ?? [] {
            guard let modifier = Chord.Modifiers(named: name) else { throw StepFailure("“\(name)” is no modifier") }
            all.insert(modifier)
        }
        return all
    }

    func chord(_ text: String) throws(StepFailure) -> Chord {
        guard let chord = Chord(parsing: text) else { throw StepFailure("“\(text)” is no key with its modifiers") }
        return chord
    }

    func words(_ value: JSONValue) throws(StepFailure) -> String {
        do { return try value.text() } catch { throw StepFailure("a value can't be written: \(error)") }
    }
}
