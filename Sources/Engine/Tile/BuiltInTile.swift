/// The tile types that have a renderer, and what a site build refuses of them: section 6 of the format.
enum BuiltInTile: String {
    case callout, counter, embed, chart, mermaid, buttondown
    case serviceForm = "service-form"

    /// The first thing that is wrong, in the order of the format's checks; nil where nothing is, and for other types.
    ///
    /// `services` are those that the site binds, by id; nil where the site is not known, and then nothing is said of them.
    static func problem(in tile: Domain.Directive, services: [String: Domain.Service]?) -> Problem? {
        switch BuiltInTile(rawValue: tile.type) {
        case .callout, .counter, nil: nil
        case .embed: EmbedTile.problem(in: tile)
        case .chart: ChartTile.problem(in: tile)
        case .mermaid: MermaidTile.problem(in: tile)
        case .serviceForm: ServiceFormTile.problem(in: tile, services: services)
        case .buttondown: ButtondownTile.problem(in: tile)
        }
    }

    /// What a check found. Its line is the tile's opening one.
    struct Problem: Equatable {
        var code: Domain.Fault.Code
        var detail: [String]
        /// Where a form shows it; nil where it is about no property alone.
        var field: FieldID?

        init(_ code: Domain.Fault.Code, _ detail: String..., at field: FieldID? = nil) {
            self.code = code
            self.detail = detail
            self.field = field
        }

        /// At the first property of that name, whether it is there or not.
        init(_ code: Domain.Fault.Code, _ detail: String..., at key: String) {
            self.code = code
            self.detail = detail
            field = .value(key: key, nth: 0)
        }

        var fault: Domain.Fault { Domain.Fault(code, detail: detail) }
    }
}

extension Domain.Directive {
    /// Values by commas or as a list, trimmed, empty ones dropped; nil without the property.
    func entries(of key: String) -> [String]? { value(of: key)?.entries }

    /// Whether the first property of that name is there and a text with something in it.
    func hasText(_ key: String) -> Bool { text(of: key).map { !$0.isBlankText } ?? false }
}

extension Domain.Directive.Value {
    var entries: [String] {
        switch self {
        case .text(let text): text.entriesByComma
        case .list(let items): items.map(Blank.trim).filter { !$0.isEmpty }
        }
    }
}

extension String {
    var entriesByComma: [String] {
        split(separator: ",").map { String(Blank.trim($0)) }.filter { !$0.isEmpty }
    }

    /// Blank space and line ends alone.
    var isBlankText: Bool { allSatisfy { Blank.contains($0) || $0.isNewline } }

    /// What `true yes on 1` and `false no off 0` mean, in any case; nil for anything else.
    var switchValue: Bool? {
        switch lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }
}
