import Glibc

/// The time that this thread has run: what else the machine does is left out.
struct Stopwatch {
    private let start = Self.now

    /// Seconds.
    var elapsed: Double { Self.now - start }

    /// A quarter of a second, and ten milliseconds for each KiB.
    func requireQuick(for size: Int) throws(Broken) {
        let seconds = elapsed
        try require(
            seconds < 0.25 + Double(size) / 1024 * 0.01, .slow, "\(Int(seconds * 1000)) ms for \(size) bytes")
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
