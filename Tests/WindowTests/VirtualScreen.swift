import Foundation

/// An X server of its own, whose pixels can be read.
final class VirtualScreen {
    private let server: Child
    private let place: Place

    /// Everything that `place` starts from now on shows itself here. The server ends by itself after two minutes, even
    /// where nobody is left to end it; what it shows ends with it.
    init(in place: Place) async throws {
        self.place = place
        // An earlier one in the same place has left its number.
        try? FileManager.default.removeItem(atPath: place["display"])
        server = try place.start(
            [
                "timeout", "-k", "2", "120", "Xvfb", "-displayfd", "3", "-screen", "0", "1400x900x24", "-nolisten",
                "tcp",
                "-fbdir", place["screen"],
            ], log: "xvfb", third: "display")
        let number = try await wait(for: "the X server") {
            place.text("display").split(separator: "\n", omittingEmptySubsequences: false).dropLast().first
        }
        place.set("DISPLAY", ":\(number)")
    }

    func stop() { server.stop(gently: true) }

    /// All pixels, as the server keeps them: 4 bytes each, behind the header and colour table of a window dump (XWDFile.h).
    var pixels: Data {
        guard let file = place.bytes("screen/Xvfb_screen0"), file.count > 100 else { return Data() }
        func word(_ index: Int) -> Int { file[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return file.dropFirst(word(0) + word(19) * 12)
    }

    /// How many different colours there are, at most `limit`.
    func colours(upTo limit: Int) -> Int {
        var seen: Set<UInt32> = []
        pixels.withUnsafeBytes { bytes in
            for pixel in bytes.bindMemory(to: UInt32.self) where seen.count < limit { seen.insert(pixel) }
        }
        return seen.count
    }
}
