import Engine

/// Why a theme file is no theme.
public enum ThemeFailure: Error, Equatable, Sendable {
    /// Not one JSON object of strings; `line` counts from 1.
    case syntax(line: Int, expected: String)
    case unknownToken(String, line: Int)
    case repeatedToken(String, line: Int)
    /// Not `#rrggbb` or `#rrggbbaa`.
    case notAColor(String, line: Int)
    case missingTokens([String])
}

extension ThemeFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .syntax(let line, let expected): "line \(line): \(expected) is missing"
        case .unknownToken(let name, let line): "line \(line): no colour is called \"\(name)\""
        case .repeatedToken(let name, let line): "line \(line): \"\(name)\" has a colour already"
        case .notAColor(let text, let line): "line \(line): \"\(text)\" is not a colour such as #2f5fd0 or #2f5fd080"
        case .missingTokens(let names): "no colour for \(names.joined(separator: ", "))"
        }
    }
}

extension Theme {
    /// Reads a theme file: one JSON object, `"token": "#rrggbb"` or `"#rrggbbaa"`, a colour for every token.
    public init(name: String, file bytes: [UInt8]) throws(ThemeFailure) {
        var reader = ThemeReader(bytes: bytes)
        let colors = try reader.colors()
        guard let theme = Theme(name: name, colors: colors) else {
            throw .missingTokens(ColorToken.allCases.filter { colors[$0] == nil }.map { "\($0)" })
        }
        self = theme
    }
}

/// Reads the one shape of JSON that a theme has. Token names and colours need no escapes.
private struct ThemeReader {
    let bytes: [UInt8]
    var place = 0
    var line = 1
    let tokens = Dictionary(uniqueKeysWithValues: ColorToken.allCases.map { ("\($0)", $0) })

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func colors() throws(ThemeFailure) -> [ColorToken: Color] {
        var colors: [ColorToken: Color] = [:]
        try take("{")
        if !takes("}") {
            repeat {
                let name = try string("a colour's name in quotes")
                guard let token = tokens[name] else { throw .unknownToken(name, line: line) }
                guard colors[token] == nil else { throw .repeatedToken(name, line: line) }
                try take(":")
                let value = try string("a colour in quotes")
                guard let color = Color(hex: value) else { throw .notAColor(value, line: line) }
                colors[token] = color
            } while takes(",")
            try take("}")
        }
        skipSpace()
        guard place == bytes.count else { throw .syntax(line: line, expected: "the end of the file") }
        return colors
    }

    private mutating func skipSpace() {
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) {
            if bytes[place] == 0x0A { line += 1 }
            place += 1
        }
    }

    private mutating func takes(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard place < bytes.count, UInt32(bytes[place]) == mark.value else { return false }
        place += 1
        return true
    }

    private mutating func take(_ mark: Unicode.Scalar) throws(ThemeFailure) {
        guard takes(mark) else { throw .syntax(line: line, expected: "\"\(mark)\"") }
    }

    private mutating func string(_ expected: String) throws(ThemeFailure) -> String {
        guard takes("\"") else { throw .syntax(line: line, expected: expected) }
        let start = place
        while place < bytes.count, bytes[place] != 0x22, bytes[place] != 0x0A { place += 1 }
        guard place < bytes.count, bytes[place] == 0x22 else { throw .syntax(line: line, expected: "a closing quote") }
        defer { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }
}

extension Color {
    /// `#rrggbb` or `#rrggbbaa`.
    fileprivate init?(hex text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", digits.utf8.count == 6 || digits.utf8.count == 8,
            digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }), let value = UInt32(digits, radix: 16)
        else { return nil }
        self.init(argb: digits.utf8.count == 6 ? 0xFF00_0000 | value : value << 24 | value >> 8)
    }
}
