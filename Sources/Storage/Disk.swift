import Engine
import Glibc

/// The real disk behind Engine's file seams. Every call blocks.
public struct Disk: FileReading, FileSaving {
    /// Where whole copies wait while a file is written in place; made when first needed. Absolute.
    let stateFolder: String
    let calls: WritingCalls

    /// Files larger than this are refused: an open document takes a few times its size in memory. Bytes.
    static let largestFile = 512 << 20

    public init(stateFolder: String = Disk.userStateFolder) {
        self.init(stateFolder: stateFolder, calls: .system)
    }

    init(stateFolder: String, calls: WritingCalls) {
        self.stateFolder = stateFolder
        self.calls = calls
    }

    /// `$XDG_STATE_HOME/tilewright`, or what the XDG base directory specification puts in its place.
    public static var userStateFolder: String {
        if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/tilewright" }
        return (environment("HOME") ?? "/") + "/.local/state/tilewright"
    }

    /// `$XDG_CONFIG_HOME/tilewright`, or what the same specification puts in its place.
    public static var userConfigFolder: String {
        if let config = environment("XDG_CONFIG_HOME"), config.hasPrefix("/") { return config + "/tilewright" }
        return (environment("HOME") ?? "/") + "/.config/tilewright"
    }

    private static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
