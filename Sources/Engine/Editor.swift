/// The state of the program, the one way to change it, and the signal that says which surfaces are new.
///
/// Belongs to the main thread.
public final class Editor {
    /// The areas whose surfaces differ from what they were before the last intent. Never empty when called.
    public var onChange: ((Set<SurfaceArea>) -> Void)?

    public private(set) var listSurface = Surface.List()
    public private(set) var toolbarSurface = Surface.Toolbar()
    public private(set) var statusSurface = Surface.Status()
    public private(set) var navigationSurface = Surface.Navigation()
    public private(set) var sidebarSurface = Surface.Sidebar()
    public private(set) var editorSurface = Surface.Editor()
    public private(set) var dialogSurface = Surface.Dialog()

    /// The card of a row of `listSurface`; nil for an id that is gone. Built when asked for.
    public func tileSurface(_ id: SurfaceID) -> Surface.Tile? { nil }

    private let files: any FileReading & FileSaving
    private let background: any Background
    private let clipboard: any Clipboard
    private let clock: any Clock
    private let measuring: any TextMeasuring

    public init(
        files: any FileReading & FileSaving, background: any Background, clipboard: any Clipboard, clock: any Clock,
        measuring: any TextMeasuring
    ) {
        self.files = files
        self.background = background
        self.clipboard = clipboard
        self.clock = clock
        self.measuring = measuring
    }

    public func perform(_ intent: Intent) {}
}
