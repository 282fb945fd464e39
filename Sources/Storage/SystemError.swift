import Glibc

/// A system call's `errno`.
struct SystemError: Error, Equatable {
    let code: Int32

    /// The code that the last call of this thread left behind.
    static var last: SystemError { SystemError(code: errno) }

    var message: String { String(cString: strerror(code)) }

    /// The answer to a call for something that this user has no right to, or that the file system forbids to all.
    var isRefusal: Bool { [EACCES, EPERM, EROFS].contains(code) }
    var isMissing: Bool { [ENOENT, ENOTDIR].contains(code) }
}

/// `result` where it is not negative. A call that a signal interrupted is made again.
@discardableResult
func check<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        let error = SystemError.last
        if error.code != EINTR { throw error }
    }
}
