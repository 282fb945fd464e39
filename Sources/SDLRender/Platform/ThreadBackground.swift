import Engine
import Glibc
import Synchronization

/// Runs jobs one after the other on a thread that lives only while there are some: an idle program has one thread.
public final class ThreadBackground: Engine.Background, Sendable {
    private typealias Job = @Sendable () -> Report

    private struct Queue {
        var jobs: [Job] = []
        var isRunning = false
    }

    private let queue = Mutex(Queue())
    private let mailbox: Mailbox
    /// Microseconds.
    private let pause: UInt32

    /// `pause` is how long to wait before each job, in seconds below one: a job that takes all that has been gathered for
    /// it gathers more.
    public init(mailbox: Mailbox, pause: Double = 0) {
        self.mailbox = mailbox
        self.pause = UInt32(pause * 1_000_000)
    }

    public func start(_ job: @escaping @Sendable () -> Report) {
        let isFirst = queue.withLock { queue in
            queue.jobs.append(job)
            defer { queue.isRunning = true }
            return !queue.isRunning
        }
        if isFirst { startThread() }
    }

    /// Where the system gives no thread, the jobs are done here and now.
    private func startThread() {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let failure = pthread_create(&thread, nil, work, context.toOpaque())
        guard failure != 0 else {
            pthread_detach(thread)
            return
        }
        context.takeRetainedValue().run()
    }

    fileprivate func run() {
        while let job = next() {
            if pause > 0 { usleep(pause) }
            mailbox.post(job())
        }
    }

    private func next() -> Job? {
        queue.withLock { queue in
            guard !queue.jobs.isEmpty else {
                queue.isRunning = false
                return nil
            }
            return queue.jobs.removeFirst()
        }
    }
}

private func work(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<ThreadBackground>.fromOpaque(context).takeRetainedValue().run()
    return nil
}
