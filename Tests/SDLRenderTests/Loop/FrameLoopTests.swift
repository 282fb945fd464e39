import Engine
import Testing

@testable import SDLRender

@Suite("the loop draws one frame for what has changed, and sleeps otherwise", .serialized)
@MainActor
struct FrameLoopTests {
    @Test("ten events between two frames make one frame of one small rectangle")
    func oneFrame() throws {
        let story = try Story()
        story.window.batches = [[], (0..<10).map { .textTyped("\($0)") }, [], [.closeRequested]]
        story.run()
        #expect(story.screen.framesMade == 2)
        #expect(story.window.presented.count == 2)
        #expect(story.window.presented[0] == [PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 80)])
        #expect(story.window.presented[1] == [PixelRect(minX: 0, minY: 0, maxX: 14, maxY: 5)])
    }

    @Test("nothing is drawn where nothing has changed")
    func quiet() throws {
        let story = try Story()
        story.window.batches = [[.pointerMoved(Point(1, 1))], [], [.closeRequested]]
        story.run()
        #expect(story.screen.framesMade == 1)
    }

    @Test("an exposed or blank window is painted whole, a new size too")
    func exposed() throws {
        let story = try Story()
        story.window.batches = [[.exposed], [.resized(Size(100, 80), scale: 1)], [.closeRequested]]
        story.run()
        #expect(story.window.presented.count == 3)
        #expect(story.window.presented.allSatisfy { $0 == [PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 80)] })
    }

    @Test("it sleeps without end, or until the deadline, and then lets time pass")
    func deadline() throws {
        let story = try Story()
        story.window.batches = [[], [.textTyped("x")], [.closeRequested]]
        story.screen.deadlines = [0.5]
        story.window.onWait = { seconds in story.clock.now += seconds ?? 0 }
        story.run()
        #expect(story.window.waits == [0.5, nil, nil])
        #expect(story.screen.passedTo == [0.5])
    }

    @Test("time passes where the next deadline is always ahead of now, and events come before it")
    func movingDeadline() throws {
        let story = try Story()
        story.window.batches = [[.textTyped("x")], [], [.closeRequested]]
        story.screen.deadlineFromNow = { [clock = story.clock] in clock.now + 0.5 }
        story.window.onWait = { _ in story.clock.now += 0.25 }
        story.run()
        #expect(story.window.waits == [0.5, 0.25, 0.5])
        #expect(story.screen.passedTo == [0.5])
    }

    @Test("it does not sleep once more where the screen learns while it draws that it is to close")
    func closing() throws {
        let story = try Story()
        story.window.batches = [[.textTyped("x")]]
        story.screen.quitsInFrame = 2
        story.run()
        #expect(story.window.waits.count == 1)
    }

    @Test("reports are taken before the frame they change")
    func reports() throws {
        let story = try Story()
        story.window.batches = [[.woken], [.closeRequested]]
        story.run()
        #expect(story.drains >= 2)
    }

    @Test("title, pointer and text input are told once each time they change")
    func tells() throws {
        let story = try Story()
        story.window.batches = [[.textTyped("x")], [.textTyped("y")], [.closeRequested]]
        story.run()
        #expect(story.window.told == ["title Board", "text 1.0", "text 2.0"])
    }
}

private final class Story {
    let window = FakeWindow()
    let screen = FakeScreen()
    let clock = FakeClock()
    var drains = 0
    private let rasteriser: Rasteriser

    init() throws {
        rasteriser = Rasteriser(fonts: try FontStack())
        screen.storedTheme = try Theme.builtIn("light")
    }

    func run() {
        let loop = FrameLoop(window: window, rasteriser: rasteriser, screen: screen, clock: clock) { self.drains += 1 }
        loop.run()
    }
}

private final class FakeClock: Engine.Clock {
    var now = 0.0
}

/// Hands out its batches, then asks to close.
private final class FakeWindow: DrawingWindow {
    let size = Size(100, 80)
    let scale = 1.0
    var batches: [[InputEvent]] = []
    var presented: [[PixelRect]] = []
    var waits: [Double?] = []
    var told: [String] = []
    var onWait: (Double?) -> Void = { _ in }
    private let memory = PixelMemory(width: 100, height: 80)

    func events(within seconds: Double?) -> [InputEvent] {
        waits.append(seconds)
        onWait(seconds)
        return batches.isEmpty ? [.closeRequested] : batches.removeFirst()
    }

    func canvas() -> (canvas: Canvas, isBlank: Bool)? { (memory.canvas, presented.isEmpty) }
    func present(_ areas: [PixelRect]) { presented.append(areas) }
    func setTitle(_ title: String) { told.append("title \(title)") }
    func setPointer(_ shape: PointerShape) { told.append("pointer \(shape)") }
    func setTextInput(_ caret: Rect?) { told.append("text \(caret?.width ?? 0)") }
}

/// Draws a bar that grows by a point with each text typed.
private final class FakeScreen: Screen {
    var isDirty = true
    var deadlines: [Double] = []
    var quitsInFrame: Int?
    var deadlineFromNow: () -> Double? = { nil }
    var storedTheme: Theme?
    var framesMade = 0
    var passedTo: [Double] = []
    var shouldQuit = false
    private var typed = 0

    var nextDeadline: Double? { deadlines.first ?? deadlineFromNow() }
    var theme: Theme { storedTheme ?? Theme.empty }
    let title = "Board"
    let pointer = PointerShape.arrow
    var wantsTextInput: Rect? { typed == 0 ? nil : Rect(0, 0, Double(typed), 5) }

    func handle(_ event: InputEvent) {
        switch event {
        case .closeRequested: shouldQuit = true
        case .textTyped:
            typed += 1
            isDirty = true
        default: break
        }
    }

    func passTime(to now: Double) {
        passedTo.append(now)
        if !deadlines.isEmpty { deadlines.removeFirst() }
    }

    func frame(size: Size) -> Frame {
        framesMade += 1
        isDirty = false
        if framesMade == quitsInFrame { shouldQuit = true }
        var frame = Frame(size: size)
        frame.commands.append(.fill(Rect(0, 0, Double(4 + typed), 5), .accent, corner: 0))
        return frame
    }
}

extension Theme {
    /// Every colour transparent.
    fileprivate static var empty: Theme {
        let colors = ColorToken.allCases.map { ($0, Color(argb: 0)) }
        guard let theme = Theme(name: "empty", colors: Dictionary(uniqueKeysWithValues: colors)) else {
            preconditionFailure("every token has a colour here")
        }
        return theme
    }
}
