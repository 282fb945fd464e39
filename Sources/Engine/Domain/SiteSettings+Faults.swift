extension Domain.SiteSettings {
    /// What makes a build of the site fail, in the order of the lines: section 12 of the format. `services` are those that
    /// the settings bind; nil where their contracts were not read.
    public func faults(services: [String: Domain.Service]? = nil) -> [Domain.Fault] {
        var all = lineFaults
        for entry in entries {
            guard let kind = Value(of: entry.key) else {
                all.append(
                    Domain.Fault(.settingsUnknownKey, line: entry.line, column: entry.keyColumn, detail: [entry.key]))
                continue
            }
            if let wanted = kind.wanted(insteadOf: entry.value) {
                all.append(
                    Domain.Fault(
                        .settingsBadValue, line: entry.line, column: entry.valueColumn,
                        detail: [entry.key, entry.value, wanted]))
            }
        }
        all += serviceFaults(services ?? [:])
        return all.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    }

    private func serviceFaults(_ services: [String: Domain.Service]) -> [Domain.Fault] {
        var seen: Set<String> = []
        var all: [Domain.Fault] = []
        for entry in entries {
            guard let (id, _) = Value.service(entry.key), seen.insert(id).inserted else { continue }
            for key in ["contract", "mode"] where value(of: "service.\(id).\(key)") == nil {
                all.append(
                    Domain.Fault(
                        .settingsMissingKey, line: entry.line, column: entry.keyColumn,
                        detail: [id, "service.\(id).\(key)"]))
            }
            guard case .broken(let reason) = services[id],
                let contract = entries.last(where: { $0.key == "service.\(id).contract" })
            else { continue }
            all.append(
                Domain.Fault(
                    .settingsBadContract, line: contract.line, column: contract.valueColumn, detail: [id, reason]))
        }
        return all
    }
}

/// What a setting's value must be.
private enum Value {
    case anything, boolean, wholeNumber, positiveNumber, style
    case choice([String])

    /// Nil for a key that there is not.
    init?(of key: String) {
        if let known = Value.known[key] {
            self = known
        } else if let (_, part) = Value.service(key), let known = Value.ofServices[part] {
            self = known
        } else if let dot = key.lastIndex(of: "."), key[..<dot] == "theme.light" || key[..<dot] == "theme.dark" {
            guard Value.styles.contains(String(key[key.index(after: dot)...])) else { return nil }
            self = .style
        } else if Value.prefixes.contains(where: { key.hasPrefix($0) && key.count > $0.count }) {
            self = .anything
        } else {
            return nil
        }
    }

    /// What it has to be, as the middle of a sentence; nil where the value will do.
    func wanted(insteadOf value: String) -> String? {
        switch self {
        case .anything: nil
        case .boolean: ["true", "yes", "false", "no"].contains(value) ? nil : "true, yes, false or no"
        case .wholeNumber: Int(value).map { $0 >= 0 } ?? false ? nil : "a whole number from 0"
        case .positiveNumber: Double(value).map { $0 > 0 && $0.isFinite } ?? false ? nil : "a number above 0"
        case .style:
            [";", "{", "}", "/*", "*/"].contains(where: value.contains)
                ? "a value of CSS without ; { } and comments" : nil
        case .choice(let choices):
            choices.contains(value) ? nil : choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
        }
    }

    /// The id and what is said of it, of a key `service.ID.PART`.
    static func service(_ key: String) -> (id: String, part: String)? {
        guard key.hasPrefix("service."), let dot = key.lastIndex(of: ".") else { return nil }
        let rest = key.dropFirst("service.".count)
        guard dot > rest.startIndex else { return nil }
        return (String(rest[..<dot]), String(key[key.index(after: dot)...]))
    }

    private static let known: [String: Value] = {
        var all: [String: Value] = [
            "layout": .choice(["top-nav", "left-sidebar"]),
            "theme": .choice(["standard", "system", "none", "unstyled"]),
            "appearance": .choice(["toggle", "auto", "light", "dark"]), "fontScale": .positiveNumber,
            "latestPosts": .wholeNumber,
        ]
        for key in ["rss", "newsletter.endOfPost", "newsletter.footer", "shareLinks", "showSource", "articlePDF"] {
            all[key] = .boolean
        }
        for key in texts { all[key] = .anything }
        return all
    }()

    private static let texts = [
        "title", "subtitle", "versionName", "baseURL", "favicon", "faviconPath", "postsDir", "postsLabel", "rssPath",
        "rssTitle", "rssDescription", "newsletter.username", "newsletter.title", "newsletter.body",
        "newsletter.buttonLabel", "newsletter.placeholder", "newsletter.note", "analytics.head", "analytics.bodyEnd",
    ]

    private static let ofServices: [String: Value] = [
        "contract": .anything, "mode": .choice(["static", "local", "remote", "proxy", "build"]),
        "proxyRoute": .anything, "availability": .choice(["required", "optional", "unchecked"]),
    ]

    private static let styles: Set = [
        "accent", "bg", "border", "elevated", "font", "ink", "measure", "mono", "muted", "radius", "shadow", "space",
        "surface",
    ]

    /// A name of one's own stands behind each.
    private static let prefixes = [
        "social.", "links.", "static.", "generate.", "notFoundRedirect.exact./", "notFoundRedirect.prefix./",
    ]
}
