import Glibc

/// This program once more, as a child.
enum Process {
    /// How a child ended.
    enum End: Equatable, CustomStringConvertible {
        case status(Int32)
        case signal(Int32)

        init(_ raw: Int32) {
            self = raw & 0x7F == 0 ? .status(raw >> 8 & 0xFF) : .signal(raw & 0x7F)
        }

        var description: String {
            switch self {
            case .status(let status): Law(rawValue: status)?.sentence ?? "the exit status is \(status)"
            case .signal(SIGPROF): "it does not come to an end"
            case .signal(let number): "the process died of signal \(number)"
            }
        }
    }

    /// Nil where no child could be started.
    static func start(_ words: [String], isSilent: Bool) -> pid_t? {
        // A seed must lead to the same run each time, and nobody reads the backtraces of a thousand tries.
        let settings = [
            "SWIFT_DETERMINISTIC_HASHING=1", isSilent ? "SWIFT_BACKTRACE=enable=no" : "SWIFT_BACKTRACE=color=no",
        ]
        return withCStrings(["/proc/self/exe"] + words) { arguments in
            withCStrings(settings) { environment in
                var actions = posix_spawn_file_actions_t()
                posix_spawn_file_actions_init(&actions)
                defer { posix_spawn_file_actions_destroy(&actions) }
                if isSilent {
                    for descriptor in [1, 2] as [Int32] {
                        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
                    }
                }
                var child: pid_t = 0
                return posix_spawn(&child, "/proc/self/exe", &actions, nil, arguments, environment) == 0 ? child : nil
            }
        }
    }

    static func wait(for child: pid_t) -> End {
        var raw: Int32 = 0
        while waitpid(child, &raw, 0) < 0, errno == EINTR {}
        return End(raw)
    }

    private static func withCStrings<Result>(
        _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = words.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }
}
