import Engine

/// Roles of AT-SPI.
public enum Role: String, Sendable {
    case window, toolbar, button, togglebutton, list, listitem, heading, text, statusbar, menu, menuitem, dialog, tree
    case treeitem, checkbox, radiobutton, combobox, link, image, table, progressbar, alert, label, panel
}

/// One node of the accessibility tree.
public struct Node: Equatable, Sendable {
    public struct States: OptionSet, Hashable, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        public static let enabled = States(rawValue: 1)
        public static let focusable = States(rawValue: 2)
        public static let focused = States(rawValue: 4)
        public static let selectable = States(rawValue: 8)
        public static let selected = States(rawValue: 16)
        public static let checked = States(rawValue: 32)
        public static let expanded = States(rawValue: 64)
        public static let expandable = States(rawValue: 128)
        public static let editable = States(rawValue: 256)
        public static let showing = States(rawValue: 512)
        public static let modal = States(rawValue: 1024)
    }

    /// Stable from frame to frame, unique in a frame.
    public var id: String
    public var role: Role
    public var name: String
    /// The hint: what it does, in a sentence.
    public var description: String
    public var value: String
    public var states: States
    public var frame: Rect
    /// Index of its parent in `Frame.nodes`; nil for the window. Parents come before their children.
    public var parent: Int?
    /// What pressing it performs; nil where it can't be pressed.
    public var intent: Intent?
    /// The part of the window that it stands in; nil for what lies over the window.
    public var region: FocusRegion?
    /// Whether Tab comes to it after everything else of its region.
    public var isLast = false

    public init(
        id: String, role: Role, name: String, description: String = "", value: String = "", states: States = [],
        frame: Rect, parent: Int?, intent: Intent? = nil
    ) {
        self.id = id
        self.role = role
        self.name = name
        self.description = description
        self.value = value
        self.states = states
        self.frame = frame
        self.parent = parent
        self.intent = intent
    }
}
