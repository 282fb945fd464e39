import Testing

@testable import Engine

@Suite("A person's own keys")
struct KeymapTests {
    private func read(_ json: String) -> (keymap: Keymap, problems: [String]) { Keymap.reading(Array(json.utf8)) }

    @Test("a key, several or none take the place of the usual ones; all others stay")
    func merge() {
        let (keymap, problems) = read(#"{"save": "ctrl+alt+s", "undo": ["Ctrl+Z", "Alt+Backspace"], "join": null}"#)
        #expect(problems == [])
        #expect(keymap.chords(of: .save) == ["Ctrl+Alt+S"])
        #expect(keymap.command(for: "Ctrl+S", inText: false) == nil)
        #expect(keymap.command(for: "Alt+Backspace", inText: true) == .undo)
        #expect(keymap.chords(of: .join) == [])
        #expect(keymap.chords(of: .redo) == Keymap.standard.chords(of: .redo))
        #expect(read("{}").keymap == .standard)
    }

    @Test(
        "what can't be used is said in one sentence, and the usual key stays",
        arguments: [
            (#"{"sav": "F2"}"#, "keymap.json names “sav”, and no command is called that."),
            (#"{"save": "Ctrl+Frob"}"#, "keymap.json: “Ctrl+Frob” for “save” is no key that there is."),
            (#"{"save": "Strg+S"}"#, "keymap.json: “Strg+S” for “save” is no key that there is."),
            (#"{"save": ""}"#, "keymap.json: “” for “save” is no key that there is."),
            (#"{"save": 3}"#, "keymap.json: “save” takes a key, a list of keys, or null."),
            (#"{"save": ["F2", 3]}"#, "keymap.json: “save” takes a key, a list of keys, or null."),
            (#"{"save": "S"}"#, "keymap.json: S can’t be the key of “save”: texts and the board need it."),
            (#"{"save": "Ctrl+C"}"#, "keymap.json: Ctrl+C can’t be the key of “save”: texts and the board need it."),
            (#"{"delete": "Left"}"#, "keymap.json: Left can’t be the key of “delete”: texts and the board need it."),
            (#"{"delete": "F6"}"#, "keymap.json: F6 can’t be the key of “delete”: texts and the board need it."),
            ("[1]", "keymap.json is not a JSON object of commands and keys, so the usual keys hold."),
            (#"{"save": "F2","#, "keymap.json is not a JSON object of commands and keys, so the usual keys hold."),
        ])
    func refused(json: String, sentence: String) {
        let (keymap, problems) = read(json)
        #expect(problems == [sentence])
        #expect(keymap == .standard || json.contains("F2\", 3"))
        #expect(keymap.chords(of: .save) == ["Ctrl+S"])
    }

    @Test("two commands that want one key: the file is stronger than custom, then the first command")
    func clashes() {
        let (custom, said) = read(#"{"join": "Ctrl+B"}"#)
        #expect(custom.command(for: "Ctrl+B", inText: true) == .join)
        #expect(said == ["Ctrl+B is “join” now, by keymap.json, and no longer “bold”."])
        let (both, sentences) = read(#"{"save": "F2", "undo": ["F2", "F3"]}"#)
        #expect(both.command(for: "F2", inText: false) == .undo)
        #expect(both.chords(of: .save) == [])
        #expect(sentences.contains("keymap.json gives F2 to both “undo” and “save”; the first one has it."))
        #expect(read(#"{"save": ["F2", "F2"]}"#).problems == [])
    }

    @Test("every usual key could be written into the file")
    func standardIsAllowed() {
        for command in Command.allCases where command != .back {
            for chord in Keymap.standard.chords(of: command) {
                #expect(Chord(written: chord.title) == chord, "\(chord.title)")
                #expect(!chord.isFixed, "\(chord.title) of \(command)")
                #expect(!(command.facts.worksInText && chord.meansSomethingInText), "\(chord.title) of \(command)")
            }
        }
    }
}
