import Engine
import Testing

@testable import SDLRender

@Suite("colours that are drawn on one another can be told apart")
struct ContrastTests {
    static let grounds: [ColorToken] = [
        .windowBackground, .panelBackground, .tileBackground, .codeBackground, .controlBackground, .controlHover,
    ]

    @Test("text reads on every ground it may stand on", arguments: Theme.builtInNames)
    func text(name: String) throws {
        let theme = try #require(try Theme.builtIn(name))
        for ground in Self.grounds {
            for token in [ColorToken.textPrimary, .textSecondary, .textFaint, .good, .warning, .danger] {
                expect(token, on: ground, atLeast: 4.5, theme)
            }
        }
        for ground in [ColorToken.tileBackground, .codeBackground] {
            for token in [ColorToken.codeKeyword, .codeString, .codeNumber, .codeComment] {
                expect(token, on: ground, atLeast: 4.5, theme)
            }
        }
        for ground in [ColorToken.windowBackground, .panelBackground, .tileBackground, .codeBackground, .accentSoft] {
            expect(.accent, on: ground, atLeast: 4.5, theme)
        }
        let pairs: [(ColorToken, ColorToken)] = [
            (.onAccent, .accent), (.danger, .dangerSoft), (.textPrimary, .dangerSoft), (.warning, .warningSoft),
            (.textPrimary, .warningSoft), (.textPrimary, .accentSoft), (.textSecondary, .accentSoft),
            (.textFaint, .accentSoft), (.textPrimary, .matchBackground), (.textPrimary, .currentMatchBackground),
            (.textSecondary, .matchBackground), (.accent, .matchBackground),
        ]
        for (token, ground) in pairs { expect(token, on: ground, atLeast: 4.5, theme) }
    }

    @Test("the edge of a control and the ring around it show on every ground", arguments: Theme.builtInNames)
    func edges(name: String) throws {
        let theme = try #require(try Theme.builtIn(name))
        for ground in Self.grounds where ground != .controlHover {
            expect(.controlBorder, on: ground, atLeast: 3, theme)
            expect(.accent, on: ground, atLeast: 3, theme)
        }
    }

    @Test("all colours but the shadows and what dims are opaque", arguments: Theme.builtInNames)
    func opaque(name: String) throws {
        let theme = try #require(try Theme.builtIn(name))
        let clear = ColorToken.allCases.filter { color(for: $0, in: theme).alpha < 255 }
        #expect(clear == [.scrim, .veil, .shadowNear, .shadowFar])
    }

    private func expect(_ token: ColorToken, on ground: ColorToken, atLeast ratio: Double, _ theme: Theme) {
        let found = contrast(color(for: token, in: theme), color(for: ground, in: theme))
        #expect(found >= ratio, "\(token) on \(ground) in \(theme.name)")
    }
}

/// WCAG 2.2, contrast ratio: 1 to 21.
private func contrast(_ a: Color, _ b: Color) -> Double {
    let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
}

private func luminance(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// The share of light of an sRGB value; the power 2.4 between two roots that need no mathematics library.
private func linear(_ value: UInt8) -> Double {
    let share = Double(value) / 255
    guard share > 0.04045 else { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
}

/// Newton's method, for numbers from 0 to 1.
private func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - value) / (5 * root * root * root * root) }
    return root
}
