/// A Mermaid diagram that is a pie and can be drawn without the Mermaid program: section 8 of the format.
enum PieFence {
    static func isPie(_ text: String) -> Bool {
        let lines = text.linesByLF.map(Blank.trim).filter { !$0.isEmpty && !$0.hasPrefix("%%") }
        guard let first = lines.first, first == "pie" || first.hasPrefix("pie title ") else { return false }
        let slices = lines.dropFirst().map(slice)
        let values = slices.compactMap { $0 }
        return values.count == slices.count && values.allSatisfy { $0 >= 0 } && values.contains { $0 > 0 }
    }

    /// The number of a line `"label" : number`, with or without a semicolon behind it.
    private static func slice(_ line: String) -> Double? {
        guard line.first == "\"" else { return nil }
        let rest = line.dropFirst()
        guard let end = rest.firstIndex(of: "\"") else { return nil }
        let behind = Blank.trim(rest[rest.index(after: end)...])
        guard behind.first == ":" else { return nil }
        var number = Blank.trim(behind.dropFirst())
        if number.last == ";" { number = Blank.trim(number.dropLast()) }
        return Quoted.number(number)
    }
}
