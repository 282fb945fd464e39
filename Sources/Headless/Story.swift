import Engine
import SDLRender
import Storage

/// Runs a scenario: the real editor, views and disk, without a window, with a clock that stands still.
///
/// Steps are handled in files by their kind; each throws a `StepFailure` that says what was there instead.
public final class Story {
    /// Where the story happens.
    public struct Place: Sendable {
        /// The workspace, absolute; changed by the story.
        public var workspace: String
        /// Pictures and trees go here.
        public var output: String
        /// Where expected files are looked for.
        public var scenarioFolder: String
        /// Where the person's own keys stand; nil: nowhere.
        public var config: String?

        public init(workspace: String, output: String, scenarioFolder: String, config: String? = nil) {
            self.workspace = workspace
            self.output = output
            self.scenarioFolder = scenarioFolder
            self.config = config
        }
    }

    let scenario: Scenario
    let place: Place
    let fonts: FontStack
    var size: Size
    var theme: Theme
    private(set) var editor: Editor
    private(set) var screen: BoardScreen
    private var background = QueueBackground()
    private let state: PrivateFolder
    private var outcome: StoryOutcome
    private var lastMessage = ""
    /// Where the pointer holds what a step dragged and did not let go.
    var hand: Point?

    public init(_ scenario: Scenario, at place: Place, theme: Theme, fonts: FontStack) {
        self.scenario = scenario
        self.place = place
        self.theme = theme
        self.fonts = fonts
        size = Size(scenario.width, scenario.height)
        outcome = StoryOutcome(scenario: scenario.name)
        state = PrivateFolder()
        (editor, screen) = Story.program(background, state, place, theme, fonts)
    }

    public func run() -> StoryOutcome {
        start()
        for (index, step) in scenario.steps.enumerated() {
            do {
                try perform(step)
                settle()
                note(step: index + 1)
            } catch {
                outcome.failedStep = index + 1
                outcome.reason = error.reason
                break
            }
        }
        return outcome
    }

    /// The screen as it is now.
    var frame: Frame { screen.frame(size: size) }

    func send(_ events: InputEvent...) {
        for event in events {
            screen.handle(event)
            settle()
        }
    }

    func perform(_ intent: Intent) {
        editor.perform(intent)
        settle()
    }

    /// The process is gone, with all that it had in memory; it starts again over the same folders.
    func restart() {
        background = QueueBackground()
        (editor, screen) = Story.program(background, state, place, theme, fonts)
        start()
    }

    private func start() {
        screen.handle(.resized(size, scale: fonts.scale))
        perform(.appWillAppear(path: place.workspace))
    }

    private func settle() {
        background.drain(into: editor)
        if screen.isDirty { _ = screen.frame(size: size) }
        background.drain(into: editor)
    }

    /// Alerts are what the status bar or a dialog newly says.
    private func note(step: Int) {
        let dialog = editor.dialogSurface
        let message = dialog.isOpen ? "\(dialog.title) \(dialog.text)" : editor.statusSurface.message
        if !message.isEmpty, message != lastMessage { outcome.messages.append(.init(step: step, text: message)) }
        lastMessage = message
    }

    private static func program(
        _ background: QueueBackground, _ state: PrivateFolder, _ place: Place, _ theme: Theme, _ fonts: FontStack
    ) -> (Editor, BoardScreen) {
        let clock = FixedClock()
        let editor = Editor(
            files: Disk(stateFolder: state.path), background: background, clipboard: MemoryClipboard(), clock: clock,
            measuring: fonts, journal: JournalFolder(path: state.path + "/journals"),
            configFolder: place.config)
        let screen = BoardScreen(editor: editor, measuring: fonts, clock: clock, theme: theme)
        screen.reduceMotion()
        return (editor, screen)
    }
}
