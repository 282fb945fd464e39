import Engine
import Fakes

@testable import SDLRender

/// Frames with all commands, over each other, cut, half outside.
struct RandomFrame {
    var generator: Seeded
    let size = Size(160, 120)

    init(seed: UInt64) { generator = Seeded(seed) }

    mutating func frame() -> Frame {
        var frame = Frame(size: size)
        frame.commands = (0..<Int.random(in: 0...20, using: &generator)).map { _ in command() }
        return frame
    }

    /// The frame with a few commands changed, added or taken away, as from one frame to the next.
    mutating func changed(_ frame: Frame) -> Frame {
        var frame = frame
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0...frame.commands.count, using: &generator)
            switch Int.random(in: 0...3, using: &generator) {
            case 0: frame.commands.insert(command(), at: place)
            case 1 where place < frame.commands.count: frame.commands[place] = command()
            case 2 where place < frame.commands.count: frame.commands.append(frame.commands.remove(at: place))
            default: if place < frame.commands.count { frame.commands.remove(at: place) }
            }
        }
        return frame
    }

    /// Something fixed, a pane whose content has been scrolled by `distance` points from the first frame to the second, and
    /// something over it; now and then a little has changed as well.
    mutating func scrolled(by distance: Double) -> (Frame, Frame) {
        let below = (0..<4).map { _ in command() }
        let content = (0..<24).map { _ in DrawCommand.text(run()) } + (0..<8).map { _ in figure() }
        let above = (0..<2).map { _ in figure() }
        let pane = Rect(20, 10, 110, 90)
        func frame(_ dy: Double) -> Frame {
            var frame = Frame(size: size)
            frame.commands = below + (below.contains(.popClip) ? [] : [.pushClip(pane), .fill(pane, .rule, corner: 0)])
            frame.commands += content.map { $0.offset(0, dy) } + [.popClip] + above
            return frame
        }
        let old = frame(0)
        let new = frame(-distance)
        return (old, Bool.random(using: &generator) ? new : changed(new))
    }

    /// No clip.
    private mutating func figure() -> DrawCommand {
        let command = command()
        switch command {
        case .pushClip(let rect): return .fill(rect, token(), corner: 3)
        case .popClip: return .shadow(rect(), corner: 3)
        case .fill, .stroke, .shadow, .text, .line, .fade: return command
        }
    }

    private mutating func command() -> DrawCommand {
        switch Int.random(in: 0...8, using: &generator) {
        case 0, 1: .fill(rect(), token(), corner: length(12))
        case 2: .stroke(rect(), token(), width: length(4), corner: length(12))
        case 3: .shadow(rect(), corner: length(12))
        case 4: .text(run())
        case 5: .line((0..<3).map { _ in Point(length(160), length(120)) }, token(), width: length(4))
        case 6: .fade(rect(), token())
        case 7: .pushClip(rect())
        default: .popClip
        }
    }

    private mutating func run() -> TextRun {
        let words = ["Compost", "AVATAR", "gÅjy", "ſ", "日"]
        let face = TextFace(style(), TextTraits(rawValue: UInt8.random(in: 0..<16, using: &generator)))
        let text = words[Int.random(in: 0..<words.count, using: &generator)]
        return TextRun(text, face, token(), x: length(160), y: length(120), width: length(60))
    }

    private mutating func style() -> TextStyle { TextStyle.allCases[Int.random(in: 0..<9, using: &generator)] }

    private mutating func token() -> ColorToken {
        ColorToken.allCases[Int.random(in: 0..<ColorToken.allCases.count, using: &generator)]
    }

    private mutating func rect() -> Rect { Rect(length(160) - 20, length(120) - 20, length(80), length(60)) }

    /// In quarters of a point.
    private mutating func length(_ most: Int) -> Double { Double(Int.random(in: 0...most * 4, using: &generator)) / 4 }
}
