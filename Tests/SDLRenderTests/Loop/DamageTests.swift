import Engine
import Testing

@testable import SDLRender

@Suite("only what differs is painted", .serialized)
@MainActor
struct DamageTests {
    @Test("painting the damage makes the old picture the new one", arguments: [1.0, 1.25, 2.0])
    func damageIsEnough(scale: Double) throws {
        let fonts = try FontStack(scale: scale)
        let theme = try #require(try Theme.builtIn("light"))
        let rasteriser = Rasteriser(fonts: fonts)
        for seed in UInt64(1)...60 {
            var random = RandomFrame(seed: seed)
            let old = random.frame()
            let new = seed % 5 == 0 ? random.frame() : random.changed(old)
            let patched = picture(of: old, theme: theme, fonts: fonts)
            let areas = damage(from: old, to: new, scale: scale)
            rasteriser.paint(new, theme: theme, onto: patched.canvas, within: areas)
            let whole = picture(of: new, theme: theme, fonts: fonts)
            #expect(pixels(patched) == pixels(whole), "seed \(seed)")
            #expect(areas.count <= 8)
        }
    }

    @Test("equal frames have no damage")
    func equal() {
        var random = RandomFrame(seed: 7)
        let frame = random.frame()
        #expect(damage(from: frame, to: frame, scale: 1).isEmpty)
    }

    @Test("a moved caret damages its two places and nothing between")
    func caret() {
        var old = Frame(size: Size(400, 300))
        old.commands = [.fill(Rect(0, 0, 400, 300), .windowBackground, corner: 0)]
        var new = old
        old.commands.append(.fill(Rect(10, 10, 2, 20), .accent, corner: 0))
        new.commands.append(.fill(Rect(310, 210, 2, 20), .accent, corner: 0))
        #expect(
            damage(from: old, to: new, scale: 1) == [
                PixelRect(minX: 10, minY: 10, maxX: 12, maxY: 30),
                PixelRect(minX: 310, minY: 210, maxX: 312, maxY: 230),
            ])
    }

    @Test("another order damages what is over or under something else now")
    func order() {
        var old = Frame(size: Size(100, 100))
        old.commands = [.fill(Rect(0, 0, 9, 9), .rule, corner: 0), .fill(Rect(5, 5, 9, 9), .good, corner: 0)]
        var new = old
        new.commands.reverse()
        let areas = [
            PixelRect(minX: 0, minY: 0, maxX: 9, maxY: 9), PixelRect(minX: 5, minY: 5, maxX: 14, maxY: 14),
        ]
        let damaged = damage(from: old, to: new, scale: 1)
        #expect(damaged.count == 1 && areas.contains(damaged[0]))
    }

    @Test("another size damages all")
    func whole() {
        let all = [PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 100)]
        #expect(damage(from: Frame(size: Size(90, 100)), to: Frame(size: Size(100, 100)), scale: 1) == all)
    }

    @Test("a clip that changes damages what it cuts")
    func clip() {
        var old = Frame(size: Size(100, 100))
        old.commands = [.pushClip(Rect(0, 0, 50, 50)), .fill(Rect(10, 10, 80, 80), .good, corner: 0), .popClip]
        var new = old
        new.commands[0] = .pushClip(Rect(0, 0, 60, 50))
        #expect(damage(from: old, to: new, scale: 1) == [PixelRect(minX: 10, minY: 10, maxX: 60, maxY: 50)])
    }
}
