/// `:::chart` and `:::tile chart`. The fence of that name is another thing: `ChartFence`.
enum ChartTile {
    static let types = ["bar", "line", "pie", "doughnut", "scatter"]
    static let prefix = "series."

    private struct Series {
        /// Its property's, in the source's order.
        var place: Int
        var name: String
        var values: [Double]
    }

    static func problem(in tile: Domain.Directive) -> BuiltInTile.Problem? {
        guard let written = tile.text(of: "type") else { return .init(.chartMissingProperty, "type", at: "type") }
        let type = written.lowercased()
        guard types.contains(type) else { return .init(.chartUnknownType, written, at: "type") }
        guard let labels = tile.entries(of: "labels"), !labels.isEmpty else {
            return .init(.chartMissingProperty, "labels", at: "labels")
        }
        let (series, problem) = series(of: tile)
        return problem ?? lookProblem(in: tile) ?? countProblem(in: series, of: tile, type: type, labels: labels.count)
    }

    /// All series up to the first that can't be read.
    private static func series(of tile: Domain.Directive) -> ([Series], BuiltInTile.Problem?) {
        var all: [Series] = []
        for (place, property) in tile.properties.enumerated() where property.key.hasPrefix(prefix) {
            let name = Blank.trim(String(property.key.dropFirst(prefix.count)))
            if name.isEmpty { return (all, .init(.chartEmptySeriesName, property.key, at: tile.nameField(at: place))) }
            var values: [Double] = []
            for entry in property.value.entries {
                guard let value = Double(entry), value.isFinite else {
                    return (all, .init(.chartBadNumber, property.key, entry, at: tile.valueField(at: place)))
                }
                values.append(value)
            }
            all.append(Series(place: place, name: name, values: values))
        }
        return (all, nil)
    }

    private static func lookProblem(in tile: Domain.Directive) -> BuiltInTile.Problem? {
        if let height = tile.text(of: "height"), !(Int(height).map { (240...720).contains($0) } ?? false) {
            return .init(.chartBadHeight, height, at: "height")
        }
        if let legend = tile.text(of: "legend"), legend.switchValue == nil {
            return .init(.chartBadLegend, legend, at: "legend")
        }
        return nil
    }

    private static func countProblem(
        in all: [Series], of tile: Domain.Directive, type: String, labels: Int
    ) -> BuiltInTile.Problem? {
        let field = { (series: Series) in tile.valueField(at: series.place) }
        if all.isEmpty { return .init(.chartMissingSeries) }
        if let odd = all.first(where: { $0.values.count != labels }) {
            return .init(.chartLengthMismatch, odd.name, "\(odd.values.count)", "\(labels)", at: field(odd))
        }
        guard type == "pie" || type == "doughnut" else { return nil }
        if all.count != 1 { return .init(.chartSeriesCount, type, "\(all.count)", at: field(all[1])) }
        for value in all[0].values where value <= 0 {
            return .init(.chartNonpositiveSlice, all[0].name, "\(value)", at: field(all[0]))
        }
        return nil
    }
}
