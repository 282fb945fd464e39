import Engine
import Fakes
import SDLRender

/// What random hands do next: they mostly aim at what is on the screen, and now and then at nothing.
struct Hands {
    private var random: Seeded
    /// What is still to come of a gesture that has several events.
    private var pending: [InputEvent] = []
    private let chords: [Chord]

    init(seed: UInt64) {
        random = Seeded(seed)
        // Closing the window would end the day.
        chords = Command.allCases.filter { $0 != .quit }.flatMap { Keymap.standard.chords(of: $0) }
    }

    mutating func next(over frame: Frame) -> InputEvent {
        if !pending.isEmpty { return pending.removeFirst() }
        switch random.below(20) {
        case 0...4: return .keyPressed(key: random.one(of: Self.keys), someModifiers())
        case 5...7:
            let chord = random.one(of: chords)
            return .keyPressed(key: chord.key, chord.modifiers)
        case 8...10: return .textTyped(random.one(of: Self.texts))
        case 11: return .textComposed(random.one(of: ["", "ni", "に"]), caret: 0)
        case 12...14: begin(press(at: somePoint(frame)))
        case 15, 16: begin(drag(from: somePoint(frame), over: frame))
        case 17:
            return .wheel(somePoint(frame), dx: 0, dy: Double(random.below(9)) - 4, random.once(in: 4) ? .control : [])
        case 18: return .pointerMoved(somePoint(frame))
        default: return oddity()
        }
        return pending.removeFirst()
    }

    /// Seconds until the next event.
    mutating func pause() -> Double { random.once(in: 10) ? Double(random.below(3)) : 0.02 }

    mutating func letsWorkWait() -> Bool { random.once(in: 5) }

    private static let keys = [
        "Up", "Down", "Left", "Right", "PageUp", "PageDown", "Home", "End", "Return", "Escape", "Tab", "Space",
        "Backspace", "Delete", "F1", "F6", "A", "Z", "/", "-",
    ]

    private static let texts = [
        "a", "b", " ", "#", "-", "*", "`", ":", "/", "é", "\u{301}", "漢", "🌱", "\n", "word ", "- item", "```", ":::",
    ]

    private mutating func begin(_ events: [InputEvent]) { pending = events }

    private mutating func someModifiers() -> Chord.Modifiers {
        random.one(of: [[], [], [], [], .shift, .control, .alt, [.alt, .shift], [.control, .shift]])
    }

    private mutating func press(at point: Point) -> [InputEvent] {
        let button = random.one(of: [InputEvent.Button.left, .left, .left, .right, .middle])
        let modifiers = random.once(in: 4) ? someModifiers() : []
        var events = [InputEvent.pointerMoved(point)]
        for count in 1...(random.once(in: 4) ? 2 : 1) {
            events += [
                .pointerPressed(point, button, clicks: count, modifiers), .pointerReleased(point, button, modifiers),
            ]
        }
        return events
    }

    private mutating func drag(from start: Point, over frame: Frame) -> [InputEvent] {
        let modifiers = random.once(in: 4) ? someModifiers() : []
        var events: [InputEvent] = [
            .pointerMoved(start), .pointerPressed(start, .left, clicks: 1, modifiers),
            .pointerMoved(Point(start.x + 9, start.y + 9)),
        ]
        for _ in 0..<random.below(4) {
            let point = somePoint(frame)
            events.append(.pointerMoved(point))
            if random.once(in: 3) { events.append(.wheel(point, dx: 0, dy: Double(random.below(5)) - 2, [])) }
        }
        if random.once(in: 5) { events.append(.keyPressed(key: "Escape", [])) }
        return events + [.pointerReleased(somePoint(frame), .left, [])]
    }

    private mutating func oddity() -> InputEvent {
        switch random.below(6) {
        case 0: .focusChanged(false)
        case 1: .focusChanged(true)
        case 2: .pointerLeft
        case 3: .exposed
        default:
            .resized(
                random.one(of: [Size(1280, 800), Size(640, 480), Size(480, 360), Size(1920, 1080), Size(200, 200)]),
                scale: 1)
        }
    }

    /// In the middle of something that can be hit, near its edge, or anywhere.
    private mutating func somePoint(_ frame: Frame) -> Point {
        guard !frame.regions.isEmpty, !random.once(in: 6) else {
            return Point(
                Double(random.below(Int(frame.size.width) + 40)) - 20,
                Double(random.below(Int(frame.size.height) + 40)) - 20)
        }
        let rect = random.one(of: frame.regions).rect
        if random.once(in: 3) { return Point(rect.x + 3, rect.y + 3) }
        return Point(rect.midX, rect.midY)
    }
}
