import Engine
import Testing

@testable import SDLRender

@Suite("commands become the pixels they name", .serialized)
@MainActor
struct RasteriserTests {
    @Test("a filled rectangle with edges on whole pixels is sharp")
    func fill() throws {
        let picture = try draw([.fill(Rect(2, 1, 3, 2), .accent, corner: 0)])
        #expect(picture.rows == ["........", "..###...", "..###...", "........", "........", "........"])
    }

    @Test("a stroke lies inside its rectangle, at scale 2 twice as wide")
    func stroke() throws {
        let picture = try draw([.stroke(Rect(1, 1, 6, 4), .accent, width: 1, corner: 0)])
        #expect(picture.rows == ["........", ".######.", ".#....#.", ".#....#.", ".######.", "........"])
        let twice = try draw([.stroke(Rect(1, 1, 6, 4), .accent, width: 1, corner: 0)], scale: 2)
        #expect(twice.rows[2] == "..############..")
        #expect(twice.rows[3] == "..############..")
        #expect(twice.rows[4] == "..##........##..")
    }

    @Test("a hairline never vanishes")
    func hairline() throws {
        let picture = try draw([.fill(Rect(0, 2.4, 8, 0.2), .accent, corner: 0)])
        #expect(picture.rows[2] == "########")
        #expect(picture.rows.joined().count { $0 == "#" } == 8)
    }

    @Test("corners are round on all four sides alike")
    func corners() throws {
        let picture = try draw([.fill(Rect(0, 0, 8, 6), .accent, corner: 2)])
        #expect(picture.rows == picture.rows.reversed())
        #expect(picture.rows == picture.rows.map { String($0.reversed()) })
        #expect(picture.rows[0].first == "." || picture.rows[0].first == "+")
        #expect(picture.rows[2] == "########")
    }

    @Test("a clip cuts, and what comes after its end is whole")
    func clip() throws {
        let picture = try draw([
            .pushClip(Rect(0, 0, 4, 6)), .pushClip(Rect(2, 0, 6, 6)), .fill(Rect(0, 0, 8, 1), .accent, corner: 0),
            .popClip, .fill(Rect(0, 2, 8, 1), .accent, corner: 0), .popClip,
            .fill(Rect(0, 4, 8, 1), .accent, corner: 0),
        ])
        #expect(picture.rows == ["..##....", "........", "####....", "........", "########", "........"])
    }

