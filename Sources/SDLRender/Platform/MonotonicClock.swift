import Engine
import Glibc

/// The system's monotonic clock.
public final class MonotonicClock: Engine.Clock {
    public init() {}

    public var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
