import Engine

@testable import SDLRender

/// Surfaces as the engine would make them for a page of a handbook, and screens made of them.
enum Sample {
    static func id(_ number: UInt64) -> SurfaceID { .tile(Domain.TileID(number)) }

    static func tile(_ number: UInt64, _ kind: String, _ label: String, _ content: [Surface.Block]) -> Surface.Tile {
        Surface.Tile(
            id: id(number), revision: 1, kind: kind, label: label, detail: "\(kind), \(number) of 9", content: content)
    }

    static func item(_ text: String, task: Surface.Block.Task? = nil, _ more: [Surface.Block] = [])
        -> Surface.Block.Item
    {
        Surface.Block.Item(blocks: [.paragraph([.init(text)])] + more, task: task)
    }

    static var list: Surface.Block {
        .list(
            .init(
                start: nil, isTight: true,
                items: [
                    item("greens and browns, one to two"),
                    .init(
                        blocks: [
                            .paragraph([.init("turn it "), .init("weekly", look: .emphasis), .init(" from April on")]),
                            .list(.init(start: nil, isTight: true, items: [item("gloves, please")])),
                        ]),
                    .init(blocks: [.paragraph([.init("no citrus, no "), .init("bioplastic", look: .code)])]),
                    item("cover it when it rains"),
                ]))
    }

    static var tasks: Surface.Block {
        .list(
            .init(
                start: nil, isTight: true,
                items: [
                    item("order a thermometer", task: .init(isDone: true, offset: 3)),
                    item("mend the lid, middle bay", task: .init(isDone: false, offset: 29)),
                    item("ask Ines for leaf mould", task: .init(isDone: false, offset: 60)),
                ]))
    }

    static var table: Surface.Block {
        func cells(_ a: String, _ b: String, _ c: String) -> [[Surface.Span]] { [[.init(a)], [.init(b)], [.init(c)]] }
        return .table(
            .init(
                alignments: [.left, .right, .right], header: cells("Bay", "2024", "2025"),
                rows: [
                    cells("Left", "310 l", "342 l"), cells("Middle", "280 l", "295 l"),
                    cells("Right", "190 l", "224 l"),
                ]))
    }

    static var tiles: [Surface.Tile] {
        let code =
            "// how long a bay needs\nfunc weeks(of bay: Bay) -> Int {\n    switch bay.turns {\n    case 0: 40\n"
            + "    case 1...3: 26\n    default: 14\n    }\n}\n"
        var all = [
            tile(1, "Heading 1", "Compost", [.heading(level: 1, [.init("Compost")])]),
            tile(
                2, "Paragraph", "Three bays stand behind the tool shed.",
                [
                    .paragraph([
                        .init("Three bays stand behind the tool shed. The "), .init("left", look: .strong),
                        .init(
                            " one takes new material, the middle one is turning, the right one is ready. Nobody adds anything to the "
                        ),
                        .init("right bay", link: "#right"),
                        .init(", not even coffee. It is sieved in spring and spread in May."),
                    ])
                ]),
            tile(3, "List", "greens and browns, one to two", [list]),
            tile(
                4, "callout", "Before the frost",
                [
                    .callout(
                        title: .init("Before the frost"),
                        text: .init(
                            "Close the lids and drain the barrel. The tap by the gate is off from November to March."))
                ]),
            tile(5, "Heading 2", "What it gives", [.heading(level: 2, [.init("What it gives")])]),
            tile(6, "Table", "Bay 2024 2025", [table]),
            tile(7, "Code", "how long a bay needs", [.code(language: "swift", .init(code))]),
            tile(8, "List", "order a thermometer", [tasks]),
            tile(
                9, "Quote", "The best fertiliser",
                [
                    .quote([
                        .paragraph([
                            .init(
                                "The best fertiliser is the gardener's shadow, said my grandfather, and then he went in for his coffee and left me with the fork."
                            )
                        ])
                    ])
                ]),
            tile(
                10, "embed", "Embed",
                [
                    .properties(
                        type: "Embed",
                        [
                            .init(key: "type", values: ["video"]),
                            .init(key: "url", values: ["http://media.example.org/bay"]),
                        ])
                ]),
            tile(11, "Image", "The beds", [.image(address: "images/beds.png", description: "The beds in June")]),
        ]
        all[0].note = "11 tiles · 412 words"
        all[2].isSelected = true
        all[2].isCurrent = true
        all[4].note = "6 tiles"
        all[9].problem = "url must begin with https (line 61)"
        return all
    }

    static var toolbar: Surface.Toolbar {
        let controls: [(Command, String, Bool)] = [
            (.back, "Back to all documents", true), (.reload, "Read the folder again", true),
            (.undo, "Take the last change back", true), (.redo, "Do again what was taken back", false),
            (.save, "Write the changed documents to disk", true),
            (.insertAfter, "New tile after the selected one", true),
        ]
        return Surface.Toolbar(
            path: ["Lindenhof handbook", "Compost"],
            controls: controls.map {
                .init(
                    command: $0.0, title: $0.0.title, hint: Keymap.standard.hint($0.1, for: $0.0), isEnabled: $0.2)
            })
    }

    static var sidebar: Surface.Sidebar {
        func folder(_ path: String, _ count: Int, isExpanded: Bool) -> Surface.Sidebar.Row {
            .init(id: .folder(path), title: path, depth: 0, count: count, isExpanded: isExpanded)
        }
        func document(_ path: String, _ title: String, _ depth: Int) -> Surface.Sidebar.Row {
            .init(id: .document(.init(path)), title: title, depth: depth)
        }
        var rows = [
            folder("handbook", 4, isExpanded: true), document("handbook/compost.md", "Compost", 1),
            document("handbook/soil.md", "Soil", 1), document("handbook/tiles.md", "Every tile", 1),
            document("handbook/charts.md", "Charts", 1), folder("posts", 2, isExpanded: true),
            document("posts/frost.md", "First frost", 1), document("posts/readings.md", "Meter readings", 1),
            folder("services", 1, isExpanded: false), document("about.md", "About", 0),
        ]
        rows[1].isCurrent = true
        rows[1].isChanged = true
        return .init(rows: rows)
    }

