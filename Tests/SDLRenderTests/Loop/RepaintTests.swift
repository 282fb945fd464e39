import Engine
import Fakes
import Testing

@testable import SDLRender

@Suite("what was scrolled is moved, and only the rest is painted", .serialized)
@MainActor
struct RepaintTests {
    @Test("moving and painting makes the old picture the new one", arguments: [1.0, 1.25, 2.0])
    func repaintIsEnough(scale: Double) throws {
        let fonts = try FontStack(scale: scale)
        let theme = try #require(try Theme.builtIn("light"))
        var moves = 0
        for seed in UInt64(1)...80 {
            var random = RandomFrame(seed: seed)
            let distance = Double(Int.random(in: -240...240, using: &random.generator)) / 4
            let (old, new) = random.scrolled(by: seed % 3 == 0 ? distance : distance.rounded())
            let patched = picture(of: old, theme: theme, fonts: fonts)
            let rasteriser = Rasteriser(fonts: fonts)
            let frame = rasteriser.placed(new)
            let repaint = Repaint(from: rasteriser.placed(old), to: frame)
            #expect(repaint.staysWithin(patched.canvas.bounds))
            if let move = repaint.move { patched.canvas.move(move.source, by: move.distance) }
            rasteriser.paint(frame, theme: theme, onto: patched.canvas, within: repaint.areas)
            let whole = picture(of: new, theme: theme, fonts: fonts)
            #expect(pixels(patched) == pixels(whole), "seed \(seed)")
            #expect(repaint.areas.count <= 8)
            moves += repaint.move == nil ? 0 : 1
        }
        #expect(moves > 20)
    }

    @Test("of a pane that is scrolled only what comes into view is painted")
    func uncovered() throws {
        let fonts = try FontStack()
        let rasteriser = Rasteriser(fonts: fonts)
        let frames = [0.0, 24].map { offset in
            var frame = Frame(size: Size(300, 400))
            let pane = Rect(100, 50, 200, 300)
            frame.commands = [.fill(Rect(0, 0, 300, 400), .panelBackground, corner: 0), .fill(pane, .rule, corner: 0)]
            frame.commands.append(.pushClip(pane))
            for line in 0..<40 {
                let y = 60 + Double(line) * 24 - offset
                frame.commands.append(.text(TextRun("Line \(line)", TextFace(.body), .accent, x: 110, y: y, width: 60)))
            }
            frame.commands += [.popClip, .text(TextRun("Still", TextFace(.body), .accent, x: 8, y: 20, width: 40))]
            return rasteriser.placed(frame)
        }
        let repaint = Repaint(from: frames[0], to: frames[1])
        let target = PixelRect(minX: 100, minY: 50, maxX: 300, maxY: 326)
        #expect(repaint.move == Repaint.Move(target: target, distance: -24))
        #expect(repaint.areas.allSatisfy { $0.minY >= 320 && $0.maxY <= 350 })
        #expect(Repaint(from: frames[1], to: frames[1]).changed.isEmpty)
    }

    @Test("rows are moved up and down over themselves", arguments: [-3, 3])
    func move(distance: Int) {
        let memory = PixelMemory(width: 4, height: 12)
        for y in 0..<12 { memory.canvas.row(y).update(repeating: UInt32(y), count: 4) }
        memory.canvas.move(PixelRect(minX: 1, minY: 3, maxX: 3, maxY: 9), by: distance)
        for y in 0..<12 {
            let isTarget = (3 + distance..<9 + distance).contains(y)
            #expect(memory.canvas.row(y)[1] == UInt32(isTarget ? y - distance : y))
            #expect(memory.canvas.row(y)[2] == memory.canvas.row(y)[1])
            #expect(memory.canvas.row(y)[0] == UInt32(y) && memory.canvas.row(y)[3] == UInt32(y))
        }
    }
}

@Suite("colours are laid over pixels many at a time as they are one by one")
struct BlendTests {
    @Test("any coverage of any colour, at any length")
    func rows() {
        var random = Seeded(3)
        for _ in 0..<400 {
            let count = random.below(40)
            let color = Color(argb: UInt32(truncatingIfNeeded: random.next()) | (random.once(in: 2) ? 0xFF00_0000 : 0))
            let under = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
            let coverage = (0..<count).map { _ in
                random.once(in: 3) ? 0 : random.once(in: 3) ? 255 : UInt8(random.below(256))
            }
            var laid = under
            laid.withUnsafeMutableBufferPointer { pixels in
                guard let first = pixels.baseAddress else { return }
                Blend(color).cover(first, count: count, coverage: coverage)
            }
            #expect(laid == zip(under, coverage).map { one($0, color, $1) })
            laid.withUnsafeMutableBufferPointer { pixels in
                guard let first = pixels.baseAddress else { return }
                first.update(from: under, count: count)
                Blend(color).cover(first, count: count, coverage: coverage.first ?? 0)
            }
            #expect(laid == under.map { one($0, color, coverage.first ?? 0) })
        }
    }

    private func one(_ under: UInt32, _ color: Color, _ coverage: UInt8) -> UInt32 {
        let full = UInt32(coverage) + UInt32(coverage >> 7)
        let weight = (full * (UInt32(color.alpha) + UInt32(color.alpha >> 7))) >> 8
        return mixed(under, color.argb, weight)
    }
}

func pixels(_ memory: PixelMemory) -> [UInt32] {
    withExtendedLifetime(memory) {
        Array(UnsafeBufferPointer(start: memory.canvas.pixels, count: memory.canvas.width * memory.canvas.height))
    }
}
