import Engine

/// Keeps jobs until they are asked for: a story's background work happens at the moment that the story chooses.
final class QueueBackground: Background {
    private var jobs: [@Sendable () -> Report] = []

    func start(_ job: @escaping @Sendable () -> Report) { jobs.append(job) }

    /// Runs what has been started, and what that starts, in order.
    func drain(into editor: Editor) {
        while !jobs.isEmpty {
            let job = jobs.removeFirst()
            editor.perform(.receive(job()))
        }
    }
}

/// A clipboard of the story's own.
final class MemoryClipboard: Clipboard {
    var text: String?
}

/// A clock that stands still.
final class FixedClock: Clock {
    var now = 0.0
}
