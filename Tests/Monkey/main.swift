import Engine
import Fakes
import FoundationEssentials
import Glibc
import SDLRender

/// monkey [INPUTS] [SEED]: random input over the sample workspace, run from the project's folder. Holds the laws of file and
/// frame on the way, and at the end undo must lead back to the first bytes.
let words = CommandLine.arguments.dropFirst().map { UInt64($0) }
let inputs = words.first.flatMap { $0 } ?? 100_000
let seed = words.dropFirst().first.flatMap { $0 } ?? 1

func sample() -> [String: [UInt8]] {
    let root = "assets/sample"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return Dictionary(
        uniqueKeysWithValues: names.filter { $0.hasSuffix(".md") }.compactMap { name in
            (try? Data(contentsOf: URL(filePath: "\(root)/\(name)"))).map { (name, Array($0)) }
        })
}

/// Gives how many changes it made.
func run(over files: [String: [UInt8]], _ theme: Theme) throws(Broken) -> Int {
    let desk = Desk(files, theme: theme)
    var hands = Hands(seed: seed)
    for number in 0..<inputs {
        let event = hands.next(over: desk.frame)
        if isTracing { print("\(number): \(event)") }
        desk.handle(event)
        if !hands.letsWorkWait() { desk.drain() }
        desk.wait(hands.pause())
        try desk.frame.requireLaws()
        desk.noteFirst()
        if number % 16 == 0, let document = desk.editor.openDocument { try document.requireWholeParse() }
        try require(!desk.screen.shouldQuit, "the window closes by itself")
    }
    desk.drain()
    return try desk.undoAll()
}

/// Says each input; the last one stands where it broke.
let isTracing = CommandLine.arguments.count > 3

do {
    let files = sample()
    guard !files.isEmpty, let theme = try Theme.builtIn("light") else {
        throw Broken(detail: "assets/sample is not below this folder, or the program has no theme")
    }
    let changes = try run(over: files, theme)
    print("monkey: \(inputs) inputs with seed \(seed), \(changes) changes taken back, every law holds.")
} catch {
    let detail = (error as? Broken)?.detail ?? "\(error)"
    print("monkey: \(detail). Replay with: monkey \(inputs) \(seed) trace")
    exit(1)
}
