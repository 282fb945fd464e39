import Glibc
import Synchronization

@testable import Storage

/// The real calls, of which one fails, or all from one on, as when the machine stops there.
final class FaultyDisk: Sendable {
    enum Fault: Sendable {
        case only(Int, code: Int32)
        case from(Int, code: Int32)
    }

    private let made = Mutex(0)
    private let fault: Fault?

    init(_ fault: Fault? = nil) { self.fault = fault }

    /// How many calls were made, the failed ones included.
    var count: Int { made.withLock { $0 } }

    /// At most seven bytes are written at a time: a disk may take less than it is given.
    var calls: WritingCalls {
        let real = WritingCalls.system
        return WritingCalls(
            open: { path, flags, mode in self.next { real.open(path, flags, mode) } },
            write: { file, bytes, offset in
                self.next { real.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(7)), offset) }
            },
            truncate: { file, length in self.next { real.truncate(file, length) } },
            sync: { file in self.next { real.sync(file) } },
            changeOwner: { file, owner, group in self.next { real.changeOwner(file, owner, group) } },
            changeMode: { file, mode in self.next { real.changeMode(file, mode) } },
            rename: { old, new in self.next { real.rename(old, new) } },
            link: { old, new in self.next { real.link(old, new) } },
            unlink: { path in self.next { real.unlink(path) } },
            makeFolder: { path, mode in self.next { real.makeFolder(path, mode) } })
    }

    private func next<Result: SignedInteger>(_ call: () -> Result) -> Result {
        let number = made.withLock { made in
            made += 1
            return made
        }
        switch fault {
        case .only(let place, let code) where place == number, .from(let place, let code) where place <= number:
            errno = code
            return -1
        case .only, .from, nil:
            return call()
        }
    }
}
