import Engine
import FoundationEssentials
import SDLRender

/// What the command line asks for.
public struct Arguments: Equatable, Sendable {
    public enum Verb: Equatable, Sendable {
        /// Nil: the sample.
        case window(path: String?)
        case dump(path: String)
        case check(paths: [String])
        case snapshot(path: String, output: String)
        case replay(scenario: String)
        case help, version
    }

    public var verb: Verb
    public var theme = "light"
    /// Pixels per point; nil: the display's.
    public var scale: Double?
    /// Per cent.
    public var textSize = 100
    /// Of the window, in points; nil: the usual one, or a scenario's own.
    public var size: Size?
    /// How a snapshot shows the board; nil: as the window opens.
    public var density: Surface.Zoom.Density?
    /// The document that a snapshot shows.
    public var document: String?
    public var workspace: String?
    public var outputFolder: String?
    /// Where the person's own keys are looked for; nil: where the window always looks, and nowhere without a window.
    public var config: String?
    public var isInPlace = false

    /// `words` without the program's own name. Throws a sentence where they can't be understood.
    public init(_ words: [String]) throws(UsageFailure) {
        var options: [String: String] = [:]
        var plain: [String] = []
        var flags: Set<String> = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                plain += rest
                break
            } else if Arguments.flags.contains(word) {
                flags.insert(word)
            } else if Arguments.options.contains(word) {
                guard let value = rest.popFirst() else { throw UsageFailure("\(word) needs a value.") }
                options[word] = value
            } else if word.hasPrefix("-"), word != "-" {
                throw UsageFailure("There is no option \(word).")
            } else {
                plain.append(word)
            }
        }
        verb = try Arguments.verb(plain, flags, output: options["-o"])
        isInPlace = flags.contains("--in-place")
        document = options["--open"]
        workspace = options["--workspace"]
        outputFolder = options["--out"]
        config = options["--config"]
        if let theme = options["--theme"] { self.theme = theme }
        try readNumbers(options)
    }

    private static let flags: Set = ["--help", "-h", "--version", "--in-place"]
    private static let options: Set = [
        "-o", "--size", "--scale", "--text-size", "--theme", "--density", "--open", "--workspace", "--out", "--config",
    ]

    private static func verb(_ words: [String], _ flags: Set<String>, output: String?) throws(UsageFailure) -> Verb {
        if flags.contains("--help") || flags.contains("-h") { return .help }
        if flags.contains("--version") { return .version }
        guard let first = words.first else { return .window(path: nil) }
        let operands = Array(words.dropFirst())
        switch first {
        case "dump":
            guard operands.count == 1 else { throw UsageFailure("dump takes one file.") }
            return .dump(path: operands[0])
        case "check":
            guard !operands.isEmpty else { throw UsageFailure("check takes files or folders.") }
            return .check(paths: operands)
        case "snapshot":
            guard operands.count == 1, let output else { throw UsageFailure("snapshot takes one path and -o OUT.png.") }
            return .snapshot(path: operands[0], output: output)
        case "replay":
            guard operands.count == 1 else { throw UsageFailure("replay takes one scenario.") }
            return .replay(scenario: operands[0])
        default:
            guard operands.isEmpty else { throw UsageFailure("The window takes one path.") }
            return .window(path: first)
        }
    }

    private mutating func readNumbers(_ options: [String: String]) throws(UsageFailure) {
        if let text = options["--scale"] {
            guard let scale = Double(text), (1...3).contains(scale) else {
                throw UsageFailure("--scale is from 1 to 3.")
            }
            self.scale = scale
        }
        if let text = options["--text-size"] {
            guard let size = Int(text), (80...200).contains(size) else {
                throw UsageFailure("--text-size is from 80 to 200.")
            }
            textSize = size
        }
        if let text = options["--size"] {
            let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
            guard parts.count == 2, parts.allSatisfy(windowSides.contains) else {
                throw UsageFailure("--size is WxH in points, such as 1280x800.")
            }
            size = Size(parts[0], parts[1])
        }
        if let text = options["--density"] {
            guard let density = Surface.Zoom.Density(rawValue: text) else {
                throw UsageFailure("--density is overview, cards or page.")
            }
            self.density = density
        }
    }

    /// Of a window that nobody said anything about, in points.
    public static let usualSize = Size(1280, 800)

    public static let help = """
        tilewright [PATH]                     open the window on a folder or a file
        tilewright dump FILE                  the document as JSON
        tilewright check PATH…                every error of every document
        tilewright snapshot PATH -o OUT.png   one frame of the board as PNG
        tilewright replay SCENARIO.json       run a scenario without a window

        --theme light|dark    --scale 1…3     --text-size 80…200
        --config DIR
        --size WxH            in points
        snapshot: --density overview|cards|page  --open DOC
        replay: --workspace DIR  --in-place  --out DIR
        """
}

/// Why the command line can't be understood, as a sentence.
public struct UsageFailure: Error, Equatable, Sendable {
    public var sentence: String

    init(_ sentence: String) { self.sentence = sentence }
}
