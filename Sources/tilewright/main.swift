import Glibc
import Headless

/// Prints the answer and ends the program with its code.
func finish(_ answer: Answer) -> Never {
    print(answer.output, to: STDOUT_FILENO)
    if !answer.error.isEmpty { print(answer.error + "\n", to: STDERR_FILENO) }
    exit(answer.code)
}

/// Writes all of it, or stops where nobody reads any more.
func print(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
    }
}

do {
    let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
    switch arguments.verb {
    case .window(let path): finish(openWindow(arguments, path: path))
    case .dump(let path): finish(runDump(path: path))
    case .check(let paths): finish(runCheck(paths: paths))
    case .snapshot(let path, let output): finish(runSnapshot(arguments, path: path, output: output))
    case .replay(let scenario): finish(runReplay(arguments, scenario: scenario))
    case .help: finish(Answer(output: Arguments.help + "\n"))
    case .version: finish(Answer(output: "tilewright 0.1.0\n"))
    }
} catch {
    finish(Answer(error: error.sentence + "\n\n" + Arguments.help, code: 2))
}
