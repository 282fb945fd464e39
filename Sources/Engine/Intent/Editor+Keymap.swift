/// The person's own keys.
extension Editor {
    /// Asks for the file, off the main thread.
    func readKeymap() {
        guard let configFolder else { return }
        let files = files
        background.start {
            do throws(ReadFailure) {
                return .keymapRead(try files.readFile(at: configFolder + "/" + Keymap.fileName).bytes)
            } catch {
                if case .missing = error { return .keymapRead(nil) }
                return .keymapFailed(error)
            }
        }
    }

    func takeKeymap(_ bytes: [UInt8]?) {
        (state.keymap, state.keymapProblems) = bytes.map(Keymap.reading) ?? (.standard, [])
        guard let first = state.keymapProblems.first else { return }
        let others = state.keymapProblems.count - 1
        state.say(others == 0 ? first : "\(first) And \(others) more: F1 lists them.")
    }

    /// What held before goes on holding.
    func keymapFailed(_ failure: ReadFailure) {
        state.keymapProblems = [failure.sentence]
        state.say(failure.sentence)
    }
}
