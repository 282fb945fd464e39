import Glibc

/// What something took, in milliseconds.
struct Took {
    /// Of the clock on the wall: with what other programs took from this one in the meantime.
    var wall: Double
    /// Of the processor, for this thread alone.
    var work: Double

    init(_ body: () -> Void) {
        let start = (wall: now(CLOCK_MONOTONIC), work: now(CLOCK_THREAD_CPUTIME_ID))
        body()
        wall = now(CLOCK_MONOTONIC) - start.wall
        work = now(CLOCK_THREAD_CPUTIME_ID) - start.work
    }
}

/// Milliseconds.
private func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

extension [Double] {
    /// The middle one; 0 where there is none.
    var median: Double { share(0.5) }
    var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }

    /// The least value that this share of them, 0 to 1, does not exceed.
    func share(_ share: Double) -> Double {
        isEmpty ? 0 : sorted()[Swift.min(count - 1, Int(Double(count) * share))]
    }

    /// How many of a hundred are not below the limit.
    func percent(from limit: Double) -> Double { isEmpty ? 0 : Double(count { $0 >= limit }) / Double(count) * 100 }
}

/// Stops, and says why also where the program was built for release.
func require(_ condition: Bool, _ failure: @autoclosure () -> String) {
    if !condition { fatalError(failure()) }
}
