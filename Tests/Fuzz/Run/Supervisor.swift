import Glibc

/// Keeps workers running until the time is up, and makes a finding of each that ends before.
struct Supervisor {
    let arguments: Arguments
    let maker: InputMaker
    /// Where findings go.
    let folder: String

    /// After so many there is enough to do.
    private static let mostFindings = 10

    private struct Job {
        var child: pid_t
        var progress: Progress
    }

    /// Gives the exit status.
    func run() -> Int32 {
        mkdir("out", 0o755)
        mkdir(folder, 0o755)
        let start = time(nil)
        var (count, findings) = (0 as UInt64, 0)
        var jobs = (0..<arguments.jobs).compactMap { number -> Job? in
            let progress = Progress("\(folder)/progress-\(number)")
            return job(progress, from: arguments.seed &+ UInt64(number), since: start)
        }
        while !jobs.isEmpty {
            var raw: Int32 = 0
            let child = waitpid(-1, &raw, 0)
            guard let index = jobs.firstIndex(where: { $0.child == child }) else { continue }
            let progress = jobs.remove(at: index).progress
            let (seed, done) = progress.read()
            count += done
            let end = Process.End(raw)
            guard end != .status(0) else { continue }
            if let seconds = slownessOfLibrary(seed, end) {
                print("\nSeed \(seed) is left out: the Markdown library alone takes \(seconds) s to read its document.")
            } else {
                findings += 1
                report(seed, end)
            }
            if findings < Self.mostFindings, arguments.iterations == nil,
                let next = job(progress, from: seed &+ UInt64(arguments.jobs), since: start)
            {
                jobs.append(next)
            }
        }
        let seconds = max(1, time(nil) - start)
        print("\(count) iterations in \(seconds) s from seed \(arguments.seed) on, \(findings) findings.")
        return findings == 0 ? 0 : 1
    }

    private func job(_ progress: Progress, from seed: UInt64, since start: Int) -> Job? {
        let rest = arguments.seconds - (time(nil) - start)
        guard rest > 0 else { return nil }
        progress.write(seed: seed, count: 0)
        var words = [
            "--worker", progress.path, "--seed", "\(seed)", "--seconds", "\(rest)", "--jobs", "\(arguments.jobs)",
        ]
        if let iterations = arguments.iterations { words += ["--iterations", "\(iterations)"] }
        return Process.start(words, isSilent: true).map { Job(child: $0, progress: progress) }
    }

    /// Whole seconds, where an iteration without an end has them for its reason: it reads its document some dozen times.
    private func slownessOfLibrary(_ seed: UInt64, _ end: Process.End) -> Int? {
        guard end == .signal(SIGPROF) else { return nil }
        let seconds = Stopwatch.bareParse(of: Case(seed: seed, maker: maker).input)
        return seconds >= 1 ? Int(seconds) : nil
    }

    private func report(_ seed: UInt64, _ end: Process.End) {
        let path = "\(folder)/seed-\(seed).case"
        var minimiser = Minimiser(end, path: path)
        let smallest = minimiser.smallest(Case(seed: seed, maker: maker))
        print(
            "\nSeed \(seed): \(end). Replay with: fuzz --seed \(seed) --iterations 1, or made smaller: fuzz --case \(path)"
        )
        fflush(nil)
        smallest.write(to: path)
        if let child = Process.start(["--case", path], isSilent: false) { _ = Process.wait(for: child) }
    }
}
