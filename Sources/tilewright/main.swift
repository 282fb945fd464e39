import Glibc
import Headless

/// Prints the answer and ends the program with its code.
func finish(_ answer: Answer) -> Never {
    if !answer.output.isEmpty { fputs(answer.output, stdout) }
    if !answer.error.isEmpty { fputs(answer.error + "\n", stderr) }
    exit(answer.code)
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
