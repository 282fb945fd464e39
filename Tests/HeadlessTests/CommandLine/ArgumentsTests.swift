import Headless
import SDLRender
import Testing

@Suite("arguments")
struct ArgumentsTests {
    @Test(
        "each verb takes its operands",
        arguments: [
            ([], .window(path: nil)), (["notes"], .window(path: "notes")), (["--", "--help"], .window(path: "--help")),
            (["dump", "a.md"], .dump(path: "a.md")), (["check", "a", "b"], .check(paths: ["a", "b"])),
            (["snapshot", "a", "-o", "b.png"], .snapshot(path: "a", output: "b.png")),
            (["replay", "s.json"], .replay(scenario: "s.json")), (["dump", "--help"], .help), (["-h"], .help),
            (["--version"], .version),
        ] as [([String], Arguments.Verb)])
    func verbs(words: [String], verb: Arguments.Verb) throws {
        #expect(try Arguments(words).verb == verb)
    }

    @Test("options may stand anywhere, and what is not said has its usual value")
    func options() throws {
        let usual = try Arguments(["snapshot", "a", "-o", "b.png"])
        #expect((usual.size, usual.textSize, usual.theme) == (nil, 100, "light"))
        #expect(usual.scale == nil)
        let said = try Arguments(
            ["--size", "640x480", "snapshot", "--theme", "dark", "a", "-o", "b.png", "--scale", "1.5"]
                + ["--text-size", "160", "--open", "c.md", "--density", "page"])
        #expect((said.size, said.textSize, said.theme) == (Size(640, 480), 160, "dark"))
        #expect(said.scale == 1.5)
        #expect((usual.density, said.density) == (nil, .page))
        #expect(said.document == "c.md")
        let replay = try Arguments(["replay", "s.json", "--workspace", "w", "--out", "o", "--in-place"])
        #expect((replay.workspace, replay.outputFolder, replay.isInPlace) == ("w", "o", true))
    }

    @Test(
        "what can't be understood is answered with a sentence",
        arguments: [
            (["--frob"], "There is no option --frob."), (["dump", "-x", "a.md"], "There is no option -x."),
            (["--theme"], "--theme needs a value."), (["snapshot", "a", "-o"], "-o needs a value."),
            (["dump"], "dump takes one file."), (["dump", "a", "b"], "dump takes one file."),
            (["check"], "check takes files or folders."),
            (["snapshot", "a"], "snapshot takes one path and -o OUT.png."),
            (["replay"], "replay takes one scenario."), (["a", "b"], "The window takes one path."),
            (["a", "--scale", "0.9"], "--scale is from 1 to 3."), (["a", "--scale", "nan"], "--scale is from 1 to 3."),
            (["a", "--scale", "big"], "--scale is from 1 to 3."),
            (["a", "--text-size", "79"], "--text-size is from 80 to 200."),
            (["a", "--text-size", "201"], "--text-size is from 80 to 200."),
            (["a", "--size", "640"], "--size is WxH in points, such as 1280x800."),
            (["a", "--size", "640x480x"], "--size is WxH in points, such as 1280x800."),
            (["a", "--size", "63x480"], "--size is WxH in points, such as 1280x800."),
            (["a", "--size", "640x480x2"], "--size is WxH in points, such as 1280x800."),
            (["a", "--size", "640xnanx480"], "--size is WxH in points, such as 1280x800."),
            (["a", "--size", "infx480"], "--size is WxH in points, such as 1280x800."),
            (["a", "--size", "640xbigx480"], "--size is WxH in points, such as 1280x800."),
            (["a", "--density", "wide"], "--density is overview, cards or page."),
        ])
    func refused(words: [String], sentence: String) {
        let failure = #expect(throws: UsageFailure.self) { try Arguments(words) }
        #expect(failure?.sentence == sentence)
    }
}
