/// A code fence called `chart`: section 8 of the format. What can't be read is shown as code, never refused.
struct ChartFence: Equatable {
    struct Series: Equatable {
        var name: String
        var values: [Double]
        /// Pairs of a scatter chart.
        var points: [Point] = []
    }

    struct Point: Equatable {
        var x: Double
        var y: Double
    }

    struct Slice: Equatable {
        var label: String
        var value: Double
    }

    private(set) var type = ""
    private(set) var title = ""
    private(set) var xLabel = ""
    private(set) var yLabel = ""
    private(set) var categories: [String]?
    private(set) var x: [Double]?
    private(set) var series: [Series] = []
    private(set) var slices: [Slice] = []

    /// Nil where the fence is shown as code. `text` is what stands between its lines.
    init?(_ text: String) {
        var lists: [String] = []
        for line in text.linesByLF.map(Blank.trim) where !line.isEmpty && !line.hasPrefix("#") {
            guard let (key, rest) = Quoted.split(line, at: ":") else { return nil }
            let name = Blank.trim(key).lowercased().filter { $0 != "-" && !Blank.contains($0) }
            let value = String(Blank.trim(rest))
            guard !name.isEmpty, !value.isEmpty, read(name, value, &lists) else { return nil }
        }
        for line in lists {
            guard let (name, values) = Quoted.split(line, at: "=") ?? Quoted.split(line, at: ":"),
                let read = Series(name: Quoted.unquoted(name), values, isScatter: type == "scatter")
            else { return nil }
            series.append(read)
        }
        guard isDrawn else { return nil }
    }

    private mutating func read(_ key: String, _ value: String, _ lists: inout [String]) -> Bool {
        let text = Quoted.unquoted(value)
        switch key {
        case "type", "kind":
            type = text.lowercased() == "xy" ? "scatter" : text.lowercased()
            return ChartTile.types.contains(type)
        case "title": title = text
        case "xlabel": xLabel = text
        case "ylabel": yLabel = text
        case "categories", "category": categories = Quoted.entries(value)
        case "x":
            x = Quoted.numbers(value)
            return x != nil
        case "series", "points": lists.append(value)
        case "slice":
            guard let (label, number) = Quoted.split(value, at: "=") ?? Quoted.split(value, at: ":"),
                let number = Quoted.number(Blank.trim(number))
            else { return false }
            slices.append(Slice(label: Quoted.unquoted(label), value: number))
        default: return false
        }
        return true
    }

    private var isDrawn: Bool {
        switch type {
        case "bar", "line": isBarOrLine
        case "pie", "doughnut": isPie
        case "scatter":
            categories == nil && x == nil && slices.isEmpty && (1...4).contains(series.count)
                && series.allSatisfy { (1...12).contains($0.points.count) }
        default: false
        }
    }

    private var isBarOrLine: Bool {
        guard slices.isEmpty, (1...4).contains(series.count), let count = series.first?.values.count,
            (1...12).contains(count), series.allSatisfy({ $0.values.count == count })
        else { return false }
        if let categories { return x == nil && categories.count == count }
        return x.map { type == "line" && $0.count == count } ?? true
    }

    private var isPie: Bool {
        guard x == nil else { return false }
        var all = slices
        if all.isEmpty, series.count == 1, let categories, categories.count == series[0].values.count {
            all = zip(categories, series[0].values).map { Slice(label: $0, value: $1) }
        } else if !series.isEmpty || categories != nil {
            return false
        }
        return (1...8).contains(all.count) && all.allSatisfy { !$0.label.isEmpty && $0.value > 0 }
    }
}

extension ChartFence.Series {
    fileprivate init?(name: String, _ text: Substring, isScatter: Bool) {
        guard !name.isEmpty else { return nil }
        self.name = name
        guard isScatter else {
            guard let numbers = Quoted.numbers(String(text)) else { return nil }
            values = numbers
            return
        }
        values = []
        for entry in Quoted.parts(String(text), by: ",") {
            let pair = Blank.trim(entry)
            guard pair.hasPrefix("("), pair.hasSuffix(")"),
                let both = Quoted.numbers(String(pair.dropFirst().dropLast())),
                both.count == 2
            else { return nil }
            points.append(.init(x: both[0], y: both[1]))
        }
    }
}
