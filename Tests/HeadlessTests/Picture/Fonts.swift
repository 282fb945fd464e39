import Foundation
import Testing

/// The fonts that pictures and scenarios are drawn with.
enum Fonts {
    static let areInstalled = [
        "opentype/inter/Inter-Regular.otf", "opentype/inter/InterDisplay-Bold.otf",
        "truetype/jetbrains-mono/JetBrainsMono-Regular.ttf",
    ].allSatisfy { FileManager.default.isReadableFile(atPath: "/usr/share/fonts/\($0)") }

    static let reason: Comment = "needs fonts-inter and fonts-jetbrains-mono"
}