    static func zoomBar(_ zoom: Surface.Zoom) -> Surface.ZoomBar {
        func control(_ command: Command, _ title: String) -> Surface.Control {
            .init(
                command: command, title: title, hint: Keymap.standard.hint(command.hint, for: command), isEnabled: true)
        }
        return .init(
            density: control(.page, zoom.density.rawValue), smaller: control(.zoomOut, "Zoom out"),
            larger: control(.zoomIn, "Zoom in"), percent: "\(zoom.percent)%")
    }

    static func document(message: String = "", zoom: Surface.Zoom = .standard) -> SurfaceSet {
        let tiles = tiles
        return SurfaceSet(
            list: .init(
                scope: .document, revision: 1,
                rows: tiles.map { tile in
                    guard case .heading(let level, _) = tile.content.first else { return .init(id: tile.id) }
                    return .init(id: tile.id, level: level)
                }, label: "11 tiles of Compost"),
            toolbar: toolbar,
            status: .init(
                counts: "11 tiles · 412 words", state: "1 of 11 tiles changed", message: message,
                tone: message.isEmpty ? .normal : .danger, zoom: zoomBar(zoom)),
            navigation: .init(destination: .document, title: "Compost – Tilewright"), sidebar: sidebar,
            settings: .init(zoom: zoom), tiles: tiles)
    }

    static let source =
        "- greens and browns, one to two\n- turn it *weekly* from April on\n  - gloves, please\n"
        + "- no citrus, no `bioplastic`\n- cover it when it rains"

    static func editing(_ measuring: any TextMeasuring, width: Double = 310) -> SurfaceSet {
        var surfaces = document()
        surfaces.navigation.destination = .detail
        let range = 56..<61
        surfaces.editor = .init(
            id: id(3), title: "List", hint: "Esc to go back", text: source,
            layout: TextLayout([.init(source, TextFace(.source))], width: width, maxLines: nil, measuring: measuring),
            selection: .init(anchor: .init(range.lowerBound), focus: .init(range.upperBound)), preview: [list],
            serial: 1)
        return surfaces
    }

    static func empty() -> SurfaceSet {
        var surfaces = SurfaceSet(
            list: .init(
                scope: .library, label: "No documents",
                empty: .init(
                    title: "No documents here",
                    text:
                        "Tilewright shows files that end in .md or .markdown. Put one into /home/ines/notes and reload.",
                    action: Surface.Control(
                        command: .reload, title: "Reload", hint: "Read the folder again (Ctrl+R)", isEnabled: true))),
            toolbar: .init(path: ["notes"], controls: toolbar.controls), status: .init(counts: "0 documents"),
            navigation: .init(title: "notes – Tilewright"))
        for index in surfaces.toolbar.controls.indices where surfaces.toolbar.controls[index].command != .reload {
            surfaces.toolbar.controls[index].isEnabled = false
        }
        return surfaces
    }

    static func asking() -> SurfaceSet {
        var surfaces = document()
        surfaces.dialog = .init(
            title: "Save before closing?", text: "Compost has changes that are not on disk.",
            choices: [
                .init(title: "Save and close", intent: .saveAndClose, isDefault: true),
                .init(title: "Close without saving", intent: .discardAndClose),
                .init(title: "Cancel", intent: .dismiss),
            ])
        return surfaces
    }
}

/// A laid out screen that can be pressed and typed at without an editor behind it.
struct Stage {
    var surfaces: SurfaceSet
    var state = ViewState()
    let size: Size
    let measuring: any TextMeasuring
    var now = 0.0
    let pictures = CardPictures()

    init(_ surfaces: SurfaceSet, size: Size = Size(1280, 800), measuring: any TextMeasuring = Ruler()) {
        self.surfaces = surfaces
        self.size = size
        self.measuring = measuring
    }

    var layout: ScreenLayout {
        ScreenLayout(
            of: surfaces, state: state, size: size, metrics: Metrics(measuring: measuring), measuring: measuring)
    }

    var frame: Frame {
        ScreenView(surfaces: surfaces, layout: layout, state: state, measuring: measuring, pictures: pictures).frame(
            at: now)
    }

    /// What the event asks for; the view state changes along.
    @discardableResult
    mutating func send(_ event: InputEvent) -> [Intent] {
        InputReader(frame: frame, layout: layout, surfaces: surfaces, now: now).read(event, state: &state)
    }

    @discardableResult
    mutating func key(_ key: String, _ modifiers: InputEvent.Modifiers = []) -> [Intent] {
        send(.keyPressed(key: key, modifiers))
    }

    @discardableResult
    mutating func click(_ point: Point, count: Int = 1, _ modifiers: InputEvent.Modifiers = []) -> [Intent] {
        send(.pointerPressed(point, .left, clicks: count, modifiers)) + send(.pointerReleased(point, .left, modifiers))
    }

    /// The middle of the node with this role and name.
    func middle(_ role: Role, _ name: String) -> Point? {
        frame.nodes.first { $0.role == role && $0.name == name }.map { Point($0.frame.midX, $0.frame.midY) }
    }

    func node(_ role: Role, _ name: String) -> Node? { frame.nodes.first { $0.role == role && $0.name == name } }
}
