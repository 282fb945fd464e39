import CSDL
import Engine
import Synchronization

/// Where background work leaves its reports for the main thread.
public final class Mailbox: Sendable {
    private let reports = Mutex<[Report]>([])
    private let wake: @Sendable () -> Void

    /// `wake` is called from the posting thread when the first report comes into an empty box.
    public init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Wakes a loop that sleeps in `SDLWindow.events`. What is posted before the window is open waits in the box.
    public convenience init() { self.init(wake: wakeWindow) }

    public func post(_ report: Report) {
        let wasEmpty = reports.withLock { reports in
            reports.append(report)
            return reports.count == 1
        }
        if wasEmpty { wake() }
    }

    /// All reports in the order in which they were posted.
    public func takeAll() -> [Report] {
        reports.withLock { reports in
            defer { reports = [] }
            return reports
        }
    }
}

@Sendable private func wakeWindow() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
}
