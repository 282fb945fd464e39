import Glibc

guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
    print(Arguments.usage)
    exit(2)
}
if let path = arguments.caseFile {
    guard let found = Corpus.bytes(of: path).flatMap({ Case(file: $0) }) else {
        print("\(path) can't be read as a case.")
        exit(2)
    }
    exit(Worker.replay(found))
}
let maker = InputMaker(corpus: Corpus.read(below: "."))
if let path = arguments.worker {
    Worker(maker: maker, progress: Progress(path)).run(
        from: arguments.seed, stride: UInt64(arguments.jobs), iterations: arguments.iterations,
        seconds: arguments.seconds)
    exit(0)
}
exit(Supervisor(arguments: arguments, maker: maker, folder: "out/fuzz").run())
