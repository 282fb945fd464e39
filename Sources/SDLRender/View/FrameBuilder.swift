import Engine

/// Gathers one frame. Whatever can be pressed goes through `control`, which draws it, makes it hittable and names it in
/// one call: nothing can be pressed and stay nameless.
struct FrameBuilder {
    private(set) var frame: Frame
    let metrics: Metrics
    let type: Typesetter
    let state: ViewState
    /// Seconds of the injected clock.
    let now: Double
    /// Whether the board has the keyboard.
    let boardHasKeyboard: Bool
    private var parents: [Int] = []
    private var region: FocusRegion?
    /// While it is not nil, what is drawn is kept for `setDown`, so far beside its place.
    private var lift: Point?
    private var lifted: [DrawCommand] = []

    /// `isEditing`: the text has the keyboard while no control has it, not the board.
    init(
        size: Size, metrics: Metrics, measuring: any TextMeasuring, state: ViewState, now: Double,
        isEditing: Bool = false
    ) {
        boardHasKeyboard = state.focusedNode == (isEditing ? BoardView.nodeID : nil)
        frame = Frame(size: size)
        self.metrics = metrics
        type = Typesetter(measuring: measuring)
        self.state = state
        self.now = now
    }

    // Drawing

    mutating func draw(_ command: DrawCommand) {
        if let lift {
            lifted.append(command.offset(lift.x, lift.y))
        } else {
            frame.commands.append(command)
        }
    }

    mutating func draw(_ commands: [DrawCommand]) {
        if lift == nil { frame.commands += commands } else { commands.forEach { draw($0) } }
    }

    /// What `body` draws comes so far beside its place, and above all that is drawn before `setDown`. Where it can be
    /// pressed and found stays in its place.
    mutating func lifted(by shift: Point, _ body: (inout FrameBuilder) -> Void) {
        lift = shift
        body(&self)
        lift = nil
    }

    /// Draws what was lifted.
    mutating func setDown() {
        frame.commands += lifted
        lifted = []
    }

    /// Draws what `body` draws, and leaves out what could be pressed and found.
    mutating func onlyDrawn(_ body: (inout FrameBuilder) -> Void) {
        let (regions, nodes) = (frame.regions.count, frame.nodes.count)
        body(&self)
        frame.regions.removeSubrange(regions...)
        frame.nodes.removeSubrange(nodes...)
    }

    mutating func fill(_ rect: Rect, _ color: ColorToken, corner: Double = 0) {
        if !rect.isEmpty { draw(.fill(rect, color, corner: corner)) }
    }

    /// One line of text, cut to `rect`. Gives the width that it takes.
    @discardableResult
    mutating func text(
        _ text: String, _ face: TextFace, _ color: ColorToken, in rect: Rect, align: Typesetter.Alignment = .left
    ) -> Double {
        guard let run = type.run(text, face, color, in: rect, align: align) else { return 0 }
        draw(.text(run))
        return run.width
    }

    mutating func icon(_ icon: Icon, _ color: ColorToken, in rect: Rect) {
        let side = metrics.iconSize
        let square = Rect((rect.midX - side / 2).rounded(), (rect.midY - side / 2).rounded(), side, side)
        draw(icon.commands(in: square, color: color))
    }

    /// The ring that says where the keyboard is, outside of `rect`.
    mutating func ring(around rect: Rect, corner: Double, distance: Double = 2) {
        let width = metrics.ringWidth
        let outer = rect.inset(-distance - width, -distance - width)
        draw(.stroke(outer, .accent, width: width, corner: corner + distance + width))
    }

    /// The caret, in points of the window; it is where the input method looks even while it is not seen.
    mutating func caret(at rect: Rect) {
        frame.caret = rect
        if state.isWindowFocused, state.blink.isVisible(at: now) { fill(rect, .accent) }
    }

    mutating func clipped(to rect: Rect, _ body: (inout FrameBuilder) -> Void) {
        draw(.pushClip(rect))
        body(&self)
        draw(.popClip)
    }

    // The tree

    /// A node that only holds others, or is only read.
    mutating func group(_ node: Node, _ body: (inout FrameBuilder) -> Void = { _ in }) {
        var node = node
        node.parent = parents.last
        node.region = region
        frame.nodes.append(node)
        parents.append(frame.nodes.count - 1)
        body(&self)
        parents.removeLast()
    }

    /// What `body` adds belongs to that part of the window.
    mutating func inRegion(_ region: FocusRegion, _ body: (inout FrameBuilder) -> Void) {
        self.region = region
        body(&self)
        self.region = nil
    }

    /// The index of the node that is being filled.
    var parent: Int? { parents.last }

    /// Parts that were made elsewhere, their node indices already those of this frame.
    mutating func append(region: HitRegion) { frame.regions.append(region) }

    mutating func append(node: Node) { frame.nodes.append(node) }

    // Controls

    /// How a control stands at the moment, for the one who draws it.
    struct Look {
        var isEnabled: Bool
        var isHovered: Bool
        var isPressed: Bool
    }

    /// Draws a control, makes it hittable with a target of at least 28 × 28 points, and names it.
    mutating func control(_ control: Control, _ body: (inout FrameBuilder, Look) -> Void) {
        precondition(!control.name.isEmpty, "a control without a name")
        let isFocused = state.focusedNode == control.id
        var states = control.states.union([.showing, .focusable])
        if control.isEnabled { states.insert(.enabled) }
        if isFocused { states.insert(.focused) }
        let target = Self.target(around: control.rect, within: control.bounds)
        group(
            Node(
                id: control.id, role: control.role, name: control.name, description: control.hint, states: states,
                frame: target, parent: nil, intent: control.isEnabled ? control.intent : nil))
        if control.isEnabled {
            append(region: HitRegion(rect: target, action: control.action, node: control.id))
        }
        let isHovered = control.isEnabled && state.hovered == control.id && state.drag == nil
        let isPressed = isHovered && state.press?.node == control.id
        body(&self, Look(isEnabled: control.isEnabled, isHovered: isHovered, isPressed: isPressed))
        if isFocused, state.usesKeyboard {
            ring(around: control.rect, corner: control.corner, distance: control.ringDistance)
        }
    }

    static func target(around rect: Rect, within bounds: Rect?) -> Rect {
        let dx = max(0, (Metrics.target - rect.width) / 2)
        let dy = max(0, (Metrics.target - rect.height) / 2)
        let grown = rect.inset(-dx, -dy)
        guard let bounds else { return grown }
        return grown.intersection(bounds)
    }
}

/// What `FrameBuilder.control` needs to know of one.
struct Control {
    var id: String
    var role: Role
    var name: String
    var hint = ""
    var states: Node.States = []
    var isEnabled = true
    var rect: Rect
    /// What its target is cut to, such as the panel that scrolls it; nil for the window.
    var bounds: Rect?
    var corner: Double
    /// From its edge to the focus ring; below zero for a ring inside.
    var ringDistance = 2.0
    var intent: Intent

    /// A menu opens when the button goes down, so that one press can reach an item.
    var action: HitRegion.Action {
        if case .openMenu(let subject) = intent { return .menu(subject) }
        return .press(intent)
    }
}
