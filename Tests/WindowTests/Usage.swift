import Foundation

/// What a process has used since its start, over all its threads.
struct Usage: Equatable {
    /// Times a thread went to sleep, and so was woken.
    var sleeps = 0
    /// Times a thread had to make room for others while it would have gone on.
    var preemptions = 0
    /// On a processor.
    var nanoseconds = 0

    init(of process: pid_t) throws {
        let tasks = "/proc/\(process)/task"
        for task in try FileManager.default.contentsOfDirectory(atPath: tasks) {
            for line in try lines("\(tasks)/\(task)/status") where line.contains("ctxt_switches") {
                let count = line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
                if line.hasPrefix("non") { preemptions += count } else { sleeps += count }
            }
            let times = try lines("\(tasks)/\(task)/schedstat").first?.split(separator: " ") ?? []
            nanoseconds += times.first.flatMap { Int($0) } ?? 0
        }
    }

    private init() {}

    /// No thread ran at all.
    static let none = Usage()

    static func - (late: Usage, early: Usage) -> Usage {
        var used = Usage()
        used.sleeps = late.sleeps - early.sleeps
        used.preemptions = late.preemptions - early.preemptions
        used.nanoseconds = late.nanoseconds - early.nanoseconds
        return used
    }

    /// What is used in a stretch of time.
    static func of(_ process: pid_t, during seconds: Double) async throws -> Usage {
        let before = try Usage(of: process)
        try await Task.sleep(for: .seconds(seconds))
        return try Usage(of: process) - before
    }

    /// Waits until `quiet` seconds go by without any.
    static func settles(_ process: pid_t, for quiet: Double = 0.5, within seconds: Double = 20) async throws {
        let end = ContinuousClock.now + .seconds(seconds)
        while try await of(process, during: quiet) != .none {
            guard ContinuousClock.now < end else { throw Missing(what: "process \(process) to come to rest") }
        }
    }
}

private func lines(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
}
