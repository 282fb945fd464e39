import Glibc

/// Runs iterations in this process until the time is up or a law is broken, which ends the process with the law's exit
/// status; so does a trap, with a signal, and an iteration without an end, with the timer's.
struct Worker {
    let maker: InputMaker
    let progress: Progress

    /// Seconds of this process's own time after which an iteration counts as endless: a machine that is busy or asleep
    /// accuses nobody.
    static let patience = 60

    /// `stride`: other workers run the seeds between.
    func run(from seed: UInt64, stride: UInt64, iterations: UInt64?, seconds: Int) {
        let end = time(nil) + seconds
        var (seed, count) = (seed, 0 as UInt64)
        while time(nil) < end, count != iterations {
            progress.write(seed: seed, count: count)
            if let broken = Self.broken(by: Case(seed: seed, maker: maker)) { exit(broken.law.rawValue) }
            (seed, count) = (seed &+ stride, count + 1)
        }
        progress.write(seed: seed, count: count)
    }

    /// Says each step, and what broke.
    static func replay(_ file: Case) -> Int32 {
        guard let broken = broken(by: file, Trace(isOn: true)) else {
            print("Every law holds.")
            return 0
        }
        print("Broken: \(broken.law.sentence). \(broken.detail)")
        return broken.law.rawValue
    }

    private static func broken(by run: Case, _ trace: Trace = Trace(isOn: false)) -> Broken? {
        var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: patience, tv_usec: 0))
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
        do throws(Broken) {
            try run.run(trace)
            return nil
        } catch {
            return error
        }
    }
}

/// What a worker is at, in a file that outlives it.
struct Progress {
    let path: String
    private let descriptor: Int32

    init(_ path: String) {
        self.path = path
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    }

    func write(seed: UInt64, count: UInt64) {
        withUnsafeBytes(of: (seed, count)) { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }

    func read() -> (seed: UInt64, count: UInt64) {
        var value: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &value) { _ = pread(descriptor, $0.baseAddress, $0.count, 0) }
        return value
    }
}
