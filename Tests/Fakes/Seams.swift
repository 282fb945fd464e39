import Engine

/// Keeps jobs until they are asked for.
package final class QueueBackground: Background {
    package var jobs: [@Sendable () -> Report] = []

    package init() {}

    package func start(_ job: @escaping @Sendable () -> Report) { jobs.append(job) }
}

package final class MemoryClipboard: Clipboard {
    package var text: String?

    package init() {}
}

/// A clock that stands still until it is set.
package final class StillClock: Clock {
    package var now = 0.0

    package init() {}
}
