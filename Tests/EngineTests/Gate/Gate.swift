/// What no file of the sources may do: import a module that is not its room's to know, or hold a colour's numbers
/// outside the rooms that are there for them.
enum Gate {
    /// Sentences about the file's faults. `path` starts below `Sources`: `Engine/Domain/Tile.swift`.
    static func faults(of source: String, at path: String) -> [String] {
        var faults: [String] = []
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            // The patterns take long to try, and nearly no line holds any of these words.
            guard ["import", "0x", "#", "Color", "RGB"].contains(where: { line.contains($0) }) else { continue }
            let place = "\(path):\(index + 1)"
            for module in modules(importedBy: line) where !mayImport(module, path) {
                faults.append("\(place) imports \(module)")
            }
            if !mayHoldColours(path), holdsColour(line) { faults.append("\(place) holds a colour's numbers") }
        }
        return faults
    }

    /// The rooms that may import a module; what is not named here is free to all but Engine.
    private static let rooms: [String: [String]] = [
        "CSDL": ["SDLRender/Platform/"],
        "CPNG": ["SDLRender/Platform/"],
        "CMark": ["Engine/Markdown/"],
        "CPCRE2": ["Engine/Text/Pattern.swift"],
        "CLinux": ["Storage/"],
        "SDLRender": ["Headless/", "tilewright/"],
        "Storage": ["Headless/", "tilewright/"],
        "Headless": ["tilewright/"],
        "Foundation": [],
        "Glibc": ["Storage/", "SDLRender/Platform/", "Headless/", "tilewright/"],
    ]

    /// All that Engine may know beside the parser in its own room.
    private static let freeToEngine: Set = ["Observation", "Synchronization", "FoundationEssentials"]

    private static func mayImport(_ module: String, _ path: String) -> Bool {
        if let rooms = rooms[module] { return rooms.contains { path.hasPrefix($0) } }
        return !path.hasPrefix("Engine/") || freeToEngine.contains(module)
    }

    /// With or without attributes, an access level, the kind of a single declaration, or a condition before it.
    private static func modules(importedBy line: Substring) -> [String] {
        let form =
            #/
            (?:^|;) \s*
            (?:@\w+ (?:\([^)]*\))? \s+)*
            (?:(?:public|package|internal|fileprivate|private) \s+)?
            import \s+
            (?:(?:struct|class|enum|protocol|actor|func|var|let|typealias) \s+)?
            (\w+)
            /#
        return line.matches(of: form).map { String($0.1) }
    }

    private static func mayHoldColours(_ path: String) -> Bool {
        path.hasPrefix("SDLRender/Theme/") || path.hasPrefix("SDLRender/Platform/")
    }

    private static func holdsColour(_ line: Substring) -> Bool {
        holdsHexColour(line) || line.contains(#/"\#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?"/#)
            || line.contains(#/\b(?:\w*Color|RGBA?)\s*\(\s*(?:r|red)\s*:/#)
            || line.contains(#/\bSDL_(?:Color\s*\(|MapRGBA?\b)/#)
    }

    /// Six or eight digits make a colour; the last code point of Unicode has six, too, and is none.
    private static func holdsHexColour(_ line: Substring) -> Bool {
        line.matches(of: #/\b0x([0-9A-Fa-f_]+)/#).contains { match in
            let digits = match.1.filter { $0 != "_" }.uppercased()
            return (digits.count == 6 || digits.count == 8) && digits != "10FFFF"
        }
    }
}