    @Test("a fade grows from nothing to the colour")
    func fade() throws {
        let picture = try draw([.fade(Rect(0, 0, 8, 6), .accent)])
        #expect(picture.rows[0].allSatisfy { $0 == "+" })
        let distances = (0..<6).map { picture.distance(x: 3, y: $0, to: .accent) }
        #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test("a shadow lies around its rectangle and darkens downwards")
    func shadow() throws {
        let size = Size(60, 60)
        let picture = try draw([.shadow(Rect(20, 20, 20, 20), corner: 4)], size: size)
        let below = picture.distance(x: 30, y: 42, to: .windowBackground)
        let above = picture.distance(x: 30, y: 17, to: .windowBackground)
        #expect(below > above && above > 0)
        #expect(picture.distance(x: 1, y: 1, to: .windowBackground) == 0)
    }

    @Test("a line is round at its ends and as thick as it says")
    func line() throws {
        let picture = try draw([.line([Point(1, 3), Point(7, 3)], .accent, width: 2)])
        #expect(picture.rows[2].dropFirst().dropLast() == "######")
        #expect(picture.rows[3].dropFirst().dropLast() == "######")
        #expect(picture.rows[1] == "........" && picture.rows[4] == "........")
    }

    @Test("text stands on its baseline in its colour")
    func text() throws {
        let run = TextRun("H", TextFace(.title, .strong), .accent, x: 4, y: 24, width: 18)
        let picture = try draw([.text(run)], size: Size(30, 40))
        let inked = picture.rows.indices.filter { picture.rows[$0].contains("#") }
        #expect(inked.last == 23)
        #expect(inked.count >= 14)
    }

    @Test("coordinates beyond all reason are survived")
    func beyond() throws {
        let far = Rect(-1e300, -.infinity, .infinity, 1e300)
        let picture = try draw([
            .fill(far, .accent, corner: .infinity), .stroke(far, .accent, width: 1e9, corner: 5),
            .shadow(far, corner: 3), .line([Point(.nan, 0), Point(1e300, -1e300)], .accent, width: .nan),
            .text(TextRun("a", TextFace(.body), .accent, x: .nan, y: .infinity, width: -.infinity)),
            .fade(far, .accent), .fill(Rect(3, 3, -5, 2), .accent, corner: 9), .popClip, .popClip,
            .fill(Rect(1, 1, 1, 1), .accent, corner: 0),
        ])
        #expect(picture.rows[1].dropFirst().first == "#")
    }

    @Test("old runs go when the cache is full, and come back")
    func cache() throws {
        let cache = RunCache(fonts: try FontStack(), budget: 2000)
        let runs = (0..<40).map { TextRun("word \($0)", TextFace(.body), .accent, x: 0, y: 0, width: 50) }
        for run in runs {
            #expect(cache.masks(of: [run]).first??.height != nil)
        }
        #expect(cache.bytes <= 2000 + 1500)
        #expect(cache.masks(of: [runs[0]]).first??.height != nil)
    }

    @Test("a text that is put together from words is drawn as if at once, and as wide as it is measured")
    func words() throws {
        let fonts = try FontStack()
        let cache = RunCache(fonts: fonts)
        for (text, face) in [
            ("Turn it weekly, AVAST to Ye: 10 x 10 -> fi", TextFace(.body)), ("let x  =  a ?? b ", TextFace(.code)),
            ("Wave  To.", TextFace(.title, .strong)),
        ] {
            let run = TextRun(text, face, .accent, x: 0, y: 0, width: 500)
            let mask = try #require(cache.masks(of: [run]).first ?? nil)
            let whole = try #require(fonts.mask(of: text, in: face))
            #expect(mask.top == whole.top && mask.height == whole.height)
            #expect(abs(mask.left - whole.left) <= 1)
            // At once, each glyph is rounded to a quarter of a pixel behind the one before.
            #expect(abs(mask.left + mask.width - whole.left - whole.width) <= 2)
            #expect(Double(mask.left + mask.width) <= fonts.width(of: text, in: face) + 1)
            #expect(abs(mask.ink - whole.ink) * 50 <= whole.ink)
        }
    }

    private func draw(_ commands: [DrawCommand], size: Size = Size(8, 6), scale: Double = 1) throws -> Drawn {
        var frame = Frame(size: size)
        frame.commands = commands
        let theme = try #require(try Theme.builtIn("light"))
        return Drawn(memory: picture(of: frame, theme: theme, fonts: try FontStack(scale: scale)), theme: theme)
    }
}

/// A picture in characters: `#` is the accent, `.` the ground, `+` anything between.
private struct Drawn {
    let memory: PixelMemory
    let theme: Theme

    var rows: [String] {
        (0..<memory.canvas.height).map { y in
            String((0..<memory.canvas.width).map { x in character(x, y) })
        }
    }

    /// How far the pixel is from the colour: the sum of its three differences.
    func distance(x: Int, y: Int, to token: ColorToken) -> Int {
        let pixel = Color(argb: memory.canvas.row(y)[x])
        let wanted = color(for: token, in: theme)
        return [\Color.red, \.green, \.blue].reduce(0) { $0 + abs(Int(pixel[keyPath: $1]) - Int(wanted[keyPath: $1])) }
    }

    private func character(_ x: Int, _ y: Int) -> Character {
        if distance(x: x, y: y, to: .accent) == 0 { return "#" }
        return distance(x: x, y: y, to: .windowBackground) == 0 ? "." : "+"
    }
}

extension Mask {
    /// How much is covered in all.
    fileprivate var ink: Int { (0..<width * height).reduce(0) { $0 + Int(coverage[$1]) } }
}
