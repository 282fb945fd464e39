import FoundationEssentials
import Testing

@Suite("the gate of imports and colours")
struct GateTests {
    private let sources = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources")

    @Test("every source file keeps to its room")
    func sourcesPass() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 30)
        for file in files.sorted() {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            #expect(Gate.faults(of: text, at: file) == [])
        }
    }

    @Test(
        "an import from the wrong room is a fault",
        arguments: [
            ("Engine/Editor.swift", "import CSDL"),
            ("Engine/Editor.swift", "import Glibc"),
            ("Engine/Editor.swift", "import Foundation"),
            ("Engine/Editor.swift", "@testable import Storage"),
            ("Engine/Editor.swift", "@_spi(Secret) @preconcurrency import SDLRender"),
            ("Engine/Editor.swift", "    public import struct Foundation.URL"),
            ("Engine/Editor.swift", "import Observation; import CPNG"),
            ("Engine/Editor.swift", "import Dispatch"),
            ("Engine/Tile/Table.swift", "import CMark"),
            ("SDLRender/Loop/FrameLoop.swift", "import CSDL"),
            ("SDLRender/View/Card.swift", "import Storage"),
            ("SDLRender/View/Card.swift", "import Foundation"),
            ("Headless/Replay.swift", "import CPNG"),
            ("Storage/Disk.swift", "import SDLRender"),
            ("Storage/Disk.swift", "import CMark"),
        ])
    func wrongImport(path: String, line: String) {
        #expect(Gate.faults(of: "import Engine\n\n\(line)\n", at: path).contains { $0.hasPrefix("\(path):3 imports ") })
    }

    @Test(
        "a colour's numbers in the wrong room are a fault",
        arguments: [
            "let accent = 0x2f5fd0", "let ground: UInt32 = 0xff_1b1b1d", "rectangle.fill(0xFFFEFBFF)",
            "let ink = Color(r: 1, g: 2, b: 3)", "let ink = RGBA(red: 0.5, green: 0, blue: 0)",
            "parse(\"#f3f1ec\")", "SDL_Color(", "let pixel = SDL_MapRGB(format, 1, 2, 3)",
        ])
    func wrongColour(line: String) {
        #expect(Gate.faults(of: line, at: "SDLRender/View/Card.swift").count == 1)
        #expect(Gate.faults(of: line, at: "Engine/Surface/Theme.swift").count == 1)
        #expect(Gate.faults(of: line, at: "SDLRender/Theme/Light.swift") == [])
    }

    @Test(
        "what only looks like a fault is none",
        arguments: [
            ("Engine/Markdown/Parse.swift", "import CMark"), ("SDLRender/Platform/Window.swift", "import CSDL"),
            ("Storage/Disk.swift", "import Glibc"), ("tilewright/main.swift", "import Storage"),
            ("Engine/Editor.swift", "// what we import from Storage stays there"),
            ("Engine/Text/Motion.swift", "case 0x1F1E6...0x1F1FF, 0x10FFFF: true"),
            ("Engine/Text/Hash.swift", "hash ^= 0x9E37_79B9_7F4A_7C15"),
            ("Engine/Text/Byte.swift", "byte == 0x0D || byte == 0xFEFF"),
            ("Engine/Surface/Surfaces.swift", "color(for: .accent)"),
            ("Engine/Tile/Heading.swift", "text.hasPrefix(\"#\")"),
        ])
    func noFault(path: String, line: String) {
        #expect(Gate.faults(of: line, at: path) == [])
    }
}
