import Engine
import Synchronization
import Testing

@testable import SDLRender

@Suite("background work comes back in order")
struct BackgroundTests {
    @Test("a hundred jobs from one thread arrive once each, in order")
    func order() {
        let woken = Mutex(0)
        let mailbox = Mailbox { woken.withLock { $0 += 1 } }
        let background = ThreadBackground(mailbox: mailbox)
        for token in 0..<100 { background.start { report(token) } }
        var arrived: [Report] = []
        while arrived.count < 100 { arrived += mailbox.takeAll() }
        #expect(arrived == (0..<100).map(report))
        #expect((1...100).contains(woken.withLock { $0 }))
    }

    @Test("a full box wakes only once")
    func wakesOnce() {
        let woken = Mutex(0)
        let mailbox = Mailbox { woken.withLock { $0 += 1 } }
        mailbox.post(report(1))
        mailbox.post(report(2))
        #expect(woken.withLock { $0 } == 1)
        #expect(mailbox.takeAll() == [report(1), report(2)])
        mailbox.post(report(3))
        #expect(woken.withLock { $0 } == 2)
    }

    @Test("the caret of a composition is counted in bytes")
    func composition() {
        #expect(SDLRender.composition("に🌱x", caret: 2) == .textComposed("に🌱x", caret: 7))
        #expect(SDLRender.composition("に", caret: 9) == .textComposed("に", caret: 3))
        #expect(SDLRender.composition("", caret: -1) == .textComposed("", caret: 0))
    }
}

private func report(_ token: Int) -> Report { .workspaceFailed(token: token, .missing(path: "x")) }
