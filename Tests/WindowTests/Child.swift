import Foundation

/// Another program, started in a process group of its own and without a shell.
final class Child {
    let pid: pid_t
    private var code: Int32?

    /// `environment` is all that it sees. What it prints goes to the end of the file `output`; descriptor 3 is the file
    /// `third`, if given.
    init(_ words: [String], environment: [String: String], output: String, third: String? = nil) throws {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        if let third { posix_spawn_file_actions_addopen(&actions, 3, third, O_WRONLY | O_CREAT, 0o600) }

        var pid = pid_t()
        let failure = withCStrings(words) { argv in
            withCStrings(environment.map { "\($0)=\($1)" }) { environ in
                posix_spawnp(&pid, words[0], &actions, &attributes, argv, environ)
            }
        }
        guard failure == 0 else { throw Missing(what: "\(words[0]): \(String(cString: strerror(failure)))") }
        self.pid = pid
    }

    deinit { stop() }

    /// Nil while it runs; what killed it counts as 128 and the signal's number, as in a shell.
    var exitCode: Int32? {
        guard code == nil else { return code }
        var status: Int32 = 0
        guard waitpid(pid, &status, WNOHANG) == pid else { return nil }
        let signal = status & 0x7f
        code = signal == 0 ? (status >> 8) & 0xff : 128 + signal
        return code
    }

    func finish() async throws -> Int32 { try await wait(for: "the end of process \(pid)") { exitCode } }

    /// Ends it and all that it has started; `gently` gives it a second to tidy up.
    func stop(gently: Bool = false) {
        guard exitCode == nil else { return }
        if gently {
            kill(pid, SIGTERM)
            for _ in 0..<100 where exitCode == nil { usleep(10_000) }
        }
        kill(-pid, SIGKILL)
        for _ in 0..<100 where exitCode == nil { usleep(10_000) }
    }
}

private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return copies.withUnsafeBufferPointer { buffer in
        guard let first = buffer.baseAddress else { preconditionFailure("the list ends with nil, so it is not empty") }
        return body(first)
    }
}
